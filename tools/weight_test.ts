import { readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { CLIENT, pageFiles } from "./page_files.ts";

/**
 * Maximum weight of a page until it is usable, in kB of brotli, as a server sends the files of the build: a
 * phone on a slow network waits for each of them. Lower a number when something became lighter, and raise it
 * only with a reason in the commit. The goals for scripts are 122 on the home page, 128 in the search, 130 on
 * a pet's page and 138 in the checkout. The journey "weight" compares the list of files with the requests of
 * a browser.
 */
const BUDGET = {
  "/": { scripts: 120.9, styles: 8.7, files: 13 },
  "/search": { scripts: 128.8, styles: 12.3, files: 25 },
  "/breeds/$slug": { scripts: 123.3, styles: 8.8, files: 20 },
  "/breeders/$id/$slug": { scripts: 124.7, styles: 10.9, files: 31 },
  "/pets/$id/$slug": { scripts: 131.1, styles: 14.4, files: 38 },
  "/reserve-pet/$petId": { scripts: 144.3, styles: 12.4, files: 39 },
} as const;

/** Loaded in every checkout, because paying requires signing in. */
const ALWAYS: Record<string, string[]> = {
  "/reserve-pet/$petId": ["src/components/shell/SignedIn.tsx", "client/src/calls.ts"],
};

/** The build compresses with the best quality. */
const kB = (file: string) => brotliCompressSync(readFileSync(join(CLIENT, file))).length / 1_000;

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
