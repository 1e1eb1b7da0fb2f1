import { type Kysely, type Selectable, sql, type UpdateObject } from "kysely";
import type {
  Database,
  PaymentKind,
  PaymentMethod,
  PaymentRequest,
  PaymentsTable,
} from "../../platform/db/schema.ts";
import type { Entry } from "../ledger/rules.ts";

type Db = Kysely<Database>;
type Change<Table extends keyof Database> = UpdateObject<Database, Table, Table>;
export type Payment = Selectable<PaymentsTable>;
export type Refund = Selectable<Database["refunds"]>;

/** A payment that the provider is about to be asked for. */
export type NewPayment = {
  id: string;
  orderId: string;
  reservationId: string;
  kind: PaymentKind;
  method: PaymentMethod;
  amountCents: number;
  idempotencyKey: string;
  request: PaymentRequest;
};

/** Adds a payment in 'creating'. The order has one of a kind that is not over, or the database refuses. */
export async function insertPayment(db: Db, payment: NewPayment): Promise<Payment> {
  return await db.insertInto("payments").values({
    id: payment.id,
    order_id: payment.orderId,
    reservation_id: payment.reservationId,
    kind: payment.kind,
    method: payment.method,
    amount_cents: payment.amountCents,
    status: "creating",
    idempotency_key: payment.idempotencyKey,
    request: JSON.stringify(payment.request),
  }).returningAll().executeTakeFirstOrThrow();
}

/** A payment of nothing, for an order that is free: there is no intent, and it has succeeded at once. */
export async function insertFreePayment(
  db: Db,
  payment: Pick<NewPayment, "id" | "orderId" | "reservationId" | "idempotencyKey">,
): Promise<void> {
  await db.insertInto("payments").values({
    id: payment.id,
    order_id: payment.orderId,
    reservation_id: payment.reservationId,
    kind: "Full",
    method: "none",
    amount_cents: 0,
    status: "succeeded",
    idempotency_key: payment.idempotencyKey,
    provider_fee_cents: 0,
    succeeded_at: sql<Date>`now()`,
  }).execute();
}

/** Changes a payment. */
export async function updatePayment(db: Db, id: string, change: Change<"payments">): Promise<void> {
  await db.updateTable("payments").set({ ...change, updated_at: sql<Date>`now()` }).where("id", "=", id)
    .execute();
}

/** Forgets what the provider was asked for: until an answer is in, nobody knows what its intent is like. */
export async function forgetRequest(db: Db, id: string): Promise<void> {
  await updatePayment(db, id, { request: null });
}

/** Keeps what an intent has become; false where somebody else's change has been kept meanwhile. */
export async function keepRequest(db: Db, id: string, request: PaymentRequest): Promise<boolean> {
  const { numUpdatedRows } = await db.updateTable("payments").set({
    amount_cents: request.amountCents,
    method: request.methods[0]!,
    request: JSON.stringify(request),
    updated_at: sql<Date>`now()`,
  }).where("id", "=", id).where("request", "is", null).where("status", "!=", "succeeded").executeTakeFirst();
  return numUpdatedRows > 0;
}

/** A payment, locked. The reservation's locks come first. */
export function lockPayment(db: Db, id: string): Promise<Payment | undefined> {
  return db.selectFrom("payments").selectAll().where("id", "=", id).forUpdate().executeTakeFirst();
}

/** The payment of an intent. */
export function findPaymentByIntent(db: Db, intentId: string): Promise<Payment | undefined> {
  return db.selectFrom("payments").selectAll().where("intent_id", "=", intentId).executeTakeFirst();
}

/** The payment of this id; undefined also for what is no id at all. */
export async function findPayment(db: Db, id: string | undefined): Promise<Payment | undefined> {
  if (!id || !isId(id)) return undefined;
  return await db.selectFrom("payments").selectAll().where("id", "=", id).executeTakeFirst();
}

/** The payment of an intent, if this person is its buyer. */
export async function findOwnPayment(db: Db, intentId: string, userId: string): Promise<Payment | undefined> {
  return await db.selectFrom("payments as y").innerJoin("reservations as r", "r.id", "y.reservation_id")
    .selectAll("y").where("y.intent_id", "=", intentId).where("r.consumer_id", "=", userId)
    .executeTakeFirst();
}

/** A buyer's payments that were tried, the newest first, with the text of their moment for the next page. */
export function findPaymentsOf(
  db: Db,
  userId: string,
  after: { at: string; id: string } | undefined,
  limit: number,
) {
  return db.selectFrom("payments as y").innerJoin("reservations as r", "r.id", "y.reservation_id")
    .innerJoin("pets as p", "p.id", "r.pet_id")
    .selectAll("y").select(["r.number", "p.name as petName", sql<string>`y.created_at::text`.as("key")])
    .where("r.consumer_id", "=", userId)
    .where("y.status", "not in", ["creating", "canceled"])
    .$if(
      after !== undefined,
      (query) =>
        query.where(sql<boolean>`(y.created_at, y.id) < (${after!.at}::timestamptz, ${after!.id}::uuid)`),
    )
    .orderBy("y.created_at", "desc").orderBy("y.id", "desc").limit(limit).execute();
}

/** Plans a refund: what goes back and how it will be booked. */
export async function insertRefund(
  db: Db,
  refund: {
    id: string;
    paymentId: string;
    amountCents: number;
    reason: string;
    entries: readonly Entry[];
    /** Where the provider has made it already. */
    providerRefundId?: string;
  },
): Promise<void> {
  await db.insertInto("refunds").values({
    id: refund.id,
    payment_id: refund.paymentId,
    amount_cents: refund.amountCents,
    reason: refund.reason,
    status: "pending",
    idempotency_key: `refund:${refund.id}`,
    provider_refund_id: refund.providerRefundId ?? null,
    entries: JSON.stringify(refund.entries),
  }).execute();
}

/** Metadata come from outside: what is no id is not looked up. */
const isId = (text: string): boolean => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text);

/** A refund with the payment that it gives back. */
export async function findRefund(db: Db, id: string) {
  if (!isId(id)) return undefined;
  return await db.selectFrom("refunds as f").innerJoin("payments as y", "y.id", "f.payment_id")
    .selectAll("f").select(["y.intent_id as intentId", "y.reservation_id as reservationId"])
    .where("f.id", "=", id).executeTakeFirst();
}

/** The refunds of a payment, locked, the oldest first. */
export function lockRefunds(db: Db, paymentIds: readonly string[]): Promise<Refund[]> {
  return db.selectFrom("refunds").selectAll().where("payment_id", "in", paymentIds).orderBy("created_at")
    .orderBy("id").forUpdate().execute();
}

/** Whether refunds of these payments are still on their way. */
export async function hasOpenRefunds(db: Db, paymentIds: readonly string[]): Promise<boolean> {
  if (paymentIds.length === 0) return false;
  const row = await db.selectFrom("refunds").select("id").where("payment_id", "in", paymentIds)
    .where("status", "=", "pending").limit(1).executeTakeFirst();
  return row !== undefined;
}

/** Changes a refund. */
export async function updateRefund(
  db: Db,
  id: string,
  change: Change<"refunds">,
): Promise<void> {
  await db.updateTable("refunds").set({ ...change, updated_at: sql<Date>`now()` }).where("id", "=", id)
    .execute();
}

/** Why a payment was given back in full, where it pays for nothing. */
export async function findReturnReason(db: Db, paymentId: string): Promise<string | undefined> {
  const row = await db.selectFrom("refunds").select("reason").where("payment_id", "=", paymentId)
    .orderBy("created_at").limit(1).executeTakeFirst();
  return row?.reason;
}

/** Notes an event of the provider. False when it has been dealt with already. */
export async function noteEvent(
  db: Db,
  event: { id: string; type: string; intentId: string | null },
): Promise<boolean> {
  await db.insertInto("webhook_events").values({ id: event.id, type: event.type, intent_id: event.intentId })
    .onConflict((conflict) => conflict.column("id").doNothing()).execute();
  const row = await db.selectFrom("webhook_events").select("processed_at").where("id", "=", event.id)
    .executeTakeFirstOrThrow();
  return row.processed_at === null;
}

/** Notes that an event has had its effect. */
export async function finishEvent(db: Db, id: string): Promise<void> {
  await db.updateTable("webhook_events").set({ processed_at: sql<Date>`now()` }).where("id", "=", id)
    .execute();
}

/** A user's customer at the provider. */
export async function findCustomer(db: Db, userId: string) {
  return await db.selectFrom("users").select(["email", "first_name", "last_name", "payment_customer_id"])
    .where("id", "=", userId).executeTakeFirstOrThrow();
}

/** Keeps the customer that the provider made for a user; the first one stays. */
export async function keepCustomer(db: Db, userId: string, customerId: string): Promise<void> {
  await db.updateTable("users").set({ payment_customer_id: customerId })
    .where("id", "=", userId).where("payment_customer_id", "is", null).execute();
}

/**
 * Payments that should be looked at again: open ones, and paid ones whose fee the provider had not booked yet. A minute
 * after the last look at first, later ever more rarely. Marks them as looked at, so that two processes share the work.
 */
export async function takeOpenPayments(db: Db, limit: number): Promise<Payment[]> {
  const { rows } = await sql<Payment>`
    update payments set checked_at = now() where id in (
      select id from payments
      where (status in ('creating', 'requires_payment_method', 'requires_action', 'processing')
          or (status = 'succeeded' and provider_fee_cents is null and intent_id is not null))
        and checked_at < now() - greatest(interval '1 minute', (now() - created_at) / 4)
      order by checked_at limit ${limit} for update skip locked)
    returning *`.execute(db);
  return rows;
}

/** Refunds that the provider has not finished, in the same way. */
export async function takeOpenRefunds(db: Db, limit: number): Promise<{ id: string }[]> {
  const { rows } = await sql<{ id: string }>`
    update refunds set checked_at = now() where id in (
      select id from refunds where status = 'pending'
        and checked_at < now() - greatest(interval '1 minute', (now() - created_at) / 4)
      order by checked_at limit ${limit} for update skip locked)
    returning id`.execute(db);
  return rows;
}
