import { type Kysely, sql } from "kysely";

/** The cause that a breeder named for a cancellation. Null if none. */
// deno-lint-ignore no-explicit-any -- migrations use the schema of their own time
export async function up(db: Kysely<any>): Promise<void> {
  await sql`
    alter table reservations add end_cause text,
      add constraint reservations_end_cause_check check (end_cause in ('health', 'keeping', 'other')) not valid
  `.execute(db);
}
