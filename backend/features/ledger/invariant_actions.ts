import type { Kysely } from "kysely";
import type { Database } from "../../platform/db/schema.ts";
import type { ProviderRecord } from "../../platform/ports/payments/port.ts";
import { hasEnded, PAID, type Violation, violationsOf } from "./invariant_rules.ts";
import { findWithoutSale } from "./finding_store.ts";
import { readFacts } from "./invariant_store.ts";

export type Verdict = {
  violations: Violation[];
  /** Numbers of checked objects. A run over no money proves nothing. */
  seen: {
    charges: number;
    refunds: number;
    failedRefunds: number;
    disputes: number;
    payouts: number;
    reservations: number;
    paid: number;
    ended: number;
  };
  /** Refunds that are booked as owed and have not arrived, in cents. */
  owed: { count: number; cents: number };
};

/**
 * Checks the money from outside: compares our database with the provider's record, for reservations created
 * at or after `since`. Read the record before calling this: bookings missing in it are then simply younger.
 * During traffic, the check may find a charge before its booking, so `reconcileMoney` looks twice.
 */
export async function checkMoney(
  db: Kysely<Database>,
  record: ProviderRecord,
  since: Date = new Date(0),
): Promise<Verdict> {
  const facts = await readFacts(db, since);
  const ours = new Set(facts.reservations.map(({ id }) => id));
  // The provider's account may serve others too. Findings without a sale are no sale's money and are shown
  // separately.
  const withoutSale = await findWithoutSale(db);
  const intents = record.intents.filter(({ id, metadata }) =>
    ours.has(metadata.reservationId ?? "") && !withoutSale.has(id)
  );
  const known = new Set(intents.map(({ id }) => id));
  const refunds = record.refunds.filter(({ intentId }) => known.has(intentId ?? ""));
  const disputes = record.disputes.filter(({ intentId }) => known.has(intentId ?? ""));
  const owed = facts.refunds.filter(({ status }) => status === "pending" || status === "failed");
  return {
    violations: violationsOf(facts, { intents, refunds, disputes, transfers: record.transfers }),
    seen: {
      charges: intents.filter(({ status }) => status === "succeeded").length,
      refunds: refunds.filter(({ status }) => status === "succeeded").length,
      failedRefunds: refunds.filter(({ status }) => status === "failed").length,
      disputes: disputes.length,
      payouts: facts.payouts.length,
      reservations: facts.reservations.length,
      paid: facts.reservations.filter(({ status }) => PAID.has(status)).length,
      ended: facts.reservations.filter(({ status }) => hasEnded(status)).length,
    },
    owed: { count: owed.length, cents: owed.reduce((sum, { amount }) => sum + amount, 0) },
  };
}
