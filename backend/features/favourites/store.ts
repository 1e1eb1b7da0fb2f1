import { type Kysely, sql } from "kysely";
import type { PetCard } from "../../generated/types.ts";
import type { Database } from "../../platform/db/schema.ts";
import type { JsonText } from "../../platform/json_text.ts";
import { SHOWN_CARD } from "../pets/card_store.ts";

type Db = Kysely<Database>;

/** A favorite with the pet's finished card; `at` is its time as text, for the next page. */
export type Favorite = { id: string; at: string; addedAt: Date; card: JsonText<PetCard> };

const favourites = (db: Db, userId: string) =>
  db.selectFrom("favourites as f").innerJoin("pets as p", "p.id", "f.pet_id")
    .select(["f.id", "f.created_at as addedAt", sql<string>`f.created_at::text`.as("at")])
    .select(sql<JsonText<PetCard>>`${sql.raw(SHOWN_CARD)}`.as("card"))
    .where("f.user_id", "=", userId);

/** Returns a person's favorites, latest first, by keyset. Pets that are no longer public are left out. */
export function findFavorites(
  db: Db,
  userId: string,
  after: { at: string; id: string } | undefined,
  limit: number,
): Promise<Favorite[]> {
  return favourites(db, userId).where("p.card", "is not", null)
    .$if(
      after !== undefined,
      (query) =>
        query.where(sql<boolean>`(f.created_at, f.id) < (${after!.at}::timestamptz, ${after!.id}::uuid)`),
    )
    .orderBy("f.created_at", "desc").orderBy("f.id", "desc").limit(limit).execute();
}

/** Returns a person's favorite for a pet. */
export function findFavorite(db: Db, userId: string, petId: string): Promise<Favorite | undefined> {
  return favourites(db, userId).where("f.pet_id", "=", petId).where("p.card", "is not", null)
    .executeTakeFirst();
}

/** Returns the ids of a person's latest favorites. */
export function findFavoriteIds(db: Db, userId: string, limit: number) {
  return db.selectFrom("favourites").select(["id", "pet_id as petId"]).where("user_id", "=", userId)
    .orderBy("created_at", "desc").orderBy("id", "desc").limit(limit).execute();
}

/** Returns the breeder of a public pet. */
export function findShownPet(db: Db, petId: string): Promise<{ breederId: string } | undefined> {
  return db.selectFrom("pets").select("breeder_id as breederId").where("id", "=", petId)
    .where("card", "is not", null).executeTakeFirst();
}

/** Adds a favorite; an existing one stays. Adds none if the person already has `most`. */
export async function insertFavorite(
  db: Db,
  { id, userId, petId, most }: { id: string; userId: string; petId: string; most: number },
): Promise<void> {
  await sql`
    insert into favourites (id, user_id, pet_id, told_price_cents, told_status)
    select ${id}, ${userId}, p.id, p.price_cents, p.status from pets p
    where p.id = ${petId} and (select count(*) from favourites where user_id = ${userId}) < ${most}
    on conflict (user_id, pet_id) do nothing`.execute(db);
}

/** Deletes a person's own favorite; returns false if there is none. */
export async function deleteFavorite(db: Db, userId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom("favourites").where("id", "=", id).where(
    "user_id",
    "=",
    userId,
  )
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
