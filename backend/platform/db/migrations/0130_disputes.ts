import { type Kysely, sql } from "kysely";

/** Problems that buyers report about a sale, and the statements of both sides. */
// deno-lint-ignore no-explicit-any -- migrations use the schema of their own time
export async function up(db: Kysely<any>): Promise<void> {
  await sql`
    create table disputes (
      id uuid primary key,
      -- A decision is final: a sale has one dispute at most.
      reservation_id uuid not null unique references reservations,
      reason text not null check (reason in ('not-as-described', 'health', 'not-delivered', 'paperwork', 'other')),
      status text not null check (status in ('open', 'waiting-for-breeder', 'waiting-for-buyer', 'decided')),
      status_before text not null check (status_before in ('paid', 'handed-over', 'completed')),
      outcome text check (outcome in ('release', 'refund')),
      refund_cents integer check (refund_cents > 0),
      decision text,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      decided_at timestamptz,
      check ((status = 'decided') = (decided_at is not null)),
      check ((decided_at is not null) = (outcome is not null)),
      check ((coalesce(outcome, '') = 'refund') = (refund_cents is not null))
    );
    create index disputes_open on disputes (created_at, id) where status <> 'decided';
    create index disputes_decided on disputes (decided_at desc, id desc) where status = 'decided';
    create table dispute_messages (
      id uuid primary key,
      dispute_id uuid not null references disputes on delete cascade,
      by text not null check (by in ('buyer', 'breeder', 'staff')),
      text text not null,
      file_keys jsonb not null default '[]',
      created_at timestamptz not null default clock_timestamp()
    );
    create index dispute_messages_of on dispute_messages (dispute_id, created_at, id);
    alter table files drop constraint files_purpose_check;
    alter table files add constraint files_purpose_check
      check (purpose in ('pet-image', 'pet-video', 'profile-image', 'parent-image', 'health-document',
        'identity-front', 'identity-back', 'rearing-area', 'registration', 'dispute-evidence')) not valid;
  `.execute(db);
}
