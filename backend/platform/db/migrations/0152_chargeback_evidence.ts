import { type Kysely, sql } from "kysely";

/** Evidence that breeders and staff add for banks that dispute payments, and the evidence sent. */
// deno-lint-ignore no-explicit-any -- migrations use the schema of their own time
export async function up(db: Kysely<any>): Promise<void> {
  await sql`
    create table chargeback_evidence (
      id uuid primary key,
      chargeback_id uuid not null references chargebacks,
      by text not null check (by in ('breeder', 'staff')),
      text text not null,
      file_keys jsonb not null default '[]',
      created_at timestamptz not null default clock_timestamp()
    );
    create index chargeback_evidence_of on chargeback_evidence (chargeback_id, created_at, id);
    alter table chargebacks
      -- What was sent, or is about to be: a repetition is the same.
      add column evidence jsonb,
      -- When the provider was last asked to take it, while nobody knows whether it has.
      add column evidence_tried_at timestamptz,
      add column evidence_submitted_at timestamptz;
  `.execute(db);
}
