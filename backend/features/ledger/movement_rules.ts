import type { LedgerAccount } from "../../platform/db/schema.ts";
import { FOUND_MONEY } from "./finding_rules.ts";

type Line = { account: LedgerAccount; amountCents: number };
type Movement = { id: string; kind: string; sourceId: string | null; amountCents: number; feeCents: number };

/** The kind of the ledger's transactions about our own account: its fees, its payouts to our bank, and the like. */
export const OWN_MOVEMENT = "own-movement";

/** Balance at the provider by the books and by its own record; cents. */
export type Clearing = { booksCents: number; providerCents: number };

/** Kinds of transactions that belong to no sale and to no payout of a breeder. */
export const WITHOUT_SALE: readonly string[] = [FOUND_MONEY, OWN_MOVEMENT];

/**
 * Kinds of movements that objects of ours cause: their payments, refunds, chargebacks and transfers are booked with these
 * (docs.stripe.com/reports/balance-transaction-types).
 */
const OF_OBJECTS: ReadonlySet<string> = new Set([
  ...["charge", "payment", "refund", "payment_refund", "refund_failure", "payment_failure_refund"],
  ...["transfer", "transfer_refund", "transfer_failure", "transfer_cancel"],
  ...["dispute", "dispute_reversal", "partial_capture_reversal", "charge_failure"],
]);

/** Kinds by which money goes to our bank, or comes from it. */
const WITH_BANK: ReadonlySet<string> = new Set([
  ...["payout", "payout_failure", "payout_cancel", "topup", "topup_reversal"],
]);

/** Whether a movement is of our account itself, and no part of a sale, refund, chargeback or transfer. */
export function isOwnMovement({ kind, sourceId }: Movement): boolean {
  // A later fee of a chargeback names the chargeback, with which it is booked.
  return !OF_OBJECTS.has(kind) && !/^(dp|du)_/.test(sourceId ?? "");
}

/** The lines of a movement of our own account. What is neither a fee nor our bank's is `unexplained`. */
export function movementLines({ kind, amountCents, feeCents }: Movement): Line[] {
  const other: LedgerAccount = WITH_BANK.has(kind) ? "platform-bank" : "unexplained";
  const lines: Line[] = [
    { account: "provider-clearing", amountCents: amountCents - feeCents },
    { account: "provider-fees", amountCents: feeCents },
    { account: other, amountCents: -amountCents },
  ];
  return lines.filter((line) => line.amountCents !== 0);
}
