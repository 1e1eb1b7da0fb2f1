/**
 * Takes screenshots of every story at 375 and 1280 px, light and dark, and compares each with its image in
 * ui-kit/visual: `make visual`. The images are a quarter as wide, small enough for the repository.
 * Differences are shown in .data/visual/index.html, and make it exit with 1. `make visual UPDATE=1` updates
 * the images, `ONLY=pages` checks only those stories.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { extname, join, normalize } from "node:path";
import { type Browser, chromium } from "playwright-core";
import sharp from "sharp";
import { findBrowser } from "./browser.ts";
import { ROOT, run } from "./run.ts";
import { compare, type Pixels } from "./visual/compare.ts";

const BUILT = join(ROOT, "ui-kit/storybook-static");
const BASELINE = join(ROOT, "ui-kit/visual");
const REPORT = join(ROOT, ".data/visual");
const WIDTHS = [375, 1280] as const;
const THEMES = ["light", "dark"] as const;
/** Factor by which images are reduced. */
const SMALLER = 4;
/** Maximum time until a story is at rest, in ms. */
const PATIENCE_MS = 60_000;
/** A story that uses every font. */
const WARM_UP = "pages-home--base";
/** Maximum height of a screenshot in pixels, which cuts off the rest of a page. */
const MOST_HEIGHT = 4_000;
/** The fixed time in stories, which show times and days. */
const NOW = new Date("2026-11-21T15:00:00Z");
const TYPES: Record<string, string> = {
  ".html": "text/html",
  ".js": "text/javascript",
  ".css": "text/css",
  ".json": "application/json",
  ".svg": "image/svg+xml",
  ".woff2": "font/woff2",
};

type Shot = { name: string; small: Uint8Array };

/** Serves the built Storybook; returns its address and a function that stops it. */
async function serve(): Promise<{ url: string; close: () => void }> {
  const server = createServer(({ url = "/" }, response) => {
    const path = join(BUILT, normalize(new URL(url, "http://localhost").pathname));
    if (!path.startsWith(BUILT) || !existsSync(path)) return void response.writeHead(404).end();
    response.writeHead(200, { "content-type": TYPES[extname(path)] ?? "application/octet-stream" });
    response.end(readFileSync(path));
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, close: () => server.close() };
}

type Preview = { currentRender?: { id?: string; phase?: string } };
type Channel = { emit: (event: string, given: object) => void };
type Storybook = { __STORYBOOK_PREVIEW__?: Preview; __STORYBOOK_ADDONS_CHANNEL__: Channel };

/** Runs in the page: switches to another story without reloading everything. */
const turnTo = (storyId: string) =>
  (globalThis as unknown as Storybook).__STORYBOOK_ADDONS_CHANNEL__.emit("setCurrentStory", {
    storyId,
    viewMode: "story",
  });

/** Runs in the page: returns whether the story and its play function have ended, and nothing is pending. */
const isAtRest = (id: string) => {
  const { currentRender } = (globalThis as unknown as Storybook).__STORYBOOK_PREVIEW__ ?? {};
  const ended = ["completed", "finished", "afterEach", "errored", "aborted"];
  return currentRender?.id === id && ended.includes(currentRender.phase ?? "") &&
    document.fonts.status === "loaded" &&
    [...document.images].every(({ complete, loading }) => complete || loading === "lazy");
};

/** Runs in the page: sets the theme of the current story. */
const wear = (theme: string) => void (document.documentElement.dataset.theme = theme);

/** Takes screenshots of the stories at one width, in both themes, one after the other in one page. */
async function photograph(
  browser: Browser,
  url: string,
  ids: readonly string[],
  width: number,
): Promise<Shot[]> {
  const context = await browser.newContext({
    viewport: { width, height: 900 },
    reducedMotion: "reduce",
    colorScheme: "light",
    locale: "en-US",
    timezoneId: "America/New_York",
  });
  const page = await context.newPage();
  await page.clock.setFixedTime(NOW);
  // The first story loads the fonts, which measurements at the start of a story depend on.
  await page.goto(`${url}/iframe.html?id=${WARM_UP}&viewMode=story`);
  await page.waitForFunction(isAtRest, WARM_UP, { timeout: PATIENCE_MS });
  const shots: Shot[] = [];
  for (const id of [...ids].sort((a, b) => Number(a === WARM_UP) - Number(b === WARM_UP))) {
    await page.evaluate(turnTo, id);
    await page.waitForFunction(isAtRest, id, { timeout: PATIENCE_MS });
    for (const theme of THEMES) {
      await page.evaluate(wear, theme);
      const png = await page.screenshot({ fullPage: true, animations: "disabled", caret: "hide" });
      const { height } = await sharp(png).metadata();
      const cut = sharp(png).extract({ left: 0, top: 0, width, height: Math.min(height, MOST_HEIGHT) });
      const small = await cut.removeAlpha().resize({ width: Math.round(width / SMALLER), kernel: "lanczos3" })
        .webp({ lossless: true, effort: 5 }).toBuffer();
      shots.push({ name: `${id}-${width}${theme === "dark" ? "-dark" : ""}.webp`, small });
    }
  }
  await context.close();
  return shots;
}

async function pixelsOf(picture: Uint8Array): Promise<Pixels> {
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data };
}

/** Writes the images for judging a difference: before, after, and the differing pixels. */
async function show(
  name: string,
  before: Uint8Array,
  after: Uint8Array,
): Promise<{ share: number; isSame: boolean }> {
  const one = await pixelsOf(before);
  const other = await pixelsOf(after);
  const { share, isSame, differing } = compare(one, other);
  if (isSame) return { share, isSame };
  const width = Math.max(one.width, other.width);
  const height = Math.max(one.height, other.height);
  const marked = new Uint8Array(differing.length * 3).fill(235);
  differing.forEach((differs, at) => differs && marked.set([214, 40, 40], at * 3));
  writeFileSync(join(REPORT, `before-${name}`), before);
  writeFileSync(join(REPORT, `after-${name}`), after);
  await sharp(marked, { raw: { width, height, channels: 3 } }).webp({ lossless: true })
    .toFile(join(REPORT, `where-${name}`));
  return { share, isSame };
}

const page = (
  differing: readonly { name: string; share: number }[],
  added: readonly string[],
  gone: readonly string[],
) =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><title>Stories that look different</title>
<style>body{font:16px/1.5 system-ui;margin:24px}figure{display:flex;gap:12px;overflow:auto;margin:0 0 32px}img{border:1px solid #ccc;width:320px;object-fit:contain;object-position:top;image-rendering:pixelated}</style>
<h1>${differing.length} look different</h1>
<p>Before, after, and where they differ. New: ${added.join(", ") || "none"}. Gone: ${
    gone.join(", ") || "none"
  }.</p>
${
    differing.map(({ name, share }) =>
      `<h2>${name}: ${(share * 100).toFixed(1)} %</h2><figure>${
        ["before", "after", "where"].map((kind) => `<img src="${kind}-${name}" alt="${kind}">`).join("")
      }</figure>`
    ).join("\n")
  }</html>`;

const isUpdate = Deno.args.includes("--update");
const built = await run(["npm", "run", "--silent", "build-storybook", "-w", "ui-kit"]);
if (built.code !== 0) throw new Error(`Storybook could not be built:\n${built.output}`);
const { entries } = JSON.parse(readFileSync(join(BUILT, "index.json"), "utf8")) as {
  entries: Record<string, { id: string; type: string }>;
};
const only = new RegExp(Deno.args.find((word) => word.startsWith("--only="))?.slice("--only=".length) ?? "");
const ids = Object.values(entries).filter(({ id, type }) => type === "story" && only.test(id)).map(({ id }) =>
  id
);
const { url, close } = await serve();
const browser = await chromium.launch({
  executablePath: await findBrowser(),
  args: ["--no-sandbox", "--disable-gpu"],
});
try {
  const shots = (await Promise.all(WIDTHS.map((width) => photograph(browser, url, ids, width)))).flat();
  mkdirSync(BASELINE, { recursive: true });
  rmSync(REPORT, { recursive: true, force: true });
  mkdirSync(REPORT, { recursive: true });
  const names = new Set(shots.map(({ name }) => name));
  const gone = readdirSync(BASELINE).filter((name) => only.test(name) && !names.has(name));
  const added: string[] = [];
  const differing: { name: string; share: number }[] = [];
  for (const { name, small } of shots) {
    const path = join(BASELINE, name);
    const found = existsSync(path) ? await show(name, readFileSync(path), small) : undefined;
    if (!found) added.push(name);
    else if (!found.isSame) differing.push({ name, share: found.share });
    // An image that looks the same is kept, because another machine would otherwise change them all.
    if (isUpdate && !found?.isSame) writeFileSync(path, small);
  }
  if (isUpdate) { for (const name of gone) rmSync(join(BASELINE, name)); }
  writeFileSync(join(REPORT, "index.html"), page(differing, added, gone));
  const changes = `${differing.length} look different, ${added.length} are new, ${gone.length} are gone`;
  console.log(
    `${shots.length} pictures of ${ids.length} stories: ${changes}${isUpdate ? "; all are kept now" : ""}`,
  );
  for (const { name, share } of differing) console.log(`  ${name}: ${(share * 100).toFixed(1)} %`);
  if (!isUpdate && differing.length + added.length + gone.length > 0) {
    console.log("See .data/visual/index.html; `make visual UPDATE=1` where they should look so.");
    Deno.exitCode = 1;
  }
} finally {
  await browser.close();
  close();
}
