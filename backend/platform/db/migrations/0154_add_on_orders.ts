import { type Kysely, sql } from "kysely";

/** Times at which an order of add-ons was paid or abandoned. */
// deno-lint-ignore no-explicit-any -- migrations use the schema of their own time
export async function up(db: Kysely<any>): Promise<void> {
  await sql`
    alter table orders
      add column paid_at timestamptz,
      add column ended_at timestamptz;
  `.execute(db);
}
