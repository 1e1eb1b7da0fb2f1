import { type Kysely, sql } from "kysely";

/** Counts of the rate limits that all processes share, in the format of rate-limiter-flexible. */
// deno-lint-ignore no-explicit-any -- migrations use the schema of their own time
export async function up(db: Kysely<any>): Promise<void> {
  // Unlogged, because forgetting a limit in a crash of the database does no harm and writes stay cheap.
  await sql`
    create unlogged table rate_limits (
      key varchar(255) primary key,
      points integer not null default 0,
      expire bigint
    );
    create index rate_limits_expire on rate_limits (expire);
  `.execute(db);
}
