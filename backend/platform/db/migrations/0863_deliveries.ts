import { type Kysely, sql } from "kysely";

/**
 * Deliveries that the platform carries out, with their carriers, and the steps of each. A reservation has one
 * delivery at a time; a failed one stays beside its successor.
 */
// deno-lint-ignore no-explicit-any -- migrations use the schema of their own time
export async function up(db: Kysely<any>): Promise<void> {
  await sql`
    create table deliveries (
      id uuid primary key,
      reservation_id uuid not null references reservations on delete cascade,
      order_id uuid not null references orders on delete cascade,
      status text not null default 'to-arrange' check (status in ('to-arrange', 'offered', 'accepted', 'scheduled',
        'picked-up', 'handed-off', 'canceled', 'failed')),
      code text not null check (code ~ '^[0-9]{6}$'),
      wrong_codes integer not null default 0,
      uploads integer not null default 0,
      pick_up jsonb,
      carrier_name text,
      carrier_email text,
      carrier_phone text,
      carrier_company text,
      cost_cents integer check (cost_cents >= 0),
      is_cost_booked boolean not null default false,
      pick_up_at timestamptz,
      arrive_from timestamptz,
      arrive_to timestamptz,
      link_id uuid,
      link_expires_at timestamptz,
      link_opened_at timestamptz,
      pick_up_photo text,
      hand_off_photo text,
      status_at timestamptz not null default now(),
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      check ((pick_up_at is null) = (arrive_from is null) and (arrive_from is null) = (arrive_to is null)),
      check (pick_up_at < arrive_to and arrive_from < arrive_to)
    );
    create unique index deliveries_live on deliveries (reservation_id) where status not in ('canceled', 'failed');
    create index deliveries_reservation on deliveries (reservation_id);
    create index deliveries_order on deliveries (order_id);
    create unique index deliveries_link on deliveries (link_id) where link_id is not null;
    create index deliveries_status on deliveries (status, status_at, id);

    create table delivery_events (
      id uuid primary key,
      delivery_id uuid not null references deliveries on delete cascade,
      status text not null,
      by_role text not null check (by_role in ('staff', 'carrier', 'system')),
      actor_id uuid references users on delete set null,
      name text,
      reason text,
      at timestamptz not null default clock_timestamp()
    );
    create index delivery_events_delivery on delivery_events (delivery_id, at, id);
    create index delivery_events_actor on delivery_events (actor_id) where actor_id is not null;
  `.execute(db);
}
