import { type Kysely, sql } from "kysely";

/**
 * Replies of a seller to first messages: the share within a day in percent, and the median in minutes. A job
 * refreshes them every day. Null with too few conversations to tell.
 */
// deno-lint-ignore no-explicit-any -- migrations use the schema of their own time
export async function up(db: Kysely<any>): Promise<void> {
  await sql`
    alter table breeders
      add column response_percent smallint,
      add column response_minutes integer
  `.execute(db);
}
