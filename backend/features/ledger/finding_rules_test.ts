import { describe, expect, it } from "vitest";
import fc from "fast-check";
import { leftCents, linesBetween, type Moved, ownerOf, unexplainedLines } from "./finding_rules.ts";
import { isOwnMovement, movementLines } from "./movement_rules.ts";

const cents = fc.integer({ min: 0, max: 5_000_000 });
const moved: fc.Arbitrary<Moved> = fc.record({
  kind: fc.constantFrom("payment" as const, "transfer" as const),
  amountCents: cents,
  returnedCents: cents,
  withdrawnCents: cents,
  feeCents: cents,
});
const sum = (lines: readonly { account: string; amountCents: number }[], account?: string) =>
  lines.filter((line) => account === undefined || line.account === account)
    .reduce((total, { amountCents }) => total + amountCents, 0);

describe("ownerOf", () => {
  it.each(
    [
      [{ installation: "a" }, false, "ours"],
      [{ installation: "b" }, true, "others"],
      // Objects from before installations had ids.
      [{}, true, "ours"],
      [{}, false, "others"],
    ] as const,
  )("of %j, named by a row of ours: %s, is %s", (metadata, isNamed, owner) => {
    expect(ownerOf(metadata, "a", isNamed)).toBe(owner);
  });
});

describe("what is unexplained", () => {
  it("balances, and moves the provider's balance as the provider says", () => {
    fc.assert(fc.property(moved, (one) => {
      const lines = unexplainedLines(one);
      expect(sum(lines)).toBe(0);
      const left = one.kind === "payment" ? leftCents(one) : -leftCents(one);
      expect(sum(lines, "provider-clearing")).toBe(left - one.feeCents);
      expect(sum(lines, "unexplained")).toBe(0 - left);
    }));
  });

  it("is led from what is booked to what should be, and then to nothing", () => {
    fc.assert(fc.property(moved, moved, (before, after) => {
      const step = linesBetween(unexplainedLines(before), unexplainedLines(after));
      expect(sum(step)).toBe(0);
      const booked = [...unexplainedLines(before), ...step];
      expect(linesBetween(booked, unexplainedLines(after))).toEqual([]);
    }));
  });
});

describe("movements of our own account", () => {
  const movement = (kind: string, amountCents: number, feeCents = 0, sourceId: string | null = null) => ({
    id: "txn_1",
    kind,
    amountCents,
    feeCents,
    sourceId,
  });

  it.each([
    [movement("payout", -50_000, 0, "po_1"), { "platform-bank": 50_000, "provider-clearing": -50_000 }],
    [movement("payout_failure", 50_000, 0, "po_1"), {
      "platform-bank": -50_000,
      "provider-clearing": 50_000,
    }],
    [movement("stripe_fee", 0, 225), { "provider-fees": 225, "provider-clearing": -225 }],
    [movement("adjustment", -700), { unexplained: 700, "provider-clearing": -700 }],
  ])("book %j", (one, wanted) => {
    expect(isOwnMovement(one)).toBe(true);
    const lines = movementLines(one);
    expect(Object.fromEntries(lines.map(({ account, amountCents }) => [account, amountCents]))).toEqual(
      wanted,
    );
    expect(sum(lines)).toBe(0);
  });

  it.each([
    ["charge", "ch_1"],
    ["payment", "py_1"],
    ["refund", "re_1"],
    ["refund_failure", "re_1"],
    ["transfer", "tr_1"],
    ["transfer_refund", "trr_1"],
    ["dispute", "dp_1"],
    ["dispute_reversal", "du_1"],
    // A fee charged later, with the submission of evidence.
    ["stripe_fee", "dp_1"],
  ])("are not those of sales and payouts: %s of %s", (kind, sourceId) => {
    expect(isOwnMovement(movement(kind, 1, 0, sourceId))).toBe(false);
  });
});
