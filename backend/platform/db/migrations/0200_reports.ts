import { type Kysely, sql } from "kysely";

/**
 * Reports by users to staff: one open report for each subject, with everyone who made it. Reports about
 * listings move here. `listing_reports` stays for processes of the last version, and the trigger copies their
 * new rows.
 */
// deno-lint-ignore no-explicit-any -- migrations use the schema of their own time
export async function up(db: Kysely<any>): Promise<void> {
  await sql`
    create table reports (
      id uuid primary key,
      kind text not null check (kind in ('post', 'listing', 'chat')),
      subject_id uuid not null,
      status text not null default 'open' check (status in ('open', 'kept', 'removed')),
      created_at timestamptz not null default now(),
      decided_at timestamptz,
      decided_by uuid references users,
      reason text,
      check ((status = 'open') = (decided_at is null))
    );
    create unique index reports_open on reports (kind, subject_id) where status = 'open';
    create index reports_queue on reports (status, created_at, id);
    create index reports_queue_of_kind on reports (status, kind, created_at, id);
    create index reports_subject on reports (subject_id);
    create index reports_decided_by on reports (decided_by) where decided_by is not null;
    create table report_voices (
      id uuid primary key,
      report_id uuid not null references reports on delete cascade,
      -- Who is signed in, or a keyed hash of the network of who is not.
      reporter_id uuid references users on delete set null,
      reporter_hash bytea,
      reason text,
      details text not null default '',
      created_at timestamptz not null default now()
    );
    create unique index report_voices_person on report_voices (report_id, reporter_id);
    create unique index report_voices_network on report_voices (report_id, reporter_hash);
    create index report_voices_of on report_voices (report_id, created_at, id);
    create index report_voices_reporter_id on report_voices (reporter_id) where reporter_id is not null;
    create trigger report_voices_closed before insert on report_voices
      for each row when (new.reporter_id is not null) execute function refuse_closed_account('reporter_id');

    create function listing_report_moved(report listing_reports) returns void language sql as $$
      insert into reports (id, kind, subject_id, created_at)
        values (report.id, 'listing', report.pet_id, report.created_at)
        on conflict (kind, subject_id) where status = 'open' do nothing;
      insert into report_voices (id, report_id, reporter_id, reporter_hash, reason, details, created_at)
        select report.id, r.id, report.reporter_id,
          case when report.reporter_id is null then report.reporter_hash end, report.reason, report.details, report.created_at
        from reports r where r.kind = 'listing' and r.subject_id = report.pet_id and r.status = 'open'
        on conflict do nothing;
    $$;
    create function listing_report_added() returns trigger language plpgsql as $$
    begin
      perform listing_report_moved(new);
      return new;
    end $$;
    create trigger listing_reports_moved after insert on listing_reports
      for each row execute function listing_report_added();
    select listing_report_moved(t) from listing_reports t where t.status = 'open' order by t.created_at, t.id;
  `.execute(db);
}
