import { describe, expect, it } from "vitest";
import { type PriceEvidence, priceFarBelow } from "./price_far_below_rule.ts";
import type { Limits } from "./rules.ts";

const LIMITS: Limits = { pricePercent: 40, priceListings: 8, photoBits: 4 };
const SUBJECT = { breederId: "seller", petId: "pet" };
const TYPICAL: PriceEvidence = {
  priceCents: 99_999,
  breed: "Beagle",
  isAdoption: false,
  medianCents: 250_000,
  listings: 8,
  sellers: 3,
};
const decide = (change: Partial<PriceEvidence>) =>
  priceFarBelow.decide({ ...TYPICAL, ...change }, SUBJECT, LIMITS);

describe("price_far_below", () => {
  it("finds a price below the share of the median", () => {
    expect(decide({})).toEqual([{
      otherBreederId: null,
      otherPetId: null,
      priceCents: 99_999,
      evidence: "The price is $999.99. The median of 8 other Beagle listings is $2,500.",
    }]);
  });

  it.each<[string, Partial<PriceEvidence>]>([
    ["a price at the share", { priceCents: 100_000 }],
    ["a free pet", { priceCents: 0 }],
    ["a listing without a price", { priceCents: null }],
    ["an adoption fee", { isAdoption: true }],
    ["too few listings", { listings: 7 }],
    ["listings of too few sellers", { sellers: 2 }],
    ["no listings", { medianCents: null, listings: 0, sellers: 0 }],
  ])("finds nothing for %s", (_what, change) => {
    expect(decide(change)).toEqual([]);
  });

  it("finds nothing for a listing without a breed", () => {
    expect(priceFarBelow.decide(undefined, SUBJECT, LIMITS)).toEqual([]);
  });
});
