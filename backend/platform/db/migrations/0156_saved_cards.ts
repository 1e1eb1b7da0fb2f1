import { type Kysely, sql } from "kysely";

/** Cards that buyers allow us to charge for a balance. */
// deno-lint-ignore no-explicit-any -- migrations use the schema of their own time
export async function up(db: Kysely<any>): Promise<void> {
  await sql`
    create table saved_cards (
      id uuid primary key,
      reservation_id uuid not null references reservations,
      user_id uuid not null references users,
      method_id text not null unique,
      brand text,
      last4 text,
      amount_cents integer not null check (amount_cents > 0),
      charge_on date not null,
      created_at timestamptz not null default now(),
      attempted_at timestamptz,
      answered_at timestamptz,
      failure_code text,
      removed_at timestamptz,
      detached_at timestamptz
    );
    create unique index saved_cards_one on saved_cards (reservation_id) where removed_at is null;
    create index saved_cards_reservation on saved_cards (reservation_id);
    create index saved_cards_user on saved_cards (user_id);
    create index saved_cards_due on saved_cards (charge_on) where removed_at is null and answered_at is null;
    alter table payments add column saves_card boolean not null default false;
  `.execute(db);
}
