import { describe, expect, it } from "vitest";
import { operations } from "../../generated/operations.ts";
import type { PayoutStatus } from "../../platform/db/schema.ts";
import { mayMovePayout, PAYOUT_ENDS, PAYOUT_MOVES, PAYOUT_OPEN, REVERSAL_MOVES } from "./life_cycle_rules.ts";

const STATUSES: readonly PayoutStatus[] = [
  "pending",
  "transferred",
  "on-the-way",
  "paid",
  "returning",
  "failed",
  "canceled",
];

describe("the life of a payout", () => {
  it.each(["none", ...STATUSES] as const)("leads from %s to an end without a person", (from) => {
    const reached = new Set<string>([from]);
    for (let size = 0; size < reached.size;) {
      size = reached.size;
      for (const move of PAYOUT_MOVES) {
        if (move.by === "system" && move.from.some((status) => reached.has(status))) reached.add(move.to);
      }
    }
    expect(PAYOUT_ENDS.some((end) => reached.has(end))).toBe(true);
  });

  it("keeps nothing in a state that is no end, and no end keeps the next payout away", () => {
    for (const status of STATUSES.filter((one) => !PAYOUT_ENDS.includes(one))) {
      expect(PAYOUT_MOVES.some((move) => move.from.includes(status) && move.to !== status)).toBe(true);
    }
    expect(PAYOUT_OPEN.filter((status) => PAYOUT_ENDS.includes(status))).toEqual([]);
  });

  it("asks for a person only by operations that there are", () => {
    const ids: readonly string[] = ["system", ...operations.map(({ id }) => id)];
    for (const { by } of PAYOUT_MOVES) expect(ids).toContain(by);
  });

  it("has no move but those", () => {
    const moves = STATUSES.flatMap((to) =>
      (["none", ...STATUSES] as const).filter((from) =>
        PAYOUT_MOVES.some(({ action }) => mayMovePayout(action, from, to))
      ).map((from) => `${from} > ${to}`)
    );
    expect(moves).toEqual([
      "none > pending",
      "none > transferred",
      "pending > transferred",
      "failed > transferred",
      "canceled > transferred",
      "transferred > on-the-way",
      "on-the-way > on-the-way",
      "paid > on-the-way",
      "on-the-way > paid",
      "returning > paid",
      "transferred > returning",
      "on-the-way > returning",
      "paid > returning",
      "pending > failed",
      "returning > failed",
      "pending > canceled",
      "returning > canceled",
    ]);
  });
});

describe("what is taken back for a debt", () => {
  it("ends whatever the provider answers: made, or refused and still owed", () => {
    const from = (status: string) =>
      REVERSAL_MOVES.filter((move) => move.from === status).map(({ to }) => to).sort();
    expect(from("reversing")).toEqual(["none", "reversed"]);
    expect(from("none")).toEqual(["reversing"]);
  });
});
