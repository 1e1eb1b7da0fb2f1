import { describe, expect, it } from "vitest";
import type { ReservationStatus } from "../../../platform/db/schema.ts";
import { CATALOG, daysAtHome } from "../../add_ons/rules.ts";
import { addingRefusal, addOnVerdict, deliveryRefusal } from "./add_on_rules.ts";
import { ENDED, MOVES, STATUSES } from "./life_cycle_rules.ts";

const HOME = new Date("2026-11-01T12:00:00Z");
const home = (days: number, more = 0, status: ReservationStatus = "handed-over") => ({
  status,
  handedOverAt: HOME,
  completedAt: null,
  now: new Date(HOME.getTime() + days * 86_400_000 + more),
});

describe("addingRefusal", () => {
  it("lets the buyer add until 30 days after the hand-off", () => {
    expect(addingRefusal(home(30))).toBeUndefined();
    expect(addingRefusal(home(30, 1))).toBe("You can add to a reservation until 30 days after the hand-off.");
  });

  it.each(STATUSES)("of a reservation that is %s follows from its moves", (status) => {
    const reason = addingRefusal(home(1, 0, status));
    const isUnpaid = MOVES.some(({ action, from }) => action === "pay-full" && from.includes(status));
    expect(reason).toBe(
      ENDED.has(status)
        ? "This reservation has ended."
        : status === "disputed"
        ? "You've reported a problem. You can add to this reservation once it's resolved."
        : isUnpaid
        ? "You can choose add-ons in checkout, before you pay."
        : undefined,
    );
  });
});

describe("deliveryRefusal", () => {
  it.each(CATALOG)("of $name keeps to its days at home", ({ id }) => {
    const days = daysAtHome(id);
    expect(deliveryRefusal(id, home(5, 0, "paid"))).toBeUndefined();
    if (days === 0) return expect(deliveryRefusal(id, home(0))).toContain("comes home with your pet");
    if (days === Infinity) return expect(deliveryRefusal(id, home(29))).toBeUndefined();
    expect(deliveryRefusal(id, home(days))).toBeUndefined();
    expect(deliveryRefusal(id, home(days, 1))).toContain(`first ${days} days at home`);
  });
});

describe("addOnVerdict", () => {
  const arrival = { isOpen: true, receivedCents: 9_167, totalCents: 9_167 };
  it.each(STATUSES)(
    "takes money for a reservation that is %s while the pet is its buyer's",
    (reservationStatus) => {
      const isUnpaid = MOVES.some(({ action, from }) =>
        action === "pay-full" && from.includes(reservationStatus)
      );
      const expected = ENDED.has(reservationStatus) || isUnpaid ? "late_payment" : "take";
      expect(addOnVerdict({ ...arrival, reservationStatus })).toBe(expected);
      expect(addOnVerdict({ ...arrival, reservationStatus, isOpen: false })).toBe("late_payment");
    },
  );

  it.each([9_166, 9_168])("takes exactly the total, not %i of 9167 cents", (receivedCents) => {
    expect(addOnVerdict({ ...arrival, reservationStatus: "paid", receivedCents })).toBe("amount_mismatch");
  });
});
