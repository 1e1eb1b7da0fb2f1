import { type Kysely, sql } from "kysely";

/** Files that people upload. */
// deno-lint-ignore no-explicit-any -- migrations use the schema of their own time
export async function up(db: Kysely<any>): Promise<void> {
  await sql`
    -- A row is there before any of its bytes and goes after them, so that no file lies in the storage unknown.
    -- upload_key is where the browser puts it; key names the clean copy, and is nobody's to write to.
    create table files (
      id uuid primary key,
      owner_id uuid references users on delete set null,
      purpose text not null check (purpose in ('pet-image', 'pet-video', 'profile-image', 'parent-image',
        'health-document', 'identity-front', 'identity-back', 'rearing-area', 'registration')),
      upload_key text not null unique,
      key text not null unique,
      state text not null default 'waiting' check (state in ('waiting', 'attached', 'leaving')),
      name text not null,
      content_type text not null,
      size bigint not null check (size > 0),
      width integer,
      height integer,
      sha256 text,
      created_at timestamptz not null default now(),
      attached_at timestamptz,
      purge_at timestamptz
    );
    create index files_owner on files (owner_id, created_at);
    create index files_waiting on files (created_at) where state = 'waiting';
    create index files_leaving on files (id) where state = 'leaving';
    create index files_purge on files (purge_at) where purge_at is not null;
  `.execute(db);
}
