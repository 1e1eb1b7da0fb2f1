import type { Kysely } from "kysely";
import type { Database } from "../../platform/db/schema.ts";
import type { ProviderRecord } from "../../platform/ports/payments/port.ts";
import { hasEnded, PAID, type Violation, violationsOf } from "./invariant_rules.ts";
import { findWithoutSale } from "./finding_store.ts";
import { readFacts } from "./invariant_store.ts";

export type Verdict = {
  violations: Violation[];
  /** What was there to be judged: a run that saw no money proves nothing. */
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
  /** Refunds that have not arrived yet, and are booked as owed; in cents. */
  owed: { count: number; cents: number };
};

/**
 * Checks the money from outside: our database against the provider's record, for reservations that were begun since then.
 * The record has to be read before this: what is booked and not in it yet is younger. In the middle of traffic a
 * charge may be found before its booking; `reconcileMoney` looks twice.
 */
export async function checkMoney(
  db: Kysely<Database>,
  record: ProviderRecord,
  since: Date = new Date(0),
): Promise<Verdict> {
  const facts = await readFacts(db, since);
  const ours = new Set(facts.reservations.map(({ id }) => id));
  // A provider may serve others too. What has been found without a sale is no money of a sale, and shown by itself.
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
