import { type Insertable, type Kysely, type Selectable, sql } from "kysely";
import type { Database } from "../../platform/db/schema.ts";

type Db = Kysely<Database>;
export type Chargeback = Selectable<Database["chargebacks"]>;

/** A chargeback by the provider's id, locked. */
export function lockChargeback(db: Db, disputeId: string): Promise<Chargeback | undefined> {
  return db.selectFrom("chargebacks").selectAll().where("provider_dispute_id", "=", disputeId).forUpdate()
    .executeTakeFirst();
}

/** Writes a chargeback as the provider tells of it now. */
export async function saveChargeback(db: Db, row: Insertable<Database["chargebacks"]>): Promise<void> {
  const { id: _, provider_dispute_id: __, payment_id: ___, opened_at: ____, ...change } = row;
  await db.insertInto("chargebacks").values(row).onConflict((conflict) =>
    conflict.column("provider_dispute_id").doUpdateSet({ ...change, updated_at: sql<Date>`now()` })
  ).execute();
}

/** Notes that the bank has an answer, by us or by the provider's own dashboard. */
export async function noteAnswered(db: Db, id: string): Promise<void> {
  await db.updateTable("chargebacks").set({ evidence_submitted_at: sql<Date>`now()` }).where("id", "=", id)
    .where("evidence_submitted_at", "is", null).execute();
}

/** Whether a bank contests one of these payments now. */
export async function hasOpenChargebacks(db: Db, paymentIds: readonly string[]): Promise<boolean> {
  if (paymentIds.length === 0) return false;
  const row = await db.selectFrom("chargebacks").select("id").where("payment_id", "in", paymentIds)
    .where("status", "in", ["inquiry", "open"]).limit(1).executeTakeFirst();
  return row !== undefined;
}

/** What banks have taken back of a payment for good and the breeder has lost, in cents. */
export async function findLostCents(db: Db, paymentId: string): Promise<number> {
  const { cents } = await db.selectFrom("ledger_entries as e")
    .innerJoin("ledger_transactions as t", "t.id", "e.transaction_id")
    .innerJoin(
      "chargebacks as c",
      (join) => join.on("t.source", "=", sql<string>`'chargeback-lost:' || c.provider_dispute_id`),
    )
    .select(sql<number>`coalesce(-sum(e.amount_cents), 0)::bigint`.as("cents"))
    .where("c.payment_id", "=", paymentId).where("c.status", "=", "lost").where(
      "e.account",
      "=",
      "chargebacks",
    )
    .executeTakeFirstOrThrow();
  return cents;
}

/** SQL: what the chargeback `c` of the payment `y` has taken from its breeder's funds, or added to their debt, in cents. */
export const TAKEN_SQL = `(select coalesce(sum(e.amount_cents), 0)::bigint from ledger_entries e
  join ledger_transactions t on t.id = e.transaction_id
  where t.reservation_id = y.reservation_id and e.account in ('breeder-pending', 'breeder-available', 'breeder-debts')
    and t.source like 'chargeback%' and strpos(t.source, c.provider_dispute_id) > 0)`;

/** Returns what a chargeback has taken from its breeder so far, in cents. */
export async function findTakenCents(db: Db, id: string): Promise<number> {
  const { rows } = await sql<{ cents: number }>`select ${sql.raw(TAKEN_SQL)} as cents
    from chargebacks c join payments y on y.id = c.payment_id where c.id = ${id}`.execute(db);
  return rows[0]?.cents ?? 0;
}

/** What banks have contested of these payments, the earliest first. */
export async function findContested(db: Db, paymentIds: readonly string[]): Promise<Chargeback[]> {
  if (paymentIds.length === 0) return [];
  return await db.selectFrom("chargebacks").selectAll().where("payment_id", "in", paymentIds)
    .orderBy("opened_at").orderBy("id").execute();
}
