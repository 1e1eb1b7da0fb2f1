import { type Insertable, type Kysely, sql, type Updateable } from "kysely";
import { named } from "../../platform/db/named.ts";
import type {
  BreedersTable,
  Database,
  SaleContractsTable,
  VerificationStatus,
} from "../../platform/db/schema.ts";
import type { AddressComponent, BreederProfile, PetCard, ProgramAddress } from "../../generated/types.ts";
import { type JsonOf, sqlJson, sqlJsonList, sqlJsonStored, timestampJson } from "../../platform/db/json.ts";
import { jsonMerge, jsonObject, type JsonText, jsonText } from "../../platform/json_text.ts";
import { SELLER_SHOWN, SHOWN_CARD } from "../pets/card_store.ts";
import { guaranteePeriod } from "./guarantee_rules.ts";
import { BREED_JSON, BREEDER_SLUG, imageJson } from "../pets/json_store.ts";

type Db = Kysely<Database>;

const SOLD = "('reserved', 'sold', 'sold-external', 'adopted-sold')";
/**
 * SQL for the stored cards of these pets, as text: parsing and writing 72 of them takes ten times as long as
 * everything else.
 */
const cardsText = (from: string): string =>
  `(select '[' || coalesce(string_agg(list.card, ','), '') || ']' from (select ${SHOWN_CARD} as card from ${from}) list)`;

const PROFILE = sqlJson<Omit<BreederProfile, "parents" | "pets" | "soldPets" | "guaranteePeriod">>({
  id: "d.id",
  slug: BREEDER_SLUG,
  name: "d.name",
  story: "d.story",
  city: "d.city",
  state: "d.state",
  cityAndState: "d.city || ', ' || d.state",
  breederProgramAddress: sqlJson<ProgramAddress>({
    address_components: sqlJsonList(
      sqlJsonStored<AddressComponent>("part"),
      `jsonb_array_elements(d.program_address -> 'address_components') part
        where part -> 'types' ?| array['locality', 'administrative_area_level_1', 'postal_code', 'country']`,
    ),
  }),
  profileImageURL: "coalesce('/media/' || d.avatar_key || '.avatar.webp', '/avatar.png')",
  isVerified: "d.verification = 'approved'",
  verifiedAt: timestampJson("d.verified_at"),
  licence: "d.licence",
  isShelter: "d.kind = 'shelter'",
  memberSince: "to_char(d.member_since at time zone 'UTC', 'YYYY-MM-DD')",
  breedingSince: "d.breeding_since",
  homesFound: "d.homes_found",
  breeds: sqlJsonList(
    BREED_JSON,
    `breeds b where b.id in (
      select p.breed_id from pets p where p.breeder_id = d.id and p.status = 'available'
      union select r.breed_id from parents r where r.breeder_id = d.id and r.status = 'live')
    order by b.name limit 20`,
  ),
  availableCount: "(select count(*) from pets p where p.breeder_id = d.id and p.status = 'available')",
  soldCount: `(select count(*) from pets p where p.breeder_id = d.id and p.status in ${SOLD})`,
  ratingCount: "d.rating_count",
  ratingAverage: "d.rating_average",
  depositRefundPercent: "d.deposit_refund_percent",
}, {
  response: {
    when: "d.response_percent is not null and d.response_minutes is not null",
    json: sqlJson<NonNullable<BreederProfile["response"]>>({
      percentWithinDay: "d.response_percent",
      medianMinutes: "d.response_minutes",
    }),
  },
  coverImage: {
    when: "d.cover_key is not null",
    json: imageJson({ key: "d.cover_key", width: "1600", height: "1200", alt: "d.name" }),
  },
});

const PAGE = `select ${PROFILE}::text as profile,
  ${
  cardsText(`pets p where p.breeder_id = d.id and p.status = 'available' and p.card is not null
    order by p.listed_at desc, p.id limit $3`)
} as pets,
  ${
  cardsText(`pets p where p.breeder_id = d.id and p.card is not null and p.status in ${SOLD}
    order by coalesce(p.sold_at, p.updated_at) desc, p.id desc limit least($3, 12)`)
} as "soldPets",
  (select c.guarantee_text from sale_contracts c where c.breeder_id = d.id order by c.version desc limit 1)
    as guarantee
  from breeders d join users u on u.id = d.user_id where d.id = $1 and ($2 or ${SELLER_SHOWN})`;

type ProfileText = JsonText<Omit<BreederProfile, "parents">>;
type PageRow = {
  profile: JsonText<JsonOf<typeof PROFILE>>;
  pets: JsonText<PetCard[]>;
  soldPets: JsonText<PetCard[]>;
  /** Text of the health guarantee in force; null if the seller has no contract yet. */
  guarantee: string | null;
};

/** Maximum number of available pets on a page. */
const MOST_PETS = 60;

/**
 * Returns a breeder's public page as finished JSON, without its parents; undefined if it is not public. Its
 * owner can always see it.
 */
export async function findProfileJson(
  db: Db,
  id: string,
  { isOwn = false, mostPets = MOST_PETS }: { isOwn?: boolean; mostPets?: number | undefined } = {},
): Promise<ProfileText | undefined> {
  const [row] = await named<PageRow>(db, "breeders_profile", PAGE, [id, isOwn, mostPets]);
  if (!row) return undefined;
  const period = guaranteePeriod(row.guarantee ?? "");
  return jsonMerge(
    jsonMerge(row.profile, jsonObject({ pets: row.pets, soldPets: row.soldPets })),
    jsonText<Pick<BreederProfile, "guaranteePeriod">>(period ? { guaranteePeriod: period } : {}),
  );
}

/** Returns a breeder's dashboard data that the public page lacks. */
export function findOwnStanding(db: Db, breederId: string) {
  return db.selectFrom("breeders").select([
    "verification",
    "auto_approve",
    "avatar_key",
    "cover_key",
    "zip",
    "phone",
    "name",
    "story",
  ])
    .where("id", "=", breederId).executeTakeFirstOrThrow();
}

/** Updates a breeder's columns and its time of change. */
export async function changeBreeder(trx: Db, id: string, change: Updateable<BreedersTable>): Promise<void> {
  await trx.updateTable("breeders").set({ ...change, updated_at: sql<Date>`now()` }).where("id", "=", id)
    .execute();
}

/** Moves a breeder's pets to the breeder's new place, except reserved, sold and withdrawn ones. */
export async function moveAnimals(
  trx: Db,
  breederId: string,
  place: { city: string; state: string; zip: string; latitude: number | null; longitude: number | null },
): Promise<void> {
  await trx.updateTable("pets").set(place).where("breeder_id", "=", breederId)
    .where("status", "not in", ["reserved", "sold", "sold-external", "adopted-sold", "no-longer-available"])
    .execute();
}

/**
 * Returns whether a viewer may read a breeder's contract. Contracts are public unless the breeder's account
 * is inactive or was turned down. Then only the breeder and buyers with a reservation under it may.
 */
export async function mayReadContract(
  db: Db,
  breederId: string,
  viewerId: string | undefined,
): Promise<boolean> {
  const viewer = sql`${viewerId ?? null}::uuid`;
  const { rows } = await sql`
    select from breeders d join users u on u.id = d.user_id
    where d.id = ${breederId} and ((u.account_status = 'Active' and d.verification <> 'rejected')
      or d.user_id = ${viewer} or exists (
      select from reservations r where r.breeder_id = d.id and r.consumer_id = ${viewer}))`.execute(db);
  return rows.length > 0;
}

/** Returns the sale contract and health guarantee that a breeder sells under now. */
export function findSaleContract(db: Db, breederId: string) {
  return db.selectFrom("sale_contracts").selectAll().where("breeder_id", "=", breederId)
    .orderBy("version", "desc").limit(1).executeTakeFirst();
}

/** Serializes changes of a breeder's contract until the transaction ends. */
export async function lockBreeder(trx: Db, breederId: string): Promise<void> {
  await trx.selectFrom("breeders").select("id").where("id", "=", breederId).forNoKeyUpdate().execute();
}

/** Returns a contract, even a superseded one; undefined if there is none. */
export function findContract(db: Db, id: string) {
  return db.selectFrom("sale_contracts").selectAll().where("id", "=", id).executeTakeFirst();
}

/** Returns the program of an account; undefined if it has none. */
export function findBreederOf(db: Db, userId: string): Promise<{ id: string } | undefined> {
  return db.selectFrom("breeders").select("id").where("user_id", "=", userId).executeTakeFirst();
}

/** Counts one more pet that a breeder has placed. */
export async function countHomeFound(db: Db, breederId: string): Promise<void> {
  await db.updateTable("breeders").set((eb) => ({ homes_found: eb("homes_found", "+", 1) }))
    .where("id", "=", breederId).execute();
}

/** Adds the profile of a new breeder or shelter. */
export async function insertProgram(trx: Db, breeder: Insertable<BreedersTable>): Promise<void> {
  await trx.insertInto("breeders").values(breeder).execute();
}

/** Adds a version of a seller's contract texts. */
export async function insertContract(trx: Db, contract: Insertable<SaleContractsTable>): Promise<void> {
  await trx.insertInto("sale_contracts").values(contract).execute();
}

/** Records that the seller has confirmed a contract. The time of the first confirmation stays. */
export async function noteConfirmed(trx: Db, id: string): Promise<void> {
  await trx.updateTable("sale_contracts").set({ confirmed_at: sql<Date>`now()` }).where("id", "=", id)
    .where("confirmed_at", "is", null).execute();
}

/** Sets a breeder's verification status, shown on the public page and on the cards of its pets. */
export async function setVerification(
  trx: Db,
  breederId: string,
  status: VerificationStatus,
  now: Date,
): Promise<void> {
  await trx.updateTable("breeders")
    .set({ verification: status, verified_at: status === "approved" ? now : null, updated_at: now })
    .where("id", "=", breederId).execute();
}
