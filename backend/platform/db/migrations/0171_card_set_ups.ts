import { type Kysely, sql } from "kysely";

/** The last set-up of a card that a buyer has begun for a balance, until it is known how it ended. */
// deno-lint-ignore no-explicit-any -- a migration speaks to the schema of its own moment, not to today's types
export async function up(db: Kysely<any>): Promise<void> {
  await sql`
    alter table webhook_events add column setup_intent_id text;
    alter table reservations add column setup_intent_id text;
    alter table reservations add column setup_begun_at timestamptz;
    alter table reservations add column setup_look_at timestamptz;
  `.execute(db);
}
