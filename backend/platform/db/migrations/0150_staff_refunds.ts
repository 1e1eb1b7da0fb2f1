import { type Kysely, sql } from "kysely";

/** Refunds by staff: of a whole open sale, or of a part at the expense of the breeder or the platform. */
// deno-lint-ignore no-explicit-any -- migrations use the schema of their own time
export async function up(db: Kysely<any>): Promise<void> {
  await sql`
    create table staff_refunds (
      id uuid primary key,
      order_id uuid not null references orders,
      reservation_id uuid not null references reservations,
      idempotency_key text not null,
      scope text not null check (scope in ('sale', 'part')),
      amount_cents integer not null check (amount_cents > 0),
      born_by text check (born_by in ('breeder', 'platform')),
      -- What of it comes from the breeder.
      breeder_cents integer not null,
      -- Of a sale: its pet was with its breeder again.
      is_pet_returned boolean,
      reason text not null,
      created_at timestamptz not null default now(),
      unique (order_id, idempotency_key),
      check ((scope = 'part') = (born_by is not null)),
      check ((scope = 'sale') = (is_pet_returned is not null))
    );
    create index staff_refunds_reservation on staff_refunds (reservation_id);
    alter table ledger_entries drop constraint ledger_entries_account_check;
    alter table ledger_entries add constraint ledger_entries_account_check
      check (account in ('provider-clearing', 'buyer-payments', 'breeder-pending', 'breeder-available',
        'platform-fees', 'service-fees', 'tax-payable', 'delivery', 'add-ons', 'donations', 'discounts-platform',
        'discounts-breeder', 'refunds', 'provider-fees', 'paid-elsewhere', 'chargebacks', 'breeder-debts',
        'breeder-payouts', 'goodwill')) not valid;
    alter table reservations drop constraint reservations_status_check;
    alter table reservations add constraint reservations_status_check
      check (status in ('held', 'processing', 'deposit-paid', 'paid', 'handed-over', 'completed', 'expired',
        'cancelled-by-buyer', 'cancelled-by-breeder', 'cancelled-by-platform', 'disputed', 'refunded')) not valid;
  `.execute(db);
}
