import { type Kysely, sql } from "kysely";

/**
 * Changes of a program's name, place or license, which wait for staff after the program was submitted for
 * verification.
 */
// deno-lint-ignore no-explicit-any -- migrations use the schema of their own time
export async function up(db: Kysely<any>): Promise<void> {
  await sql`
    create table claim_changes (
      id uuid primary key,
      breeder_id uuid not null references breeders,
      kind text not null check (kind in ('name', 'place', 'licence')),
      status text not null default 'open' check (status in ('open', 'accepted', 'rejected', 'withdrawn')),
      -- As staff and the seller read them.
      old_text text,
      new_text text,
      -- The columns of breeders to write, by their names.
      new_value jsonb not null,
      reason text,
      created_at timestamptz not null default now(),
      decided_at timestamptz,
      decided_by uuid references users
    );
    create unique index claim_changes_open on claim_changes (breeder_id, kind) where status = 'open';
    create index claim_changes_queue on claim_changes (created_at, id) where status = 'open';
    create index claim_changes_breeder_id on claim_changes (breeder_id);
    create index claim_changes_decided_by on claim_changes (decided_by) where decided_by is not null;
  `.execute(db);
}
