import { type Kysely, sql } from "kysely";
import type { Database } from "../../platform/db/schema.ts";
import { SELLER_SHOWN } from "../pets/card_store.ts";

/** Returns the recipient of a question, a public breeder, with the breeder's pet that it is about, if any. */
export async function findAsked(db: Kysely<Database>, breederId: string, petId: string | undefined) {
  const row = await db.selectFrom("breeders as d").innerJoin("users as u", "u.id", "d.user_id")
    .leftJoin(
      "pets as p",
      (join) =>
        join.onRef("p.breeder_id", "=", "d.id").on("p.id", "=", petId ?? null).on("p.card", "is not", null),
    )
    .select([
      "u.id as userId",
      "u.email",
      "u.first_name as firstName",
      "u.settings",
      "p.id as petId",
      "p.name as petName",
    ])
    .where("d.id", "=", breederId).where(sql.raw<boolean>(SELLER_SHOWN)).executeTakeFirst();
  // Another breeder's pet does not count.
  return row && petId !== undefined && row.petId === null ? undefined : row;
}

/** Returns the open account with this email address; undefined if there is none. */
export async function findAsker(db: Kysely<Database>, email: string): Promise<string | undefined> {
  const row = await db.selectFrom("users").select("id").where("email", "=", email.toLowerCase()).where(
    "closed_at",
    "is",
    null,
  )
    .executeTakeFirst();
  return row?.id;
}
