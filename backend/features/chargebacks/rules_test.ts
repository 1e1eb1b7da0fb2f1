import { describe, expect, it } from "vitest";
import { draftOf, hasRoom, type KnownFacts, refusalOf, stateOf } from "./rules.ts";

const now = new Date("2026-11-22T12:00:00Z");
const later = new Date(now.getTime() + 1_000);
const earlier = new Date(now.getTime() - 1_000);

describe("an answer to a bank", () => {
  it.each(
    [
      ["open", later, null, "needs-response", undefined],
      ["inquiry", null, null, "needs-response", undefined],
      ["open", now, null, "needs-response", undefined],
      ["open", earlier, null, "needs-response", "evidence_too_late"],
      ["open", later, earlier, "under-review", "evidence_submitted"],
      ["inquiry", earlier, earlier, "under-review", "evidence_submitted"],
      ["won", later, null, "won", "chargeback_closed"],
      ["lost", earlier, earlier, "lost", "chargeback_closed"],
    ] as const,
  )("of what is %s, due %s, submitted %s, is %s: %s", (status, dueAt, submittedAt, state, refusal) => {
    expect(stateOf({ status, submittedAt })).toBe(state);
    expect(refusalOf({ status, dueAt, submittedAt, now })).toBe(refusal);
  });

  it("has room for 40 notes and 40 files", () => {
    const items = (count: number, files = 0) =>
      Array.from(
        { length: count },
        (_, index) => ({ file_keys: index ? [] : Array<string>(files).fill("k") }),
      );
    expect(hasRoom(items(39), 10)).toBe(true);
    expect(hasRoom(items(40), 0)).toBe(false);
    expect(hasRoom(items(1, 38), 2)).toBe(true);
    expect(hasRoom(items(1, 38), 3)).toBe(false);
  });
});

describe("the draft", () => {
  const facts: KnownFacts = {
    number: "HP-7K2M-9QXW",
    petName: "Maple",
    petType: "Dog",
    sellerName: "Willow Creek",
    priceCents: 250_000,
    addOns: null,
    buyerName: "Dana Whitfield",
    buyerEmail: "dana@example.com",
    timeZone: "America/Los_Angeles",
    address: { line1: "1 Alder St", line2: null, city: "Portland", state: "OR", postalCode: "97211" },
    goHomeDate: "2026-11-01",
    depositRefundPercent: 50,
    paidCents: 257_500,
    refundedCents: 0,
    // One hour before midnight in the pet's time zone.
    paidAt: new Date("2026-10-03T06:00:00Z"),
    handedOverAt: new Date("2026-11-03T20:00:00Z"),
    completedAt: null,
    acceptedAt: new Date("2026-10-03T05:50:00Z"),
    termsVersion: "2025-10-01",
    contract: { version: 3, hash: "ab12" },
  };

  it("says what was accepted before paying, and the hand-off, on days where the pet is", () => {
    const draft = draftOf(facts);
    expect(draft.productDescription).toBe(
      "Maple, a dog, sold by Willow Creek on Hearthpaw for $2,500 (reservation HP-7K2M-9QXW).",
    );
    expect(draft.billingAddress).toBe("1 Alder St, Portland, OR 97211");
    expect(draft.refundPolicyDisclosure).toContain("On Friday, October 2, 2026, before paying");
    expect(draft.refundPolicyDisclosure).toContain("(version 3, SHA-256 ab12)");
    expect(draft.refundPolicyDisclosure).toContain("50% of the deposit");
    expect(draft.explanation).toContain("The buyer confirmed on Tuesday, November 3, 2026");
  });

  it("claims no hand-off that nobody confirmed, and leaves out what is not known", () => {
    const open = draftOf({ ...facts, handedOverAt: null, address: undefined, refundedCents: 10_000 });
    expect(open.explanation).toContain("the buyer has not confirmed the hand-off");
    expect(open.explanation).toContain("$100 has been refunded.");
    expect(open).not.toHaveProperty("serviceDate");
    expect(open).not.toHaveProperty("billingAddress");
    const alone = draftOf({ ...facts, handedOverAt: null, completedAt: facts.handedOverAt });
    expect(alone.explanation).toContain("The seller completed the sale on Tuesday, November 3, 2026.");
    expect(alone.explanation).not.toContain("confirmed");
  });
});
