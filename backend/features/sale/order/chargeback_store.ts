import { type Insertable, type Kysely, type Selectable, sql } from "kysely";
import type { Database } from "../../../platform/db/schema.ts";
import type { Entry } from "../../ledger/rules.ts";

type Db = Kysely<Database>;
export type Chargeback = Selectable<Database["chargebacks"]>;

/** Finds a chargeback by the provider's id and locks it. */
export function lockChargeback(db: Db, disputeId: string): Promise<Chargeback | undefined> {
  return db.selectFrom("chargebacks").selectAll().where("provider_dispute_id", "=", disputeId).forUpdate()
    .executeTakeFirst();
}

/**
 * Fills in old chargebacks, from before movements were stored, using the ledger's bookings: this dispute's,
 * or up to `limit` of all.
 */
export async function fillOld(db: Db, which: { disputeId: string } | { limit: number }): Promise<void> {
  const booked = (sources: string, account: string) =>
    `coalesce((select -sum(e.amount_cents) from ledger_transactions t
      join ledger_entries e on e.transaction_id = t.id and e.account = '${account}' where t.source in (${sources})), 0)`;
  await sql`update chargebacks c set
    taken_cents = ${
    sql.raw(
      booked(
        "'chargeback:' || c.provider_dispute_id, 'chargeback-won:' || c.provider_dispute_id",
        "provider-clearing",
      ),
    )
  },
    fee_cents = ${sql.raw(booked("'chargeback-fee:' || c.provider_dispute_id", "provider-clearing"))},
    lost_cents = ${sql.raw(booked("'chargeback-lost:' || c.provider_dispute_id", "chargebacks"))},
    movements = case when c.status = 'won' then 2 else 1 end
    where c.id in (select o.id from chargebacks o where o.movements = 0
      and exists (select from ledger_transactions t where t.source = 'chargeback:' || o.provider_dispute_id)
      and (${"disputeId" in which ? which.disputeId : null}::text is null
        or o.provider_dispute_id = ${"disputeId" in which ? which.disputeId : null}::text)
      order by o.id limit ${"limit" in which ? which.limit : 1})`.execute(db);
}

/** Stores a chargeback as the provider reports it now. */
export async function saveChargeback(db: Db, row: Insertable<Database["chargebacks"]>): Promise<void> {
  const { id: _, provider_dispute_id: __, payment_id: ___, opened_at: ____, ...change } = row;
  await db.insertInto("chargebacks").values(row).onConflict((conflict) =>
    conflict.column("provider_dispute_id").doUpdateSet({ ...change, updated_at: sql<Date>`now()` })
  ).execute();
}

/** Records that the bank has a reply, sent by us or from the provider's dashboard. */
export async function noteAnswered(db: Db, id: string): Promise<void> {
  await db.updateTable("chargebacks").set({ evidence_submitted_at: sql<Date>`now()` }).where("id", "=", id)
    .where("evidence_submitted_at", "is", null).execute();
}

/** Whether a bank disputes one of these payments now. */
export async function hasOpenChargebacks(db: Db, paymentIds: readonly string[]): Promise<boolean> {
  if (paymentIds.length === 0) return false;
  const row = await db.selectFrom("chargebacks").select("id").where("payment_id", "in", paymentIds)
    .where("status", "in", ["inquiry", "open"]).limit(1).executeTakeFirst();
  return row !== undefined;
}

/**
 * Returns the part of a payment that banks took back for good and that its own lines or the breeder bear, in
 * cents.
 */
export async function findLostCents(db: Db, paymentId: string): Promise<number> {
  const { cents } = await db.selectFrom("chargebacks")
    .select(sql<number>`coalesce(sum(lost_cents), 0)::bigint`.as("cents"))
    .where("payment_id", "=", paymentId).executeTakeFirstOrThrow();
  return cents;
}

/**
 * SQL: cents that the chargeback `c` of the payment `y` has taken from its breeder's funds or added to their
 * debt.
 */
export const TAKEN_SQL = `(select coalesce(sum(e.amount_cents), 0)::bigint from ledger_entries e
  join ledger_transactions t on t.id = e.transaction_id
  where t.reservation_id = y.reservation_id and e.account in ('breeder-pending', 'breeder-available', 'breeder-debts')
    and t.source like 'chargeback%' and strpos(t.source, c.provider_dispute_id) > 0)`;

/** Finds all chargebacks of a payment, oldest first. The caller has locked the payment's checkout. */
export async function findChargebacksOf(db: Db, paymentId: string): Promise<Chargeback[]> {
  return await findContested(db, [paymentId]);
}

/** Stores the part of a chargeback that is now borne. */
export async function setLostCents(db: Db, id: string, lostCents: number): Promise<void> {
  await db.updateTable("chargebacks").set({ lost_cents: lostCents, updated_at: sql<Date>`now()` })
    .where("id", "=", id).execute();
}

/**
 * Returns the ledger entries that bear a chargeback: everything booked for its loss, and for its return after
 * an appeal.
 */
export async function findBorne(db: Db, disputeId: string): Promise<Entry[]> {
  const rows = await db.selectFrom("ledger_entries as e")
    .innerJoin("ledger_transactions as t", "t.id", "e.transaction_id")
    .select(["e.account", "e.breeder_id", sql<number>`sum(e.amount_cents)::bigint`.as("amountCents")])
    .where((eb) =>
      eb.or([
        eb("t.source", "=", `chargeback-lost:${disputeId}`),
        eb("t.source", "like", `chargeback-lost:${disputeId}:%`),
      ])
    )
    .groupBy(["e.account", "e.breeder_id"]).execute();
  return rows.filter(({ amountCents }) => amountCents !== 0).map(({ account, breeder_id, amountCents }) => ({
    account,
    amountCents,
    ...(breeder_id ? { breederId: breeder_id } : {}),
  }));
}

/** Finds the chargebacks of these payments, oldest first. */
export async function findContested(db: Db, paymentIds: readonly string[]): Promise<Chargeback[]> {
  if (paymentIds.length === 0) return [];
  return await db.selectFrom("chargebacks").selectAll().where("payment_id", "in", paymentIds)
    .orderBy("opened_at").orderBy("id").execute();
}
