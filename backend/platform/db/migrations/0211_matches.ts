import { type Kysely, sql } from "kysely";

/** Breeding pairs that one breeder proposes to another, and the pedigrees of dams and sires. */
// deno-lint-ignore no-explicit-any -- migrations use the schema of their own time
export async function up(db: Kysely<any>): Promise<void> {
  await sql`
    create table matches (
      id uuid primary key,
      parent_id uuid not null references parents on delete cascade,
      other_parent_id uuid not null references parents on delete cascade,
      -- Who proposed, and to whom.
      breeder_id uuid not null references breeders on delete cascade,
      other_breeder_id uuid not null references breeders on delete cascade,
      status text not null check (status in ('proposed', 'accepted', 'declined', 'withdrawn', 'expired', 'completed')),
      message text not null default '',
      expires_at timestamptz not null,
      created_at timestamptz not null default clock_timestamp(),
      updated_at timestamptz not null default clock_timestamp(),
      check (parent_id <> other_parent_id),
      check (breeder_id <> other_breeder_id)
    );
    create unique index matches_open on matches (least(parent_id, other_parent_id), greatest(parent_id, other_parent_id))
      where status in ('proposed', 'accepted');
    create index matches_due on matches (expires_at) where status = 'proposed';
    create index matches_parent_id on matches (parent_id);
    create index matches_other_parent_id on matches (other_parent_id);
    create index matches_breeder_id on matches (breeder_id, created_at desc, id desc);
    create index matches_other_breeder_id on matches (other_breeder_id, created_at desc, id desc);
    alter table parents
      add column sire_id uuid,
      add column sire_name text,
      add column sire_registration text,
      add column dam_id uuid,
      add column dam_name text,
      add column dam_registration text;
    alter table parents add constraint parents_sire_id_fkey foreign key (sire_id) references parents on delete set null
      not valid;
    alter table parents add constraint parents_dam_id_fkey foreign key (dam_id) references parents on delete set null
      not valid;
  `.execute(db);
}
