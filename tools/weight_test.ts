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
  "/": { scripts: 158, styles: 11, files: 13 },
  "/search": { scripts: 171, styles: 18, files: 22 },
  "/breeds/$slug": { scripts: 164, styles: 18, files: 23 },
  "/breeders/$id/$slug": { scripts: 173, styles: 20, files: 40 },
  "/pets/$id/$slug": { scripts: 182, styles: 19, files: 37 },
  "/reserve-pet/$petId": { scripts: 180, styles: 18, files: 24 },
} as const;

type Manifest = Record<string, { file: string; css?: string[]; imports?: string[]; isEntry?: boolean }>;
const CLIENT = join(ROOT, "web/dist/client");
let manifest: Manifest;

const kB = (file: string) => gzipSync(readFileSync(join(CLIENT, file)), { level: 9 }).length / 1_000;

function filesOf(keys: readonly string[], found = new Set<string>()): Set<string> {
  for (const key of keys) {
    const item = manifest[key];
    if (!item || found.has(item.file)) continue;
    found.add(item.file);
    for (const sheet of item.css ?? []) found.add(sheet);
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

  it.each(Object.entries(BUDGET))("%s loads no more than it may", (route, budget) => {
    const source = `src/routes${route === "/" ? "/index" : route}.tsx?`;
    const parts = Object.keys(manifest).filter((key) => key.startsWith(source));
    expect(parts, `the route ${route}`).not.toEqual([]);
    const files = [...filesOf([...entry(), ...parts])];
    const weigh = (ending: string) =>
      files.filter((file) => file.endsWith(ending)).reduce((sum, file) => sum + kB(file), 0);
    expect.soft(weigh(".js"), `${route}: kB of scripts`).toBeLessThanOrEqual(budget.scripts);
    expect.soft(weigh(".css"), `${route}: kB of styles`).toBeLessThanOrEqual(budget.styles);
    expect.soft(files.length, `${route}: files`).toBeLessThanOrEqual(budget.files);
  });
});
