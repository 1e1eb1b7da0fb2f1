import { type Kysely, sql } from "kysely";

/** Documents that breeders submit to prove their identity, the outcome, and the invitations of shelters. */
// deno-lint-ignore no-explicit-any -- migrations use the schema of their own time
export async function up(db: Kysely<any>): Promise<void> {
  await sql`
    -- The status itself stays where the public page reads it: breeders.verification.
    create table verifications (
      id uuid primary key,
      breeder_id uuid not null unique references breeders on delete cascade,
      identity_front text[] not null default '{}',
      identity_back text[] not null default '{}',
      rearing_area text[] not null default '{}',
      registration text[] not null default '{}',
      submitted_at timestamptz not null,
      -- Set while the last decision stands; handing in again clears it.
      decided_at timestamptz,
      decided_by uuid references users,
      reason text,
      created_at timestamptz not null default now()
    );
    create index verifications_submitted on verifications (submitted_at, id);
    create index verifications_identities on verifications (decided_at)
      where decided_at is not null and (identity_front <> '{}' or identity_back <> '{}');
    create index breeders_waiting_for_verification on breeders (id)
      where verification in ('submitted', 'in-review');

    create table verification_events (
      id uuid primary key,
      breeder_id uuid not null references breeders on delete cascade,
      from_status text not null,
      to_status text not null,
      actor_id uuid references users,
      reason text,
      at timestamptz not null default now()
    );
    create index verification_events_breeder on verification_events (breeder_id, at desc);

    alter table breeders add column website text;

    create table shelter_invitations (
      id uuid primary key,
      email text not null check (email = lower(email)),
      name text not null,
      state text,
      invited_by uuid references users,
      expires_at timestamptz not null,
      opened_at timestamptz,
      opened_on text,
      used_at timestamptz,
      used_by uuid references users,
      created_at timestamptz not null default now()
    );
    -- At most one open invitation for an address: a later one ends the one before.
    create unique index shelter_invitations_open on shelter_invitations (email) where used_at is null;
  `.execute(db);
}
