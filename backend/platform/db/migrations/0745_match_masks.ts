import { type Kysely, sql } from "kysely";

/** Contact details in breeders' texts about a match, stored with the row. */
// deno-lint-ignore no-explicit-any -- migrations use the schema of their own time
export async function up(db: Kysely<any>): Promise<void> {
  await sql`
    alter table matches add column mask jsonb;
    create trigger matches_mask before update on matches for each row
      when (old.message is distinct from new.message and old.mask is not distinct from new.mask)
      execute function drop_old_mask();
  `.execute(db);
}
