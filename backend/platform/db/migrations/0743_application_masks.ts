import { type Kysely, sql } from "kysely";

/** Contact details in answers to breeders' questions, stored with the row. */
// deno-lint-ignore no-explicit-any -- migrations use the schema of their own time
export async function up(db: Kysely<any>): Promise<void> {
  await sql`
    alter table applications add column mask jsonb;
    create trigger applications_mask before update on applications for each row
      when ((old.questions, old.answers, old.own_pets, old.reason)
          is distinct from (new.questions, new.answers, new.own_pets, new.reason) and old.mask is not distinct from new.mask)
      execute function drop_old_mask();
  `.execute(db);
}
