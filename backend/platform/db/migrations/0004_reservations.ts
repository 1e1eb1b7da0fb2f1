import { type Kysely, sql } from "kysely";

/** Reservations (holds included), the orders that price them, and their history. */
// deno-lint-ignore no-explicit-any -- migrations use the schema of their own time
export async function up(db: Kysely<any>): Promise<void> {
  await sql`
    create table reservations (
      id uuid primary key,
      number text not null unique,
      pet_id uuid not null references pets,
      breeder_id uuid not null references breeders,
      consumer_id uuid not null references users,
      status text not null check (status in ('held', 'processing', 'deposit-paid', 'paid', 'handed-over', 'completed',
        'expired', 'cancelled-by-buyer', 'cancelled-by-breeder', 'disputed', 'refunded')),
      hold_expires_at timestamptz,
      hold_extended boolean not null default false,
      -- Where the buyer is in the checkout, and what was typed there: any device goes on from here.
      progress jsonb not null default '{}',
      balance_due_at timestamptz,
      paid_at timestamptz,
      handed_over_at timestamptz,
      completed_at timestamptz,
      ended_at timestamptz,
      end_reason text,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now()
    );
    -- Two buyers never hold one pet, whatever the code above does.
    create unique index reservations_one_live on reservations (pet_id)
      where status in ('held', 'processing', 'deposit-paid', 'paid', 'handed-over', 'disputed');
    create index reservations_consumer on reservations (consumer_id, created_at desc);
    create index reservations_breeder on reservations (breeder_id, created_at desc);
    create index reservations_hold on reservations (hold_expires_at) where status = 'held';
    create index reservations_balance_due on reservations (balance_due_at) where status = 'deposit-paid';

    create table reservation_events (
      id uuid primary key,
      reservation_id uuid not null references reservations,
      from_status text,
      to_status text not null,
      actor_id uuid references users,
      actor_role text not null check (actor_role in ('buyer', 'breeder', 'admin', 'system')),
      reason text,
      at timestamptz not null default now()
    );
    create index reservation_events_reservation on reservation_events (reservation_id, at);

    create table orders (
      id uuid primary key,
      reservation_id uuid not null references reservations,
      order_type text not null check (order_type in ('pet', 'addon')),
      fee_structure text not null,
      payment_type text not null check (payment_type in ('deposit', 'full')),
      transportation text not null check (transportation in ('none', 'pickup', 'honest', 'flight')),
      pet_price_cents integer not null check (pet_price_cents >= 0),
      add_ons_cents integer not null default 0 check (add_ons_cents >= 0),
      discount_cents integer not null default 0 check (discount_cents >= 0),
      discount_funder text check (discount_funder in ('platform', 'breeder')),
      promo_code text,
      delivery_cents integer not null default 0 check (delivery_cents >= 0),
      service_fee_cents integer not null check (service_fee_cents >= 0),
      tax_cents integer not null default 0 check (tax_cents >= 0),
      donation_cents integer not null default 0 check (donation_cents >= 0),
      total_cents integer not null check (total_cents >= 0),
      deposit_cents integer not null check (deposit_cents >= 0),
      platform_fee_cents integer not null default 0 check (platform_fee_cents >= 0),
      line_items jsonb not null default '[]',
      delivery_error text,
      discount_error text,
      tax_error text,
      sale_contract_id uuid references sale_contracts,
      terms_version text,
      accepted_at timestamptz,
      version integer not null default 1,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      check (total_cents = pet_price_cents + add_ons_cents - discount_cents + delivery_cents + service_fee_cents
        + tax_cents + donation_cents),
      check (deposit_cents <= total_cents)
    );
    create unique index orders_one_pet on orders (reservation_id) where order_type = 'pet';
  `.execute(db);
}
