import { describe, expect, it } from "vitest";
import { refusedTests } from "./check_tests.ts";

// Splits the call into two words, because the check must find nothing in this file.
const dot = (name: string, word: string) => `${name}.${word}`;

describe("refusedTests", () => {
  it.each([
    [`${dot("it", "skip")}("works", () => {});`, "skip"],
    [`${dot("describe", "only")}("works", () => {});`, "only"],
    [`${dot("it", "todo")}("works");`, "todo"],
    [`${dot("it", "skipIf")}(isSlow)("works", () => {});`, "skipIf"],
    [`${dot("describe", "runIf")}(isFast)("works", () => {});`, "runIf"],
    [`${dot("it.concurrent", "skip")}("works", () => {});`, "skip"],
    [`${dot("it", "skip")}.each([1])("works", () => {});`, "skip"],
    [`it("works", { skip: true }, () => {});`, "skip"],
    [`it("works", (context) => context.skip());`, "skip"],
    [`it("works", ({ skip }) => skip());`, "skip"],
    [`it("works", ({ skip: leave }) => leave());`, "skip"],
  ])("refuses %s", (source, word) => {
    expect(refusedTests("a_test.ts", `\n${source}`)).toEqual([
      `a_test.ts:2: ${word} keeps tests from running`,
    ]);
  });

  it.each([
    `it("works", () => {});`,
    `it.fails("does not", () => {});`,
    `it.each([{ only: true }])("works", ({ only }) => expect(only).toBe(true));`,
    `it("works", () => { list.skip(2); expect(options.only).toBe(1); });`,
    `it("skips what is sold", () => {}); // it is the only one`,
  ])("accepts %s", (source) => {
    expect(refusedTests("a_test.ts", source)).toEqual([]);
  });

  it("refuses a story that is not tested", () => {
    const source = `export const Wide = { tags: ["!test"] };`;
    expect(refusedTests("A.stories.tsx", source)).toEqual([
      'A.stories.tsx:1: "!test" keeps tests from running',
    ]);
  });
});
