import type { PayoutStatus } from "../../platform/db/schema.ts";

/** Actions that move a payout. All except `settle` run without a person. */
export type PayoutAction =
  | "plan"
  | "cancel"
  | "transfer"
  | "refuse"
  | "adopt"
  | "send"
  | "recall"
  | "arrive"
  | "bounce"
  | "return"
  | "settle";

export type PayoutMove = {
  action: PayoutAction;
  /** `none`: there is no payout yet. */
  from: readonly (PayoutStatus | "none")[];
  to: PayoutStatus;
  /** The system, or the contract's operation for staff. */
  by: "system" | "settlePayout";
};

/** The life cycle of a payout as data. No other moves are possible. */
export const PAYOUT_MOVES: readonly PayoutMove[] = [
  { action: "plan", from: ["none"], to: "pending", by: "system" },
  // Its basis has changed, or a loss took its money, before it left.
  { action: "cancel", from: ["pending"], to: "canceled", by: "system" },
  { action: "transfer", from: ["pending"], to: "transferred", by: "system" },
  { action: "refuse", from: ["pending"], to: "failed", by: "system" },
  // The provider has a transfer unknown to the database, after a restore or a call that took effect late.
  { action: "adopt", from: ["none", "pending", "canceled", "failed"], to: "transferred", by: "system" },
  { action: "send", from: ["transferred"], to: "on-the-way", by: "system" },
  // The bank refuses it, or its basis has changed before the bank was asked.
  { action: "recall", from: ["transferred"], to: "returning", by: "system" },
  { action: "arrive", from: ["on-the-way"], to: "paid", by: "system" },
  // A paid payout may fail within days.
  { action: "bounce", from: ["on-the-way", "paid"], to: "returning", by: "system" },
  // While another payout of the breeder is being made, this one keeps its status, is checked again, and comes
  // back after that one.
  { action: "bounce", from: ["on-the-way", "paid"], to: "on-the-way", by: "system" },
  { action: "return", from: ["returning"], to: "failed", by: "system" },
  { action: "return", from: ["returning"], to: "canceled", by: "system" },
  // The seller's account no longer holds the money, so the payout counts as paid.
  { action: "settle", from: ["returning"], to: "paid", by: "settlePayout" },
];

/** Final statuses. */
export const PAYOUT_ENDS: readonly PayoutStatus[] = ["paid", "failed", "canceled"];
/** Statuses that block planning the breeder's next payout. */
export const PAYOUT_OPEN: readonly PayoutStatus[] = ["pending", "transferred", "returning"];

/** Returns whether this action leads from one status to the other. */
export function mayMovePayout(
  action: PayoutAction,
  from: PayoutStatus | "none",
  to: PayoutStatus,
): boolean {
  return PAYOUT_MOVES.some((move) => move.action === action && move.to === to && move.from.includes(from));
}

/** Moves of a reversal that pays a debt from an earlier payout. A refused reversal leaves the debt owed. */
export const REVERSAL_MOVES = [
  { action: "note", from: "none", to: "reversing", by: "system" },
  { action: "make", from: "reversing", to: "reversed", by: "system" },
  { action: "refuse", from: "reversing", to: "none", by: "system" },
] as const;
