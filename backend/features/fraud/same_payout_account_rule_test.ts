import { describe, expect, it } from "vitest";
import type { Limits } from "./rules.ts";
import { samePayoutAccount } from "./same_payout_account_rule.ts";

const LIMITS: Limits = { pricePercent: 40, priceListings: 8, photoBits: 4 };
const SUBJECT = { breederId: "second", hashes: [], label: "6789" };
const day = (number: number) => new Date(Date.UTC(2026, 10, number));

describe("same_payout_account", () => {
  it("finds a seller who had it first, in words that name nobody", () => {
    const others = [{ breederId: "first", firstSeenAt: day(2) }];
    expect(samePayoutAccount.decide({ own: day(3), others }, SUBJECT, LIMITS)).toEqual([{
      otherBreederId: "first",
      otherPetId: null,
      priceCents: null,
      evidence: "Both sellers' payouts go to the bank account or card ending in 6789.",
    }]);
  });

  it("finds nothing about the seller who had it first, nor about one who is alone", () => {
    const others = [{ breederId: "later", firstSeenAt: day(4) }];
    expect(samePayoutAccount.decide({ own: day(3), others }, SUBJECT, LIMITS)).toEqual([]);
    expect(samePayoutAccount.decide({ own: day(3), others: [] }, SUBJECT, LIMITS)).toEqual([]);
  });
});
