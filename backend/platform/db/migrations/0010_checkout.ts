import { type Kysely, sql } from "kysely";

/** Data with which the checkout repeats a request to the provider exactly and rechecks open payments. */
// deno-lint-ignore no-explicit-any -- migrations use the schema of their own time
export async function up(db: Kysely<any>): Promise<void> {
  await sql`
    -- The version of the web application that began the order.
    alter table orders add column deployment_version text;

    -- The very request that made the intent: repeated under its key it must not differ in anything.
    alter table payments add column request jsonb;
    -- Money that came but pays for nothing (too late, or another amount): it goes back in full.
    alter table payments add column is_returned boolean not null default false;
    alter table payments add column checked_at timestamptz not null default now();
    drop index payments_one_live;
    create unique index payments_one_live on payments (order_id, kind)
      where status <> 'canceled' and not is_returned;
    drop index payments_open;
    create index payments_open on payments (checked_at)
      where status in ('creating', 'requires_payment_method', 'requires_action', 'processing');
    create index payments_fee_unknown on payments (checked_at)
      where status = 'succeeded' and provider_fee_cents is null and intent_id is not null;

    -- The ledger's lines of a refund, decided with it and booked when it has succeeded.
    alter table refunds add column entries jsonb not null default '[]';
    alter table refunds add column failure text;
    alter table refunds add column checked_at timestamptz not null default now();
    create index refunds_open on refunds (checked_at) where status = 'pending';
    create index ledger_transactions_reservation on ledger_transactions (reservation_id);
  `.execute(db);
}
