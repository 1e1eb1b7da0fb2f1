import { type Kysely, sql } from "kysely";

/** Staff rejected something of a trusted breeder at this moment, and no admin has said since then whether trust stays. */
// deno-lint-ignore no-explicit-any -- a migration speaks to the schema of its own moment, not to today's types
export async function up(db: Kysely<any>): Promise<void> {
  await sql`alter table breeders add column trust_asked_at timestamptz`.execute(db);
}
