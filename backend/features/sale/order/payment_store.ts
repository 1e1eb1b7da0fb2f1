import { type Kysely, sql, type UpdateObject } from "kysely";
import type {
  Database,
  PaymentKind,
  PaymentMethod,
  PaymentOffer,
  PaymentRequest,
} from "../../../platform/db/schema.ts";
import { isUuid } from "../../../platform/text.ts";
import type { Payment } from "./store.ts";

type Db = Kysely<Database>;
type Change<Table extends keyof Database> = UpdateObject<Database, Table, Table>;

/** Failure code of an abandoned payment whose intent must still be canceled. */
export const CLOSING = "closing";

/** Payment that is about to be requested from the provider. */
export type NewPayment = {
  id: string;
  orderId: string;
  reservationId: string;
  kind: PaymentKind;
  method: PaymentMethod;
  amountCents: number;
  idempotencyKey: string;
  savesCard?: boolean;
  request: PaymentRequest;
  offer: PaymentOffer;
};

/**
 * Adds a payment with the status 'creating'. The database refuses a second unfinished payment of a kind for
 * an order.
 */
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
    saves_card: payment.savesCard ?? false,
    request: JSON.stringify(payment.request),
    offers: JSON.stringify([payment.offer]),
  }).returningAll().executeTakeFirstOrThrow();
}

/** Adds a payment of $0 for a free order. It has no intent and succeeds at once. */
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

/** Forgets the request to the provider. Until a reply arrives, the state of its intent is unknown. */
export async function forgetRequest(db: Db, id: string, offers?: readonly PaymentOffer[]): Promise<void> {
  await updatePayment(db, id, { request: null, ...(offers ? { offers: JSON.stringify(offers) } : {}) });
}

/** Stores the new state of an intent; false if another change was stored meanwhile. */
export async function keepRequest(db: Db, id: string, request: PaymentRequest): Promise<boolean> {
  const { numUpdatedRows } = await db.updateTable("payments").set({
    amount_cents: request.amountCents,
    method: request.methods[0]!,
    request: JSON.stringify(request),
    updated_at: sql<Date>`now()`,
  }).where("id", "=", id).where("request", "is", null).where("status", "!=", "succeeded").executeTakeFirst();
  return numUpdatedRows > 0;
}

/** Finds a payment and locks it. Take the reservation's locks first. */
export function lockPayment(db: Db, id: string): Promise<Payment | undefined> {
  return db.selectFrom("payments").selectAll().where("id", "=", id).forUpdate().executeTakeFirst();
}

/** Finds the payment of an intent. */
export function findPaymentByIntent(db: Db, intentId: string): Promise<Payment | undefined> {
  return db.selectFrom("payments").selectAll().where("intent_id", "=", intentId).executeTakeFirst();
}

/** Finds the payment with this id; undefined for a malformed id as well. */
export async function findPayment(db: Db, id: string | undefined): Promise<Payment | undefined> {
  if (!id || !isUuid(id)) return undefined;
  return await db.selectFrom("payments").selectAll().where("id", "=", id).executeTakeFirst();
}

/** Finds the payment of an intent if this person is its buyer. */
export async function findOwnPayment(db: Db, intentId: string, userId: string): Promise<Payment | undefined> {
  return await db.selectFrom("payments as y").innerJoin("reservations as r", "r.id", "y.reservation_id")
    .selectAll("y").where("y.intent_id", "=", intentId).where("r.consumer_id", "=", userId)
    .executeTakeFirst();
}

/** Finds a buyer's attempted payments, newest first, with the text of their time for the next page. */
export function findPaymentsOf(
  db: Db,
  userId: string,
  after: { at: string; id: string } | undefined,
  limit: number,
) {
  return db.selectFrom("payments as y").innerJoin("reservations as r", "r.id", "y.reservation_id")
    .innerJoin("pets as p", "p.id", "r.pet_id").innerJoin("orders as o", "o.id", "y.order_id")
    .selectAll("y").select([
      "r.number",
      "p.name as petName",
      "o.order_type as orderType",
      sql<string>`y.created_at::text`.as("key"),
    ])
    .where("r.consumer_id", "=", userId)
    .where("y.status", "not in", ["creating", "canceled"])
    .$if(
      after !== undefined,
      (query) =>
        query.where(sql<boolean>`(y.created_at, y.id) < (${after!.at}::timestamptz, ${after!.id}::uuid)`),
    )
    .orderBy("y.created_at", "desc").orderBy("y.id", "desc").limit(limit).execute();
}

/** Finds a user's customer at the provider. */
export async function findCustomer(db: Db, userId: string) {
  return await db.selectFrom("users").select(["email", "first_name", "last_name", "payment_customer_id"])
    .where("id", "=", userId).executeTakeFirstOrThrow();
}

/** Stores the customer that the provider made for a user; an earlier one stays. */
export async function keepCustomer(db: Db, userId: string, customerId: string): Promise<void> {
  await db.updateTable("users").set({ payment_customer_id: customerId })
    .where("id", "=", userId).where("payment_customer_id", "is", null).execute();
}

/**
 * Takes payments to check again: open ones, and paid ones whose fee the provider had not booked yet. The
 * first check comes a minute after the last one, later checks at growing intervals. Marks them as checked, so
 * two processes can share the work.
 */
export async function takeOpenPayments(db: Db, limit: number): Promise<Payment[]> {
  const { rows } = await sql<Payment>`
    update payments set checked_at = now() where id in (
      select id from payments
      where (status in ('creating', 'requires_payment_method', 'requires_action', 'processing')
          or (status = 'succeeded' and provider_fee_cents is null and intent_id is not null)
          or failure_code = ${CLOSING})
        and checked_at < now() - greatest(interval '1 minute', (now() - created_at) / 4)
      order by checked_at limit ${limit} for update skip locked)
    returning *`.execute(db);
  return rows;
}
