import { type Kysely, sql } from "kysely";

/** Contact details in breeders' questions, stored with the row. */
// deno-lint-ignore no-explicit-any -- migrations use the schema of their own time
export async function up(db: Kysely<any>): Promise<void> {
  await sql`
    alter table application_forms add column mask jsonb;
    create trigger application_forms_mask before update on application_forms for each row
      when (old.questions is distinct from new.questions and old.mask is not distinct from new.mask)
      execute function drop_old_mask();
  `.execute(db);
}
