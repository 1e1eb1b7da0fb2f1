import { type Kysely, sql } from "kysely";
import type { Litter, Pet, PetCard } from "../../generated/types.ts";
import { type JsonOf, sqlJson, timestampJson } from "../../platform/db/json.ts";
import { TODAY_UTC } from "../../platform/db/today.ts";
import { named } from "../../platform/db/named.ts";
import type { Database, ListingStatus } from "../../platform/db/schema.ts";
import { type JsonText, jsonValue } from "../../platform/json_text.ts";
import { dayThereSql } from "../places/store.ts";
import { DEPOSIT_CENTS, HAS_CARD_FACTS, ON_HOLD, PROMISED_UNTIL, SELLER_SHOWN } from "./card_store.ts";
import {
  BREED_JSON,
  BREEDER_JSON,
  DEFAULT_IMAGE_JSON,
  FACTS,
  healthTestsJson,
  IMAGES_JSON,
  parentJson,
} from "./json_store.ts";
import { HANDOVER_AGE_DAYS } from "./rules.ts";

type Db = Kysely<Database>;

/** Statuses of listings that the public may see. */
const PUBLIC_STATUSES: readonly ListingStatus[] = [
  "available",
  "reserved",
  "sold",
  "sold-external",
  "adopted-sold",
];

/** SQL for the calendar day at a moment where the pet `p` of the breeder `d` is. */
export const dayWithPet = (at: string): string =>
  dayThereSql(at, "coalesce(p.zip, d.zip)", "coalesce(p.state, d.state)");

/** A pet's page; $2 is now. */
const PAGE = sqlJson<Pet>({
  id: "p.id",
  slug: "p.slug",
  name: "p.name",
  type: "p.type",
  sex: "p.sex",
  status: "p.status",
  onHold: ON_HOLD,
  holdUntil: `(select ${timestampJson("r.hold_expires_at")} from reservations r
    where r.pet_id = p.id and r.status in ('held', 'processing'))`,
  promisedUntil: PROMISED_UNTIL,
  isRescue: "p.is_rescue",
  breed: BREED_JSON,
  ...FACTS,
  isReadyToGoHome: `greatest(p.birth_date + ${HANDOVER_AGE_DAYS}, p.go_home_date) <= ${
    dayWithPet("$2::timestamptz")
  }`,
  depositCents: DEPOSIT_CENTS,
  isMicrochipped: "p.microchip_number is not null or 'microchipped' = any(p.registries)",
  healthTests: healthTestsJson("p"),
  images: IMAGES_JSON,
  videoLocation: "'/media/' || p.video_key",
  viewCount: "coalesce(c.views, 0)",
  shareCount: "coalesce(c.shares, 0)",
  breeder: BREEDER_JSON,
  city: "coalesce(p.city, d.city)",
  state: "coalesce(p.state, d.state)",
  listedAt: timestampJson("p.listed_at"),
  updatedAt: timestampJson("p.updated_at"),
}, {
  generation: "p.generation",
  sizeClass: "p.size_class",
  coatType: "p.coat_type",
  defaultImage: DEFAULT_IMAGE_JSON,
  litter: {
    when: "l.id is not null",
    json: sqlJson<Litter>({
      id: "l.id",
      name: "l.name",
      birthDate: "coalesce(l.born_on, l.expected_on)",
      goHomeDate: "l.go_home_on",
    }),
  },
  sire: { when: "s.id is not null", json: parentJson("s") },
  dam: { when: "m.id is not null", json: parentJson("m") },
});

type PageRow = { status: ListingStatus; wasListed: boolean; pet: JsonText<JsonOf<typeof PAGE>> };

const PET_OF = (which: string): string => `
  select p.status, p.listed_at is not null as "wasListed", ${PAGE}::text as pet
  from pets p join breeds b on b.id = p.breed_id join breeders d on d.id = p.breeder_id
  join users u on u.id = d.user_id
  left join pet_counters c on c.pet_id = p.id left join litters l on l.id = p.litter_id
  left join parents s on s.id = p.sire_id left join parents m on m.id = p.dam_id
  where ${which}`;
const PET = PET_OF(`p.id = $1 and ${SELLER_SHOWN} and p.card is not null`);
const PETS = PET_OF(`p.id = any($1::uuid[]) and u.account_status = 'Active' and ${HAS_CARD_FACTS}`);

/**
 * These listings as their pages would show them, also before anybody may see them or their breeder; those that could not be
 * shown are missing.
 */
export async function findPetPages(db: Db, ids: readonly string[], now: Date): Promise<Pet[]> {
  const rows = await named<PageRow>(db, "pets_pages", PETS, [ids, now]);
  return rows.map(({ pet }) => jsonValue(pet));
}

/** A listing's page as finished JSON, with its status; undefined where there is none that could be shown. */
export async function findPetJson(
  db: Db,
  id: string,
  now: Date,
): Promise<PageRow | undefined> {
  return (await named<PageRow>(db, "pets_page", PET, [id, now]))[0];
}

/** Counts a view, once a visitor and day. True when it was counted. */
export async function countView(
  db: Db,
  petId: string,
  visitorHash: Uint8Array,
  day: string,
): Promise<boolean> {
  const rows = await named(
    db,
    "pets_count_view",
    `with seen as (insert into pet_views (pet_id, visitor_hash, seen_on) values ($1, $2, $3)
       on conflict do nothing returning pet_id, seen_on),
     daily as (insert into pet_view_days (pet_id, day, views) select pet_id, seen_on, 1 from seen
       on conflict (pet_id, day) do update set views = pet_view_days.views + 1)
     insert into pet_counters (pet_id, views) select pet_id, 1 from seen
     on conflict (pet_id) do update set views = pet_counters.views + 1 returning pet_id`,
    [petId, visitorHash, day],
  );
  return rows.length > 0;
}

/** Counts shares; every one counts. */
export async function countShares(db: Db, petId: string, count: number): Promise<void> {
  await named(
    db,
    "pets_count_share",
    `insert into pet_counters (pet_id, shares) values ($1, $2)
     on conflict (pet_id) do update set shares = pet_counters.shares + excluded.shares`,
    [petId, count],
  );
}

/** Cards of a breeder's reserved and sold pets, the latest first, by keyset. */
export async function findSoldCards(
  db: Db,
  breederId: string,
  after: { at: string; id: string } | undefined,
  limit: number,
): Promise<{ card: JsonText<PetCard>; at: string; id: string }[]> {
  const { rows } = await sql<{ card: JsonText<PetCard>; at: string; id: string }>`
    select p.card, coalesce(p.sold_at, p.updated_at)::text as at, p.id from pets p
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
 * Cards of the pets of the same litter, available ones first; without a litter, those of the same sire, dam and birth date.
 * Undefined where the pet itself is not shown.
 */
export async function findSiblingCards(db: Db, petId: string): Promise<JsonText<PetCard>[] | undefined> {
  const { rows } = await sql<{ card: JsonText<PetCard> | null }>`
    with this as (select p.id, p.litter_id, p.sire_id, p.dam_id, p.birth_date, p.breeder_id from pets p
      where p.id = ${petId} and p.card is not null and p.status = any(${PUBLIC_STATUSES as string[]}::text[]))
    select s.card from this left join lateral (
      select p.card, p.status, p.name, p.id from pets p
      where p.breeder_id = this.breeder_id and p.id <> this.id and p.card is not null
        and p.status = any(${PUBLIC_STATUSES as string[]}::text[])
        and (p.litter_id = this.litter_id or (this.litter_id is null and p.litter_id is null
          and p.sire_id = this.sire_id and p.dam_id = this.dam_id and p.birth_date = this.birth_date))
      order by p.status <> 'available', p.name, p.id limit 30) s on true`.execute(db);
  return rows.length ? rows.flatMap(({ card }) => card ?? []) : undefined;
}

/** Forgets which visitors saw which pets, in small bites; how many there were on a day stays. Returns how many rows went. */
export async function deleteOldViews(db: Db, days: number, limit: number): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from pet_views where ctid in (
      select ctid from pet_views where seen_on < ${TODAY_UTC} - ${days}::int limit ${limit})`
    .execute(db);
  return Number(numAffectedRows ?? 0);
}
