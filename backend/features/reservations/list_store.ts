import { type Kysely, type Selectable, sql } from "kysely";
import { type JsonOf, sqlJson } from "../../platform/db/json.ts";
import type { JsonText } from "../../platform/json_text.ts";
import { CARD_ALSO_HIDDEN } from "../pets/card_store.ts";
import { BREEDER_JSON } from "../pets/json_store.ts";
import type { Database, ReservationStatus } from "../../platform/db/schema.ts";
import type { BreederSummary, PetCard, ReservationSeller } from "../../generated/types.ts";
import {
  type AddOnOrder,
  type Order,
  type Payment,
  type Progress,
  type Reservation,
  sortOrders,
} from "../orders/store.ts";
import { findCardsFor, type ShownCard } from "../orders/card_store.ts";
import type { Chargeback } from "../orders/chargeback_store.ts";
import type { Refund } from "../orders/refund_store.ts";
import { asOrdered, findListings, type Listing } from "../orders/listing_store.ts";

type Db = Kysely<Database>;

export type TimelineRow = Pick<
  Selectable<Database["reservation_events"]>,
  "reservation_id" | "to_status" | "at" | "actor_role" | "reason"
>;

export type Listed = {
  reservation: Reservation & { isOver: boolean; hasDispute: boolean };
  card: JsonText<PetCard> | null;
  /** As its buyer saw it. */
  pet: Listing;
  breeder: BreederSummary;
  buyer: { firstName: string; lastName: string; email: string; phone: string | null };
  /** The person behind the program; null once that account is closed. */
  seller: ReservationSeller | null;
  /** Of the pet, with its payments. */
  order: Order;
  payments: Payment[];
  addOnOrders: AddOnOrder[];
  savedCard: ShownCard | undefined;
  /** Of all orders. */
  refunds: Refund[];
  chargebacks: Chargeback[];
  timeline: TimelineRow[];
};

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

/** One page of reservations, the newest first: cut before anything is joined to it, whatever their number. */
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

/** Reservations as they are shown, the newest first, with the text of their moment for the next page. */
export async function findReservations(
  db: Db,
  which: Which,
  limit: number,
): Promise<(Listed & { key: string })[]> {
  const rows = await db.selectFrom(findPlaces(db, which, limit).as("r")).innerJoin(
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
      sql<string>`r.created_at::text`.as("key"),
      sql<JsonText<PetCard> | null>`${sql.raw(CARD_ALSO_HIDDEN)}`.as("card"),
      sql<JsonOf<typeof BREEDER_JSON>>`${sql.raw(BREEDER_JSON)}`.as("breeder"),
      "u.first_name as firstName",
      "u.last_name as lastName",
      "u.email",
      "u.phone",
      sql<ReservationSeller | null>`case when s.closed_at is null then ${sql.raw(SELLER)} end`.as("seller"),
    ])
    .orderBy("r.created_at", "desc").orderBy("r.id", "desc").execute();
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return [];
  const [listings, allOrders, allPayments, allEvents] = await Promise.all([
    findListings(db, rows.map(({ pet_id }) => pet_id)),
    db.selectFrom("orders").selectAll().where("reservation_id", "in", ids).orderBy("created_at").orderBy("id")
      .execute(),
    db.selectFrom("payments").selectAll().where("reservation_id", "in", ids).orderBy("created_at").execute(),
    db.selectFrom("reservation_events").select(["reservation_id", "to_status", "at", "actor_role", "reason"])
      .where("reservation_id", "in", ids).orderBy("at").orderBy("id").execute(),
  ]);
  // Nothing is given back, contested or kept to charge where nobody has begun to pay.
  const [allRefunds, allContested, allCards] = allPayments.length === 0 ? [[], [], []] : await Promise.all([
    db.selectFrom("refunds as f").innerJoin("payments as y", "y.id", "f.payment_id").selectAll("f")
      .where("y.reservation_id", "in", ids).orderBy("f.created_at").orderBy("f.id").execute(),
    db.selectFrom("chargebacks as c").innerJoin("payments as y", "y.id", "c.payment_id").selectAll("c")
      .where("y.reservation_id", "in", ids).orderBy("c.opened_at").orderBy("c.id").execute(),
    findCardsFor(db, ids),
  ]);
  return rows.map(({ card, breeder, seller, key, firstName, lastName, email, phone, ...row }) => {
    const own = allPayments.filter((payment) => payment.reservation_id === row.id);
    const sorted = sortOrders(allOrders.filter((one) => one.reservation_id === row.id), own);
    return {
      reservation: { ...row, progress: row.progress as Progress },
      ...{ card, breeder, seller, key },
      ...sorted,
      savedCard: allCards.find((one) => one.reservation_id === row.id),
      pet: asOrdered(listings.get(row.pet_id)!, sorted.order.terms),
      buyer: { firstName, lastName, email, phone },
      refunds: allRefunds.filter((refund) => own.some(({ id }) => id === refund.payment_id)),
      chargebacks: allContested.filter((one) => own.some(({ id }) => id === one.payment_id)),
      timeline: allEvents.filter((event) => event.reservation_id === row.id),
    };
  });
}
