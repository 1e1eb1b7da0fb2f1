/**
 * Measures how soon a change shows in a running `make dev`. Changes two sources for a moment and restores
 * them.
 *
 *     make dev &   then   deno run -A bench/dev.ts [http://localhost:8000]
 */
import { join } from "node:path";
import { chromium } from "playwright-core";
import { findBrowser } from "../tools/browser.ts";

const ROOT = join(import.meta.dirname!, "..");
const COMPONENT = "web/src/features/search/HomeHero.tsx";
const HANDLER = "backend/features/system/handlers.ts";
const TIMES = 5;
const site = Deno.args[0] ?? "http://localhost:8000";

/**
 * Replaces `before` with `after` in a file, measures until `shows` resolves, restores the file and waits for
 * that too.
 */
async function measure(
  [file, before, after]: [string, string, string],
  shows: (text: string) => Promise<unknown>,
): Promise<number[]> {
  const path = join(ROOT, file);
  const source = await Deno.readTextFile(path);
  if (!source.includes(before)) throw new Error(`${file} has no ${before}`);
  const took: number[] = [];
  try {
    for (let n = 0; n < TIMES; n++) {
      const began = performance.now();
      await Deno.writeTextFile(path, source.replace(before, after));
      await shows(after);
      took.push(performance.now() - began);
      await Deno.writeTextFile(path, source);
      await shows(before);
    }
  } finally {
    await Deno.writeTextFile(path, source);
  }
  return took;
}

const say = (what: string, took: number[]) => {
  const sorted = took.toSorted((a, b) => a - b).map((ms) => `${Math.round(ms)} ms`);
  console.log(`${what}: ${sorted[Math.floor(TIMES / 2)]} (${sorted[0]} to ${sorted.at(-1)}, ${TIMES} times)`);
};

const browser = await chromium.launch({
  executablePath: await findBrowser(),
  args: [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-sync",
    "--disable-background-networking",
    "--disable-component-update",
  ],
});
const page = await browser.newPage();
page.on("console", (message) => {
  const isExpected = /WebSocket|preload/.test(message.text()); // live events end with the replaced server
  if (message.type() === "error" && !isExpected) console.log(`the browser says: ${message.text()}`);
});
page.on("pageerror", (error) => console.log(`the browser says: ${error.message}`));
await page.goto(site);
/** The first visit may find packages that Vite has not yet prepared, and reloads with them. */
const isHydrated = () =>
  Object.keys(document.querySelector("main") ?? {}).some((name) => name.startsWith("__react"));
await page.waitForFunction(isHydrated, undefined, { timeout: 120_000 });
await page.waitForTimeout(2_000);
await page.waitForFunction(isHydrated, undefined, { timeout: 120_000 });
const zip = page.locator('main input[name="zip"]');
await zip.fill("97330");
const title = await page.locator("main h1").innerText();
const words = title.split(/\s+/).at(-1)!.replace(/\W/g, "");
say(
  "a changed component shows",
  await measure(
    [COMPONENT, words, `${words}Changed`],
    (text) =>
      page.waitForFunction(
        (text) => document.querySelector("main h1")?.textContent?.split(/[^\w]/).includes(text),
        text,
      ),
  ),
);
console.log(await zip.inputValue() === "97330" ? "what was typed is still there" : "WHAT WAS TYPED IS GONE");

const status = async () => {
  const response = await fetch(`${site}/healthz`).catch(() => undefined);
  return response?.ok ? (await response.json()).version as string : undefined;
};
const own = "version: config.deploymentVersion";
const version = await status();
say(
  "a changed handler answers",
  await measure([HANDLER, own, 'version: "changed"'], async (text) => {
    const expected = text === own ? version : "changed";
    while (await status() !== expected) await new Promise((done) => setTimeout(done, 20));
  }),
);
await browser.close();
