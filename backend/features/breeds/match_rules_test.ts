import { describe, expect, it } from "vitest";
import { type Known, knownOf } from "./care_rules.ts";
import { breeds } from "./data/index.ts";
import { type Candidate, fitOf, rankBreeds, type Wishes } from "./match_rules.ts";

const candidates: Candidate[] = breeds.flatMap((breed) => {
  const known = knownOf(breed);
  return known ? [{ id: breed.slug, slug: breed.slug, known, available: breed.slug.length }] : [];
});
const known = (slug: string) => candidates.find((one) => one.slug === slug)!.known;

const ANSWERS = {
  home: [undefined, "apartment", "house", "yard"],
  activity: [undefined, "low", "medium", "high"],
  shedding: [undefined, "low"],
  household: [undefined, "children", "first_pet", "children_and_first_pet"],
  time: [undefined, "little", "some", "plenty"],
} as const;
const every: Wishes[] = ANSWERS.home.flatMap((home) =>
  ANSWERS.activity.flatMap((activity) =>
    ANSWERS.shedding.flatMap((shedding) =>
      ANSWERS.household.flatMap((household) =>
        ANSWERS.time.map((time) =>
          Object.fromEntries(
            Object.entries({ home, activity, shedding, household, time }).filter(([, value]) => value),
          ) as Wishes
        )
      )
    )
  )
);

/** Returns whether one breed's facts are at least as close to the wishes as another's. */
function isAsGood(wishes: Wishes, one: Known, other: Known): boolean {
  const near = (known: Known) => [
    wishes.home === "apartment" ? Number(known.isApartmentFriendly) : 0,
    wishes.activity === "high" ? known.energy! : wishes.activity ? -known.energy! : 0,
    wishes.shedding ? -known.shedding : 0,
    wishes.household?.includes("children") ? known.children! : 0,
    wishes.household?.includes("first_pet") ? known.training! : 0,
    wishes.time === "little" || wishes.time === "some" ? -known.grooming : 0,
    wishes.time === "little" || wishes.time === "some" ? known.alone! : 0,
    // Size and energy decide how far an apartment is from enough.
    wishes.home === "apartment" ? -known.heaviestLb : 0,
    wishes.home === "apartment" || wishes.home === "house" ? -known.energy! : 0,
    wishes.home === "house" ? Number(known.isApartmentFriendly) : 0,
  ];
  const [first, second] = [near(one), near(other)];
  return first.every((value, at) => value >= second[at]!);
}

describe("rankBreeds", () => {
  it("never ranks a breed lower that is as good on every answered wish and better on one", () => {
    const whole = candidates.filter(({ known: { energy, training, children, alone } }) =>
      [energy, training, children, alone].every((level) => level !== undefined)
    );
    expect(whole.length).toBeGreaterThan(80);
    let compared = 0;
    // Distances add up, so each answer alone proves most; a few whole sets prove the sum.
    const sets = every.filter((wishes, at) => Object.keys(wishes).length === 1 || at % 40 === 39);
    for (const wishes of sets) {
      const places = new Map(
        rankBreeds(whole, wishes, whole.length).map(({ candidate }, at) => [candidate, at]),
      );
      const fits = whole.map(({ known }) => fitOf(wishes, known));
      for (const [a, one] of whole.entries()) {
        for (const [b, other] of whole.entries()) {
          const isEqual = fits[a]!.distance === fits[b]!.distance;
          if (isEqual || places.get(one)! < places.get(other)!) continue;
          compared++;
          if (isAsGood(wishes, one.known, other.known)) {
            expect.fail(`${one.slug} ranks below ${other.slug} for ${JSON.stringify(wishes)}`);
          }
        }
      }
    }
    expect(compared).toBeGreaterThan(10_000);
  });

  it("puts the fewest cautions first, then the closest, then the breed with more pets", () => {
    for (const wishes of every) {
      const ranked = rankBreeds(candidates, wishes, 6);
      expect(ranked).toHaveLength(6);
      for (const [at, { distance, cautions, candidate }] of ranked.entries()) {
        const next = ranked[at + 1];
        if (!next) continue;
        expect(cautions.length).toBeLessThanOrEqual(next.cautions.length);
        if (cautions.length < next.cautions.length) continue;
        expect(distance).toBeLessThanOrEqual(next.distance);
        if (distance === next.distance) {
          expect(candidate.available).toBeGreaterThanOrEqual(next.candidate.available);
        }
      }
    }
  });

  it("names no reason that a fact contradicts, and each reason answers a wish", () => {
    for (const wishes of every) {
      for (const { candidate, reasons, cautions } of rankBreeds(candidates, wishes, 6)) {
        const { known, slug } = candidate;
        if (reasons.includes("low_shedding")) expect(known.shedding, slug).toBeLessThanOrEqual(2);
        if (reasons.includes("apartment")) expect(known.isApartmentFriendly, slug).toBe(true);
        if (Object.keys(wishes).length === 0) expect([...reasons, ...cautions], slug).toEqual([]);
        expect(new Set(reasons).size, slug).toBe(reasons.length);
      }
    }
  });
});

describe("fitOf", () => {
  it("says why a Havanese suits an apartment with an allergy, and why a Husky does not", () => {
    const wishes: Wishes = { home: "apartment", activity: "low", shedding: "low" };
    expect(fitOf(wishes, known("havanese"))).toEqual({
      distance: 1,
      reasons: ["apartment", "low_shedding"],
      cautions: [],
    });
    expect(fitOf(wishes, known("siberian-husky"))).toEqual({
      distance: 9,
      reasons: [],
      cautions: ["needs_space", "needs_exercise", "sheds"],
    });
  });

  it("takes an unknown level as neither a reason nor a caution", () => {
    const fit = fitOf({ activity: "low", household: "children" }, known("domestic-shorthair"));
    expect(fit).toEqual({ distance: 2, reasons: [], cautions: [] });
  });
});
