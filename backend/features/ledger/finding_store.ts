import { type Kysely, type Selectable, sql } from "kysely";
import type { Database } from "../../platform/db/schema.ts";
import { isUuid } from "../../platform/text.ts";
import type { Found } from "./finding_rules.ts";

type Db = Kysely<Database>;
export type Finding = Selectable<Database["money_findings"]>;

/** Objects on one page of the provider's record. */
type Named = {
  intents: readonly { id: string; metadata: Readonly<Record<string, string>> }[];
  refunds: readonly { id: string; metadata: Readonly<Record<string, string>> }[];
  disputes: readonly { id: string; status: string }[];
  transfers: readonly { id: string; metadata: Readonly<Record<string, string>> }[];
};

/** Provider ids that our rows know, and ids of known reservations. */
export type Known = {
  intents: Set<string>;
  reservations: Set<string>;
  refunds: Set<string>;
  /** Disputes whose stored status matches the bank's: the bank's decision leaves no money to move. */
  disputes: Set<string>;
  transfers: Set<string>;
};

/**
 * Returns the known ones among these objects. Our row always exists before the provider's object: a payment's
 * before its intent, a refund's before the refund, and so on.
 */
export async function findKnown(db: Db, { intents, refunds, disputes, transfers }: Named): Promise<Known> {
  const uuids = (of: Named["intents"], name: string) =>
    of.flatMap(({ metadata }) => metadata[name] && isUuid(metadata[name]) ? [metadata[name]] : []);
  const ids = (of: readonly { id: string }[]) => of.map(({ id }) => id);
  const { rows } = await sql<{ kind: keyof Known; id: string }>`
    select 'intents' as kind, intent_id as id from payments where intent_id = any(${ids(intents)}::text[])
    union all
    select 'intents', i.id from payments y
      join unnest(${ids(intents)}::text[], ${intents.map(({ metadata }) => metadata.paymentId ?? "")}::text[])
        as i (id, payment) on i.payment = y.id::text
      where y.id = any(${uuids(intents, "paymentId")}::uuid[]) and (y.intent_id is null or y.intent_id = i.id)
    union all
    select 'reservations', id::text from reservations where id = any(${
    uuids(intents, "reservationId")
  }::uuid[])
    union all
    select 'refunds', provider_refund_id from refunds where provider_refund_id = any(${ids(refunds)}::text[])
    union all
    select 'refunds', r.id from refunds f
      join unnest(${ids(refunds)}::text[], ${refunds.map(({ metadata }) => metadata.refundId ?? "")}::text[])
        as r (id, refund) on r.refund = f.id::text
      where f.id = any(${uuids(refunds, "refundId")}::uuid[])
    union all
    select 'disputes', c.provider_dispute_id from chargebacks c
      join unnest(${ids(disputes)}::text[], ${disputes.map(({ status }) => status)}::text[]) as d (id, status)
        on d.id = c.provider_dispute_id and d.status = c.status
    union all
    select 'transfers', transfer_id from payouts where transfer_id = any(${ids(transfers)}::text[])
    union all
    select 'transfers', t.id from payouts p
      join unnest(${ids(transfers)}::text[], ${
    transfers.map(({ metadata }) => metadata.payoutId ?? "")
  }::text[])
        as t (id, payout) on t.payout = p.id::text
      where p.id = any(${uuids(transfers, "payoutId")}::uuid[])`.execute(db);
  const of = (kind: keyof Known) => new Set(rows.filter((row) => row.kind === kind).map(({ id }) => id));
  return {
    intents: of("intents"),
    reservations: of("reservations"),
    refunds: of("refunds"),
    disputes: of("disputes"),
    transfers: of("transfers"),
  };
}

/** Stores a finding, or its changes. Returns its row, locked until the transaction ends. */
export async function saveFinding(trx: Db, id: string, found: Found): Promise<Finding> {
  const moved = {
    amount_cents: found.amountCents,
    returned_cents: found.returnedCents,
    withdrawn_cents: found.withdrawnCents,
    fee_cents: found.feeCents,
  };
  return await trx.insertInto("money_findings").values({
    id,
    kind: found.kind,
    subject: found.subject,
    status: "open",
    ...moved,
    buyer_email: found.buyerEmail,
    account_id: found.accountId,
    happened_at: found.happenedAt,
    metadata: JSON.stringify(found.metadata),
  }).onConflict((conflict) => conflict.column("subject").doUpdateSet(moved)).returningAll()
    .executeTakeFirstOrThrow();
}

/** Locks and returns a finding. */
export function lockFinding(trx: Db, id: string): Promise<Finding | undefined> {
  return trx.selectFrom("money_findings").selectAll().where("id", "=", id).forUpdate().executeTakeFirst();
}

/** Returns a finding by its own id. */
export function readFinding(db: Db, id: string): Promise<Finding | undefined> {
  return db.selectFrom("money_findings").selectAll().where("id", "=", id).executeTakeFirst();
}

/** Returns a finding by its object's id at the provider. */
export function findFinding(db: Db, subject: string): Promise<Finding | undefined> {
  return db.selectFrom("money_findings").selectAll().where("subject", "=", subject).executeTakeFirst();
}

/** Returns the findings of these objects. */
export async function findFindings(db: Db, subjects: readonly string[]): Promise<Finding[]> {
  if (subjects.length === 0) return [];
  return await db.selectFrom("money_findings").selectAll().where("subject", "in", subjects).execute();
}

/** Returns unsettled findings, oldest first. They wait for staff or for the provider. */
export async function findWaiting(db: Db, limit: number): Promise<Finding[]> {
  return await db.selectFrom("money_findings").selectAll().where("status", "!=", "settled")
    .orderBy("happened_at").orderBy("id").limit(limit).execute();
}

/** Returns number, sum (cents) and earliest time of unsettled findings. */
export async function sumWaiting(db: Db): Promise<{ count: number; cents: number; since: Date | null }> {
  return await db.selectFrom("money_findings").where("status", "!=", "settled").select([
    sql<number>`count(*)::integer`.as("count"),
    sql<number>`coalesce(sum(amount_cents - returned_cents - withdrawn_cents), 0)::bigint`.as("cents"),
    sql<Date | null>`min(happened_at)`.as("since"),
  ]).executeTakeFirstOrThrow();
}

/**
 * Returns the provider's ids of payments without a sale: unsettled findings, and those booked without one.
 */
export async function findWithoutSale(db: Db): Promise<Set<string>> {
  const rows = await db.selectFrom("money_findings").select("subject")
    .where((eb) => eb.or([eb("bookings", ">", 0), eb("status", "!=", "settled")])).execute();
  return new Set(rows.map(({ subject }) => subject));
}

/** Changes a finding. */
export async function updateFinding(trx: Db, id: string, change: Partial<Finding>): Promise<void> {
  const { metadata: _, ...columns } = change;
  if (Object.keys(columns).length === 0) return;
  await trx.updateTable("money_findings").set(columns).where("id", "=", id).execute();
}

/** Returns the lines booked under these sources. */
export async function bookedLines(trx: Db, sources: readonly string[]) {
  if (sources.length === 0) return [];
  return await trx.selectFrom("ledger_entries as e")
    .innerJoin("ledger_transactions as t", "t.id", "e.transaction_id")
    .select(["e.account", "e.amount_cents as amountCents"]).where("t.source", "in", sources).execute();
}
