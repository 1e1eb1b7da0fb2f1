import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { judged, lineOf, plant, planted, stale } from "./mutate.ts";
import { days } from "./mutations/days.ts";
import { moneyProofs } from "./mutations/money_proofs.ts";
import { foundIn } from "./mutate_torture.ts";
import { meetings } from "./mutations/money_torture.ts";
import { bugsIn } from "./mutations/planted_bug.ts";
import { ROOT } from "./run.ts";

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

it("every planted bug fits the code as it is", () => {
  expect(stale(planted, ROOT)).toEqual([]);
});

it("the slips of days have tests that are there", () => {
  const lost = days.filter(({ tests: [file], proof }) =>
    !readFileSync(join(ROOT, file!), "utf8").includes(proof!)
  );
  expect(lost.map(({ name, proof }) => `${name}: ${proof}`)).toEqual([]);
});

describe("the ways to lose money", () => {
  it("each have one test that is there", () => {
    const lost = moneyProofs.filter(({ tests: [file], proof }) =>
      readFileSync(join(ROOT, file), "utf8").split(proof).length !== 2
    );
    expect(lost.map(({ name, proof }) => `${name}: ${proof}`)).toEqual([]);
    expect(moneyProofs.length).toBeGreaterThanOrEqual(12);
  });

  it("are met by a random run as well, or it is said why not", () => {
    expect(Object.keys(meetings).sort()).toEqual(moneyProofs.map(({ name }) => name).sort());
    const walks = ["walks", "more_walks"].flatMap((name) => [
      ...readFileSync(join(ROOT, `bench/torture/${name}.ts`), "utf8").matchAll(/walk\("([^"]+)"/g),
    ]).map(([, name]) => name!);
    const focuses = Object.values(meetings).flatMap((meeting) => "focus" in meeting ? [meeting.focus] : []);
    const words = focuses.flatMap((focus) => focus.split("|"));
    expect(words.filter((word) => !walks.some((name) => name.includes(word)))).toEqual([]);
    expect(focuses.length).toBeGreaterThanOrEqual(12);
  });

  it.each([
    ["| buyer | 0 |\nSEED=7: 0 differences", { verdict: "survived", says: "no difference", seed: "7" }],
    ["x\nSEED=7: 3 differences (buyer, own)\n", { verdict: "caught", says: "buyer, own", seed: "7" }],
    ["Error: one\nError: it fell\n  at y", { verdict: "broken", says: "Error: it fell" }],
    ["", { verdict: "broken", says: "it did not end" }],
  ])("are judged by the end of a random run: %j", (output, found) => {
    expect(foundIn(output)).toEqual(found);
  });

  it.each([
    [[["failed", 900]], "caught", "its test took 0.9 s"],
    [[["passed", 900], ["failed", 100]], "caught", "its test took 1.0 s"],
    [[["failed", 5_100]], "slow", "its test took 5.1 s"],
    [[["passed", 900]], "survived", "its test took 0.9 s"],
    [[["skipped", 0]], "broken", "its test did not run"],
    [[], "broken", "its test did not run"],
  ])("are judged by their own test alone: %j is %s", (results, verdict, says) => {
    const of = results.map(([status, duration]) => ({
      status: String(status),
      duration: Number(duration),
      fullName: "",
    }));
    expect(judged(of)).toEqual({ verdict, says });
  });
});
