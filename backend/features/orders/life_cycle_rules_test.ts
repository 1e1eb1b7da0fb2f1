import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { ReservationStatus } from "../../platform/db/schema.ts";
import {
  type Action,
  type Actor,
  balanceDueAt,
  balanceOverdue,
  mayMove,
  moveFor,
  MOVES,
  refusalOf,
} from "./life_cycle_rules.ts";

const STATUSES: ReservationStatus[] = [
  "held",
  "processing",
  "deposit-paid",
  "paid",
  "handed-over",
  "completed",
  "expired",
  "cancelled-by-buyer",
  "cancelled-by-breeder",
  "disputed",
  "refunded",
];
const ACTORS: Actor[] = ["buyer", "breeder", "admin", "system"];

describe("the reservation's life", () => {
  it("never leaves an end", () => {
    for (const end of ["expired", "refunded"] as const) {
      for (const to of STATUSES) for (const actor of ACTORS) expect(mayMove(end, to, actor)).toBe(false);
    }
  });

  it("lets nobody but the system say that money has arrived", () => {
    for (const from of STATUSES) {
      for (const actor of ["buyer", "breeder", "admin"] as const) {
        expect(mayMove(from, "deposit-paid", actor)).toBe(false);
        expect(mayMove(from, "paid", actor)).toBe(false);
      }
    }
  });

  it("is never completed before everything is paid", () => {
    const unpaid: ReservationStatus[] = ["held", "processing", "deposit-paid", "expired"];
    for (const from of unpaid) {
      for (const actor of ACTORS) expect(mayMove(from, "completed", actor)).toBe(false);
    }
    expect(refusalOf("deposit-paid", "complete", "breeder")).toBe("The balance has not been paid yet.");
  });

  it("never expires while a payment is processing", () => {
    for (const actor of ACTORS) expect(mayMove("processing", "expired", actor)).toBe(false);
  });

  it("any walk of moves ends where no pet is kept without a live reservation", () => {
    const steps = fc.array(
      fc.record({
        action: fc.constantFrom(...new Set(MOVES.map((move) => move.action))) as fc.Arbitrary<Action>,
        actor: fc.constantFrom(...ACTORS),
      }),
      { maxLength: 12 },
    );
    fc.assert(fc.property(steps, (walk) => {
      let status: ReservationStatus = "held";
      let money = false;
      for (const { action, actor } of walk) {
        const move = moveFor(status, action, actor);
        expect(refusalOf(status, action, actor) === undefined).toBe(move !== undefined);
        if (!move) continue;
        status = move.to;
        if (status === "deposit-paid" || status === "paid") money = true;
        if (status === "expired") expect(money).toBe(false);
        if (status === "completed" || status === "handed-over") expect(money).toBe(true);
      }
    }));
  });
});

describe("times", () => {
  const start = new Date("2026-03-01T12:00:00Z");
  it.each([
    ["2026-04-01", "2026-03-29T00:00:00.000Z"],
    ["2026-03-05", "2026-03-04T12:00:00.000Z"],
    [null, "2026-03-04T12:00:00.000Z"],
  ])("the balance for a go-home date of %s is due %s", (goHome, due) => {
    expect(balanceDueAt(start, goHome).toISOString()).toBe(due);
  });
  it("a balance is overdue after 72 hours' grace", () => {
    const due = new Date("2026-03-10T00:00:00Z");
    expect(balanceOverdue(due, new Date("2026-03-12T23:59:59Z"))).toBe(false);
    expect(balanceOverdue(due, new Date("2026-03-13T00:00:01Z"))).toBe(true);
  });
});
