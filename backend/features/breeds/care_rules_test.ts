import { describe, expect, it } from "vitest";
import { careOf, yearlyCostOf } from "./care_rules.ts";
import { breeds } from "./data/index.ts";

const breed = (slug: string) => breeds.find((one) => one.slug === slug)!;

describe("careOf", () => {
  it("returns a breed's levels, tests, cost and reasons", () => {
    expect(careOf(breed("cavalier-king-charles-spaniel"))).toEqual({
      basis: "breed",
      energy: 2,
      grooming: 3,
      shedding: 3,
      training: 4,
      children: 5,
      timeAlone: "little",
      healthTests: ["hips", "eyes", "heart", "knees"].map((name) => ({ name, source: "ofa_chic" })),
      yearlyCost: { minCents: 65_000, maxCents: 180_000 },
      suits: ["apartment", "calm", "children", "easy_to_train"],
      cautions: ["needs_company"],
    });
  });

  it("leaves out unknown levels, and knows nothing of a mix", () => {
    expect(careOf(breed("domestic-shorthair"))).not.toHaveProperty("energy");
    expect(careOf(breed("mixed-breed"))).toBeUndefined();
  });

  it("never gives a reason and its opposite", () => {
    const opposites = [
      ["apartment", "needs_space"],
      ["calm", "needs_exercise"],
      ["low_shedding", "sheds"],
      ["children", "small_children"],
      ["easy_to_train", "hard_to_train"],
      ["little_grooming", "much_grooming"],
      ["time_alone", "needs_company"],
    ] as const;
    for (const one of breeds) {
      const care = careOf(one);
      for (const [fit, caution] of opposites) {
        expect(care?.suits.includes(fit) && care.cautions.includes(caution), one.slug).not.toBe(true);
      }
    }
  });
});

describe("yearlyCostOf", () => {
  it("rises with weight and grooming, and is rounded to $50", () => {
    const cost = (slug: string, grooming: number) => yearlyCostOf(breed(slug), grooming);
    expect(cost("great-dane", 1).maxCents).toBeGreaterThan(cost("chihuahua", 1).maxCents);
    expect(cost("poodle", 5).minCents).toBeGreaterThan(cost("poodle", 2).minCents);
    for (const one of breeds) {
      for (const grooming of [1, 2, 3, 4, 5]) {
        const { minCents, maxCents } = yearlyCostOf(one, grooming);
        expect([minCents % 5_000, maxCents % 5_000], one.slug).toEqual([0, 0]);
        expect(minCents, one.slug).toBeGreaterThan(30_000);
        expect(maxCents, one.slug).toBeGreaterThan(minCents);
        expect(maxCents, one.slug).toBeLessThan(600_000);
      }
    }
  });
});
