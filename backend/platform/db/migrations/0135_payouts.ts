import { type Kysely, sql } from "kysely";

/** Sellers' accounts at the payment provider, and their payouts. */
// deno-lint-ignore no-explicit-any -- migrations use the schema of their own time
export async function up(db: Kysely<any>): Promise<void> {
  await sql`
    create table payout_accounts (
      breeder_id uuid primary key references breeders,
      provider_account_id text not null unique,
      is_details_submitted boolean not null default false,
      is_ready boolean not null default false,
      requirements text[] not null default '{}',
      disabled_reason text,
      -- When the breeder was last sent to the provider's page.
      onboarding_at timestamptz not null default now(),
      -- When the bank last sent a payout back; until the breeder has been to that page again nothing is paid out.
      failed_at timestamptz,
      checked_at timestamptz not null default now(),
      created_at timestamptz not null default now()
    );
    create table payouts (
      id uuid primary key,
      breeder_id uuid not null references breeders,
      provider_account_id text not null,
      amount_cents bigint not null check (amount_cents > 0),
      -- 'pending': kept back in the ledger; 'transferred': with the seller's account at the provider, not its bank yet;
      -- 'returning': did not arrive, and is taken back from that account.
      status text not null check (status in ('pending', 'transferred', 'on-the-way', 'paid', 'returning', 'failed')),
      -- Each try that was refused for good is followed by one with a key of its own.
      attempt integer not null default 1,
      -- The present step was asked for at the provider and may have happened.
      tried_at timestamptz,
      next_try_at timestamptz not null default now(),
      transfer_id text unique,
      bank_payout_id text unique,
      failure text,
      arrives_on date,
      -- What was taken back afterwards for a debt, and what is being taken back.
      reversed_cents bigint not null default 0,
      reversing_cents bigint,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      check (reversed_cents between 0 and amount_cents)
    );
    create unique index payouts_one_open on payouts (breeder_id) where status in ('pending', 'transferred', 'returning');
    create index payouts_of on payouts (breeder_id, created_at desc, id desc);
    create index payouts_unfinished on payouts (next_try_at) where status in ('pending', 'transferred', 'returning', 'on-the-way');
  `.execute(db);
}
