import { type Kysely, sql } from "kysely";

/** Contact details in reviews and replies, stored with the row. */
// deno-lint-ignore no-explicit-any -- migrations use the schema of their own time
export async function up(db: Kysely<any>): Promise<void> {
  await sql`
    alter table reviews add column mask jsonb;
    create trigger reviews_mask before update on reviews for each row
      when ((old.title, old.text, old.answer) is distinct from (new.title, new.text, new.answer) and old.mask is not distinct from new.mask)
      execute function drop_old_mask();
  `.execute(db);
}
