import { type Insertable, type Kysely, sql, type Updateable } from "kysely";
import { named } from "../../platform/db/named.ts";
import type {
  Database,
  ImageOfChange,
  ListingStatus,
  PetsTable,
  VerificationStatus,
} from "../../platform/db/schema.ts";
import type { ListingEvent, PetDetails, WaitingChange } from "../../generated/types.ts";
import { type JsonOf, sqlJson, sqlJsonList, timestampJson } from "../../platform/db/json.ts";
import { isListingAsideSql } from "../fraud/store.ts";
import { ON_HOLD } from "../pets/card_store.ts";
import { breedJson, IMAGES_JSON, LIVE_FACTS, ownHealthTestsJson, PAGE_FACTS } from "../pets/json_store.ts";
import { dayWithPet } from "../pets/store.ts";
import type { StateRules } from "../state_rules/rules.ts";
import { STATE_RULES_JSON } from "../state_rules/store.ts";
import { imagesOfChange } from "./change_store.ts";

type Db = Kysely<Database>;

/** Fields added by rules, and fields with narrower types here. */
type Words =
  | "status"
  | "name"
  | "statusLabel"
  | "missing"
  | "actions"
  | "skipsReview"
  | "saleNotice"
  | "events"
  | "waiting";

/** A listing as its breeder edits it, before rules add their texts. See PetDetails in the contract. */
export interface OwnListing extends Omit<PetDetails, Words> {
  status: ListingStatus;
  /** Empty if unnamed. */
  name: string;
  breederId: string;
  breedId: string | null;
  /** Seller, location, current date there, and requirements of the states. */
  sellerKind: "breeder" | "shelter";
  state: string;
  breederState: string;
  today: string;
  rules: StateRules;
  isTrusted: boolean;
  verification: VerificationStatus;
  isEmailConfirmed: boolean;
  isContractConfirmed: boolean;
  videoKey: string | null;
  statusesSoFar: ListingStatus[];
  submittedAt: string;
  /** Contents of open change requests. */
  waiting: WaitingChange[];
  events: Omit<ListingEvent, "statusLabel">[];
}

const EVENT = sqlJson<OwnListing["events"][number]>({
  status: "e.to_status",
  actor:
    `case e.actor_role when 'Admin' then 'admin' when 'Breeder' then 'breeder' when 'ShelterBreeder' then 'breeder'
    when 'admin' then 'admin' when 'breeder' then 'breeder' else 'system' end`,
  reason: "e.reason",
  at: timestampJson("e.at"),
});

const WAITING = sqlJson<WaitingChange>({
  kind: "c.kind",
  text: "case when c.kind = 'video' then '/media/' || c.new_text else c.new_text end",
  images: imagesOfChange("c.new_images"),
});

/** SQL for the facts about breeder `d` that the life cycle needs. Trust counts only with a verification. */
export const SELLER_STANDING = {
  isTrusted: "d.auto_approve and d.verification = 'approved'",
  verification: "d.verification",
  isEmailConfirmed: "(select u.email_verified_at is not null from users u where u.id = d.user_id)",
  isContractConfirmed:
    `coalesce((select c.confirmed_at is not null from sale_contracts c where c.breeder_id = d.id
    order by c.version desc limit 1), false)`,
} as const;

const LISTING = sqlJson<OwnListing>({
  id: "p.id",
  breederId: "p.breeder_id",
  breedId: "p.breed_id",
  sellerKind: "d.kind",
  state: "coalesce(p.state, d.state)",
  breederState: "d.state",
  today: dayWithPet("now()"),
  rules: STATE_RULES_JSON,
  ...SELLER_STANDING,
  status: "p.status",
  name: "p.name",
  ...PAGE_FACTS,
  ...LIVE_FACTS,
  // The form shows the breeder's own input.
  goHomeDate: "p.go_home_date",
  microchipNumber: "p.microchip_number",
  healthTests: ownHealthTestsJson("p"),
  videoKey: "p.video_key",
  videoLocation: "'/media/' || p.video_key",
  isOnHold: ON_HOLD,
  images: IMAGES_JSON,
  imageKeys: `(select coalesce(jsonb_agg(i.file_key order by i.is_default desc, i.position), '[]')
    from pet_images i where i.pet_id = p.id)`,
  statusesSoFar:
    `(select coalesce(jsonb_agg(distinct e.to_status), '[]') from listing_events e where e.pet_id = p.id)`,
  pendingChanges: `(select coalesce(jsonb_agg(c.kind order by c.kind), '[]') from change_requests c
    where c.pet_id = p.id and c.status = 'open')`,
  waiting: sqlJsonList(
    WAITING,
    "change_requests c where c.pet_id = p.id and c.status = 'open' order by c.kind",
  ),
  events: sqlJsonList(
    EVENT,
    "listing_events e where e.pet_id = p.id order by e.at desc, e.id desc limit 100",
  ),
  viewCount: "coalesce(n.views, 0)",
  shareCount: "coalesce(n.shares, 0)",
  createdAt: timestampJson("p.created_at"),
  updatedAt: timestampJson("p.updated_at"),
  submittedAt: timestampJson("coalesce(p.submitted_at, p.updated_at)"),
}, {
  type: "p.type",
  sex: "p.sex",
  generation: "p.generation",
  sizeClass: "p.size_class",
  coatType: "p.coat_type",
  litterId: "p.litter_id",
  sireId: "p.sire_id",
  damId: "p.dam_id",
  breed: breedJson("p"),
  isBeingChecked: `case when ${isListingAsideSql("p.id")} then true end`,
});

type ListingRow = { listing: JsonOf<typeof LISTING> };

const FROM = `from pets p join breeders d on d.id = p.breeder_id left join pet_counters n on n.pet_id = p.id`;

/** Returns a listing with its history. `breederId` restricts it to that breeder. */
export async function findListing(db: Db, id: string, breederId?: string): Promise<OwnListing | undefined> {
  const text = `select ${LISTING} as listing ${FROM}
    where p.id = $1 and ($2::uuid is null or p.breeder_id = $2)`;
  const rows = await named<ListingRow>(db, "listings_own", text, [id, breederId ?? null]);
  return rows[0]?.listing;
}

/**
 * Locks a listing against all other changes until the transaction ends. `breederId` restricts it to that
 * breeder.
 */
export function lockListing(trx: Db, id: string, breederId?: string) {
  return trx.selectFrom("pets").select(["id", "status", "breeder_id", "name", "description", "video_key"])
    .where("id", "=", id).$if(breederId !== undefined, (query) => query.where("breeder_id", "=", breederId!))
    .forUpdate().executeTakeFirst();
}

/** Adds a listing. Returns false if its id exists. `refreshCards` writes its card and page. */
export async function insertListing(trx: Db, listing: Insertable<PetsTable>): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await trx.insertInto("pets").values(listing)
    .onConflict((conflict) => conflict.column("id").doNothing()).executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

/**
 * Writes these columns of a listing. Returns whether its page is now empty, which means that `refreshCards`
 * must rewrite card and page.
 */
export async function changeListing(trx: Db, id: string, change: Updateable<PetsTable>): Promise<boolean> {
  const row = await trx.updateTable("pets").set({
    ...change,
    updated_at: sql<Date>`now()`,
    version: sql<number>`version + 1`,
  })
    .where("id", "=", id).returning((eb) => eb("page_body", "is", null).as("isEmptied")).executeTakeFirst();
  return row?.isEmptied === true;
}

/** Replaces the pictures of a listing, in this order. The first is the default. */
export async function replaceImages(
  trx: Db,
  petId: string,
  images: readonly ImageOfChange[],
  alt: string,
  newId: () => string,
): Promise<void> {
  await trx.deleteFrom("pet_images").where("pet_id", "=", petId).execute();
  if (!images.length) return;
  await trx.insertInto("pet_images").values(images.map(({ key, width, height }, position) => ({
    id: newId(),
    pet_id: petId,
    file_key: key,
    position,
    is_default: position === 0,
    width,
    height,
    alt,
  }))).execute();
}

/** Returns those of these listings that belong to the breeder, locked in the order of their ids. */
export function lockOwn(trx: Db, breederId: string, ids: readonly string[]): Promise<{ id: string }[]> {
  return trx.selectFrom("pets").select("id").where("breeder_id", "=", breederId).where("id", "in", ids)
    .orderBy("id").forUpdate().execute();
}

/** Returns whether the pet was ever reserved, even without a sale. */
export async function hasReservations(trx: Db, petId: string): Promise<boolean> {
  return await trx.selectFrom("reservations").select("id").where("pet_id", "=", petId).limit(1)
    .executeTakeFirst() !== undefined;
}

/** Deletes a listing permanently, with its pictures and history. */
export async function deleteListing(trx: Db, petId: string): Promise<void> {
  await trx.deleteFrom("pets").where("id", "=", petId).execute();
}

/** Returns the file keys that a listing and its open requests use. */
export async function fileKeysOf(trx: Db, petId: string): Promise<string[]> {
  const { rows } = await sql<{ key: string }>`
    select file_key as key from pet_images where pet_id = ${petId}
    union select video_key from pets where id = ${petId} and video_key is not null
    union select t ->> 'documentKey' from pets, jsonb_array_elements(health_tests) t
      where pets.id = ${petId} and t ->> 'documentKey' is not null
    union select image ->> 'key' from change_requests c, jsonb_array_elements(c.new_images) image
      where c.pet_id = ${petId} and c.status = 'open'
    union select c.new_text from change_requests c
      where c.pet_id = ${petId} and c.status = 'open' and c.kind = 'video' and c.new_text is not null`
    .execute(trx);
  return rows.map(({ key }) => key);
}

export type BreedOf = {
  id: string;
  name: string;
  category: "Dogs" | "Cats";
  size_class_set: "none" | "doodle" | "dachshund" | "poodle";
  colors: { title: string }[];
  isHybrid: boolean;
};

/** Returns the values that a breed allows. */
export async function findBreedRules(db: Db, id: string): Promise<BreedOf | undefined> {
  const text = `select id, name, category, size_class_set, colors,
    coalesce((facts ->> 'hybrid')::boolean, false) as "isHybrid" from breeds where id = $1`;
  return (await named<BreedOf>(db, "listings_breed", text, [id]))[0];
}

/**
 * Returns sex and type of these parents of the breeder. They cannot change or be deleted until the
 * transaction ends.
 */
export function lockOwnParents(trx: Db, breederId: string, ids: readonly string[]) {
  return trx.selectFrom("parents").select(["id", "sex", "type"]).where("breeder_id", "=", breederId)
    .where("id", "in", ids).orderBy("id").forShare().execute();
}

/** Returns a litter of the breeder. It cannot be deleted until the transaction ends. */
export function lockOwnLitter(trx: Db, breederId: string, id: string) {
  return trx.selectFrom("litters").select([
    "id",
    "sire_id",
    "dam_id",
    "breed_id",
    "born_on",
    "go_home_on",
    "state",
  ])
    .where("breeder_id", "=", breederId).where("id", "=", id).forShare().executeTakeFirst();
}

/** Returns the breeder's location, which is where their listings are found. */
export function findBreederPlace(db: Db, breederId: string) {
  return db.selectFrom("breeders").select(["city", "state", "zip", "latitude", "longitude", "kind"])
    .where("id", "=", breederId).executeTakeFirstOrThrow();
}

/** Returns whether the breeder's listings, and changes to them, skip the review. */
export async function isTrusted(db: Db, breederId: string): Promise<boolean> {
  const row = await db.selectFrom("breeders as d").select(
    sql<boolean>`${sql.raw(SELLER_STANDING.isTrusted)}`.as("isTrusted"),
  )
    .where("d.id", "=", breederId).executeTakeFirstOrThrow();
  return row.isTrusted;
}

/** Records the times of a move: the submission, and the first time the listing is public. */
export async function markMoved(trx: Db, petId: string, to: ListingStatus): Promise<void> {
  if (to === "in-review") {
    await trx.updateTable("pets").set({ submitted_at: sql<Date>`now()` }).where("id", "=", petId).execute();
  } else if (to === "available") {
    await trx.updateTable("pets").set({ listed_at: sql<Date>`coalesce(listed_at, now())` })
      .where("id", "=", petId).execute();
  }
}

/** Adds a line to the listing's history. */
export async function insertEvent(trx: Db, event: Insertable<Database["listing_events"]>): Promise<void> {
  await trx.insertInto("listing_events").values(event).execute();
}

/** Returns those of these file keys that no listing, parent, profile or open request uses. */
export async function unusedOf(trx: Db, keys: readonly string[]): Promise<string[]> {
  if (!keys.length) return [];
  const { rows } = await sql<{ key: string }>`
    select k.key from unnest(${keys as string[]}::text[]) as k(key)
    where not exists (select 1 from pet_images i where i.file_key = k.key)
      and not exists (select 1 from pets p where p.video_key = k.key)
      and not exists (select 1 from files f join breeders d on d.user_id = f.owner_id
        join pets p on p.breeder_id = d.id, jsonb_array_elements(p.health_tests) t
        where f.key = k.key and t ->> 'documentKey' = k.key)
      and not exists (select 1 from files f join breeders d on d.user_id = f.owner_id
        join parents r on r.breeder_id = d.id
        where f.key = k.key and (k.key = any(r.image_keys) or r.health_tests::text like '%' || k.key || '%'))
      and not exists (select 1 from files f join breeders d on d.user_id = f.owner_id
        where f.key = k.key and k.key in (d.avatar_key, d.cover_key))
      and not exists (select 1 from files f join users u on u.id = f.owner_id
        where f.key = k.key and u.profile_image_key = k.key)
      and not exists (select 1 from change_requests c where c.status = 'open'
        and (c.new_text = k.key or c.new_images @> jsonb_build_array(jsonb_build_object('key', k.key))))`
    .execute(trx);
  return rows.map(({ key }) => key);
}

/** Returns the account of a listing's breeder. */
export async function ownerOfListing(db: Db, petId: string): Promise<string> {
  const row = await db.selectFrom("pets as p").innerJoin("breeders as d", "d.id", "p.breeder_id").select(
    "d.user_id",
  )
    .where("p.id", "=", petId).executeTakeFirstOrThrow();
  return row.user_id;
}

/** Returns the recipient of emails about a listing. */
export function findOwner(db: Db, petId: string) {
  return db.selectFrom("pets as p").innerJoin("breeders as d", "d.id", "p.breeder_id")
    .innerJoin("users as u", "u.id", "d.user_id").select(["u.id", "u.first_name"])
    .where("p.id", "=", petId).executeTakeFirst();
}

/** Returns several listings with their histories, in the order of the ids. */
export async function findListings(db: Db, ids: readonly string[]): Promise<OwnListing[]> {
  if (!ids.length) return [];
  const text = `select ${LISTING} as listing ${FROM}
    where p.id = any($1::uuid[]) order by array_position($1::uuid[], p.id)`;
  const rows = await named<ListingRow>(db, "listings_many", text, [ids]);
  return rows.map(({ listing }) => listing);
}

/** Returns the free texts of a listing. Undefined for a deleted listing. */
export const textOf = (listing: Pick<OwnListing, "name" | "description"> | undefined): string | undefined =>
  listing && `${listing.name ?? ""}\n${listing.description}`;
