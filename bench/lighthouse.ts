/**
 * Measures the five pages that sell with Lighthouse, like on a phone, and writes
 * docs/benchmarks/lighthouse.md: the median of five runs of each, with the example photos in all of their
 * sizes. `make bench-lighthouse` or `deno run -A bench/lighthouse.ts [runs] [pages]`; naming pages writes
 * nothing. The machine must be idle. Lighthouse is installed separately on first use (185 MB), because
 * nothing else needs it. Exits with 1 if accessibility, best practices or search engines score less than 100.
 */
import { spawn } from "node:child_process";
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type BrowserContext, chromium } from "playwright-core";
import { addSizes } from "../backend/features/files/actions.ts";
import { demoAccounts } from "../backend/demo/seed/accounts.ts";
import { readConfig } from "../backend/platform/config.ts";
import { filesOf } from "../backend/services.ts";
import { findBrowser } from "../tools/browser.ts";
import { ROOT, run } from "../tools/run.ts";
import { AS_IN_PRODUCTION, startProduct } from "./product.ts";

/** The last version that runs on Node 20. */
const VERSION = "12.8.2";
const TOOL = join(ROOT, ".data/lighthouse");
const FOLDER = join(Deno.env.get("BENCH_DIR") ?? join(ROOT, ".data/bench"), "lighthouse");
const REPORT = join(ROOT, "docs/benchmarks/lighthouse.md");
const runs = Number(Deno.args[0] || 5);
const wanted = Deno.args[1]?.split(",");
const QUALITIES = ["accessibility", "best-practices", "seo"];
/** Time after which the resources needed for the start are freed. */
const REST_MS = 20_000;
/** Number of requests to each page before it is measured. */
const WARM = 30;

type Audit = {
  score: number | null;
  numericValue?: number;
  title: string;
  details?: { items?: { description?: string; node?: { snippet: string } }[] };
};
type Category = { score: number; auditRefs: { id: string; weight: number }[] };
type Run = { categories: Record<string, Category>; audits: Record<string, Audit>; finalDisplayedUrl: string };
type Page = {
  name: string;
  path: string;
  /** Whether the page is private to its visitor and therefore excludes search engines on purpose. */
  isPrivate?: boolean;
};

/** Returns the pages to measure, including a pet's and its breeder's. */
async function pagesOf(origin: string): Promise<Page[]> {
  const answer = await fetch(`${origin}/v1/pets/search/lean?sort=newest`);
  const { data: { pets } } = await answer.json();
  const { id, slug, breeder } = pets.find((pet: { onHold: boolean }) => !pet.onHold);
  return [
    { name: "home", path: "/" },
    { name: "search", path: "/search" },
    { name: "pet", path: `/pets/${id}/${slug}` },
    // The final address of the breeder's page, which does not redirect again.
    { name: "breeder", path: new URL((await fetch(`${origin}/breeders/${breeder.id}`)).url).pathname },
    { name: "checkout", path: `/reserve-pet/${id}`, isPrivate: true },
  ];
}

/** Makes the small sizes of all photos that these pages show. */
async function drawPictures(origin: string, pages: readonly Page[]): Promise<void> {
  const files = filesOf(readConfig({ DATA_DIR: FOLDER }));
  const keys = new Set<string>();
  for (const { path } of pages) {
    const html = await (await fetch(origin + path)).text();
    for (const [key] of html.matchAll(/u-[0-9a-f]{32}(?=\.)/g)) keys.add(key);
  }
  for (const key of keys) await addSizes({ files }, key);
}

async function install(): Promise<string> {
  const entry = join(TOOL, "node_modules/lighthouse/cli/index.js");
  if (existsSync(entry)) return entry;
  mkdirSync(TOOL, { recursive: true });
  writeFileSync(join(TOOL, "package.json"), "{}");
  const { code, output } = await run(
    [
      "npm",
      "install",
      "--no-audit",
      "--no-fund",
      "--save-exact",
      "--ignore-scripts",
      `lighthouse@${VERSION}`,
    ],
    { cwd: TOOL },
  );
  if (code !== 0) throw new Error(`Lighthouse cannot be installed:\n${output}`);
  return entry;
}

/**
 * Signs a demo buyer in, in the browser that Lighthouse drives: it leaves cookies and local storage alone.
 */
async function signIn(context: BrowserContext, origin: string): Promise<void> {
  const buyer = demoAccounts.find(({ who }) => who === "Buyer")!;
  const page = await context.newPage();
  await page.goto(`${origin}/sign-in?returnTo=/account/favorited`);
  await page.waitForLoadState("load");
  await page.getByLabel("Email address").fill(buyer.email);
  await page.getByLabel("Password", { exact: true }).fill(buyer.password);
  await page.getByRole("main").getByRole("button", { name: "Sign in" }).click();
  await page.waitForURL(`${origin}/account/favorited`);
  await page.close();
}

async function measure(entry: string, address: string, port: number, isPrivate: boolean): Promise<Run> {
  const args = [entry, address, `--port=${port}`, "--output=json", "--quiet"];
  const categories = ["performance", ...QUALITIES.filter((name) => name !== "seo" || !isPrivate)];
  const child = spawn("node", [...args, `--only-categories=${categories}`], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const chunks: Uint8Array[] = [];
  for await (const chunk of child.stdout) chunks.push(chunk);
  const result = JSON.parse(await new Blob(chunks as BlobPart[]).text()) as Run;
  if (new URL(result.finalDisplayedUrl).pathname.split("/")[1] !== new URL(address).pathname.split("/")[1]) {
    throw new Error(`${address} led to ${result.finalDisplayedUrl}`);
  }
  return result;
}

const median = (values: number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1]!;
const score = (of: readonly Run[], name: string): number | "" =>
  of.some(({ categories }) => !categories[name])
    ? ""
    : median(of.map(({ categories }) => Math.round(categories[name]!.score * 100)));
const figure = (of: readonly Run[], name: string): number =>
  median(of.map(({ audits }) => audits[name]?.numericValue ?? NaN));

/** Returns the faults that keep a page from 100: "accessibility: Links have a discernible name". */
const faultsOf = ({ categories, audits }: Run): string[] =>
  QUALITIES.flatMap((name) =>
    (categories[name]?.auditRefs ?? []).filter(({ id, weight }) => weight > 0 && (audits[id]!.score ?? 1) < 1)
      .map(({ id }) => {
        const [item] = audits[id]!.details?.items ?? [];
        const what = item?.description ?? item?.node?.snippet;
        return `${name}: ${audits[id]!.title}${what ? `: ${what.slice(0, 160)}` : ""}`;
      })
  );

const entry = await install();
const first = await startProduct({ SEED: "demo" }, FOLDER);
const pages = (await pagesOf(first.origin)).filter(({ name }) => wanted?.includes(name) ?? true);
await drawPictures(first.origin, pages);
await first.stop();

const product = await startProduct(AS_IN_PRODUCTION, FOLDER);
// The host in the pages' own addresses: a canonical address on another host counts as a fault.
const origin = product.origin.replace("127.0.0.1", "localhost");
const port = Number(new URL(origin).port) + 1;
const browser = await chromium.launchPersistentContext("", {
  executablePath: await findBrowser(),
  args: [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-sync",
    "--disable-background-networking",
    "--disable-component-update",
    `--remote-debugging-port=${port}`,
  ],
});
const rows: string[] = [];
const faults: string[] = [];
const before = Deno.loadavg()[0]!;
try {
  // Simulates a server that has run for a while: its first answers compile code on the cores that also run
  // the browser.
  for (const { path } of pages) {
    for (let n = 0; n < WARM; n++) await (await fetch(origin + path)).body?.cancel();
  }
  await new Promise((done) => setTimeout(done, REST_MS));
  for (const { name, path, isPrivate = false } of pages) {
    if (isPrivate) await signIn(browser, origin);
    const all: Run[] = [];
    for (let n = 0; n < runs; n++) all.push(await measure(entry, origin + path, port, isPrivate));
    faults.push(...new Set(all.flatMap(faultsOf).map((fault) => `${name}: ${fault}`)));
    const seconds = (audit: string) => (figure(all, audit) / 1_000).toFixed(1);
    const cells = [
      name,
      score(all, "performance"),
      ...QUALITIES.map((quality) => score(all, quality)),
      seconds("first-contentful-paint"),
      seconds("largest-contentful-paint"),
      Math.round(figure(all, "total-blocking-time")),
      figure(all, "cumulative-layout-shift").toFixed(3),
      Math.round(figure(all, "total-byte-weight") / 1_000),
    ];
    rows.push(`| ${cells.join(" | ")} |`);
    console.log(rows.at(-1));
  }
} finally {
  await browser.close();
  await product.stop();
}
const date = new Date().toISOString().slice(0, 10);
const load = `${before.toFixed(1)} before and ${Deno.loadavg()[0]!.toFixed(1)} after`;
const each = runs === 1 ? "one run each" : `median of ${runs} runs each`;
const text = `# Lighthouse

${date}, by \`make bench-lighthouse\`: Lighthouse ${VERSION}, mobile (slow 4G and a processor slowed down four times, both as Lighthouse does
by itself), ${each} with an empty cache, example pictures in all sizes, server and browser on the same two cores, which
were busy with ${load}. Search engines are kept out of the checkout.

| page | performance | accessibility | best practices | SEO | FCP s | LCP s | TBT ms | CLS | kB |
|---|---|---|---|---|---|---|---|---|---|
${rows.join("\n")}

${
  faults.map((fault) => `- ${fault}`).join("\n") ||
  "Nothing keeps a page from 100 in accessibility, best practices and SEO."
}
`;
if (!wanted) writeFileSync(REPORT, text);
if (faults.length) {
  console.error(faults.join("\n"));
  Deno.exit(1);
}
