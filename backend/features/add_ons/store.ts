import { type Kysely, sql } from "kysely";
import type { Database, ListingStatus } from "../../platform/db/schema.ts";
import { dayIn, zoneOf } from "../places/zone_rules.ts";
import { MICROCHIPPED } from "../pets/card_store.ts";
import type { AddOnPet } from "./rules.ts";

/** Returns the facts of a pet that decide its add-ons; undefined if there is no such pet. */
export async function findAddOnPet(
  db: Kysely<Database>,
  petId: string,
): Promise<AddOnPet & { status: ListingStatus } | undefined> {
  const row = await db.selectFrom("pets as p").innerJoin("breeders as d", "d.id", "p.breeder_id")
    .leftJoin("places as z", (join) => join.on("z.zip", "=", sql<string>`coalesce(p.zip, d.zip)`))
    .select([
      "p.type",
      "p.status",
      "p.birth_date as birthDate",
      sql<boolean>`${sql.raw(MICROCHIPPED)}`.as("isMicrochipped"),
      sql<string>`coalesce(z.time_zone, '')`.as("zone"),
      sql<string>`coalesce(p.state, d.state)`.as("state"),
      sql<Date>`now()`.as("at"),
    ])
    .where("p.id", "=", petId).executeTakeFirst();
  if (!row) return undefined;
  const { zone, state, at, ...pet } = row;
  return { ...pet, today: dayIn(zone || zoneOf(state), at) };
}
