import { type Kysely, sql } from "kysely";

/**
 * The lowest price of a saved search includes the service fee from now on. The column narrows down the searches
 * for a pet by its price without it, so stored values become low enough. The query decides exactly.
 */
// deno-lint-ignore no-explicit-any -- migrations use the schema of their own time
export async function up(db: Kysely<any>): Promise<void> {
  await sql`update saved_searches set price_min_cents = greatest(0, price_min_cents / 1.03 - 1)::int
    where price_min_cents > 0`.execute(db);
}
