import { type Kysely, sql } from "kysely";

/** Large refunds and settled balances wait for a second member of staff. */
// deno-lint-ignore no-explicit-any -- migrations use the schema of their own time
export async function up(db: Kysely<any>): Promise<void> {
  await sql`
    create table money_approvals (
      id uuid primary key,
      kind text not null check (kind in ('refund', 'dispute', 'balance')),
      -- The order, dispute or breeder.
      subject_id uuid not null,
      about text not null,
      amount_cents integer not null check (amount_cents >= 0),
      before_cents bigint not null check (before_cents >= 0),
      reason text not null,
      -- The body of the call that is repeated when it is approved.
      asked jsonb not null,
      asked_by uuid not null references users,
      created_at timestamptz not null default now(),
      expires_at timestamptz not null,
      status text not null default 'waiting' check (status in ('waiting', 'approved', 'refused', 'expired')),
      decided_by uuid references users,
      decided_at timestamptz,
      -- A second person is never the first.
      check (decided_by <> asked_by)
    );
    create unique index money_approvals_waiting on money_approvals (kind, subject_id) where status = 'waiting';
    create index money_approvals_asked_by on money_approvals (asked_by);
    create index money_approvals_decided_by on money_approvals (decided_by) where decided_by is not null;
  `.execute(db);
}
