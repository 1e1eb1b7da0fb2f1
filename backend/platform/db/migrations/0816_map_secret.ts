import { type Kysely, sql } from "kysely";

/** The secret that moves sellers on the map. Made once, because a second set of points would give the first away. */
// deno-lint-ignore no-explicit-any -- migrations use the schema of their own time
export async function up(db: Kysely<any>): Promise<void> {
  await sql`
    create table map_secret (
      is_only boolean primary key default true check (is_only),
      secret uuid not null default gen_random_uuid()
    )`.execute(db);
  await sql`insert into map_secret default values`.execute(db);
}
