import { type Kysely, sql } from "kysely";

/** Comparisons of the books with the provider's record, and the differences found by the last ones. */
// deno-lint-ignore no-explicit-any -- migrations use the schema of their own time
export async function up(db: Kysely<any>): Promise<void> {
  await sql`
    create table money_checks (
      id uuid primary key,
      started_at timestamptz not null,
      ended_at timestamptz not null,
      since timestamptz not null,
      -- What it looked at, by kind.
      counts jsonb not null,
      settled integer not null
    );
    create index money_checks_ended_at on money_checks (ended_at);
    create table money_differences (
      rule text not null,
      subject text not null,
      detail text not null,
      first_seen_at timestamptz not null,
      last_seen_at timestamptz not null,
      -- From when on the comparison looked that found it: only one that looks as far back can tell that it is gone.
      looked_since timestamptz not null,
      primary key (rule, subject)
    );
  `.execute(db);
}
