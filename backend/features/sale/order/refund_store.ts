import { type Kysely, type Selectable, sql, type UpdateObject } from "kysely";
import type { Database } from "../../../platform/db/schema.ts";
import { isUuid } from "../../../platform/text.ts";
import type { Entry } from "../../ledger/rules.ts";

type Db = Kysely<Database>;
export type Refund = Selectable<Database["refunds"]>;

const OWED = ["pending", "failed"] as const;

/** Plans a refund: its amount and its ledger entries. */
export async function insertRefund(
  db: Db,
  refund: {
    id: string;
    paymentId: string;
    amountCents: number;
    reason: string;
    entries: readonly Entry[];
    idempotencyKey: string;
    providerRefundId?: string | undefined;
    decisionId?: string | undefined;
  },
): Promise<void> {
  await db.insertInto("refunds").values({
    id: refund.id,
    payment_id: refund.paymentId,
    amount_cents: refund.amountCents,
    reason: refund.reason,
    status: "pending",
    idempotency_key: refund.idempotencyKey,
    provider_refund_id: refund.providerRefundId ?? null,
    decision_id: refund.decisionId ?? null,
    entries: JSON.stringify(refund.entries),
    owed_since: sql<Date>`now()`,
  }).execute();
}

const withPayment = (db: Db) =>
  db.selectFrom("refunds as f").innerJoin("payments as y", "y.id", "f.payment_id")
    .selectAll("f").select(["y.intent_id as intentId", "y.reservation_id as reservationId"]);

/**
 * Finds a refund with its payment. The id may come from the provider's metadata, so a malformed id is not
 * looked up.
 */
export async function findRefund(db: Db, id: string) {
  return isUuid(id) ? await withPayment(db).where("f.id", "=", id).executeTakeFirst() : undefined;
}

/**
 * Records that the provider is about to be asked for a refund; undefined if the refund must not be made, or
 * not any more.
 */
export async function beginTry(db: Db, id: string) {
  const row = await db.updateTable("refunds").set({ tried_at: sql<Date>`now()` })
    .where("id", "=", id).where("status", "=", "pending").returning("id").executeTakeFirst();
  return row && await findRefund(db, id);
}

/** Finds the refunds of payments, oldest first. */
export async function findRefundsOf(db: Db, paymentIds: readonly string[]): Promise<Refund[]> {
  if (paymentIds.length === 0) return [];
  return await db.selectFrom("refunds").selectAll().where("payment_id", "in", paymentIds).orderBy(
    "created_at",
  )
    .orderBy("id").execute();
}

/** Finds the same refunds and locks them. */
export async function lockRefunds(db: Db, paymentIds: readonly string[]): Promise<Refund[]> {
  if (paymentIds.length === 0) return [];
  return await db.selectFrom("refunds").selectAll().where("payment_id", "in", paymentIds).orderBy(
    "created_at",
  )
    .orderBy("id").forUpdate().execute();
}

/** Whether a refund of these payments is still owed to the buyer. */
export async function hasOwedRefunds(db: Db, paymentIds: readonly string[]): Promise<boolean> {
  if (paymentIds.length === 0) return false;
  const row = await db.selectFrom("refunds").select("id").where("payment_id", "in", paymentIds)
    .where("status", "in", OWED).limit(1).executeTakeFirst();
  return row !== undefined;
}

/** Changes a refund. */
export async function updateRefund(
  db: Db,
  id: string,
  change: UpdateObject<Database, "refunds">,
): Promise<void> {
  await db.updateTable("refunds").set({ ...change, updated_at: sql<Date>`now()` }).where("id", "=", id)
    .execute();
}

/**
 * Ends a failed try and plans the next one `pauseMs` from now. A refund that had arrived is owed from now on.
 * A refund that a bank returns repeatedly is owed since the first time, so staff are alerted after a day.
 */
export async function planTry(
  db: Db,
  { id, attempt, status, returned_at }: Pick<Refund, "id" | "attempt" | "status" | "returned_at">,
  next: { status: "pending" | "failed"; failure: string; idempotencyKey: string; pauseMs: number },
): Promise<void> {
  await updateRefund(db, id, {
    status: next.status,
    failure: next.failure,
    provider_refund_id: null,
    made_at: null,
    tried_at: null,
    attempt: attempt + 1,
    idempotency_key: next.idempotencyKey,
    next_try_at: sql<Date>`now() + make_interval(secs => ${next.pauseMs / 1000})`,
    ...(status === "succeeded" && returned_at === null
      ? { owed_since: sql<Date>`now()`, alerted_at: null, returned_at: sql<Date>`now()` }
      : {}),
  });
}

/** Makes a refund that was paid another way owed again from now on, with a new try. */
export async function reopenRefund(
  db: Db,
  { id, attempt }: Pick<Refund, "id" | "attempt">,
  idempotencyKey: string,
): Promise<void> {
  await updateRefund(db, id, {
    status: "pending",
    settled_how: null,
    failure: null,
    provider_refund_id: null,
    tried_at: null,
    attempt: attempt + 1,
    idempotency_key: idempotencyKey,
    alerted_at: null,
    next_try_at: sql<Date>`now()`,
    owed_since: sql<Date>`now()`,
  });
}

/** Adds to the refunded amount of a payment, in cents; negative if a refund came back. */
export async function addRefunded(db: Db, paymentId: string, cents: number): Promise<void> {
  await db.updateTable("payments").set({
    refunded_cents: sql<number>`refunded_cents + ${cents}`,
    updated_at: sql<Date>`now()`,
  }).where("id", "=", paymentId).execute();
}

/** Finds why a payment was refunded in full if it pays for nothing. */
export async function findReturnReason(db: Db, paymentId: string): Promise<string | undefined> {
  const row = await db.selectFrom("refunds").select("reason").where("payment_id", "=", paymentId)
    .orderBy("created_at").limit(1).executeTakeFirst();
  return row?.reason;
}

/**
 * Takes refunds that are due for a check. While nothing changes, the first check comes after a minute and
 * later ones at growing intervals of at most 12 hours. Marks them, so two processes can share the work.
 */
export async function takeOpenRefunds(db: Db, limit: number): Promise<{ id: string }[]> {
  const { rows } = await sql<{ id: string }>`
    update refunds set checked_at = now(), next_try_at = now() +
      least(interval '12 hours', greatest(interval '1 minute', (now() - coalesce(owed_since, created_at)) / 4))
    where id in (
      select id from refunds where status = 'pending' and next_try_at <= now()
      order by next_try_at limit ${limit} for update skip locked)
    returning id`.execute(db);
  return rows;
}

/** Finds owed refunds after the given one that are not booked as owed yet, with their reservation. */
export async function findUnbooked(
  db: Db,
  after: { id: string } | undefined,
  limit: number,
): Promise<{ id: string; reservationId: string }[]> {
  return await db.selectFrom("refunds as f").innerJoin("payments as y", "y.id", "f.payment_id")
    .select(["f.id", "y.reservation_id as reservationId"]).where("f.status", "in", OWED)
    .where((eb) =>
      eb.not(eb.exists(
        eb.selectFrom("ledger_transactions as t").select("t.id")
          .where("t.source", "=", sql<string>`'refund-owed:' || f.id`),
      ))
    )
    .$if(after !== undefined, (query) => query.where("f.id", ">", after!.id))
    .orderBy("f.id").limit(limit).execute();
}
