import { type Kysely, sql } from "kysely";
import type { Database } from "../../../platform/db/schema.ts";
import { isUuid } from "../../../platform/text.ts";

type Db = Kysely<Database>;
type After = { at: string; id: string } | undefined;

/** Number of newest reservations that a search by name covers. */
const LOOKED_THROUGH = 10_000;

const orders = (db: Db) =>
  db.selectFrom("reservations as r").innerJoin("orders as o", "o.reservation_id", "r.id")
    .innerJoin("pets as p", "p.id", "r.pet_id").innerJoin("breeders as d", "d.id", "r.breeder_id")
    .innerJoin("users as u", "u.id", "r.consumer_id")
    // Add-on orders that were never paid are not sales.
    .where((eb) => eb.or([eb("o.order_type", "=", "pet"), eb("o.paid_at", "is not", null)]))
    .select((eb) => [
      "o.id",
      "o.order_type as orderType",
      "r.number",
      "r.id as reservedPetId",
      "p.name as petName",
      "u.id as buyerId",
      sql<string>`u.first_name || ' ' || u.last_name`.as("buyerName"),
      "u.email as buyerEmail",
      "d.id as breederId",
      "d.name as breederName",
      "r.status",
      "o.total_cents as totalCents",
      eb.selectFrom("payments as y").whereRef("y.order_id", "=", "o.id").where("y.status", "=", "succeeded")
        .select(sql<number>`coalesce(sum(y.amount_cents), 0)::int`.as("cents")).as("paidCents"),
      eb.selectFrom("payments as y").whereRef("y.order_id", "=", "o.id")
        .select(sql<number>`coalesce(sum(y.refunded_cents), 0)::int`.as("cents")).as("refundedCents"),
      eb.selectFrom("refunds as f").innerJoin("payments as y", "y.id", "f.payment_id")
        .whereRef("y.order_id", "=", "o.id").where("f.status", "in", ["pending", "failed"])
        .select(sql<number>`coalesce(sum(f.amount_cents), 0)::int`.as("cents")).as("owedCents"),
      "o.created_at as createdAt",
      sql<string>`o.created_at::text`.as("key"),
    ]);

export type OrderRow = Awaited<ReturnType<typeof findOrders>>[number];

/**
 * Finds orders of pets and of later add-ons, newest first, with the text of their time for the next page. `q`
 * is a reservation's number or id, an order's id, a buyer's email, a payment intent, the ZIP code or the
 * start of the street of the buyer's address, or the start of a pet's name. `isStuck` keeps only sales whose
 * hand-off neither side has confirmed in two weeks.
 */
export function findOrders(
  db: Db,
  { q, isStuck, after }: { q?: string; isStuck?: boolean; after?: After },
  limit: number,
) {
  return orders(db)
    .$if(
      isStuck === true,
      (query) =>
        query.where("r.stuck_since", "is not", null).where("r.status", "=", "paid")
          .where("o.order_type", "=", "pet"),
    )
    .$if(q !== undefined, (query) => query.where(asked(q!)))
    .$if(
      after !== undefined,
      (query) =>
        query.where(sql<boolean>`(o.created_at, o.id) < (${after!.at}::timestamptz, ${after!.id}::uuid)`),
    )
    .orderBy("o.created_at", "desc").orderBy("o.id", "desc").limit(limit).execute();
}

/** Finds the orders of one reservation, oldest first. */
export function findOrdersOf(db: Db, reservationId: string, limit: number): Promise<OrderRow[]> {
  return orders(db).where("r.id", "=", reservationId).orderBy("o.created_at").orderBy("o.id").limit(limit)
    .execute();
}

/** Finds one order by its id. */
export async function findOrder(db: Db, id: string): Promise<OrderRow | undefined> {
  return await orders(db).where("o.id", "=", id).executeTakeFirst();
}

/**
 * Returns the condition for a search. Each form of query uses its own index; a name only searches the newest
 * reservations.
 */
function asked(q: string) {
  const letters = q.toUpperCase().replace(/[^A-Z0-9]/g, "");
  if (/^HP[A-Z0-9]{8}$/.test(letters)) {
    return sql<boolean>`r.number = ${`HP-${letters.slice(2, 6)}-${letters.slice(6)}`}`;
  }
  if (isUuid(q)) return sql<boolean>`(r.id = ${q}::uuid or o.id = ${q}::uuid)`;
  if (q.startsWith("pi_")) {
    return sql<boolean>`o.id in (select order_id from payments where intent_id = ${q})`;
  }
  if (q.includes("@")) {
    return sql<boolean>`r.consumer_id = (select id from users where email = ${q.toLowerCase()})`;
  }
  if (/^\d{5}$/.test(q)) return sql<boolean>`r.progress #>> '{delivery,address,postalCode}' = ${q}`;
  const beginning = `${q.toLowerCase().replace(/[\\%_]/g, "\\$&")}%`;
  if (/^\d+\S* +\S/.test(q)) {
    return sql<boolean>`lower(r.progress #>> '{delivery,address,line1}') like ${beginning}`;
  }
  return sql<boolean>`lower(p.name) like ${beginning}
    and r.created_at >= coalesce((select n.created_at from reservations n order by n.created_at desc, n.id desc
      offset ${LOOKED_THROUGH} limit 1), '-infinity')`;
}

/** Finds the steps of a reservation, oldest first. */
export function findEvents(db: Db, reservationId: string, limit: number) {
  return db.selectFrom("reservation_events").select(["to_status", "at", "actor_role", "reason"])
    .where("reservation_id", "=", reservationId).orderBy("at").orderBy("id").limit(limit).execute();
}

/** Finds refunds of an order's payments, oldest first. */
export function findRefunds(db: Db, orderId: string, limit: number) {
  return db.selectFrom("refunds as f").innerJoin("payments as y", "y.id", "f.payment_id")
    .select([
      "f.id",
      "f.payment_id",
      "f.amount_cents",
      "f.status",
      "f.reason",
      "f.failure",
      "f.attempt",
      "f.created_at",
    ])
    .where("y.order_id", "=", orderId).orderBy("f.created_at").orderBy("f.id").limit(limit).execute();
}

/** Finds the ledger's bookings for an order, oldest first. */
export function findBookings(db: Db, orderId: string, limit: number) {
  return db.selectFrom("ledger_transactions as t").innerJoin(
    "ledger_entries as e",
    "e.transaction_id",
    "t.id",
  )
    .select([
      "t.source",
      "t.kind",
      "t.at",
      sql<{ account: string; amountCents: number }[]>`
        json_agg(json_build_object('account', e.account, 'amountCents', e.amount_cents) order by e.amount_cents desc)`
        .as("lines"),
    ])
    .where("t.order_id", "=", orderId).groupBy("t.id").orderBy("t.at").orderBy("t.id").limit(limit)
    .execute();
}

/** Finds emails about a reservation, oldest first, with the recipient's id instead of the address. */
export function findMails(db: Db, reservationId: string, limit: number) {
  return db.selectFrom("mails").select(["subject", "status", "created_at", "sent_at", "user_id"])
    .where("reservation_id", "=", reservationId).orderBy("created_at").orderBy("id").limit(limit).execute();
}

const OPEN = sql<boolean>`c.status in ('inquiry', 'open')`;
/**
 * Sort key for the order and the cursor: open chargebacks by deadline first, then closed ones, latest first.
 */
const RANK = sql<number>`case when ${OPEN} then extract(epoch from coalesce(c.evidence_due_at, c.opened_at))
  else 1e11 - extract(epoch from c.opened_at) end::numeric`;

const chargebacks = (db: Db) =>
  db.selectFrom("chargebacks as c").innerJoin("payments as y", "y.id", "c.payment_id")
    .innerJoin("reservations as r", "r.id", "y.reservation_id").innerJoin("pets as p", "p.id", "r.pet_id")
    .innerJoin("breeders as d", "d.id", "r.breeder_id").innerJoin("users as u", "u.id", "r.consumer_id")
    .select([
      "c.id",
      "r.id as reservedPetId",
      "y.order_id as orderId",
      "r.number",
      "p.name as petName",
      sql<string>`u.first_name || ' ' || u.last_name`.as("buyerName"),
      "d.name as breederName",
      "c.amount_cents as amountCents",
      "c.fee_cents as feeCents",
      "c.reason",
      "c.status",
      "c.evidence_due_at",
      "c.opened_at",
      "c.closed_at",
      sql<string>`(${RANK})::text`.as("rank"),
    ]);

export type ChargebackRow = Awaited<ReturnType<typeof findChargebacks>>[number];

/** Finds the chargebacks of an order. */
export function findOrderChargebacks(db: Db, orderId: string, limit: number) {
  return chargebacks(db).where("y.order_id", "=", orderId).orderBy("c.opened_at").limit(limit).execute();
}

/** Finds one chargeback by its id. */
export function findOrderChargeback(db: Db, id: string): Promise<ChargebackRow | undefined> {
  return chargebacks(db).where("c.id", "=", id).executeTakeFirst();
}

/** Finds chargebacks: open ones first by nearest deadline, then the latest. */
export function findChargebacks(
  db: Db,
  after: { value: string; id: string } | undefined,
  limit: number,
) {
  return chargebacks(db)
    .$if(
      after !== undefined,
      (query) => query.where(sql<boolean>`(${RANK}, c.id) > (${after!.value}::numeric, ${after!.id}::uuid)`),
    )
    .orderBy(RANK).orderBy("c.id").limit(limit).execute();
}
