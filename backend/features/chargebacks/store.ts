import { type Kysely, type Selectable, sql } from "kysely";
import type { SubmitEvidenceBody } from "../../generated/types.ts";
import type { Database } from "../../platform/db/schema.ts";

type Db = Kysely<Database>;
export type Item = Selectable<Database["chargeback_evidence"]>;

const rows = (db: Db) =>
  db.selectFrom("chargebacks as c").innerJoin("payments as y", "y.id", "c.payment_id")
    .innerJoin("orders as o", "o.id", "y.order_id").innerJoin("reservations as r", "r.id", "y.reservation_id")
    .innerJoin("pets as p", "p.id", "r.pet_id")
    .select([
      "c.id",
      "c.provider_dispute_id as disputeId",
      "c.status",
      "c.reason",
      "c.amount_cents as amountCents",
      "c.evidence",
      "c.evidence_due_at as dueAt",
      "c.evidence_submitted_at as submittedAt",
      "c.opened_at as openedAt",
      sql<string>`c.opened_at::text`.as("key"),
      sql<Date>`now()`.as("now"),
      "r.id as reservationId",
      "o.id as orderId",
      "r.breeder_id as breederId",
      "r.number",
      "p.name as petName",
      "o.order_type as orderType",
    ]);
export type Row = Awaited<ReturnType<typeof findOwn>>[number];

/** Returns a contested payment; undefined if there is none. */
export function findChargeback(db: Db, id: string): Promise<Row | undefined> {
  return rows(db).where("c.id", "=", id).executeTakeFirst();
}

/** Returns a contested payment with its row locked. */
export async function lockChargeback(db: Db, id: string): Promise<Row | undefined> {
  await db.selectFrom("chargebacks").select("id").where("id", "=", id).forUpdate().executeTakeFirst();
  return await findChargeback(db, id);
}

/**
 * Returns contested payments of a breeder's sales, newest first. Add-ons bought later do not belong to the
 * breeder.
 */
export function findOwn(
  db: Db,
  breederId: string,
  after: { at: string; id: string } | undefined,
  limit: number,
) {
  return rows(db).where("r.breeder_id", "=", breederId).where("o.order_type", "=", "pet")
    .$if(
      after !== undefined,
      (query) =>
        query.where(sql<boolean>`(c.opened_at, c.id) < (${after!.at}::timestamptz, ${after!.id}::uuid)`),
    )
    .orderBy("c.opened_at", "desc").orderBy("c.id", "desc").limit(limit).execute();
}

/** Returns the items added for the bank, earliest first. */
export async function findItems(db: Db, chargebackIds: readonly string[]): Promise<Item[]> {
  if (chargebackIds.length === 0) return [];
  return await db.selectFrom("chargeback_evidence").selectAll().where("chargeback_id", "in", chargebackIds)
    .orderBy("created_at").orderBy("id").execute();
}

export async function insertItem(
  db: Db,
  item: { id: string; chargebackId: string; by: Item["by"]; text: string; fileKeys: readonly string[] },
): Promise<void> {
  const { id, chargebackId, by, text, fileKeys } = item;
  await db.insertInto("chargeback_evidence")
    .values({ id, chargeback_id: chargebackId, by, text, file_keys: JSON.stringify(fileKeys) }).execute();
}

/** Claims a submission and saves its content; returns false while another submission is in progress. */
export async function claim(
  db: Db,
  id: string,
  evidence: SubmitEvidenceBody,
  tryMs: number,
): Promise<boolean> {
  const row = await db.updateTable("chargebacks")
    .set({ evidence_tried_at: sql<Date>`clock_timestamp()`, evidence: JSON.stringify(evidence) })
    .where("id", "=", id).where("evidence_submitted_at", "is", null)
    .where(
      sql<boolean>`coalesce(evidence_tried_at < clock_timestamp() - make_interval(secs => ${
        tryMs / 1000
      }), true)`,
    )
    .returning("id").executeTakeFirst();
  return row !== undefined;
}

/** Ends a submission: sent now, or not sent at all. */
export async function endTry(db: Db, id: string, isSent: boolean): Promise<void> {
  await db.updateTable("chargebacks").set({
    evidence_tried_at: null,
    ...(isSent ? { evidence_submitted_at: sql<Date>`coalesce(evidence_submitted_at, now())` } : {}),
  }).where("id", "=", id).execute();
}

/** Returns the contract accepted with an order; undefined if there was none. */
export function findContract(db: Db, id: string | null) {
  return id === null
    ? Promise.resolve(undefined)
    : db.selectFrom("sale_contracts").select(["version", "hash"]).where("id", "=", id).executeTakeFirst();
}
