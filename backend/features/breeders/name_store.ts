import type { Kysely } from "kysely";
import type { Database } from "../../platform/db/schema.ts";

type Db = Kysely<Database>;

export const SKELETON_INDEX = "breeders_name_skeleton";

/** Returns whether another program has this skeleton. */
export async function isNameTaken(db: Db, skeleton: string, breederId: string): Promise<boolean> {
  const found = await db.selectFrom("breeders").select("id").where("name_skeleton", "=", skeleton)
    .where("id", "<>", breederId).executeTakeFirst();
  return found !== undefined;
}

/**
 * Returns programs of open accounts without a skeleton, by id. Ids contain their time, so older programs come
 * first.
 */
export function findWithoutSkeleton(
  db: Db,
  after: string,
  limit: number,
): Promise<{ id: string; name: string }[]> {
  return db.selectFrom("breeders as d").innerJoin("users as u", "u.id", "d.user_id").select([
    "d.id",
    "d.name",
  ])
    .where("d.name_skeleton", "is", null).where("u.closed_at", "is", null).where("d.id", ">", after)
    .orderBy("d.id").limit(limit).execute();
}

/** Writes a missing skeleton unless the name has changed meanwhile. */
export async function addSkeleton(
  db: Db,
  { id, name, skeleton }: { id: string; name: string; skeleton: string },
): Promise<void> {
  await db.updateTable("breeders").set({ name_skeleton: skeleton }).where("id", "=", id)
    .where("name", "=", name).where("name_skeleton", "is", null).execute();
}
