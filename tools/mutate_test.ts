import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { lineOf, plant, stale } from "./mutate.ts";
import { bugsIn } from "./mutations/planted_bug.ts";

const root = mkdtempSync(join(tmpdir(), "hearthpaw-mutate-"));
afterAll(() => rmSync(root, { recursive: true }));
const RULE = "export const isOld = (age: number) => age >= 10; // $& >= 10\n";
beforeEach(() => writeFileSync(join(root, "rule.ts"), RULE));
const text = () => readFileSync(join(root, "rule.ts"), "utf8");
const bugs = (before: string, after: string, file = "rule.ts") =>
  bugsIn(file, ["rule_test.ts"], [["ten is not old", before, after]]);

describe("stale", () => {
  it("lets a bug pass whose text stands once in its file", () => {
    expect(stale(bugs("age >= 10", "age > 10"), root)).toEqual([]);
  });

  it.each([
    ["age >= 11", "age > 11", "rule.ts", /rule\.ts has the text 0 times, not once: age >= 11/],
    [">= 10", "> 10", "rule.ts", /has the text 2 times/],
    ["age", "age", "gone.ts", /gone\.ts is not there/],
    ["isOld", "isOld", "rule.ts", /changes nothing/],
  ])("names one that does not fit: %s", (before, after, file, message) => {
    expect(stale(bugs(before, after, file), root).join("\n")).toMatch(message);
  });
});

describe("plant", () => {
  it("shows the tests the bug, and puts the file back", async () => {
    let seen = "";
    const outcome = await plant(bugs("age >= 10", "age > $&10")[0]!, root, () => {
      seen = text();
      return Promise.resolve({ verdict: "survived", says: "" });
    });
    expect(seen).toContain("=> age > $&10;");
    expect(text()).toBe(RULE);
    expect(lineOf(outcome)).toMatch(/^SURVIVED .*ten is not old$/);
  });

  it("puts the file back also where the tests could not be run", async () => {
    await expect(plant(bugs("age >= 10", "")[0]!, root, () => Promise.reject(new Error("no runner"))))
      .rejects.toThrow("no runner");
    expect(text()).toBe(RULE);
  });
});
