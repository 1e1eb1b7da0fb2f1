import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { ROOT } from "./run.ts";

/** Lines of the tables with four columns: name, status, method, tests. */
const rows = readFileSync(join(ROOT, "docs/security.md"), "utf8").split("\n")
  .map((line) => line.split("|").map((cell) => cell.trim()))
  .filter((cells) => cells.length === 6 && /^\d/.test(cells[1]!))
  .map(([, name, status, , tests]) => ({
    name,
    status,
    tests: [...tests!.matchAll(/`([^`]+)`/g)].map(([, path]) => path!),
  }));

it("the tables of docs/security.md name a status, and tests that are there", () => {
  expect(rows.length).toBeGreaterThan(50);
  for (const { name, status, tests } of rows) {
    expect([name, status]).toEqual([name, expect.stringMatching(/^(met|partly|not|not judged)$/)]);
    if (status === "met" || status === "partly") expect([name, tests.length]).not.toEqual([name, 0]);
    for (const path of tests) {
      expect([name, path]).toEqual([name, expect.stringMatching(/(_test\.ts|\.test\.tsx?|\.journey\.ts)$/)]);
      expect([path, existsSync(join(ROOT, path))]).toEqual([path, true]);
    }
  }
});
