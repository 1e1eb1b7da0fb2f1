import { describe, expect, it } from "vitest";
import { firstContract } from "./rules.ts";
import { guaranteePeriod } from "./guarantee_rules.ts";

describe("guaranteePeriod", () => {
  it.each<[string, { count: number; unit: "day" | "month" | "year" } | undefined]>([
    ["For two years from birth, the seller covers serious inherited conditions.", { count: 2, unit: "year" }],
    ["We offer a 2-year genetic guarantee.", { count: 2, unit: "year" }],
    ["This puppy has a one (1) year guarantee.", { count: 1, unit: "year" }],
    ["Covered for a period of 18 months.", { count: 18, unit: "month" }],
    ["Our 24-month guarantee covers the heart.", { count: 24, unit: "month" }],
    ["If ill within 72 hours of the hand-off, return it.", { count: 3, unit: "day" }],
    ["The first ten days are covered. Within two weeks we pay for treatment.", { count: 14, unit: "day" }],
    ["Examine within 72 hours. For one year, we cover hips.", { count: 1, unit: "year" }],
    // An age, a lapsed promise and an exclusion are no period of the guarantee.
    ["The sire is 4 years old and the dam 3 years of age.", undefined],
    ["This guarantee is void if the dog is bred within 3 years.", undefined],
    ["Illness after 10 days is not covered. Examine within 5 days.", { count: 5, unit: "day" }],
    ["We do not guarantee anything for 9 years.", undefined],
    ["We have 40 years of experience. Health is covered for 1 year.", { count: 1, unit: "year" }],
    ["We stand behind every puppy.", undefined],
    ["", undefined],
  ])("reads %j", (text, period) => {
    expect(guaranteePeriod(text)).toEqual(period);
  });

  it("reads the guarantees that new sellers start with", () => {
    const seller = { name: "Willow Creek", city: "Corvallis", state: "OR" as const };
    const { guaranteeText } = firstContract({ ...seller, kind: "breeder" });
    expect(guaranteePeriod(guaranteeText)).toEqual({ count: 1, unit: "year" });
    const shelter = firstContract({ ...seller, kind: "shelter" });
    expect(guaranteePeriod(shelter.guaranteeText)).toEqual({ count: 14, unit: "day" });
  });

  it("reads the longest text in a few milliseconds", () => {
    const started = performance.now();
    guaranteePeriod("for a period of at least for a ".repeat(1_300));
    expect(performance.now() - started).toBeLessThan(250);
  });
});
