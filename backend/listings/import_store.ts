import { type Insertable, type Kysely, sql } from "kysely";
import { SIZE_CLASSES } from "../breeds/rules.ts";
import type { Database, ListingStatus, PetsTable } from "../db/schema.ts";
import type { ImportBreed } from "./import_rules.ts";

type Db = Kysely<Database>;

/** Every breed, as an import needs it. */
export async function findImportBreeds(db: Db): Promise<ImportBreed[]> {
  const rows = await db.selectFrom("breeds").select([
    "id",
    "slug",
    "name",
    "category",
    "size_class_set",
    "colors",
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
  }));
}

/** A listing as an earlier import left it. */
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
};

/** Lets one import of a breeder write at a time: two would make the same animal twice. */
export async function waitForOtherImports(trx: Db, breederId: string): Promise<void> {
  await trx.selectFrom("breeders").select("id").where("id", "=", breederId).forUpdate().executeTakeFirst();
}

/** The breeder's listings of these external ids, locked in the order of their ids. */
export function lockImported(
  trx: Db,
  breederId: string,
  externalIds: readonly string[],
): Promise<Existing[]> {
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
    ])
    .where("breeder_id", "=", breederId)
    .where(sql<boolean>`external_id = any(${externalIds as string[]}::text[])`)
    .orderBy("id").forUpdate().execute() as Promise<Existing[]>;
}

const BITE = 500;

/** Adds listings with the first line of their histories, many at a time. */
export async function insertMany(
  trx: Db,
  pets: readonly Insertable<PetsTable>[],
  events: readonly Insertable<Database["listing_events"]>[],
): Promise<void> {
  for (let at = 0; at < pets.length; at += BITE) {
    await trx.insertInto("pets").values(pets.slice(at, at + BITE)).execute();
    await trx.insertInto("listing_events").values(events.slice(at, at + BITE)).execute();
  }
}

/** Keys of pictures that the person has uploaded and not used yet, the latest of each name, by name. */
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
