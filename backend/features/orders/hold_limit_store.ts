import { type Kysely, sql } from "kysely";
import { type JsonRow, rowReader } from "../../platform/db/json.ts";
import { namedOnce, namedQuery } from "../../platform/db/named.ts";
import type { Database, ReservationStatus } from "../../platform/db/schema.ts";
import { mayReserveSql } from "../applications/store.ts";
import { WAITING_OWNER } from "../pets/waiting_store.ts";
import type { PetPromise } from "../waitlists/promise_store.ts";
import type { UnpaidHold } from "./hold_limit_rules.ts";
import { type Listing, listingOf, listingRows } from "./listing_store.ts";

type Db = Kysely<Database>;

/** What decides whether somebody may hold a pet: all as of one moment. */
export type HoldLook = {
  listing: Listing;
  /** The reservation that keeps the pet from others now. */
  live:
    | { id: string; consumerId: string; status: ReservationStatus; endsAt: Date | null; isOver: boolean }
    | undefined;
  promise: PetPromise | undefined;
  mayReserve: boolean;
  /** The person's email address is confirmed. */
  isConfirmed: boolean;
  /**
   * The holds of this person that limits are judged by: those that are open, and of the last 24 hours those of this pet; all of these
   * where the person's email address is not confirmed.
   */
  own: UnpaidHold[];
  /** The newest of the network that was asked about, as `findNetworkHolds` has them. */
  network: Date[];
  /** By the database's clock. */
  now: Date;
};

/** Where a hold comes from, and how many a network may begin in an hour. */
export type From = { network: Uint8Array; most: number };

const LIVE = "('held', 'processing', 'deposit-paid', 'paid', 'handed-over', 'disputed')";

type Asked = { petId: string; userId: string; network: Uint8Array | null; most: number };

const look = namedOnce(
  "orders_look_to_hold",
  (db: Db, { petId, userId, network, most }: Asked) =>
    listingRows(db).innerJoin("users as buyer", (join) => join.on("buyer.id", "=", userId))
      // Said with the values, which the plan needs to know to find the one that is live by its index.
      .leftJoin(
        "reservations as r",
        (join) => join.onRef("r.pet_id", "=", "p.id").on(sql<boolean>`r.status in ${sql.raw(LIVE)}`),
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
        sql<JsonRow<UnpaidHold>[] | null>`(select json_agg(h) from (
        select pet_id as "petId", created_at as "startedAt",
          coalesce(ended_at, hold_expires_at, now() + interval '15 minutes') as "endsAt",
          (status = 'processing' or (status = 'held' and hold_expires_at > clock_timestamp())) as "isOpen"
        from reservations where consumer_id = buyer.id and paid_at is null
          and (status in ('held', 'processing') or (created_at > now() - interval '24 hours'
            and (pet_id = p.id or buyer.email_verified_at is null)))
        order by created_at desc limit 500) h)`.as("own"),
        sql<string[] | null>`(select json_agg(at) from (${newestOf({ network, most }, null)}) n)`.as(
          "network",
        ),
        sql<Date>`clock_timestamp()`.as("now"),
      ]).where("p.id", "=", petId),
);

/** Looks at a pet for somebody who would hold it; undefined where there is none. One statement: each look costs a plan and a way. */
export async function lookToHold(
  db: Db,
  petId: string,
  userId: string,
  from?: From,
): Promise<HoldLook | undefined> {
  const [row] = await look(db, { petId, userId, ...(from ?? NOWHERE) });
  if (!row) return undefined;
  const { liveId, consumerId, liveStatus, holdEndsAt, isOver, ...rest } = row;
  const { ownerId, promiseEndsAt, isPromiseOver, mayReserve, isConfirmed, own, network, now, ...listing } =
    rest;
  return {
    listing: listingOf(listing),
    live: liveId === null
      ? undefined
      : { id: liveId, consumerId: consumerId!, status: liveStatus!, endsAt: holdEndsAt, isOver },
    promise: promiseEndsAt === null ? undefined : { ownerId, endsAt: promiseEndsAt, isOver: isPromiseOver },
    own: own?.map(readHold) ?? [],
    network: network?.map((at) => new Date(at)) ?? [],
    ...{ mayReserve, isConfirmed, now },
  };
}

const readHold = rowReader<UnpaidHold>({ startedAt: true, endsAt: true });
const NOWHERE = { network: null, most: 1 };

/**
 * Lets one hold after the other begin for a person, in whatever process, and keeps the pet from others, both until the
 * transaction ends: what is counted after this stays true until it is written. The first locks that are taken, the person's
 * before the pet's row.
 */
export async function lockToHold(trx: Db, petId: string, userId: string): Promise<void> {
  await sql`
    with person as materialized (select pg_advisory_xact_lock(hashtextextended(${`holds of ${userId}`}, 0)))
    select p.id from person, pets p where p.id = ${petId} for update of p`.execute(trx);
}

/**
 * Lets one hold after the other begin from a network, until the transaction ends. The last lock that is taken: whoever has it
 * waits for nobody, and many people share a network.
 */
export async function lockNetwork(trx: Db, network: Uint8Array): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`holds from ${network.toHex()}`}, 0))`.execute(
    trx,
  );
}

/**
 * The newest unpaid holds of a network within the last hour, where there are as many as `most`; else none, since nothing is
 * decided by fewer. `except` is one that does not count.
 */
export async function findNetworkHolds(db: Db, from: From, except: string): Promise<Date[]> {
  const rows = await namedQuery(db, "orders_network_holds", newestOf(from, except).compile(db));
  return rows.map(({ at }) => at);
}

// Its own rows first, by the index of networks (`offset 0`): of an hour the database thinks that few have begun, and would read all.
const newestOf = (
  { network, most }: Omit<From, "network"> & { network: Uint8Array | null },
  except: string | null,
) =>
  sql<{ at: Date }>`
    select at from (
      select at, count(*) over () as n from (
        select created_at as at from (
          select id, created_at, paid_at from reservations where network = ${network}::bytea offset 0) own
        where paid_at is null and created_at > now() - interval '1 hour' and id is distinct from ${except}::uuid
        order by created_at desc limit ${most}) newest) counted
    where n >= ${most} order by at desc`;

/** Forgets where holds came from, in small bites. Returns how many rows were changed. */
export async function forgetNetworks(db: Db, days: number, limit: number): Promise<number> {
  const { numAffectedRows } = await sql`
    update reservations set network = null where id in (
      select id from reservations where network is not null
        and created_at < now() - make_interval(days => ${days}) limit ${limit})`.execute(db);
  return Number(numAffectedRows ?? 0);
}
