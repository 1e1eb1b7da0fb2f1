import { type Kysely, sql } from "kysely";

/** Counts the postponed charges of a saved card, so the provider treats the next charge as a new request. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table saved_cards add column put_off integer not null default 0`.execute(db);
}
