import { type Insertable, type Kysely, type Selectable, sql } from "kysely";
import type { BreedSummary } from "../../generated/types.ts";
import type { Database, PetProfilesTable } from "../../platform/db/schema.ts";

type Db = Kysely<Database>;
export type ProfileRow = Selectable<PetProfilesTable> & { breed: BreedSummary | null };
export type ProfileFacts = Omit<Insertable<PetProfilesTable>, "id" | "user_id" | "created_at">;

const profiles = (db: Db) =>
  db.selectFrom("pet_profiles as f").leftJoin("breeds as b", "b.id", "f.breed_id").selectAll("f")
    .select(sql<BreedSummary | null>`case when b.id is not null
      then jsonb_build_object('id', b.id, 'slug', b.slug, 'breedName', b.name) end`.as("breed"));

/** Returns a person's pets, or one of them, newest first. */
export function findProfiles(
  db: Db,
  userId: string,
  { id, limit }: { id?: string; limit: number },
): Promise<ProfileRow[]> {
  return profiles(db).where("f.user_id", "=", userId).$if(
    id !== undefined,
    (query) => query.where("f.id", "=", id!),
  )
    .orderBy("f.created_at", "desc").orderBy("f.id", "desc").limit(limit).execute();
}

/** Returns those of these pets that belong to the person, in the order of the ids. */
export async function findOwn(db: Db, userId: string, ids: readonly string[]): Promise<ProfileRow[]> {
  if (ids.length === 0) return [];
  const rows = await profiles(db).where("f.user_id", "=", userId).where("f.id", "in", ids).execute();
  return ids.flatMap((id) => rows.find((row) => row.id === id) ?? []);
}

/** Returns a person's number of pets and locks it, so concurrent additions wait for each other. */
export async function lockAndCount(trx: Db, userId: string): Promise<number> {
  await trx.selectFrom("users").select("id").where("id", "=", userId).forUpdate().execute();
  const { count } = await trx.selectFrom("pet_profiles").select((eb) => eb.fn.countAll().as("count"))
    .where("user_id", "=", userId).executeTakeFirstOrThrow();
  return Number(count);
}

/** Returns a person's pet, locked; undefined if there is none. */
export function lockProfile(trx: Db, userId: string, id: string) {
  return trx.selectFrom("pet_profiles").selectAll().where("id", "=", id).where("user_id", "=", userId)
    .forUpdate().executeTakeFirst();
}

export async function insertProfile(db: Db, row: Insertable<PetProfilesTable>): Promise<void> {
  await db.insertInto("pet_profiles").values(row).execute();
}

export async function changeProfile(db: Db, id: string, facts: ProfileFacts): Promise<void> {
  await db.updateTable("pet_profiles").set(facts).where("id", "=", id).execute();
}

export async function deleteProfile(db: Db, id: string): Promise<void> {
  await db.deleteFrom("pet_profiles").where("id", "=", id).execute();
}

/**
 * Returns whether a file is already in use, for example by a listing, whose photo would be deleted with this
 * profile.
 */
export async function isInUse(db: Db, key: string): Promise<boolean> {
  const row = await db.selectFrom("files").select("id").where("state", "=", "attached")
    .where((eb) => eb.or([eb("key", "=", key), eb("upload_key", "=", key)])).executeTakeFirst();
  return row !== undefined;
}

/** Returns the category of a breed: "Dogs" or "Cats". */
export async function findCategory(db: Db, breedId: string): Promise<string | undefined> {
  const row = await db.selectFrom("breeds").select("category").where("id", "=", breedId).executeTakeFirst();
  return row?.category;
}
