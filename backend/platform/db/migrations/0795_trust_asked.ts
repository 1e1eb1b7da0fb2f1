import { type Kysely, sql } from "kysely";

/**
 * Time at which staff rejected something of a trusted breeder. Null once an admin has decided whether trust
 * stays.
 */
// deno-lint-ignore no-explicit-any -- migrations use the schema of their own time
export async function up(db: Kysely<any>): Promise<void> {
  await sql`alter table breeders add column trust_asked_at timestamptz`.execute(db);
}
