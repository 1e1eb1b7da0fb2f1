import { type Kysely, sql } from "kysely";

/**
 * Price and status of which a person with a favorite was last told, and the go-home day of its reminder. Null
 * for favorites from before: the next look at the pet fills them in and tells nothing.
 */
// deno-lint-ignore no-explicit-any -- migrations use the schema of their own time
export async function up(db: Kysely<any>): Promise<void> {
  await sql`
    alter table favourites
      add column told_price_cents integer,
      add column told_status text,
      add column told_ready_on date
  `.execute(db);
}
