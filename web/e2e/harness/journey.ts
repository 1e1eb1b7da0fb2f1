import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { inject, test } from "vitest";
import { type Browser, chromium } from "playwright-core";
import { findBrowser } from "../../../tools/browser.ts";
import { logErrors, type Site } from "./server.ts";
import { admit, draw, type Visitor, type VisitorOptions } from "./visitor.ts";

const PICTURES = join(import.meta.dirname!, "../../../.data/e2e");

/** Arguments of a journey: the site, and a function that adds people with separate browsers. */
export type Stage = {
  site: Site;
  /** Adds one more person, in a fresh browser. */
  visitor: (options?: VisitorOptions) => Promise<Visitor>;
};

export type JourneyOptions = {
  /** A separate server instead of the shared one. */
  site?: () => Site;
  patienceMs?: number;
};

let opening: Promise<Browser> | undefined;

/**
 * Returns the one browser for all journeys, which ends with their process. It can reach only this machine.
 */
function openBrowser(): Promise<Browser> {
  return opening ??= (async () =>
    await chromium.launch({
      executablePath: await findBrowser(),
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-quic",
        "--no-first-run",
        "--disable-sync",
        "--disable-background-networking",
        "--disable-component-update",
        "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1",
      ],
    }))();
}

/**
 * A test in which people use the site. It also fails if a browser's console had an unannounced error or
 * warning, if a request left the machine, or if the server logged an error. Screenshots of a failure are in
 * .data/e2e.
 */
export function journey(
  name: string,
  walk: (stage: Stage) => Promise<void>,
  options: JourneyOptions = {},
): void {
  test(name, async () => {
    const site = options.site?.() ?? inject("site");
    const browser = await openBrowser();
    const visitors: Visitor[] = [];
    const known = logErrors(site).length;
    try {
      await walk({
        site,
        visitor: async (options = {}) => {
          const visitor = await admit(browser, site, options);
          visitors.push(visitor);
          return visitor;
        },
      });
      for (const visitor of visitors) visitor.check();
      const errors = logErrors(site).slice(known);
      if (errors.length) throw new Error(`the server logged:\n${errors.join("\n")}`);
    } catch (error) {
      await takePictures(name, visitors);
      for (const { saw } of visitors) if (saw().length) console.log(`A browser said:\n${saw().join("\n")}`);
      throw error;
    } finally {
      await Promise.all(visitors.map(({ context }) => context.close()));
    }
  }, options.patienceMs);
}

async function takePictures(name: string, visitors: readonly Visitor[]): Promise<void> {
  mkdirSync(PICTURES, { recursive: true });
  const file = name.replace(/\W+/g, "-").slice(0, 60);
  for (const [index, { page }] of visitors.entries()) {
    const path = join(PICTURES, `${file}-${index + 1}.png`);
    await draw(page).catch(() => {});
    await page.screenshot({ path, fullPage: true, timeout: 5_000 })
      .then(() => console.log(`${page.url()} is in ${path}`), () => {});
  }
}
