import { type Kysely, sql } from "kysely";

/** The last card setup that a buyer began for a balance, until its outcome is known. */
// deno-lint-ignore no-explicit-any -- migrations use the schema of their own time
export async function up(db: Kysely<any>): Promise<void> {
  await sql`
    alter table webhook_events add column setup_intent_id text;
    alter table reservations add column setup_intent_id text;
    alter table reservations add column setup_begun_at timestamptz;
    alter table reservations add column setup_look_at timestamptz;
  `.execute(db);
}
