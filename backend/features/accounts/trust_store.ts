import { type Kysely, sql } from "kysely";
import type { Database } from "../../platform/db/schema.ts";

/**
 * Asks admins whether a breeder's listings should still be public without a review, since staff have just rejected something of theirs.
 * Nothing is asked of a breeder whose listings are reviewed anyway; what is asked already keeps its moment (UTC).
 */
export async function askTrust(trx: Kysely<Database>, breederId: string): Promise<void> {
  await trx.updateTable("breeders").set({ trust_asked_at: sql<Date>`now()` })
    .where("id", "=", breederId).where("auto_approve", "=", true).where("trust_asked_at", "is", null)
    .execute();
}
