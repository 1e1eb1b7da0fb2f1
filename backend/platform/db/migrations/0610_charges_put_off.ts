import { type Kysely, sql } from "kysely";

/** Counts how often a charge of a kept card was put off, so that the provider takes the next one for another request. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table saved_cards add column put_off integer not null default 0`.execute(db);
}
