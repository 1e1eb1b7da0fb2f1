import { type Kysely, sql } from "kysely";

/** Ranks of staff, which define what each of them may do. Existing staff may still do everything. */
// deno-lint-ignore no-explicit-any -- migrations use the schema of their own time
export async function up(db: Kysely<any>): Promise<void> {
  await sql`
    alter table users add column staff_rank text;
    alter table users add constraint users_staff_rank_check
      check (staff_rank in ('moderator', 'support', 'finance', 'admin')) not valid;
    update users set staff_rank = 'admin' where role = 'Admin' and closed_at is null;
  `.execute(db);
}
