import { type Kysely, sql } from "kysely";

/** Admins invite people to the staff by email, with a rank. */
// deno-lint-ignore no-explicit-any -- migrations use the schema of their own time
export async function up(db: Kysely<any>): Promise<void> {
  await sql`
    create table staff_invitations (
      id uuid primary key,
      email text not null check (email = lower(email)),
      rank text not null check (rank in ('moderator', 'support', 'finance', 'admin')),
      invited_by uuid not null references users,
      expires_at timestamptz not null,
      -- When it was accepted, withdrawn or replaced.
      ended_at timestamptz,
      accepted_by uuid references users,
      created_at timestamptz not null default now()
    );
    -- At most one open invitation for an address: a later one ends the one before.
    create unique index staff_invitations_open on staff_invitations (email) where ended_at is null;
    create index staff_invitations_invited_by on staff_invitations (invited_by);
    create index staff_invitations_accepted_by on staff_invitations (accepted_by) where accepted_by is not null;
  `.execute(db);
}
