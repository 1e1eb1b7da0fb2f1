import type { LedgerAccount } from "../../platform/db/schema.ts";
import { FOUND_MONEY } from "./finding_rules.ts";

type Line = { account: LedgerAccount; amountCents: number };
type Movement = { id: string; kind: string; sourceId: string | null; amountCents: number; feeCents: number };

/** Transaction kind for our own account: its fees, its payouts to our bank, and similar. */
export const OWN_MOVEMENT = "own-movement";

/** Balance at the provider by our books and by its own record. Cents. */
export type Clearing = { booksCents: number; providerCents: number };

/** Transaction kinds that belong to no sale and to no breeder's payout. */
export const WITHOUT_SALE: readonly string[] = [FOUND_MONEY, OWN_MOVEMENT];

/**
 * Movement kinds caused by our objects. The booking of their payments, refunds, chargebacks and transfers
 * covers them (docs.stripe.com/reports/balance-transaction-types).
 */
const OF_OBJECTS: ReadonlySet<string> = new Set([
  "charge",
  "payment",
  "refund",
  "payment_refund",
  "refund_failure",
  "payment_failure_refund",
  "transfer",
  "transfer_refund",
  "transfer_failure",
  "transfer_cancel",
  "dispute",
  "dispute_reversal",
  "partial_capture_reversal",
  "charge_failure",
]);

/** Movement kinds of money going to our bank or coming from it. */
const WITH_BANK: ReadonlySet<string> = new Set([
  "payout",
  "payout_failure",
  "payout_cancel",
  "topup",
  "topup_reversal",
]);

/** Returns whether a movement concerns our account itself and no sale, refund, chargeback or transfer. */
export function isOwnMovement({ kind, sourceId }: Movement): boolean {
  // A later fee of a chargeback names the chargeback and is booked with it.
  return !OF_OBJECTS.has(kind) && !/^(dp|du)_/.test(sourceId ?? "");
}

/**
 * Returns the lines of a movement of our own account. A movement that is no fee and not our bank's is
 * `unexplained`.
 */
export function movementLines({ kind, amountCents, feeCents }: Movement): Line[] {
  const other: LedgerAccount = WITH_BANK.has(kind) ? "platform-bank" : "unexplained";
  const lines: Line[] = [
    { account: "provider-clearing", amountCents: amountCents - feeCents },
    { account: "provider-fees", amountCents: feeCents },
    { account: other, amountCents: -amountCents },
  ];
  return lines.filter((line) => line.amountCents !== 0);
}
