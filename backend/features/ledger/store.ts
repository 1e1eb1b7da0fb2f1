import { type Kysely, sql } from "kysely";
import type { Database, LedgerAccount } from "../../platform/db/schema.ts";
import type { Entry } from "./rules.ts";

type Db = Kysely<Database>;

export type Transaction = {
  /** Name of the booked fact: `payment:<intent>`, `refund-owed:<id>`, `release:<reservation>`, ... */
  source: string;
  kind: string;
  orderId: string | null;
  reservationId: string | null;
  /** Lines that sum to zero. The database refuses others. */
  entries: readonly Entry[];
};

/** Books a transaction once. A second booking of the same source changes nothing and returns false. */
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
 * Enqueues payout planning for breeders whose available funds or debts a booking changes, if a payout was
 * planned on the old amounts, or if available funds can now pay a debt. Every booking passes here, so no
 * caller can forget it.
 */
async function replanPayouts(db: Db, { kind, entries }: Transaction): Promise<void> {
  const changed = new Set(
    entries.flatMap(({ account, breederId }) =>
      breederId && (account === "breeder-available" || account === "breeder-debts") ? [breederId] : []
    ),
  );
  // A payout's own plan does not trigger another plan.
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

/** Returns the entries booked for a source. Empty if it is not booked. */
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

/** Returns the booked ones among these sources. */
export async function findSources(db: Db, sources: readonly string[]): Promise<Set<string>> {
  if (sources.length === 0) return new Set();
  const rows = await db.selectFrom("ledger_transactions").select("source").where("source", "in", sources)
    .execute();
  return new Set(rows.map(({ source }) => source));
}

/** Returns our balance at the provider by our books, in cents. */
export async function clearingCents(db: Db): Promise<number> {
  const { cents } = await db.selectFrom("ledger_entries").where("account", "=", "provider-clearing")
    .select(sql<number>`coalesce(sum(amount_cents), 0)::bigint`.as("cents")).executeTakeFirstOrThrow();
  return cents;
}

/** Returns a breeder's earnings from a reservation that are still pending, in cents. */
export async function pendingCents(db: Db, reservationId: string, breederId: string): Promise<number> {
  const { cents } = await db.selectFrom("ledger_entries as e")
    .innerJoin("ledger_transactions as t", "t.id", "e.transaction_id")
    .select(sql<number>`coalesce(-sum(e.amount_cents), 0)::bigint`.as("cents"))
    .where("t.reservation_id", "=", reservationId)
    .where("e.account", "=", "breeder-pending").where("e.breeder_id", "=", breederId)
    .executeTakeFirstOrThrow();
  return cents;
}

/** Returns the cents that other funds paid to cover a sale's pending funds, which were below zero. */
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

/** Returns a breeder's balance in an account, in cents. Money of the breeder is positive. */
export async function balanceCents(db: Db, account: LedgerAccount, breederId: string): Promise<number> {
  const { cents } = await db.selectFrom("ledger_entries")
    .select(sql<number>`coalesce(-sum(amount_cents), 0)::bigint`.as("cents"))
    .where("account", "=", account).where("breeder_id", "=", breederId).executeTakeFirstOrThrow();
  return cents;
}

/** Locks a breeder's money until the transaction ends. */
export async function lockBreeder(db: Db, breederId: string): Promise<void> {
  await db.selectFrom("breeders").select("id").where("id", "=", breederId).forNoKeyUpdate()
    .executeTakeFirst();
}
