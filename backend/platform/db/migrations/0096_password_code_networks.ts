import { type Kysely, sql } from "kysely";

/** Which network asked for a code and which have tried it, as keyed hashes: strangers must not use the owner's tries up. */
// deno-lint-ignore no-explicit-any -- a migration speaks to the schema of its own moment, not to today's types
export async function up(db: Kysely<any>): Promise<void> {
  await sql`
    alter table password_codes add column network text;
    alter table password_codes add column by_stranger boolean not null default true;
    alter table password_codes add column tries_by jsonb not null default '{}';
  `.execute(db);
}
