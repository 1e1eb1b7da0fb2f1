import { type Kysely, sql } from "kysely";

/** Charges disputed by a buyer's bank, as reported by the provider. */
// deno-lint-ignore no-explicit-any -- migrations use the schema of their own time
export async function up(db: Kysely<any>): Promise<void> {
  await sql`
    create table chargebacks (
      id uuid primary key,
      provider_dispute_id text not null unique,
      payment_id uuid not null references payments,
      amount_cents integer not null check (amount_cents > 0),
      fee_cents integer not null default 0,
      reason text not null,
      -- 'inquiry': the bank only asks, and no money has moved yet.
      status text not null check (status in ('inquiry', 'open', 'won', 'lost')),
      evidence_due_at timestamptz,
      opened_at timestamptz not null,
      closed_at timestamptz,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now()
    );
    create index chargebacks_payment on chargebacks (payment_id);
    create index chargebacks_newest on chargebacks (opened_at desc, id desc);
  `.execute(db);
}
