import { type Kysely, sql } from "kysely";

/** Reviews of a listing by staff: of the listing, of a change, and of reports about it. */
// deno-lint-ignore no-explicit-any -- migrations use the schema of their own time
export async function up(db: Kysely<any>): Promise<void> {
  await sql`
    alter table pets add column submitted_at timestamptz;
    update pets set submitted_at = updated_at where status in ('in-review', 'not-approved-internal');
    -- Staff take the longest waiting first.
    create index pets_review on pets (status, submitted_at, id) where status in ('in-review', 'not-approved-internal');
    create index pets_breeder_updated on pets (breeder_id, updated_at desc, id desc);
    create index pets_owner_name_trgm on pets using gin (name gin_trgm_ops);

    -- The listing stays as it is until somebody accepts the change. Pictures are [{key, width, height}].
    create table change_requests (
      id uuid primary key,
      pet_id uuid not null references pets on delete cascade,
      kind text not null check (kind in ('photo', 'video', 'name', 'description')),
      status text not null default 'open' check (status in ('open', 'accepted', 'rejected', 'withdrawn')),
      old_text text,
      new_text text,
      old_images jsonb not null default '[]',
      new_images jsonb not null default '[]',
      reason text,
      created_at timestamptz not null default now(),
      decided_at timestamptz,
      decided_by uuid references users,
      check ((status in ('accepted', 'rejected')) = (decided_at is not null))
    );
    create unique index change_requests_open on change_requests (pet_id, kind) where status = 'open';
    create index change_requests_queue on change_requests (created_at, id) where status = 'open';

    -- What people say is wrong with a listing. One reporter counts once; somebody who is not signed in is a keyed hash.
    create table listing_reports (
      id uuid primary key,
      pet_id uuid not null references pets on delete cascade,
      reporter_id uuid references users on delete set null,
      reporter_hash bytea not null,
      reason text not null,
      details text not null default '',
      status text not null default 'open' check (status in ('open', 'upheld', 'dismissed')),
      created_at timestamptz not null default now(),
      decided_at timestamptz,
      decided_by uuid references users,
      decision_reason text
    );
    create unique index listing_reports_once on listing_reports (pet_id, reporter_hash) where status = 'open';
    create index listing_reports_queue on listing_reports (created_at, id) where status = 'open';
  `.execute(db);
}
