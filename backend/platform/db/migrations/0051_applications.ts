import { type Kysely, sql } from "kysely";

/** Questions that breeders ask before a reservation, and the buyers' answers. */
// deno-lint-ignore no-explicit-any -- migrations use the schema of their own time
export async function up(db: Kysely<any>): Promise<void> {
  await sql`
    create table application_forms (
      breeder_id uuid primary key references breeders,
      is_required boolean not null default false,
      questions jsonb not null default '[]',
      updated_at timestamptz not null default now()
    );

    create table applications (
      id uuid primary key,
      breeder_id uuid not null references breeders,
      consumer_id uuid not null references users,
      pet_id uuid references pets on delete set null,
      status text not null check (status in ('draft', 'submitted', 'approved', 'declined', 'withdrawn')),
      -- As they were when the application was begun: an answer belongs to the words that were asked.
      questions jsonb not null,
      answers jsonb not null default '[]',
      reason text,
      created_at timestamptz not null default now(),
      submitted_at timestamptz,
      decided_at timestamptz
    );
    -- One at a time for each person and programme.
    create unique index applications_open on applications (consumer_id, breeder_id)
      where status in ('draft', 'submitted', 'approved');
    create index applications_breeder on applications (breeder_id, created_at desc, id desc);
    create index applications_consumer on applications (consumer_id, created_at desc, id desc);
  `.execute(db);
}
