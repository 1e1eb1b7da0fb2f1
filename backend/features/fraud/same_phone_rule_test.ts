import { describe, expect, it } from "vitest";
import type { Limits } from "./rules.ts";
import { samePhone } from "./same_phone_rule.ts";

const LIMITS: Limits = { pricePercent: 40, priceListings: 8, photoBits: 4 };
const SUBJECT = { breederId: "second", hashes: [], label: "0123" };
const day = (number: number) => new Date(Date.UTC(2026, 10, number));

describe("same_phone", () => {
  it("finds a seller who had it first, in words that name nobody", () => {
    const others = [{ breederId: "first", firstSeenAt: day(2) }];
    expect(samePhone.decide({ own: day(3), others }, SUBJECT, LIMITS)).toEqual([{
      otherBreederId: "first",
      otherPetId: null,
      priceCents: null,
      evidence: "The other seller confirmed the phone number ending in 0123 before.",
    }]);
  });

  it("finds nothing about the seller who had it first, nor about one who is alone", () => {
    const others = [{ breederId: "later", firstSeenAt: day(4) }];
    expect(samePhone.decide({ own: day(3), others }, SUBJECT, LIMITS)).toEqual([]);
    expect(samePhone.decide({ own: day(3), others: [] }, SUBJECT, LIMITS)).toEqual([]);
  });
});
