import { type Kysely, sql } from "kysely";
import type { Database, LedgerAccount } from "../../platform/db/schema.ts";
import type { Entry } from "./rules.ts";

type Db = Kysely<Database>;

export type Transaction = {
  /** Names the fact that is booked: `payment:<intent>`, `refund-owed:<id>`, `release:<reservation>`, ... */
  source: string;
  kind: string;
  orderId: string | null;
  reservationId: string | null;
  /** They sum to zero; the database refuses others. */
  entries: readonly Entry[];
};

/** Books a transaction once: a second booking of the same source changes nothing and returns false. */
export async function post(db: Db, newId: () => string, transaction: Transaction): Promise<boolean> {
  if (transaction.entries.length === 0) return false;
  const row = await db.insertInto("ledger_transactions").values({
    id: newId(),
    source: transaction.source,
    kind: transaction.kind,
    order_id: transaction.orderId,
    reservation_id: transaction.reservationId,
  }).onConflict((conflict) => conflict.column("source").doNothing()).returning("id").executeTakeFirst();
  if (!row) return false;
  await db.insertInto("ledger_entries").values(transaction.entries.map((entry) => ({
    id: newId(),
    transaction_id: row.id,
    account: entry.account,
    breeder_id: entry.breederId ?? null,
    amount_cents: entry.amountCents,
  }))).execute();
  await replanPayouts(db, transaction);
  return true;
}

/**
 * Has the payouts of those breeders planned again whose available funds or debts a booking changes: if a payout waits by what
 * they were before, or a debt can now be taken from available funds. Every booking passes here, so no caller can forget it.
 */
async function replanPayouts(db: Db, { kind, entries }: Transaction): Promise<void> {
  const changed = new Set(
    entries.flatMap(({ account, breederId }) =>
      breederId && (account === "breeder-available" || account === "breeder-debts") ? [breederId] : []
    ),
  );
  // A payout's own plan is not a reason to plan it again.
  if (changed.size === 0 || kind === "payout") return;
  await sql`
    select graphile_worker.add_job('replanPayout', json_build_object('breederId', b.id), job_key := 'replan:' || b.id)
    from unnest(${[...changed]}::uuid[]) as b (id)
    where ${kind === "payout-canceled"}
      or exists (select from payouts p where p.breeder_id = b.id and p.status = 'pending')
      or (select least(
        coalesce(sum(amount_cents) filter (where account = 'breeder-debts'), 0),
        coalesce(-sum(amount_cents) filter (where account = 'breeder-available'), 0))
        from ledger_entries e where e.breeder_id = b.id) > 0`.execute(db);
}

/** The entries that were booked for a source; none where it was not. */
export async function entriesOf(db: Db, source: string): Promise<Entry[]> {
  const rows = await db.selectFrom("ledger_entries as e")
    .innerJoin("ledger_transactions as t", "t.id", "e.transaction_id")
    .select(["e.account", "e.breeder_id", "e.amount_cents"])
    .where("t.source", "=", source).execute();
  return rows.map(({ account, breeder_id, amount_cents }) => ({
    account,
    amountCents: amount_cents,
    ...(breeder_id ? { breederId: breeder_id } : {}),
  }));
}

/** Those of these sources that are booked. */
export async function findSources(db: Db, sources: readonly string[]): Promise<Set<string>> {
  if (sources.length === 0) return new Set();
  const rows = await db.selectFrom("ledger_transactions").select("source").where("source", "in", sources)
    .execute();
  return new Set(rows.map(({ source }) => source));
}

/** Balance at the provider by the books, in cents. */
export async function clearingCents(db: Db): Promise<number> {
  const { cents } = await db.selectFrom("ledger_entries").where("account", "=", "provider-clearing")
    .select(sql<number>`coalesce(sum(amount_cents), 0)::bigint`.as("cents")).executeTakeFirstOrThrow();
  return cents;
}

/** What a breeder has earned by a reservation and cannot draw yet, in cents. */
export async function pendingCents(db: Db, reservationId: string, breederId: string): Promise<number> {
  const { cents } = await db.selectFrom("ledger_entries as e")
    .innerJoin("ledger_transactions as t", "t.id", "e.transaction_id")
    .select(sql<number>`coalesce(-sum(e.amount_cents), 0)::bigint`.as("cents"))
    .where("t.reservation_id", "=", reservationId)
    .where("e.account", "=", "breeder-pending").where("e.breeder_id", "=", breederId)
    .executeTakeFirstOrThrow();
  return cents;
}

/** Cents that other funds have paid to cover a sale's pending funds, which were below zero. */
export async function coveredCents(db: Db, reservationId: string, breederId: string): Promise<number> {
  const { cents } = await db.selectFrom("ledger_entries as e")
    .innerJoin("ledger_transactions as t", "t.id", "e.transaction_id")
    .select(sql<number>`coalesce(-sum(e.amount_cents), 0)::bigint`.as("cents"))
    .where("t.reservation_id", "=", reservationId)
    .where("t.kind", "in", ["shortfall", "shortfall-returned"])
    .where("e.account", "=", "breeder-pending").where("e.breeder_id", "=", breederId)
    .executeTakeFirstOrThrow();
  return cents;
}

/** What stands for a breeder in an account, in cents; money that is the breeder's is positive. */
export async function balanceCents(db: Db, account: LedgerAccount, breederId: string): Promise<number> {
  const { cents } = await db.selectFrom("ledger_entries")
    .select(sql<number>`coalesce(-sum(amount_cents), 0)::bigint`.as("cents"))
    .where("account", "=", account).where("breeder_id", "=", breederId).executeTakeFirstOrThrow();
  return cents;
}

/** Keeps others from a breeder's money until the transaction ends. */
export async function lockBreeder(db: Db, breederId: string): Promise<void> {
  await db.selectFrom("breeders").select("id").where("id", "=", breederId).forNoKeyUpdate()
    .executeTakeFirst();
}
