import type { PayoutStatus } from "../../platform/db/schema.ts";

/** What moves a payout. Each but `settle` needs no person. */
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
  /** The system, or the operation of the contract by which staff make the move. */
  by: "system" | "settlePayout";
};

/** The life of a payout as data. Nothing else moves one. */
export const PAYOUT_MOVES: readonly PayoutMove[] = [
  { action: "plan", from: ["none"], to: "pending", by: "system" },
  // Its basis has changed, or a loss took its money, before it left.
  { action: "cancel", from: ["pending"], to: "canceled", by: "system" },
  { action: "transfer", from: ["pending"], to: "transferred", by: "system" },
  { action: "refuse", from: ["pending"], to: "failed", by: "system" },
  // The provider has a transfer that the database doesn't know: it was restored, or a call took effect late.
  { action: "adopt", from: ["none", "pending", "canceled", "failed"], to: "transferred", by: "system" },
  { action: "send", from: ["transferred"], to: "on-the-way", by: "system" },
  // The bank refuses it, or its basis has changed before the bank was asked.
  { action: "recall", from: ["transferred"], to: "returning", by: "system" },
  { action: "arrive", from: ["on-the-way"], to: "paid", by: "system" },
  // A paid one may fail within days.
  { action: "bounce", from: ["on-the-way", "paid"], to: "returning", by: "system" },
  // Another payout of the breeder is being made: it comes back after that one, and is looked at until then.
  { action: "bounce", from: ["on-the-way", "paid"], to: "on-the-way", by: "system" },
  { action: "return", from: ["returning"], to: "failed", by: "system" },
  { action: "return", from: ["returning"], to: "canceled", by: "system" },
  // The seller's account doesn't hold the money any more: it counts as paid.
  { action: "settle", from: ["returning"], to: "paid", by: "settlePayout" },
];

/** Statuses in which a payout may stay for good. */
export const PAYOUT_ENDS: readonly PayoutStatus[] = ["paid", "failed", "canceled"];
/** Statuses that keep the breeder's next payout from being planned. */
export const PAYOUT_OPEN: readonly PayoutStatus[] = ["pending", "transferred", "returning"];

/** Whether this action leads from one status to the other. */
export function mayMovePayout(
  action: PayoutAction,
  from: PayoutStatus | "none",
  to: PayoutStatus,
): boolean {
  return PAYOUT_MOVES.some((move) => move.action === action && move.to === to && move.from.includes(from));
}

/** What is being taken back of a payout for a debt: noted, then made, or refused, which leaves the debt owed. */
export const REVERSAL_MOVES = [
  { action: "note", from: "none", to: "reversing", by: "system" },
  { action: "make", from: "reversing", to: "reversed", by: "system" },
  { action: "refuse", from: "reversing", to: "none", by: "system" },
] as const;
