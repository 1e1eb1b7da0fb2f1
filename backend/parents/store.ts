import type { Kysely } from "kysely";
import { named } from "../db/named.ts";
import type { Database } from "../db/schema.ts";
import { parentJson } from "../pets/store.ts";

/** A breeder's public parents (status live) as finished JSON, by name, at most 60. */
export async function findParentsJson(db: Kysely<Database>, breederId: string): Promise<string> {
  const text = `select coalesce(jsonb_agg(few.parent), '[]')::text as parents from (
    select ${parentJson("r")} as parent from parents r where r.breeder_id = $1 and r.status = 'live'
    order by r.name, r.id limit 60) few`;
  const rows = await named<{ parents: string }>(db, "parents_public", text, [breederId]);
  return rows[0]?.parents ?? "[]";
}
