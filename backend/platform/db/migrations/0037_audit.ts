import { type Kysely, sql } from "kysely";

/** Decisions by staff, which are immutable, and an account's status before its suspension. */
// deno-lint-ignore no-explicit-any -- migrations use the schema of their own time
export async function up(db: Kysely<any>): Promise<void> {
  await sql`
    -- Ids only, and no foreign keys: an entry outlives the account of whoever decided or was decided about, and the name
    -- that is shown is the one of today.
    create table audit_entries (
      id uuid primary key,
      actor_id uuid,
      action text not null,
      subject_kind text not null,
      subject_id text not null,
      reason text,
      changes jsonb not null default '[]',
      at timestamptz not null default clock_timestamp()
    );
    create index audit_entries_newest on audit_entries (at desc, id desc);
    create index audit_entries_actor on audit_entries (actor_id, at desc, id desc);
    create index audit_entries_subject on audit_entries (subject_id, at desc, id desc);

    create function refuse_change() returns trigger language plpgsql as $$
    begin
      raise exception '% may only be added to', tg_table_name using errcode = 'insufficient_privilege';
    end $$;
    create trigger audit_entries_stay before update or delete on audit_entries
      for each row execute function refuse_change();
    create trigger audit_entries_stay_all before truncate on audit_entries
      for each statement execute function refuse_change();

    -- Lifting a suspension gives back the status that its owner had chosen.
    alter table users add column status_before_suspension text
      check (status_before_suspension in ('Active', 'Inactive'));
  `.execute(db);
}
