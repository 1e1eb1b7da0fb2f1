/**
 * Refunds of canceled orders, at each point of an order's life and for each actor, compared with a second
 * calculation.
 */
import { isDeepStrictEqual } from "node:util";
import fc from "fast-check";
import { expect, it } from "vitest";
import {
  type Canceling,
  cancellings,
  type Facts,
  givenBack,
  inputOf,
  orders,
  statement,
} from "../../../testing/price_oracle.ts";
import type { PaymentKind, ReservationStatus } from "../../../platform/db/schema.ts";
import { cancellationEntries, clearedCents, paymentEntries } from "../../ledger/rules.ts";
import { lateCancellationCents, refundBasis } from "./cancellation_rules.ts";
import { moveFor } from "../order/life_cycle_rules.ts";
import { priceOrder } from "../price/price_rules.ts";

const STATUS: Record<Canceling["at"], readonly ReservationStatus[]> = {
  held: ["held"],
  processing: ["processing"],
  "deposit-paid": ["deposit-paid"],
  "balance-paid": ["paid"],
  "full-paid": ["paid"],
  "handed-over": ["handed-over"],
  completed: ["completed"],
  over: [
    "expired",
    "disputed",
    "cancelled-by-buyer",
    "cancelled-by-breeder",
    "cancelled-by-platform",
    "refunded",
  ],
};
const PAID: Partial<Record<Canceling["at"], readonly PaymentKind[]>> = {
  "deposit-paid": ["Deposit"],
  "balance-paid": ["Deposit", "Balance"],
  "full-paid": ["Full"],
  "handed-over": ["Full"],
};

function bookedOf(order: Facts) {
  const discountFunder = order.code.kind === "none" ? null : order.code.by;
  return { ...priceOrder(inputOf(order)), breederId: "breeder", discountFunder };
}

/** Returns the product's refund of each payment; undefined if it refuses. */
function refunded(order: Facts, asked: Canceling): number[] | undefined {
  const action = asked.by === "breeder" && asked.at === "deposit-paid" && asked.isOverdue
    ? "release"
    : "cancel";
  const actor = asked.by === "platform" ? "admin" : asked.by;
  const moves = STATUS[asked.at].map((status) => moveFor(status, action, actor));
  const [move] = moves;
  if (!move) return moves.some(Boolean) ? [] : undefined;
  const { depositPercent } = refundBasis({
    by: move.to === "cancelled-by-buyer"
      ? "buyer"
      : move.to === "cancelled-by-breeder"
      ? "breeder"
      : "platform",
    paidAt: PAID[asked.at] ? new Date(0) : null,
    now: new Date(asked.since),
    depositRefundable: asked.isLawRefund,
    sellerSuspended: asked.isSuspended,
    policyPercent: asked.policy,
  });
  const booked = bookedOf(order);
  return (PAID[asked.at] ?? []).map((kind) =>
    0 - clearedCents(cancellationEntries(booked, kind, paymentEntries(booked, kind), depositPercent))
  );
}

const isPaid = ({ at }: Canceling) => at.endsWith("-paid");
const isLate = ({ since, isLawRefund, isSuspended, by }: Canceling) =>
  since > 48 * 3_600_000 && !isLawRefund && !isSuspended && by === "buyer";
type Corner = (asked: Canceling, back: number[] | undefined, order: Facts) => boolean;
const corners: Record<string, Corner> = {
  "nobody can any more": (_, back) => back === undefined,
  "before paying, by the buyer": (_, back) => back?.length === 0,
  "before paying, by the breeder": ({ at, by }) => by === "breeder" && (at === "held" || at === "processing"),
  "48 hours exactly": (asked) => isPaid(asked) && asked.by === "buyer" && asked.since === 48 * 3_600_000,
  "a millisecond later": (asked) => isPaid(asked) && isLate(asked) && asked.since === 48 * 3_600_000 + 1,
  "late by the breeder": ({ at, by, since }) =>
    at === "balance-paid" && by === "breeder" && since > 48 * 3_600_000,
  "late by the platform, after the hand-over": ({ at, by, since }) =>
    at === "handed-over" && by === "platform" && since > 48 * 3_600_000,
  "released after the grace": ({ at, by, isOverdue, since }) =>
    at === "deposit-paid" && by === "breeder" && isOverdue && since > 48 * 3_600_000,
  "by the state's law": (asked) =>
    isPaid(asked) && asked.isLawRefund && asked.by === "buyer" && asked.since > 48 * 3_600_000 &&
    asked.policy === 0,
  "of a suspended breeder": (asked) =>
    isPaid(asked) && asked.isSuspended && !asked.isLawRefund && asked.by === "buyer" &&
    asked.since > 48 * 3_600_000 && asked.policy === 0,
  ...Object.fromEntries(
    ([0, 50, 100] as const).flatMap((policy) =>
      (["deposit-paid", "balance-paid", "full-paid"] as const).map((at): [string, Corner] => [
        `late, policy ${policy}, ${at}`,
        (asked, back) => asked.at === at && asked.policy === policy && isLate(asked) && back!.length > 0,
      ])
    ),
  ),
  "nothing of it": (asked, back) => isPaid(asked) && back?.every((cents) => cents === 0) === true,
  "an odd cent": (asked, back, order) =>
    asked.at === "deposit-paid" && asked.policy === 50 && isLate(asked) && order.petTax > 0n &&
    back![0]! % 100 !== 0,
  "with tax on delivery": (asked, _, order) =>
    isPaid(asked) && isLate(asked) && asked.policy < 100 && order.wayTax > 0n && order.way > 0n,
  "with add-ons and a discount": (asked, _, { addOns, code }) =>
    isPaid(asked) && isLate(asked) && asked.policy < 100 && addOns > 0n && code.kind === "Percentage",
  "of less than what always comes back": (asked, back, order) =>
    isLate(asked) && asked.at === "full-paid" && asked.policy === 0 &&
    back![0] === statement(order).totalCents &&
    back![0]! > 0,
};
/** Number of cancellations that cover each case. The seed is the same every time. */
const VISITS: Record<string, number> = {
  "nobody can any more": 2_148,
  "before paying, by the buyer": 709,
  "before paying, by the breeder": 232,
  "48 hours exactly": 542,
  "a millisecond later": 317,
  "late by the breeder": 265,
  "late by the platform, after the hand-over": 57,
  "released after the grace": 115,
  "by the state's law": 194,
  "of a suspended breeder": 143,
  "late, policy 0, deposit-paid": 150,
  "late, policy 0, balance-paid": 143,
  "late, policy 0, full-paid": 144,
  "late, policy 50, deposit-paid": 128,
  "late, policy 50, balance-paid": 149,
  "late, policy 50, full-paid": 147,
  "late, policy 100, deposit-paid": 118,
  "late, policy 100, balance-paid": 141,
  "late, policy 100, full-paid": 134,
  "nothing of it": 1_027,
  "an odd cent": 72,
  "with tax on delivery": 257,
  "with add-ons and a discount": 120,
  "of less than what always comes back": 13,
};

it("10,000 cancellations give back what the rules say, reckoned in fractions", () => {
  const visits = Object.fromEntries(Object.keys(corners).map((name) => [name, 0]));
  fc.assert(
    fc.property(orders, cancellings, (order, asked) => {
      const [back, expected] = [refunded(order, asked), givenBack(order, asked)];
      if (!isDeepStrictEqual(back, expected)) expect({ asked, back }).toEqual({ asked, back: expected });
      if (isPaid(asked) && isLate(asked)) {
        const booked = bookedOf(order);
        const charged = PAID[asked.at]!.reduce(
          (sum, kind) => sum + clearedCents(paymentEntries(booked, kind)),
          0,
        );
        const kept = charged - expected!.reduce((sum, cents) => sum + cents, 0);
        if (lateCancellationCents(booked, asked.policy) !== kept) expect({ asked, kept }).toBeUndefined();
      }
      for (const name in corners) if (corners[name]!(asked, expected, order)) visits[name]! += 1;
    }),
    { numRuns: 10_000, seed: 20_261_122 },
  );
  expect(Object.entries(visits).filter(([, times]) => times === 0)).toEqual([]);
  expect(visits).toEqual(VISITS);
});
