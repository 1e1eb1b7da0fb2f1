import { type Kysely, type Selectable, sql, type UpdateObject } from "kysely";
import type {
  Database,
  LineItem,
  OrdersTable,
  PaymentsTable,
  ReservationsTable,
  ReservationStatus,
} from "../../../platform/db/schema.ts";
import { type JsonRow, rowReader } from "../../../platform/db/json.ts";
import { named, namedOnce } from "../../../platform/db/named.ts";
import type { CheckoutStepName, Contact, DeliveryDetails } from "../../../generated/types.ts";
import { type Actor, CANCELED, LIVE, type Move, OVER } from "./life_cycle_rules.ts";
import type { Stop } from "./stop_rules.ts";
import { STOP } from "../../ledger/stop_store.ts";
import { writeHeld } from "../../pets/card_store.ts";
import { asOrdered, type Listing, listingOf, listingRows, lockPetOf } from "./listing_store.ts";

type Db = Kysely<Database>;
/** Row of a sweep. */
type Row = { id: string };
type Change<Table extends keyof Database> = UpdateObject<Database, Table, Table>;
/** The caller passes an order's lines as they are read; the store writes them as JSON. */
type WithLines<Order> = Omit<Order, "line_items"> & { line_items?: readonly LineItem[] };

/** Buyer's position in the checkout and typed details. The choices are in `orders`. */
export type Progress = {
  stepName: CheckoutStepName;
  screen: number;
  openStep: number;
  contactDetailsVerified: boolean;
  deliveryDetailsVerified: boolean;
  paymentOptionsVerified: boolean;
  /** ZIP code from the pet's page; the address replaces it. */
  postalCode?: string;
  contact?: Contact;
  delivery?: DeliveryDetails;
  billing?: Omit<DeliveryDetails, "isBillingDifferent">;
};

/** Details typed in a checkout, none of which affects the price. */
export type Typed = Pick<Progress, "contact" | "delivery" | "billing">;

/**
 * Returns what this buyer typed in their last hold of the pet if it expired; nothing if they released it.
 * Leaves the address out if the buyer now asks for another ZIP code.
 */
export async function typedBefore(
  db: Kysely<Database>,
  { petId, consumerId, postalCode }: { petId: string; consumerId: string; postalCode: string | undefined },
): Promise<Typed> {
  const last = await db.selectFrom("reservations").select(["status", "progress"])
    .where("pet_id", "=", petId).where("consumer_id", "=", consumerId)
    .orderBy("created_at", "desc").limit(1).executeTakeFirst();
  if (last?.status !== "expired") return {};
  const { contact, delivery, billing } = last.progress as Partial<Progress>;
  const isSamePlace = postalCode === undefined || postalCode === delivery?.address.postalCode;
  return {
    ...(contact && { contact }),
    ...(isSamePlace && { ...(delivery && { delivery }), ...(billing && { billing }) }),
  };
}

export type Reservation = Omit<Selectable<ReservationsTable>, "progress" | "network"> & {
  progress: Progress;
};
export type Order = Selectable<OrdersTable>;
export type Payment = Selectable<PaymentsTable>;
/**
 * Reservation with everything that changes with it, locked in this order: pet, reservation, order, payments.
 */
export type Checkout = {
  /** Listing as the buyer saw it: the order's terms replace the current values. */
  pet: Listing;
  reservation: Reservation & { isOver: boolean; stop: Stop | null; at: Date };
  /** Order of the pet, with its payments. */
  order: Order;
  payments: Payment[];
  /** Add-on orders after the reservation, oldest first. */
  addOnOrders: AddOnOrder[];
};
/** Order of add-ons alone, paid in full, with its payments. */
export type AddOnOrder = { order: Order; payments: Payment[] };

/** Returns the payments of all orders of a reservation. */
export function allPayments(
  { payments, addOnOrders }: Pick<Checkout, "payments" | "addOnOrders">,
): Payment[] {
  return [...payments, ...addOnOrders.flatMap((one) => one.payments)];
}

/** Returns all orders of a reservation, the pet's first. */
export function everyOrder({ order, payments, addOnOrders }: Checkout): AddOnOrder[] {
  return [{ order, payments }, ...addOnOrders];
}

/** Groups the orders of a reservation, each with its own payments. */
export function sortOrders(
  orders: readonly Order[],
  payments: readonly Payment[],
): Pick<Checkout, "order" | "payments" | "addOnOrders"> {
  const all = orders.map((order) => ({
    order,
    payments: payments.filter((one) => one.order_id === order.id),
  }));
  return {
    ...all.find(({ order }) => order.order_type === "pet")!,
    addOnOrders: all.filter(({ order }) => order.order_type === "addon"),
  };
}

/**
 * Returns the time of the last payment that was not returned; the first payment's time if the later ones are
 * unknown.
 */
export function lastPaidAt(
  { paid_at }: Pick<Reservation, "paid_at">,
  payments: readonly Pick<Payment, "status" | "is_returned" | "succeeded_at">[],
): Date | null {
  const moments = payments.filter(({ status, is_returned }) => status === "succeeded" && !is_returned)
    .map(({ succeeded_at }) => succeeded_at?.getTime() ?? 0);
  return paid_at && new Date(Math.max(paid_at.getTime(), ...moments));
}

/** Locks and reads a reservation; undefined if there is none. */
export async function lockCheckout(db: Db, reservationId: string): Promise<Checkout | undefined> {
  const pet = await lockPetOf(db, reservationId);
  return pet && await readCheckout(db, reservationId, lockRow);
}

/** Reads a reservation without locks, for decisions that are checked again under locks. */
export function findCheckout(db: Db, reservationId: string): Promise<Checkout | undefined> {
  return readCheckout(db, reservationId, findRow);
}

/** One statement that locks the reservation before its orders, and those before their payments. */
const checkoutRows = (lock: "for update" | "") => (db: Db, { id }: Row) =>
  listingRows(db)
    .where("p.id", "=", (eb) => eb.selectFrom("reservations").select("pet_id").where("id", "=", id))
    .select([
      sql<JsonRow<CheckoutReservation>>`(select to_json(x) from (
        select r.*, coalesce(r.hold_expires_at <= clock_timestamp(), false) as "isOver", now() as at,
          ${sql.raw(STOP)} as stop
        from reservations r where r.id = ${id} ${sql.raw(lock && `${lock} of r`)}) x)`.as("reservation"),
      sql<JsonRow<Order>[]>`(select json_agg(x) from (
        select * from orders where reservation_id = ${id} order by created_at, id ${sql.raw(lock)}) x)`.as(
        "orders",
      ),
      sql<JsonRow<Payment>[] | null>`(select json_agg(x) from (
        select * from payments where reservation_id = ${id} order by created_at, id ${sql.raw(lock)}) x)`.as(
        "payments",
      ),
    ]);
const findRow = namedOnce("orders_find_checkout", checkoutRows(""));
const lockRow = namedOnce("orders_lock_checkout", checkoutRows("for update"));

async function readCheckout(
  db: Db,
  id: string,
  rowOf: typeof findRow,
): Promise<Checkout | undefined> {
  const [row] = await rowOf(db, { id });
  if (!row) return undefined;
  const { reservation, orders, payments, ...listing } = row;
  const sorted = sortOrders(orders.map(readOrder), payments?.map(readPayment) ?? []);
  return {
    pet: asOrdered(listingOf(listing), sorted.order),
    reservation: readReservation(reservation),
    ...sorted,
  };
}

type CheckoutReservation = Checkout["reservation"];
const readReservation = rowReader<CheckoutReservation>({
  hold_expires_at: true,
  balance_due_at: true,
  paid_at: true,
  handed_over_at: true,
  completed_at: true,
  ended_at: true,
  created_at: true,
  updated_at: true,
  funds_settled_at: true,
  reminded_of: true,
  reminded_late_of: true,
  setup_begun_at: true,
  setup_look_at: true,
  stopped_at: true,
  at: true,
  wait_look_at: true,
  wait_stopped_since: true,
  stuck_since: true,
});
/** Reads rows that are nested in other rows. */
export const readOrder = rowReader<Order>({
  accepted_at: true,
  delivery_begun_at: true,
  paid_at: true,
  ended_at: true,
  created_at: true,
  updated_at: true,
});
export const readPayment = rowReader<Payment>({
  checked_at: true,
  created_at: true,
  updated_at: true,
  succeeded_at: true,
});

/** Finds the buyer and breeder of a reservation; undefined if there is none. */
export function findParties(db: Db, id: string) {
  return db.selectFrom("reservations").select(["consumer_id as buyerId", "breeder_id as breederId"])
    .where("id", "=", id).executeTakeFirst();
}

/** Finds the reservation that currently keeps a pet from others. */
export function findLive(db: Db, petId: string) {
  return db.selectFrom("reservations")
    .select(["id", "consumer_id", "status", "hold_expires_at"])
    .select(sql<boolean>`status = 'held' and hold_expires_at <= clock_timestamp()`.as("isOver"))
    .where("pet_id", "=", petId)
    .where("status", "in", [...LIVE])
    .executeTakeFirst();
}

/**
 * Ends a hold that has taken no money, as `writeMove` does. Updates its pet's card and queues the news for
 * others.
 */
export async function endHold(
  db: Db,
  reservation: { id: string; pet_id: string; status: ReservationStatus },
  move: Pick<Move, "to">,
  event: MoveEvent,
  change: Change<"reservations">,
): Promise<void> {
  await db.with("moved", (cte) => moved(cte, reservation, move, change))
    .with("shown", (cte) => writeHeld(cte, reservation.pet_id, false))
    .with("told", (cte) => cte.insertInto("hold_news").values(newsOf(reservation.id, reservation.pet_id)))
    .insertInto("reservation_events").values(eventOf(reservation, move.to, event)).execute();
}

/** Row that queues the news of a hold's start or end for others. */
export const newsOf = <PetId>(reservationId: string, petId: PetId) => ({
  reservation_id: reservationId,
  pet_id: petId,
  taken_until: null,
});
const moved = (
  db: Pick<Db, "updateTable">,
  { id }: { id: string },
  move: Pick<Move, "to">,
  change: Change<"reservations">,
) =>
  db.updateTable("reservations").set({ ...change, status: move.to, updated_at: sql<Date>`now()` }).where(
    "id",
    "=",
    id,
  );

export type MoveEvent = { id: string; actor: Actor; actorId: string | null; reason?: string | null };

/** Moves a reservation to another status, with the columns that change with it and a line in its history. */
export async function writeMove(
  db: Db,
  reservation: { id: string; status: ReservationStatus },
  move: Pick<Move, "to">,
  event: MoveEvent,
  change: Change<"reservations"> = {},
): Promise<void> {
  await db.with("moved", (cte) => moved(cte, reservation, move, change))
    .insertInto("reservation_events").values(eventOf(reservation, move.to, event)).execute();
}

/** Adds a line to a reservation's history; a remark if `to` is the current status. */
export async function writeEvent(
  db: Db,
  reservation: { id: string; status: ReservationStatus | null },
  to: ReservationStatus,
  event: MoveEvent,
): Promise<void> {
  await db.insertInto("reservation_events").values(eventOf(reservation, to, event)).execute();
}

/** Row of a reservation's history. */
export const eventOf = (
  reservation: Parameters<typeof writeEvent>[1],
  to: ReservationStatus,
  event: Parameters<typeof writeEvent>[3],
) => ({
  id: event.id,
  reservation_id: reservation.id,
  from_status: reservation.status,
  to_status: to,
  actor_id: event.actorId,
  actor_role: event.actor,
  reason: event.reason ?? null,
  at: sql<Date>`clock_timestamp()`,
});

/** Finds the account that last canceled a reservation. */
export async function findCanceler(db: Db, reservationId: string): Promise<string | null | undefined> {
  const row = await db.selectFrom("reservation_events").select("actor_id")
    .where("reservation_id", "=", reservationId)
    .where("to_status", "in", [...CANCELED])
    .orderBy("at", "desc").orderBy("id", "desc").limit(1).executeTakeFirst();
  return row?.actor_id;
}

/** Changes a reservation without moving it. Returns the end of its hold. */
export async function updateReservation(
  db: Db,
  id: string,
  change: Change<"reservations">,
): Promise<Date | null> {
  const row = await db.updateTable("reservations").set({ ...change, updated_at: sql<Date>`now()` })
    .where("id", "=", id).returning("hold_expires_at").executeTakeFirstOrThrow();
  return row.hold_expires_at;
}

function inJson<Change extends { line_items?: readonly LineItem[] }>({ line_items, ...change }: Change) {
  return { ...change, ...(line_items ? { line_items: JSON.stringify(line_items) } : {}) };
}

/** Changes an order. Its version goes up, so a caller that priced an older version notices. */
export async function updateOrder(
  db: Db,
  id: string,
  change: WithLines<Change<"orders">>,
): Promise<Order> {
  return await db.updateTable("orders").set((eb) => ({
    ...inJson(change),
    version: eb("version", "+", 1),
    updated_at: sql<Date>`now()`,
  })).where("id", "=", id).returningAll().executeTakeFirstOrThrow();
}

/** Finds pet orders after the given one that predate stored terms or go-home dates. */
export async function findWithoutTerms(
  db: Db,
  after: Row | undefined,
  limit: number,
): Promise<(Row & { reservationId: string })[]> {
  return await db.selectFrom("orders").select(["id", "reservation_id as reservationId"])
    .where(sql<boolean>`order_type = 'pet' and (terms is null or go_home_on is null)`)
    .$if(after !== undefined, (query) => query.where("id", ">", after!.id))
    .orderBy("id").limit(limit).execute();
}

/** Finds holds after the given one whose time is over. */
export async function findOverdueHolds(db: Db, after: Row | undefined, limit: number): Promise<Row[]> {
  return await db.selectFrom("reservations").select("id").where("status", "=", "held")
    .where("hold_expires_at", "<=", sql<Date>`now()`)
    .$if(after !== undefined, (query) => query.where("id", ">", after!.id))
    .orderBy("id").limit(limit).execute();
}

/** Finds holds whose time ended within the last minute. The sweep ends older ones. */
export async function findJustOver(db: Db): Promise<string[]> {
  const rows = await named<Row>(
    db,
    "orders_just_over",
    `select id from reservations where status = 'held' and hold_expires_at between now() - interval '1 minute' and now()
     order by hold_expires_at limit 1000`,
  );
  return rows.map(({ id }) => id);
}

/** Ends the unpaid holds of a breeder's pets or of a buyer now; returns their ids. Locks the pets first. */
export async function cutHolds(
  db: Db,
  of: { consumerId?: string; breederId?: string },
): Promise<string[]> {
  const theirs = sql<boolean>`(consumer_id = ${of.consumerId ?? null}::uuid or breeder_id = ${
    of.breederId ?? null
  }::uuid)`;
  await db.selectFrom("pets").select("id").where(
    "id",
    "in",
    (eb) => eb.selectFrom("reservations").select("pet_id").where("status", "=", "held").where(theirs),
  )
    .orderBy("id").forUpdate().execute();
  const rows = await db.updateTable("reservations")
    .set({ hold_expires_at: sql<Date>`now()`, updated_at: sql<Date>`now()` })
    .where("status", "=", "held").where("hold_expires_at", ">", sql<Date>`now()`).where(theirs)
    .returning("id").execute();
  return rows.map(({ id }) => id);
}

/** Finds a breeder's ended sales and kept deposits from which nothing has been released. */
export async function findUnreleased(db: Db, breederId: string): Promise<string[]> {
  const rows = await db.selectFrom("reservations as r").select("r.id")
    .where("r.breeder_id", "=", breederId).where("r.paid_at", "is not", null)
    .where("r.status", "in", [...OVER])
    .where((eb) =>
      eb.not(eb.exists(
        eb.selectFrom("ledger_transactions as t").select("t.id")
          .where("t.source", "=", sql<string>`'release:' || r.id`),
      ))
    ).orderBy("r.id").execute();
  return rows.map(({ id }) => id);
}

/**
 * Finds finished sales and kept deposits after the given one whose funds may be due: not settled, not frozen
 * by a suspension or a chargeback, and without a refund that is still owed. Add-ons bought later earn the
 * breeder nothing, so their chargebacks and owed refunds keep nothing back.
 */
export async function findDueFunds(db: Db, after: Row | undefined, limit: number): Promise<Row[]> {
  return await db.selectFrom("reservations as r")
    .innerJoin("breeders as d", "d.id", "r.breeder_id").innerJoin("users as u", "u.id", "d.user_id")
    .select("r.id").where("r.status", "in", [...OVER])
    .where("r.funds_settled_at", "is", null).where("r.paid_at", "is not", null)
    .where("u.account_status", "!=", "Suspended")
    .where(sql<boolean>`coalesce(r.completed_at, r.ended_at) < now() - interval '72 hours'`)
    .where(sql<boolean>`(r.status = 'completed' and r.handed_over_at is not null
      or coalesce(r.completed_at, r.ended_at) < now() - interval '14 days')`)
    .where((eb) =>
      eb.not(eb.exists(
        eb.selectFrom("refunds as f").innerJoin("payments as y", "y.id", "f.payment_id")
          .innerJoin("orders as o", "o.id", "y.order_id").select("f.id").where("o.order_type", "=", "pet")
          .whereRef("y.reservation_id", "=", "r.id").where("f.status", "in", ["pending", "failed"]),
      ))
    )
    .where((eb) =>
      eb.not(eb.exists(
        eb.selectFrom("chargebacks as c").innerJoin("payments as y", "y.id", "c.payment_id")
          .innerJoin("orders as o", "o.id", "y.order_id").select("c.id").where("o.order_type", "=", "pet")
          .whereRef("y.reservation_id", "=", "r.id").where("c.status", "in", ["inquiry", "open"]),
      ))
    )
    .$if(after !== undefined, (query) => query.where("r.id", ">", after!.id))
    .orderBy("r.id").limit(limit).execute();
}
