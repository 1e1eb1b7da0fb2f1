import { type Kysely, sql } from "kysely";
import type { Database } from "../../platform/db/schema.ts";

/**
 * Asks admins whether a breeder's listings should still be published without review after staff rejected one
 * of them. Does nothing if the breeder's listings are reviewed anyway. An open request keeps its time (UTC).
 */
export async function askTrust(trx: Kysely<Database>, breederId: string): Promise<void> {
  await trx.updateTable("breeders").set({ trust_asked_at: sql<Date>`now()` })
    .where("id", "=", breederId).where("auto_approve", "=", true).where("trust_asked_at", "is", null)
    .execute();
}
