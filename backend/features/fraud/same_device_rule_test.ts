import { describe, expect, it } from "vitest";
import type { Limits } from "./rules.ts";
import { sameDevice } from "./same_device_rule.ts";

const LIMITS: Limits = { pricePercent: 40, priceListings: 8, photoBits: 4 };
const SUBJECT = { breederId: "second", hashes: [], label: "" };
const day = (number: number) => new Date(Date.UTC(2026, 10, number));

describe("same_device", () => {
  it("finds a seller who had it first, in words that name nobody", () => {
    const others = [{ breederId: "first", firstSeenAt: day(2) }];
    expect(sameDevice.decide({ own: day(3), others }, SUBJECT, LIMITS)).toEqual([{
      otherBreederId: "first",
      otherPetId: null,
      priceCents: null,
      evidence: "Both sellers signed in with the same browser on the same device.",
    }]);
  });

  it("finds nothing about the seller who had it first, nor about one who is alone", () => {
    const others = [{ breederId: "later", firstSeenAt: day(4) }];
    expect(sameDevice.decide({ own: day(3), others }, SUBJECT, LIMITS)).toEqual([]);
    expect(sameDevice.decide({ own: day(3), others: [] }, SUBJECT, LIMITS)).toEqual([]);
  });
});
