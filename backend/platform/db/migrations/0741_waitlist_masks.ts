import { type Kysely, sql } from "kysely";

/** Contact details in waitlist notes and reasons, stored with the row. */
// deno-lint-ignore no-explicit-any -- migrations use the schema of their own time
export async function up(db: Kysely<any>): Promise<void> {
  await sql`
    alter table waitlist_entries add column mask jsonb;
    create trigger waitlist_entries_mask before update on waitlist_entries for each row
      when ((old.name, old.note, old.reason) is distinct from (new.name, new.note, new.reason) and old.mask is not distinct from new.mask)
      execute function drop_old_mask();
  `.execute(db);
}
