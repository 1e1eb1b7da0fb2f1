import { type Insertable, type Kysely, sql } from "kysely";
import { SIZE_CLASSES } from "../breeds/rules.ts";
import type { Database, ListingStatus, PetsTable } from "../../platform/db/schema.ts";
import type { ImportBreed } from "./import_rules.ts";

type Db = Kysely<Database>;

/** Returns every breed with the facts for an import. */
export async function findImportBreeds(db: Db): Promise<ImportBreed[]> {
  const rows = await db.selectFrom("breeds").select([
    "id",
    "slug",
    "name",
    "category",
    "size_class_set",
    "colors",
    "facts",
  ])
    .execute();
  return rows.map((row) => ({
    id: row.id,
    slug: row.slug,
    name: row.name,
    category: row.category,
    sizeClasses: SIZE_CLASSES[row.size_class_set],
    sizeClassSet: row.size_class_set,
    colors: row.colors.map(({ title }) => title),
    isHybrid: row.facts.hybrid,
  }));
}

/** A listing from an earlier import. */
export type Existing = {
  id: string;
  external_id: string;
  status: ListingStatus;
  name: string;
  type: string | null;
  sex: string | null;
  breed_id: string | null;
  birth_date: string | null;
  weight_lb: number | null;
  price_cents: number | null;
  color: string | null;
  size_class: string | null;
  description: string;
  good_with: string[];
  registries: string[];
  go_home_date: string | null;
  generation: string | null;
  coat_type: string | null;
  adult_weight_lb: number | null;
  /** The listing has a litter, sire or dam. */
  hasFamily: boolean;
  hasImages: boolean;
  isOnHold: boolean;
};

/**
 * Returns whether no other import of the breeder is writing, and blocks others until the transaction ends:
 * two would create the same pet twice.
 */
export async function isOnlyImport(trx: Db, breederId: string): Promise<boolean> {
  const { rows } = await sql<{ isFree: boolean }>`
    select pg_try_advisory_xact_lock(hashtextextended(${`import:${breederId}`}, 0)) as "isFree"`.execute(trx);
  return rows[0]!.isFree;
}

/** Locks and returns the breeder's listings with these external ids, ordered by id. */
export async function lockImported(
  trx: Db,
  breederId: string,
  externalIds: readonly string[],
): Promise<Existing[]> {
  const rows = await lockPets(trx, breederId, externalIds);
  // A checkout locks the listing first, so an answer read after our lock stays true.
  const held = await heldOf(trx, rows.map(({ id }) => id));
  return rows.map((row) => ({ ...row, isOnHold: held.has(row.id) }));
}

function lockPets(
  trx: Db,
  breederId: string,
  externalIds: readonly string[],
): Promise<Omit<Existing, "isOnHold">[]> {
  return trx.selectFrom("pets")
    .select([
      ...([
        "id",
        "external_id",
        "status",
        "name",
        "type",
        "sex",
        "breed_id",
        "birth_date",
        "weight_lb",
      ] as const),
      ...(["price_cents", "color", "size_class", "description", "good_with", "registries"] as const),
      ...(["go_home_date", "generation", "coat_type", "adult_weight_lb"] as const),
    ])
    .select([
      sql<boolean>`coalesce(litter_id, sire_id, dam_id) is not null`.as("hasFamily"),
      sql<boolean>`exists (select from pet_images i where i.pet_id = pets.id)`.as("hasImages"),
    ])
    .where("breeder_id", "=", breederId)
    .where(sql<boolean>`external_id = any(${externalIds as string[]}::text[])`)
    .orderBy("id").forUpdate().execute() as Promise<Omit<Existing, "isOnHold">[]>;
}

/** Returns the ids of those locked listings that are in a checkout. */
async function heldOf(trx: Db, petIds: readonly string[]): Promise<Set<string>> {
  const rows = await trx.selectFrom("reservations").select("pet_id")
    .where(sql<boolean>`pet_id = any(${petIds as string[]}::uuid[])`)
    .where("status", "in", ["held", "processing"]).execute();
  return new Set(rows.map(({ pet_id }) => pet_id));
}

const BATCH_SIZE = 500;

/** Adds listings with the first line of their histories, in batches. */
export async function insertMany(
  trx: Db,
  pets: readonly Insertable<PetsTable>[],
  events: readonly Insertable<Database["listing_events"]>[],
): Promise<void> {
  for (let at = 0; at < pets.length; at += BATCH_SIZE) {
    await trx.insertInto("pets").values(pets.slice(at, at + BATCH_SIZE)).execute();
    await trx.insertInto("listing_events").values(events.slice(at, at + BATCH_SIZE)).execute();
  }
}

/** Writes all columns of listings that an import can set, in batches. */
export async function changeMany(
  trx: Db,
  pets: readonly (Omit<Existing, "status"> & { slug: string })[],
): Promise<void> {
  for (let at = 0; at < pets.length; at += BATCH_SIZE) {
    await sql`update pets p set name = c.name, slug = c.slug, type = c.type, sex = c.sex, breed_id = c.breed_id,
        birth_date = c.birth_date, weight_lb = c.weight_lb, price_cents = c.price_cents, color = c.color,
        size_class = c.size_class, generation = c.generation, description = c.description, good_with = c.good_with,
        registries = c.registries, updated_at = now(), version = p.version + 1
      from jsonb_to_recordset(${
      JSON.stringify(pets.slice(at, at + BATCH_SIZE))
    }::jsonb) as c(id uuid, name text, slug text,
        type text, sex text, breed_id uuid, birth_date date, weight_lb numeric, price_cents integer, color text,
        size_class text, generation text, description text, good_with text[], registries text[])
      where p.id = c.id`.execute(trx);
  }
}

/**
 * Returns the keys of pictures that the person uploaded and has not used, by name. The latest picture of a
 * name wins.
 */
export async function findUploadedByName(
  db: Db,
  ownerId: string,
  names: readonly string[],
): Promise<Map<string, string>> {
  if (!names.length) return new Map();
  const rows = await db.selectFrom("files").select(["name", "upload_key"]).where("owner_id", "=", ownerId)
    .where("purpose", "=", "pet-image").where("state", "=", "waiting")
    .where(sql<boolean>`name = any(${names as string[]}::text[])`).orderBy("created_at").execute();
  return new Map(rows.map(({ name, upload_key }) => [name, upload_key]));
}
