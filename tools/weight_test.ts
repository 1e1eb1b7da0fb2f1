import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { CLIENT, pageFiles } from "./page_files.ts";

/**
 * What a page may weigh until it can be used, in kB of gzip: a phone on a slow network waits for each of them. Lowered when
 * something became lighter; raised only with a reason in the commit. The goals are 120 of scripts (135 in the checkout) and 15
 * of styles; React, the router and the queries take 108 of it. The journey "weight" compares the list of files with what a browser asks for.
 */
const BUDGET = {
  "/": { scripts: 136, styles: 10, files: 13 },
  "/search": { scripts: 144.5, styles: 13.6, files: 24 },
  "/breeds/$slug": { scripts: 138.7, styles: 10, files: 18 },
  "/breeders/$id/$slug": { scripts: 138.8, styles: 12, files: 28 },
  "/pets/$id/$slug": { scripts: 146.3, styles: 15, files: 32 },
  "/reserve-pet/$petId": { scripts: 160, styles: 14, files: 35 },
} as const;

/** Nobody pays without having signed in. */
const ALWAYS: Record<string, string[]> = {
  "/reserve-pet/$petId": ["src/components/shell/SignedIn.tsx", "client/src/calls.ts"],
};

const kB = (file: string) => gzipSync(readFileSync(join(CLIENT, file)), { level: 9 }).length / 1_000;

describe("the weight of a page", () => {
  it.each(Object.entries(BUDGET))("%s loads no more than it may", (route, budget) => {
    const files = pageFiles(route, ALWAYS[route]);
    const weigh = (ending: string) =>
      files.filter((file) => file.endsWith(ending)).reduce((sum, file) => sum + kB(file), 0);
    expect.soft(weigh(".js"), `${route}: kB of scripts`).toBeLessThanOrEqual(budget.scripts);
    expect.soft(weigh(".css"), `${route}: kB of styles`).toBeLessThanOrEqual(budget.styles);
    expect.soft(files.length, `${route}: files`).toBeLessThanOrEqual(budget.files);
  });
});
