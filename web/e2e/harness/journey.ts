import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { inject, test } from "vitest";
import { type Browser, chromium } from "playwright-core";
import { findBrowser } from "../../../tools/browser.ts";
import { logErrors, type Site } from "./server.ts";
import { admit, draw, type Visitor, type VisitorOptions } from "./visitor.ts";

const PICTURES = join(import.meta.dirname!, "../../../.data/e2e");

/** What a journey has: the site, and as many people with browsers of their own as it asks for. */
export type Stage = {
  site: Site;
  /** One more person, in a browser that knows nothing yet. */
  visitor: (options?: VisitorOptions) => Promise<Visitor>;
};

export type JourneyOptions = {
  /** A server of its own instead of the shared one. */
  site?: () => Site;
  patienceMs?: number;
};

let opening: Promise<Browser> | undefined;

/** One browser for all journeys; it ends with their process. It can reach this machine alone. */
function openBrowser(): Promise<Browser> {
  return opening ??= (async () =>
    await chromium.launch({
      executablePath: await findBrowser(),
      args: [
        ...["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-sync"],
        ...["--disable-background-networking", "--disable-component-update"],
        "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1",
      ],
    }))();
}

/**
 * A test in which people do something on the site. It fails too when a browser's console had an error or a warning that
 * nobody announced, when a request left the machine, or when the server logged an error. Pictures of what people saw at
 * a failure are in .data/e2e.
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
