import { type Kysely, sql } from "kysely";

/** Waitlists for future pets, and the pets promised to people on them. */
// deno-lint-ignore no-explicit-any -- migrations use the schema of their own time
export async function up(db: Kysely<any>): Promise<void> {
  await sql`
    create table waitlist_entries (
      id uuid primary key,
      breeder_id uuid not null references breeders on delete cascade,
      -- Null for somebody whom the breeder added and who has no account of this address.
      user_id uuid references users on delete cascade,
      -- As the breeder typed them.
      name text not null default '',
      email text,
      litter_id uuid references litters on delete set null,
      breed_id uuid references breeds on delete set null,
      sex text check (sex in ('Male', 'Female')),
      note text not null default '',
      status text not null check (status in ('waiting', 'invited', 'accepted', 'expired', 'rejected', 'left')),
      reason text,
      created_at timestamptz not null default clock_timestamp(),
      updated_at timestamptz not null default clock_timestamp()
    );
    create unique index waitlist_entries_person on waitlist_entries (breeder_id, user_id)
      where status in ('waiting', 'invited') and user_id is not null;
    create unique index waitlist_entries_address on waitlist_entries (breeder_id, email)
      where status in ('waiting', 'invited') and email is not null;
    create index waitlist_entries_line on waitlist_entries (breeder_id, created_at, id);
    create index waitlist_entries_user_id on waitlist_entries (user_id, created_at, id);
    create index waitlist_entries_email on waitlist_entries (email) where user_id is null and email is not null;
    create index waitlist_entries_litter_id on waitlist_entries (litter_id);
    create index waitlist_entries_breed_id on waitlist_entries (breed_id);
    create table waitlist_promises (
      id uuid primary key,
      entry_id uuid not null references waitlist_entries on delete cascade,
      pet_id uuid not null references pets on delete cascade,
      reservation_id uuid references reservations on delete set null,
      ends_at timestamptz not null,
      ended_at timestamptz,
      outcome text check (outcome in ('taken', 'passed', 'expired', 'withdrawn')),
      created_at timestamptz not null default clock_timestamp(),
      check ((ended_at is null) = (outcome is null))
    );
    create unique index waitlist_promises_open on waitlist_promises (pet_id) where ended_at is null;
    create index waitlist_promises_due on waitlist_promises (ends_at) where ended_at is null;
    create index waitlist_promises_entry_id on waitlist_promises (entry_id);
    create index waitlist_promises_pet_id on waitlist_promises (pet_id);
    create index waitlist_promises_reservation_id on waitlist_promises (reservation_id);
  `.execute(db);
}
