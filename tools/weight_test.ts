import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { beforeAll, describe, expect, it } from "vitest";
import { ROOT } from "./run.ts";

/**
 * What a page may weigh until it can be used, in kB of gzip: a phone on a slow network waits for each of them. Lowered when
 * something became lighter; raised only with a reason in the commit. The goals are 120 of scripts (135 in the checkout) and 15
 * of styles; React, the router and the queries take 100 of it.
 */
const BUDGET = {
  "/": { scripts: 175, files: 18 },
  "/search": { scripts: 188, files: 29 },
  "/breeds/$slug": { scripts: 181, files: 30 },
  "/breeders/$id/$slug": { scripts: 190, files: 43 },
  "/pets/$id/$slug": { scripts: 198, files: 41 },
  "/reserve-pet/$petId": { scripts: 196, files: 27 },
} as const;
const STYLES = 36;

type Manifest = Record<string, { file: string; css?: string[]; imports?: string[]; isEntry?: boolean }>;
const CLIENT = join(ROOT, "web/dist/client");
let manifest: Manifest;

const kB = (file: string) => gzipSync(readFileSync(join(CLIENT, file)), { level: 9 }).length / 1_000;

function filesOf(keys: readonly string[], found = new Set<string>()): Set<string> {
  for (const key of keys) {
    const item = manifest[key];
    if (!item || found.has(item.file)) continue;
    found.add(item.file);
    filesOf(item.imports ?? [], found);
  }
  return found;
}

beforeAll(() => {
  const list = join(CLIENT, ".vite/manifest.json");
  if (!existsSync(list)) throw new Error("build the web first: make web");
  manifest = JSON.parse(readFileSync(list, "utf8"));
});

describe("the weight of a page", () => {
  const entry = () => Object.keys(manifest).filter((key) => manifest[key]!.isEntry);

  it.each(Object.entries(BUDGET))("%s loads no more scripts than it may", (route, budget) => {
    const source = `src/routes${route === "/" ? "/index" : route}.tsx?`;
    const parts = Object.keys(manifest).filter((key) => key.startsWith(source));
    expect(parts, `the route ${route}`).not.toEqual([]);
    const files = [...filesOf([...entry(), ...parts])].filter((file) => file.endsWith(".js"));
    const scripts = files.reduce((sum, file) => sum + kB(file), 0);
    expect.soft(scripts, `${route}: kB of scripts`).toBeLessThanOrEqual(budget.scripts);
    expect.soft(files.length, `${route}: files`).toBeLessThanOrEqual(budget.files);
  });

  it("has no more styles than it may", () => {
    const sheets = new Set(Object.values(manifest).flatMap(({ file, css = [] }) => [file, ...css]));
    const styles = [...sheets].filter((file) => file.endsWith(".css")).reduce(
      (sum, file) => sum + kB(file),
      0,
    );
    expect(styles).toBeLessThanOrEqual(STYLES);
  });
});
