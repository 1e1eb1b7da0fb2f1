import { type Kysely, sql } from "kysely";

/** The name of this installation at the payment provider. Its row is written at first use. */
// deno-lint-ignore no-explicit-any -- migrations use the schema of their own time
export async function up(db: Kysely<any>): Promise<void> {
  await sql`
    create table installation (
      id uuid not null,
      created_at timestamptz not null default now(),
      -- Two rows would be two names.
      is_only boolean primary key default true check (is_only)
    );
  `.execute(db);
}
