import { type Kysely, sql } from "kysely";

/**
 * The time since which a sale is stopped. Its clock stops with it, and its balance is due that much later.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table reservations add column stopped_at timestamptz`.execute(db);
}
