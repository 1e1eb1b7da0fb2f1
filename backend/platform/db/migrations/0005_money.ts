import { type Kysely, sql } from "kysely";

/** Payments and refunds at the provider, its events, and the double-entry ledger. */
// deno-lint-ignore no-explicit-any -- migrations use the schema of their own time
export async function up(db: Kysely<any>): Promise<void> {
  await sql`
    create table payments (
      id uuid primary key,
      order_id uuid not null references orders,
      reservation_id uuid not null references reservations,
      kind text not null check (kind in ('Deposit', 'Balance', 'Full')),
      method text not null check (method in ('card', 'klarna', 'affirm', 'afterpay_clearpay', 'none')),
      amount_cents integer not null check (amount_cents >= 0),
      -- 'creating': our row stands, the provider's answer is not known yet (a crash or a cut line in between).
      status text not null check (status in ('creating', 'requires_payment_method', 'requires_action', 'processing',
        'succeeded', 'failed', 'canceled')),
      intent_id text unique,
      client_secret text,
      idempotency_key text not null unique,
      failure_code text,
      brand text,
      last4 text,
      refunded_cents integer not null default 0,
      provider_fee_cents integer,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      succeeded_at timestamptz,
      check (refunded_cents between 0 and amount_cents)
    );
    -- One intent for each kind of payment of an order; a cancelled one makes room for the next.
    create unique index payments_one_live on payments (order_id, kind) where status <> 'canceled';
    create index payments_reservation on payments (reservation_id);
    create index payments_open on payments (updated_at) where status in ('creating', 'requires_action', 'processing');

    create table refunds (
      id uuid primary key,
      payment_id uuid not null references payments,
      amount_cents integer not null check (amount_cents > 0),
      reason text not null,
      status text not null check (status in ('pending', 'succeeded', 'failed')),
      provider_refund_id text unique,
      idempotency_key text not null unique,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now()
    );
    create index refunds_payment on refunds (payment_id);

    create table webhook_events (
      id text primary key,
      type text not null,
      intent_id text,
      received_at timestamptz not null default now(),
      processed_at timestamptz
    );

    -- A transaction is booked once: source names the fact it books ('payment:<intent>', 'refund:<id>', ...).
    create table ledger_transactions (
      id uuid primary key,
      source text not null unique,
      kind text not null,
      order_id uuid references orders,
      reservation_id uuid references reservations,
      at timestamptz not null default now()
    );
    create index ledger_transactions_order on ledger_transactions (order_id);

    create table ledger_entries (
      id uuid primary key,
      transaction_id uuid not null references ledger_transactions,
      account text not null check (account in ('provider-clearing', 'buyer-payments', 'breeder-pending',
        'breeder-available', 'platform-fees', 'service-fees', 'tax-payable', 'delivery', 'add-ons', 'donations',
        'discounts-platform', 'discounts-breeder', 'refunds', 'provider-fees')),
      breeder_id uuid references breeders,
      -- Debits are positive, credits negative; the entries of one transaction sum to zero.
      amount_cents bigint not null check (amount_cents <> 0)
    );
    create index ledger_entries_transaction on ledger_entries (transaction_id);
    create index ledger_entries_breeder on ledger_entries (breeder_id, account) where breeder_id is not null;

    create function ledger_must_balance() returns trigger language plpgsql as $$
    begin
      if (select coalesce(sum(amount_cents), 0) from ledger_entries where transaction_id = new.transaction_id) <> 0 then
        raise exception 'ledger transaction % does not balance', new.transaction_id using errcode = 'check_violation';
      end if;
      return null;
    end $$;
    create constraint trigger ledger_entries_balance after insert or update on ledger_entries
      deferrable initially deferred for each row execute function ledger_must_balance();

    create function ledger_is_append_only() returns trigger language plpgsql as $$
    begin
      raise exception 'the ledger is append only' using errcode = 'restrict_violation';
    end $$;
    create trigger ledger_entries_append_only before update or delete on ledger_entries
      for each row execute function ledger_is_append_only();
  `.execute(db);
}
