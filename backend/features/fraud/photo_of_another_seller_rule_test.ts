import { describe, expect, it } from "vitest";
import { type Lookalike, photoOfAnotherSeller } from "./photo_of_another_seller_rule.ts";
import type { Limits } from "./rules.ts";

const LIMITS: Limits = { pricePercent: 40, priceListings: 8, photoBits: 2 };
const SUBJECT = { breederId: "seller", petId: "pet" };
const PRINT = "a5a5c3c3f00f9696";
const lookalike = (change: Partial<Lookalike> = {}): Lookalike => ({
  print: PRINT,
  otherPrint: PRINT,
  otherBreederId: "other",
  otherPetId: "first",
  ...change,
});
const decide = (...evidence: Lookalike[]) => photoOfAnotherSeller.decide(evidence, SUBJECT, LIMITS);

describe("photo_of_another_seller", () => {
  it("finds each other seller once, with the first of the listings", () => {
    const found = decide(
      lookalike(),
      lookalike({ otherPetId: "second" }),
      lookalike({ otherBreederId: "third", otherPetId: "another", otherPrint: "a5a5c3c3f00f9695" }),
    );
    expect(found).toEqual([
      expect.objectContaining({ otherBreederId: "other", otherPetId: "first" }),
      expect.objectContaining({ otherBreederId: "third", otherPetId: "another" }),
    ]);
    expect(found[0]!.evidence).toBe("A photo of this listing was already in a listing of the other seller.");
  });

  it("finds nothing in photos that differ in more bits than configured", () => {
    expect(decide(lookalike({ otherPrint: "a5a5c3c3f00f9691" }))).toEqual([]);
    expect(decide()).toEqual([]);
  });
});
