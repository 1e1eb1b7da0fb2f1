import { Buffer } from "node:buffer";
import { type Kysely, sql } from "kysely";
import type { Pet, PetCard } from "../../generated/types.ts";
import { type JsonOf, sqlJson, timestampJson } from "../../platform/db/json.ts";
import { TODAY_UTC } from "../../platform/db/today.ts";
import { named } from "../../platform/db/named.ts";
import type { Database, ListingStatus, StoredPage } from "../../platform/db/schema.ts";
import { jsonMerge, type JsonText, jsonValue } from "../../platform/json_text.ts";
import { dayThereSql } from "../places/store.ts";
import {
  DEPOSIT_CENTS,
  HAS_CARD_FACTS,
  ON_HOLD,
  PAGE,
  PAGE_TABLES,
  PROMISED_UNTIL,
  SELLER_SHOWN,
  SHOWN_CARD,
} from "./card_store.ts";
import { BREEDER_JSON, GO_HOME_DAY, LIVE_FACTS } from "./json_store.ts";

type Db = Kysely<Database>;

/** Statuses of public listings. */
const PUBLIC_STATUSES: readonly ListingStatus[] = [
  "available",
  "reserved",
  "sold",
  "sold-external",
  "adopted-sold",
];

/** Returns SQL for the calendar day at a given time in the time zone of the pet `p` of the breeder `d`. */
export const dayWithPet = (at: string): string =>
  dayThereSql(at, "coalesce(p.zip, d.zip)", "coalesce(p.state, d.state)");

/** SQL for the parts of a pet's page outside the stored page; $2 is now. */
const REST = sqlJson<Omit<Pet, keyof StoredPage>>({
  status: "p.status",
  ...LIVE_FACTS,
  depositCents: DEPOSIT_CENTS,
  onHold: ON_HOLD,
  holdUntil: `(select ${timestampJson("r.hold_expires_at")} from reservations r
    where r.pet_id = p.id and r.status in ('held', 'processing'))`,
  promisedUntil: PROMISED_UNTIL,
  isReadyToGoHome: `${GO_HOME_DAY} <= ${dayWithPet("$2::timestamptz")}`,
  viewCount: "coalesce(c.views, 0)",
  shareCount: "coalesce(c.shares, 0)",
  breeder: BREEDER_JSON,
  city: "coalesce(p.city, d.city)",
  state: "coalesce(p.state, d.state)",
  updatedAt: timestampJson("p.updated_at"),
});

type PageRow = { id: string; page: JsonText<StoredPage>; rest: JsonText<JsonOf<typeof REST>> };
type StandingRow = { status: ListingStatus; wasListed: boolean };
/** A stored pet; its page is null after it was emptied and until it is rewritten. */
export type StoredPet = StandingRow & Omit<PageRow, "page"> & { page: JsonText<StoredPage> | null };

const SELLER = "join breeders d on d.id = p.breeder_id join users u on u.id = d.user_id";
const COUNTERS = "left join pet_counters c on c.pet_id = p.id";
const petWhere = (which: string, counters = COUNTERS) =>
  `select p.id, p.status, p.listed_at is not null as "wasListed", ${REST}::text as rest, p.page_body as page
  from pets p ${SELLER} ${counters} where p.id = ${which} and ${SELLER_SHOWN} and p.card is not null`;
const PET = petWhere("$1");
/**
 * Reads pets individually, each by its indexes: for a list of unknown length the database plans to read whole
 * tables.
 */
const somePets = (counters = COUNTERS) =>
  `select found.* from (select distinct unnest($1::uuid[]) as id) wanted
  cross join lateral (${petWhere("wanted.id", counters)} offset 0) found`;
const SOME_PETS = somePets();
/** Uses the counters as the rows of `counted`, from the same statement, leave them. */
const COUNTED_PETS = somePets(`left join lateral (
  select coalesce(n.views, k.views) as views, coalesce(n.shares, k.shares) as shares from (select) one
    left join pet_counters k on k.pet_id = p.id left join counted n on n.pet_id = p.id) c on true`);
const PETS =
  `select p.id, ${PAGE}::text as page, ${REST}::text as rest from pets p ${SELLER} ${COUNTERS} ${PAGE_TABLES}
  where p.id = any($1::uuid[]) and u.account_status = 'Active' and ${HAS_CARD_FACTS}`;

const petOf = ({ page, rest }: Omit<PageRow, "id">): JsonText<Pet> => jsonMerge(page, rest);

/**
 * Returns these listings as their pages would show them, even before they or their breeder are public.
 * Listings that cannot be shown are missing.
 */
export async function findPetPages(db: Db, ids: readonly string[], now: Date): Promise<Pet[]> {
  const rows = await named<PageRow>(db, "pets_pages", PETS, [ids, now]);
  return rows.map((row) => jsonValue(petOf(row)));
}

export type PetJson = StandingRow & { pet: JsonText<Pet> };

/**
 * Returns the pages of listings as finished JSON with their status, by id. Listings that cannot be shown are
 * missing.
 */
export async function findPetJsons(
  db: Db,
  ids: readonly string[],
  now: Date,
): Promise<Map<string, PetJson>> {
  const rows = ids.length === 1
    ? await named<StoredPet>(db, "pets_page", PET, [ids[0], now])
    : await named<StoredPet>(db, "pets_some_pages", SOME_PETS, [ids, now]);
  return await petJsonsOf(db, rows, now);
}

/** Returns whether a listing was public once and is gone, even if it lacks facts of a page by now. */
export async function isGone(db: Db, id: string): Promise<boolean> {
  const rows = await named<{ id: string }>(
    db,
    "pets_gone",
    `select p.id from pets p ${SELLER}
     where p.id = $1 and p.status = 'no-longer-available' and p.listed_at is not null and ${SELLER_SHOWN}`,
    [id],
  );
  return rows.length > 0;
}

/** Returns the finished JSON of these pets, by id. */
export async function petJsonsOf(
  db: Db,
  rows: readonly StoredPet[],
  now: Date,
): Promise<Map<string, PetJson>> {
  // Something in the page has changed, and it was not rewritten yet.
  const empty = rows.flatMap(({ id, page }) => page === null ? id : []);
  const made = empty.length ? await named<PageRow>(db, "pets_pages", PETS, [empty, now]) : [];
  const anew = new Map(made.map((row) => [row.id, petOf(row)]));
  return new Map(rows.flatMap(({ id, status, wasListed, page, rest }) => {
    const pet = page === null ? anew.get(id) : petOf({ page, rest });
    return pet ? [[id, { status, wasListed, pet }]] : [];
  }));
}

/**
 * Notifies every process of changes in the pages of pets or of their breeder, including facts that no card
 * shows.
 */
export async function tellOfPages(db: Db): Promise<void> {
  await sql`select pg_notify('pet_changes', 'pages')`.execute(db);
}

export type PageCheck = { id: string; isMissing: boolean; isTrue: boolean };

/** Compares the stored pages of pets with the tables: all pets with a card, by id, starting after `after`. */
export function comparePages(db: Db, after: string, limit: number): Promise<PageCheck[]> {
  // One statement sees one state, and every change of a page's tables changes the page in the same
  // transaction.
  return named<PageCheck>(
    db,
    "pets_compare_pages",
    `select p.id, p.page_body is null as "isMissing", p.page_body is not distinct from ${PAGE}::text as "isTrue"
     from (select * from pets where card is not null and id > $1::uuid order by id limit $2) p ${PAGE_TABLES}
     order by p.id`,
    [after, limit],
  );
}

/** Empties these pages. They are read from the tables until `refreshCards` writes them. */
export async function emptyPages(db: Db, petIds: readonly string[]): Promise<void> {
  await db.updateTable("pets").set({ page_body: null }).where("id", "in", petIds).execute();
}

export type View = { petId: string; visitor: Uint8Array; day: string };

/**
 * Counts views of public pets, each visitor once a day; returns the pets with their new counts. The day of a
 * view is in the breeder's time zone, as in all figures that breeders read.
 */
export async function countViews(db: Db, views: readonly View[], now: Date): Promise<StoredPet[]> {
  return await named<StoredPet>(
    db,
    "pets_count_views",
    // A fixed order prevents deadlocks between processes that count the same pets.
    `with seen as (
       insert into pet_views (pet_id, visitor_hash, seen_on)
         select v.pet_id, v.visitor, v.day from unnest($1::uuid[], $4::bytea[], $5::date[]) as v (pet_id, visitor, day)
           join pets p on p.id = v.pet_id where p.card is not null and p.status = any($3::text[])
         order by v.pet_id, v.visitor
       on conflict do nothing returning pet_id),
     daily as (insert into pet_view_days (pet_id, day, views)
       select s.pet_id, ${dayThereSql("$2::timestamptz", "d.zip", "d.state")}, count(*) from seen s
         join pets p on p.id = s.pet_id join breeders d on d.id = p.breeder_id group by 1, 2 order by 1, 2
       on conflict (pet_id, day) do update set views = pet_view_days.views + excluded.views),
     counted as (insert into pet_counters (pet_id, views)
       select pet_id, count(*) from seen group by pet_id order by pet_id
       on conflict (pet_id) do update set views = pet_counters.views + excluded.views returning *)
     ${COUNTED_PETS}`,
    [
      views.map(({ petId }) => petId),
      now,
      PUBLIC_STATUSES,
      views.map(({ visitor }) => Buffer.from(visitor)),
      views.map(({ day }) => day),
    ],
  );
}

/** Counts shares of public pets, each one; returns the pets with their new counts. */
export async function countShares(db: Db, petIds: readonly string[], now: Date): Promise<StoredPet[]> {
  return await named<StoredPet>(
    db,
    "pets_count_shares",
    `with counted as (insert into pet_counters (pet_id, shares)
       select s.pet_id, count(*) from unnest($1::uuid[]) as s (pet_id) join pets p on p.id = s.pet_id
         join breeders d on d.id = p.breeder_id join users u on u.id = d.user_id
       where p.card is not null and p.status = any($3::text[]) and ${SELLER_SHOWN} group by s.pet_id order by s.pet_id
       on conflict (pet_id) do update set shares = pet_counters.shares + excluded.shares returning *)
     ${COUNTED_PETS}`,
    [petIds, now, PUBLIC_STATUSES],
  );
}

/** Returns cards of a breeder's reserved and sold pets, latest first, by keyset. */
export async function findSoldCards(
  db: Db,
  breederId: string,
  after: { at: string; id: string } | undefined,
  limit: number,
): Promise<{ card: JsonText<PetCard>; at: string; id: string }[]> {
  const { rows } = await sql<{ card: JsonText<PetCard>; at: string; id: string }>`
    select ${sql.raw(SHOWN_CARD)} as card, coalesce(p.sold_at, p.updated_at)::text as at, p.id from pets p
    where p.breeder_id = ${breederId} and p.status in ('reserved', 'sold', 'sold-external', 'adopted-sold')
      and p.card is not null
      and ${
    after
      ? sql`(coalesce(p.sold_at, p.updated_at), p.id) < (${after.at}::timestamptz, ${after.id}::uuid)`
      : sql`true`
  }
    order by coalesce(p.sold_at, p.updated_at) desc, p.id desc limit ${limit}`.execute(db);
  return rows;
}

/**
 * Returns cards of the pets of the same litter, available ones first; without a litter, those of the same
 * sire, dam and birth date. Undefined if the pet itself is not public.
 */
export async function findSiblingCards(db: Db, petId: string): Promise<JsonText<PetCard>[] | undefined> {
  const { rows } = await sql<{ card: JsonText<PetCard> | null }>`
    with this as (select p.id, p.litter_id, p.sire_id, p.dam_id, p.birth_date, p.breeder_id from pets p
      where p.id = ${petId} and p.card is not null and p.status = any(${PUBLIC_STATUSES as string[]}::text[]))
    select s.card from this left join lateral (
      select ${sql.raw(SHOWN_CARD)} as card, p.status, p.name, p.id from pets p
      where p.breeder_id = this.breeder_id and p.id <> this.id and p.card is not null
        and p.status = any(${PUBLIC_STATUSES as string[]}::text[])
        and (p.litter_id = this.litter_id or (this.litter_id is null and p.litter_id is null
          and p.sire_id = this.sire_id and p.dam_id = this.dam_id and p.birth_date = this.birth_date))
      order by p.status <> 'available', p.name, p.id limit 30) s on true`.execute(db);
  return rows.length ? rows.flatMap(({ card }) => card ?? []) : undefined;
}

/**
 * Deletes the records of visitors' views in small batches; the daily totals stay. Returns the number of
 * deleted rows.
 */
export async function deleteOldViews(db: Db, days: number, limit: number): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from pet_views where ctid in (
      select ctid from pet_views where seen_on < ${TODAY_UTC} - ${days}::int limit ${limit})`
    .execute(db);
  return Number(numAffectedRows ?? 0);
}
