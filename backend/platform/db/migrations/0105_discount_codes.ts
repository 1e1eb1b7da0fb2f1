import { type Kysely, sql } from "kysely";

/** Discount codes, and an order's copy of the one that it uses. */
// deno-lint-ignore no-explicit-any -- migrations use the schema of their own time
export async function up(db: Kysely<any>): Promise<void> {
  await sql`
    create table discount_codes (
      id uuid primary key,
      -- In capitals: people type it as they like.
      code text not null unique check (code = upper(code)),
      type text not null check (type in ('Percentage', 'Amount', 'Free Delivery', 'Zero Total')),
      percent integer check (percent between 1 and 100),
      amount_cents integer check (amount_cents > 0),
      funder text not null check (funder in ('platform', 'breeder')),
      breeder_id uuid references breeders,
      starts_at timestamptz not null,
      ends_at timestamptz,
      uses_limit integer check (uses_limit > 0),
      uses_limit_per_person integer check (uses_limit_per_person > 0),
      is_active boolean not null default true,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      check ((type = 'Percentage') = (percent is not null)),
      check ((type = 'Amount') = (amount_cents is not null)),
      check (funder = 'platform' or breeder_id is not null),
      check (ends_at > starts_at)
    );
    create index discount_codes_newest on discount_codes (created_at desc, id desc);
    create index discount_codes_breeder on discount_codes (breeder_id) where breeder_id is not null;
    alter table orders
      add column discount_code_id uuid,
      add column discount_type text,
      -- Percent or cents, as the code's type says.
      add column discount_value integer,
      -- What the code's funder pays instead of the buyer.
      add column funded_delivery_cents integer not null default 0,
      add column funded_donation_cents integer not null default 0;
    alter table orders add constraint orders_discount_code_id_fkey
      foreign key (discount_code_id) references discount_codes not valid;
  `.execute(db);
}
