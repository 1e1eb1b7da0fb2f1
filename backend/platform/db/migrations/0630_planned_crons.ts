import { type Kysely, sql } from "kysely";

/** The minute for which each cron job was last planned, by the database's clock. */
// deno-lint-ignore no-explicit-any -- migrations use the schema of their own time
export async function up(db: Kysely<any>): Promise<void> {
  await sql`
    create table planned_crons (
      job text primary key check (length(job) <= 60),
      planned_at timestamptz not null default now()
    );
  `.execute(db);
}
