import { type Kysely, sql } from "kysely";
import { type JsonRow, rowReader } from "../../../platform/db/json.ts";
import { namedOnce } from "../../../platform/db/named.ts";
import type { Database, ReservationStatus } from "../../../platform/db/schema.ts";
import { mayReserveSql } from "../../applications/store.ts";
import { WAITING_OWNER } from "../../pets/waiting_store.ts";
import type { PetPromise } from "../../waitlists/promise_store.ts";
import type { UnpaidHold } from "./hold_limit_rules.ts";
import { HOLD_MINUTES, type Listing, listingFacts, listingOf, LIVE } from "../order/index.ts";

type Db = Kysely<Database>;

/** Facts that decide whether a person may hold a pet, all as of one moment. */
export type HoldLook = {
  listing: Listing;
  /** Reservation that currently keeps the pet from others. */
  live:
    | { id: string; consumerId: string; status: ReservationStatus; endsAt: Date | null; isOver: boolean }
    | undefined;
  promise: PetPromise | undefined;
  mayReserve: boolean;
  /** Whether the person's email address is confirmed. */
  isConfirmed: boolean;
  /**
   * Holds of this person that count toward limits: the open ones, and those of this pet in the last 24 hours.
   * While the email address is not confirmed, all holds of the last 24 hours.
   */
  own: UnpaidHold[];
  /**
   * Start times of the network's newest unpaid holds within the last hour, if it has reached its maximum;
   * otherwise empty, because fewer decide nothing.
   */
  network: Date[];
  /** Now, by the database's clock. */
  now: Date;
  /** Changes whenever any other fact of this look changes. */
  mark: string;
};

/** Network of a hold, and the most holds that it may start in an hour. */
export type From = { network: Uint8Array | null; most: number };
export const NOWHERE: From = { network: null, most: 1 };

const LIVE_SQL = `(${[...LIVE].map((status) => `'${status}'`).join(", ")})`;

export type AskedToHold = From & { petId: string; userId: string };

/** Facts that decide, without the current time. */
const factsToHold = (db: Db, { petId, userId, network, most }: AskedToHold) =>
  listingFacts(db).innerJoin("users as buyer", (join) => join.on("buyer.id", "=", userId))
    // Literal statuses, because the planner needs the values to find the live reservation by its index.
    .leftJoin(
      "reservations as r",
      (join) => join.onRef("r.pet_id", "=", "p.id").on(sql<boolean>`r.status in ${sql.raw(LIVE_SQL)}`),
    )
    .leftJoin(
      "waitlist_promises as m",
      (join) => join.onRef("m.pet_id", "=", "p.id").on("m.ended_at", "is", null),
    )
    .leftJoin("waitlist_entries as e", "e.id", "m.entry_id")
    .select([
      "r.id as liveId",
      "r.consumer_id as consumerId",
      "r.status as liveStatus",
      "r.hold_expires_at as holdEndsAt",
      sql<boolean>`coalesce(r.status = 'held' and r.hold_expires_at <= clock_timestamp(), false)`.as(
        "isOver",
      ),
      sql<string | null>`${sql.raw(WAITING_OWNER)}`.as("ownerId"),
      "m.ends_at as promiseEndsAt",
      sql<boolean>`m.ends_at <= clock_timestamp()`.as("isPromiseOver"),
      sql<boolean>`${sql.raw(mayReserveSql({ breeder: "d.id", buyer: "buyer.id" }))}`.as("mayReserve"),
      sql<boolean>`buyer.email_verified_at is not null`.as("isConfirmed"),
      sql<JsonRow<OwnHold>[] | null>`(select json_agg(h) from (
        select pet_id as "petId", created_at as "startedAt",
          coalesce(ended_at, hold_expires_at) as "endsAt",
          (status = 'processing' or (status = 'held' and hold_expires_at > clock_timestamp())) as "isOpen"
        from reservations where consumer_id = buyer.id and paid_at is null
          and (status in ('held', 'processing') or (created_at > now() - interval '24 hours'
            and (pet_id = p.id or buyer.email_verified_at is null)))
        order by created_at desc limit 500) h)`.as("own"),
      newestOf(network, most).as("network"),
    ]).where("p.id", "=", petId);

const MARK = sql<string>`md5(l::text)`;
const look = namedOnce(
  "orders_look_to_hold",
  (db: Db, asked: AskedToHold) =>
    db.selectFrom(factsToHold(db, asked).as("l")).selectAll("l").select([
      sql<Date>`now()`.as("at"),
      sql<Date>`clock_timestamp()`.as("now"),
      MARK.as("mark"),
    ]),
);

/** Selects a row if everything that `lookToHold` saw is unchanged. */
export const sameToHold = (db: Db, asked: AskedToHold, mark: string) =>
  db.selectFrom(factsToHold(db, asked).as("l")).select(sql<number>`1`.as("same")).where(MARK, "=", mark);

/**
 * Looks at a pet for a person who wants to hold it; undefined if it does not exist. One statement, because
 * each look costs a plan and a round trip.
 */
export async function lookToHold(
  db: Db,
  petId: string,
  userId: string,
  from: From = NOWHERE,
): Promise<HoldLook | undefined> {
  const [row] = await look(db, { petId, userId, ...from });
  if (!row) return undefined;
  const { liveId, consumerId, liveStatus, holdEndsAt, isOver, ...rest } = row;
  const {
    ownerId,
    promiseEndsAt,
    isPromiseOver,
    mayReserve,
    isConfirmed,
    own,
    network,
    now,
    mark,
    ...listing
  } = rest;
  return {
    listing: listingOf(listing),
    live: liveId === null
      ? undefined
      : { id: liveId, consumerId: consumerId!, status: liveStatus!, endsAt: holdEndsAt, isOver },
    promise: promiseEndsAt === null ? undefined : { ownerId, endsAt: promiseEndsAt, isOver: isPromiseOver },
    own: own?.map((row) => readHold(row, now)) ?? [],
    network: network?.map((at) => new Date(at)) ?? [],
    mayReserve,
    isConfirmed,
    now,
    mark,
  };
}

/** A hold that is being paid has no end; it counts as lasting one full hold from now. */
type OwnHold = Omit<UnpaidHold, "endsAt"> & { endsAt: Date | null };
const readOwn = rowReader<OwnHold>({ startedAt: true, endsAt: true });
function readHold(row: JsonRow<OwnHold>, now: Date): UnpaidHold {
  const { endsAt, ...hold } = readOwn(row);
  return { ...hold, endsAt: endsAt ?? new Date(now.getTime() + HOLD_MINUTES * 60_000) };
}

// Reads the network's own rows first, by the index of networks (`offset 0`). The planner expects few holds
// within the last hour and would otherwise read them all.
const newestOf = (network: Uint8Array | null, most: number) =>
  sql<string[] | null>`(select case when count(*) >= ${most} then json_agg(at) end from (
    select created_at as at from (
      select created_at, paid_at from reservations where network = ${network}::bytea offset 0) of_network
    where paid_at is null and created_at > now() - interval '1 hour' order by created_at desc limit ${most}) newest)`;

/** Deletes the networks of old holds in small batches. Returns the number of changed rows. */
export async function forgetNetworks(db: Db, days: number, limit: number): Promise<number> {
  const { numAffectedRows } = await sql`
    update reservations set network = null where id in (
      select id from reservations where network is not null
        and created_at < now() - make_interval(days => ${days}) limit ${limit})`.execute(db);
  return Number(numAffectedRows ?? 0);
}
