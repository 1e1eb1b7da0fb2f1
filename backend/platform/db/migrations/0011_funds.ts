import { type Kysely, sql } from "kysely";

/** Index of finished sales by the time of completion, for finding those whose funds are due. */
// deno-lint-ignore no-explicit-any -- migrations use the schema of their own time
export async function up(db: Kysely<any>): Promise<void> {
  await sql`create index reservations_completed on reservations (completed_at) where status = 'completed'`
    .execute(db);
}
