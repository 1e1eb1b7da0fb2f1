import { type Kysely, sql } from "kysely";

/** Contact details in messages, stored with the row. */
// deno-lint-ignore no-explicit-any -- migrations use the schema of their own time
export async function up(db: Kysely<any>): Promise<void> {
  await sql`
    -- Drops a mask of earlier texts: the previous version writes texts without one.
    create function drop_old_mask() returns trigger language plpgsql as $$
      begin
        new.mask := null;
        return new;
      end $$;
    alter table chat_messages add column mask jsonb;
    create trigger chat_messages_mask before update on chat_messages for each row
      when (old.text is distinct from new.text and old.mask is not distinct from new.mask)
      execute function drop_old_mask();
  `.execute(db);
}
