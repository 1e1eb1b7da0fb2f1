import { type Kysely, type Selectable, sql } from "kysely";
import { type JsonOf, type JsonRow, rowReader, sqlJson } from "../../platform/db/json.ts";
import type { JsonText } from "../../platform/json_text.ts";
import { preparedOnce, sendPrepared } from "../../platform/db/named.ts";
import { CARD_ALSO_HIDDEN, SHOWN_CARD } from "../pets/card_store.ts";
import { BREEDER_JSON } from "../pets/json_store.ts";
import type { StepFacts } from "../pets/sale_step_rules.ts";
import { SALE_STEP_SQL } from "../pets/sale_step_store.ts";
import type { Database, ReservationStatus } from "../../platform/db/schema.ts";
import type { BreederSummary, LastGiven, PetCard, ReservationSeller } from "../../generated/types.ts";
import {
  type AddOnOrder,
  asOrdered,
  type Chargeback,
  ENDED,
  findCardsFor,
  type Listing,
  listingOf,
  type ListingRow,
  listingRows,
  type Order,
  type Payment,
  type Progress,
  readOrder,
  readPayment,
  type Refund,
  type Reservation,
  type ShownCard,
  sortOrders,
  type Stop,
} from "../sale/order/index.ts";
import { STOP } from "../ledger/stop_store.ts";

type Db = Kysely<Database>;

export type TimelineRow = Pick<
  Selectable<Database["reservation_events"]>,
  "reservation_id" | "to_status" | "at" | "actor_role" | "reason"
>;

export type Listed = {
  reservation: Reservation & { isOver: boolean; stop: Stop | null; hasDispute: boolean };
  card: JsonText<PetCard> | null;
  /** The listing as its buyer saw it. */
  pet: Listing;
  breeder: BreederSummary;
  buyer: { firstName: string; lastName: string; email: string; phone: string | null };
  /** Owner of the program; null after that account is closed. */
  seller: ReservationSeller | null;
  /** The order of the pet, with its payments. */
  order: Order;
  payments: Payment[];
  addOnOrders: AddOnOrder[];
  savedCard: ShownCard | undefined;
  /** Refunds of all orders. */
  refunds: Refund[];
  chargebacks: Chargeback[];
  /** Breeder's earnings from the sale to date, and the part taken back by refunds and chargebacks. */
  earned: Earned;
  timeline: TimelineRow[];
  step: StepFacts | null;
};

/**
 * Returns what a buyer gave in their last paid order; undefined if there is none. It prefills the checkout of
 * another pet.
 */
export async function findLastGiven(db: Db, consumerId: string): Promise<LastGiven | undefined> {
  const last = await db.selectFrom("reservations").select("progress")
    .where("consumer_id", "=", consumerId).where("paid_at", "is not", null)
    .orderBy("created_at", "desc").limit(1).executeTakeFirst();
  if (!last) return undefined;
  const { contact, delivery, billing } = last.progress as LastGiven;
  return { ...(contact && { contact }), ...(delivery && { delivery }), ...(billing && { billing }) };
}

export type Which = {
  id?: string;
  consumerId?: string;
  breederId?: string;
  statuses?: readonly ReservationStatus[];
  after?: { at: string; id: string };
};

const SELLER = sqlJson<ReservationSeller>({
  firstName: "s.first_name",
  lastName: "s.last_name",
  email: "s.email",
  phoneNumber: "coalesce(d.phone, s.phone)",
});

/**
 * Returns the cards of pets whose breeder is not public, for people with a reservation of them. A separate
 * query: preparing to build a card takes longer than reading all others.
 */
async function hiddenCards(
  db: Db,
  petIds: readonly string[],
): Promise<Map<string, JsonText<PetCard> | null>> {
  if (petIds.length === 0) return new Map();
  const rows = await db.selectFrom("pets as p").select("p.id")
    .select(sql<JsonText<PetCard> | null>`${sql.raw(CARD_ALSO_HIDDEN)}`.as("card"))
    .where("p.id", "in", petIds).execute();
  return new Map(rows.map(({ id, card }) => [id, card]));
}

/**
 * Selects one page of reservations, newest first. The page is cut before any joins, so its cost does not
 * depend on their number.
 */
function findPlaces(db: Db, { id, consumerId, breederId, statuses, after }: Which, limit: number) {
  return db.selectFrom("reservations").selectAll()
    .$if(id !== undefined, (query) => query.where("id", "=", id!))
    .$if(consumerId !== undefined, (query) => query.where("consumer_id", "=", consumerId!))
    .$if(breederId !== undefined, (query) => query.where("breeder_id", "=", breederId!))
    .$if((statuses?.length ?? 0) > 0, (query) => query.where("status", "in", statuses!))
    .$if(
      after !== undefined,
      (query) =>
        query.where(sql<boolean>`(created_at, id) < (${after!.at}::timestamptz, ${after!.id}::uuid)`),
    )
    .orderBy("created_at", "desc").orderBy("id", "desc").limit(limit);
}

const rowsOf = (db: Db, which: Which, limit: number) =>
  rowsAt(db, findPlaces(db, which, limit)).orderBy("r.created_at", "desc").orderBy("r.id", "desc");

const rowsAt = (db: Db, places: ReturnType<typeof findPlaces>) =>
  db.selectFrom(places.as("r")).innerJoin(
    "pets as p",
    "p.id",
    "r.pet_id",
  )
    .innerJoin("breeders as d", "d.id", "r.breeder_id").innerJoin("users as u", "u.id", "r.consumer_id")
    .innerJoin("users as s", "s.id", "d.user_id")
    .selectAll("r")
    .select([
      sql<boolean>`r.status = 'held' and r.hold_expires_at <= now()`.as("isOver"),
      sql<boolean>`exists (select from disputes s where s.reservation_id = r.id)`.as("hasDispute"),
      sql<Stop | null>`${sql.raw(STOP)}`.as("stop"),
      sql<string>`r.created_at::text`.as("key"),
      sql<StepFacts | null>`${sql.raw(SALE_STEP_SQL)}`.as("step"),
      sql<JsonText<PetCard> | null>`${sql.raw(SHOWN_CARD)}`.as("card"),
      sql<JsonOf<typeof BREEDER_JSON>>`${sql.raw(BREEDER_JSON)}`.as("breeder"),
      "u.first_name as firstName",
      "u.last_name as lastName",
      "u.email",
      "u.phone",
      sql<JsonRow<ListingRow>>`(select to_json(l) from (${
        listingRows(db).where(sql<boolean>`p.id = r.pet_id`)
      }) l)`.as("listing"),
      sql<JsonRow<Order>[]>`(select json_agg(x) from (
        select * from orders where reservation_id = r.id order by created_at, id) x)`.as("orders"),
      sql<JsonRow<Payment>[] | null>`(select json_agg(x) from (
        select * from payments where reservation_id = r.id order by created_at, id) x)`.as("payments"),
      sql<JsonRow<TimelineRow>[]>`(select coalesce(json_agg(x), '[]') from (
        select reservation_id, to_status, at, actor_role, reason from reservation_events
        where reservation_id = r.id order by at, id) x)`.as("timeline"),
      sql<ReservationSeller | null>`case when s.closed_at is null then ${sql.raw(SELLER)} end`.as("seller"),
    ]);

/** Selects one reservation for `listedOf`. */
export const oneReservation = preparedOnce(
  "reservations_one",
  (db: Db, { id }: { id: string }) =>
    rowsAt(db, db.selectFrom("reservations").selectAll().where("id", "=", id)),
);

/** Returns reservations as they are shown, newest first, with the text of their time for the next page. */
export async function findReservations(
  db: Db,
  which: Which,
  limit: number,
): Promise<(Listed & { key: string })[]> {
  const { id, consumerId, breederId } = which;
  const rows = id === undefined
    ? await rowsOf(db, which, limit).execute()
    : (await sendPrepared(db, oneReservation(db, { id }))).filter(({ consumer_id, breeder_id }) =>
      consumer_id === (consumerId ?? consumer_id) && breeder_id === (breederId ?? breeder_id)
    );
  return await listedOf(db, rows);
}

/** Returns reservations with the data outside their rows. */
export async function listedOf(
  db: Db,
  rows: Awaited<ReturnType<ReturnType<typeof rowsOf>["execute"]>>,
): Promise<(Listed & { key: string })[]> {
  const ids = rows.filter(({ payments }) => payments !== null).map(({ id }) => id);
  // Without a payment there are no refunds, chargebacks or saved cards.
  const [allRefunds, allContested, allCards] = ids.length === 0 ? [[], [], []] : await Promise.all([
    db.selectFrom("refunds as f").innerJoin("payments as y", "y.id", "f.payment_id").selectAll("f")
      .where("y.reservation_id", "in", ids).orderBy("f.created_at").orderBy("f.id").execute(),
    db.selectFrom("chargebacks as c").innerJoin("payments as y", "y.id", "c.payment_id").selectAll("c")
      .where("y.reservation_id", "in", ids).orderBy("c.opened_at").orderBy("c.id").execute(),
    findCardsFor(db, ids),
  ]);
  const isTouched = allRefunds.length > 0 || allContested.length > 0;
  const earned = await findEarned(
    db,
    rows.filter(({ status, payments }) => ENDED.has(status) || (isTouched && payments !== null))
      .map(({ id }) => id),
  );
  const hidden = await hiddenCards(db, rows.filter(({ card }) => card === null).map(({ pet_id }) => pet_id));
  return rows.map(({ card, breeder, seller, key, firstName, lastName, email, phone, ...row }) => {
    const { listing, orders, payments, timeline, step, ...reservation } = row;
    const own = payments?.map(readPayment) ?? [];
    const sorted = sortOrders(orders.map(readOrder), own);
    return {
      reservation: { ...reservation, progress: row.progress as Progress },
      card: card ?? hidden.get(row.pet_id) ?? null,
      breeder,
      seller,
      key,
      ...sorted,
      savedCard: allCards.find((one) => one.reservation_id === row.id),
      pet: asOrdered(listingOf(readListing(listing)), sorted.order),
      buyer: { firstName, lastName, email, phone },
      refunds: allRefunds.filter((refund) => own.some(({ id }) => id === refund.payment_id)),
      earned: earned.get(row.id) ?? { bookedCents: 0, returnedCents: 0 },
      chargebacks: allContested.filter((one) => own.some(({ id }) => id === one.payment_id)),
      timeline: timeline.map(readEvent),
      step,
    };
  });
}

export type Earned = { bookedCents: number; returnedCents: number };

/**
 * Returns the breeders' earnings from these sales in cents, and the part taken back: every booking except
 * those of payments.
 */
async function findEarned(db: Db, ids: readonly string[]): Promise<Map<string, Earned>> {
  if (ids.length === 0) return new Map();
  const isReturn = sql<boolean>`not (t.kind like 'payment-%' or t.kind in ('free-order', 'funded'))`;
  const rows = await db.selectFrom("ledger_entries as e")
    .innerJoin("ledger_transactions as t", "t.id", "e.transaction_id")
    .select([
      "t.reservation_id as id",
      sql<number>`-sum(e.amount_cents)::bigint`.as("bookedCents"),
      sql<number>`coalesce(sum(e.amount_cents) filter (where ${isReturn}), 0)::bigint`.as("returnedCents"),
    ])
    .where("t.reservation_id", "in", ids).where("e.breeder_id", "is not", null)
    .groupBy("t.reservation_id").execute();
  return new Map(rows.map(({ id, ...earned }) => [id!, earned]));
}

const readListing = rowReader<ListingRow>({ at: true });
const readEvent = rowReader<TimelineRow>({ at: true });
