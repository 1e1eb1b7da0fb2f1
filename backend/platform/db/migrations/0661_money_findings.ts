import { type Kysely, sql } from "kysely";

/** Our payments and transfers that the provider knows and our books don't. */
// deno-lint-ignore no-explicit-any -- migrations use the schema of their own time
export async function up(db: Kysely<any>): Promise<void> {
  await sql`
    create table money_findings (
      id uuid primary key,
      kind text not null check (kind in ('payment', 'transfer')),
      -- The provider's id.
      subject text not null unique,
      status text not null check (status in ('open', 'refunding', 'settled')),
      amount_cents bigint not null,
      -- Refunded to the buyer, or taken back from the seller's account.
      returned_cents bigint not null,
      -- Taken by banks and not given back.
      withdrawn_cents bigint not null,
      fee_cents bigint not null,
      buyer_email text,
      -- The seller's account that a transfer went to.
      account_id text,
      metadata jsonb not null,
      happened_at timestamptz not null,
      -- Number of ledger transactions that were posted for it.
      bookings integer not null default 0,
      found_at timestamptz not null default now(),
      -- When staff were told.
      told_at timestamptz,
      refund_id text,
      -- Number of the refund's try.
      attempt integer not null default 1,
      -- Why the provider or our own rules refused the last step.
      failure text,
      settled_how text check (settled_how in ('attached', 'refunded', 'kept', 'booked')),
      decided_by uuid references users,
      reason text,
      settled_at timestamptz,
      check ((status = 'settled') = (settled_at is not null and settled_how is not null))
    );
    create index money_findings_waiting on money_findings (found_at) where status <> 'settled';
    create index money_findings_decided_by on money_findings (decided_by) where decided_by is not null;
    -- Differences that were there before this have been told in the nightly mail.
    alter table money_differences add column told_at timestamptz;
    update money_differences set told_at = last_seen_at;
    alter table webhook_events add column transfer_id text;
    -- Adds one account to those of the day, whichever they are.
    do $$
    declare
      accounts text := (select pg_get_constraintdef(oid) from pg_constraint where conname = 'ledger_entries_account_check');
    begin
      alter table ledger_entries drop constraint ledger_entries_account_check;
      execute 'alter table ledger_entries add constraint ledger_entries_account_check '
        || replace(replace(accounts, 'ARRAY[', 'ARRAY[''unexplained''::text, '), ' NOT VALID', '') || ' not valid';
    end $$;
  `.execute(db);
}
