import { type Kysely, sql } from "kysely";

/** Counts of the rate limits that all processes share, as rate-limiter-flexible reads and writes them. */
// deno-lint-ignore no-explicit-any -- a migration speaks to the schema of its own moment, not to today's types
export async function up(db: Kysely<any>): Promise<void> {
  // Unlogged: a limit that a crash of the database forgets hurts nobody, and its writes stay cheap.
  await sql`
    create unlogged table rate_limits (
      key varchar(255) primary key,
      points integer not null default 0,
      expire bigint
    );
    create index rate_limits_expire on rate_limits (expire);
  `.execute(db);
}
