import { type Kysely, sql } from "kysely";

/**
 * Networks that requested a code and that tried it, as keyed hashes, so strangers cannot use up the owner's
 * tries.
 */
// deno-lint-ignore no-explicit-any -- migrations use the schema of their own time
export async function up(db: Kysely<any>): Promise<void> {
  await sql`
    alter table password_codes add column network text;
    alter table password_codes add column by_stranger boolean not null default true;
    alter table password_codes add column tries_by jsonb not null default '{}';
  `.execute(db);
}
