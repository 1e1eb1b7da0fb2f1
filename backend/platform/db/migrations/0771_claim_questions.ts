import { type Kysely, sql } from "kysely";

/**
 * The owner's legal name and the photos of the premises become verified claims too, and staff may ask about a
 * change.
 */
// deno-lint-ignore no-explicit-any -- migrations use the schema of their own time
export async function up(db: Kysely<any>): Promise<void> {
  await sql`
    alter table claim_changes add column question text, add column asked_at timestamptz,
      add column answer text, add column answered_at timestamptz;
    alter table claim_changes drop constraint claim_changes_kind_check;
    alter table claim_changes add constraint claim_changes_kind_check
      check (kind in ('name', 'legal-name', 'place', 'licence', 'premises')) not valid;
  `.execute(db);
}
