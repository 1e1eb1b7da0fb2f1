import { describe, expect, it } from "vitest";
import { testsOf } from "./proofs_rules.ts";

const stored = (...tests: [type: string, laboratory?: string][]) =>
  JSON.stringify(tests.map(([type, laboratory = "OFA"]) => ({ type, laboratory, result: "Normal" })), null, 1)
    .replaceAll(/\n */g, " ");

describe("the tests of a sire and a dam", () => {
  it.each([
    ["Hips", "hips"],
    ["Hips (distraction index)", "hips"],
    ["Elbows", "elbows"],
    ["Patellas", "patellas"],
    ["Cardiac", "heart"],
    ["24-hour Holter", "heart"],
    ["Eyes (CAER)", "eyes"],
    ["Hearing (BAER)", "hearing"],
    ["IVDD X-ray screening", "spine"],
    ["DNA panel", "dna"],
    ["Degenerative myelopathy", "dna"],
  ])("know %s by its name", (type, kind) => {
    expect(testsOf(stored([type]))).toEqual(["any", kind]);
  });

  it("know DNA tests by their laboratory, and other tests as any test", () => {
    expect(testsOf(stored(["Factor VII", "Paw Print Genetics"]))).toEqual(["any", "dna"]);
    expect(testsOf(stored(["Temperament test", "GSDCA"]))).toEqual(["any"]);
  });

  it("are none without a test, whatever a result says", () => {
    expect(testsOf("[] []")).toEqual([]);
    expect(testsOf(`${stored()} [{"type": "Weigh-in", "result": "hips were \\"fine\\""}]`)).toEqual(["any"]);
  });
});
