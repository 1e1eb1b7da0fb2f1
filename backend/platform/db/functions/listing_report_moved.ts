import type { SqlFunction } from "../sql_functions.ts";

/** Adds a report of a listing to the listing's open report, or opens one. */
export const listingReportMoved: SqlFunction = {
  revision: 1,
  sql: `
    create or replace function listing_report_moved(report listing_reports) returns void language sql as $$
      insert into reports (id, kind, subject_id, created_at)
        values (report.id, 'listing', report.pet_id, report.created_at)
        on conflict (kind, subject_id) where status = 'open' do nothing;
      insert into report_voices (id, report_id, reporter_id, reporter_hash, reason, details, created_at)
        select report.id, r.id, report.reporter_id,
          case when report.reporter_id is null then report.reporter_hash end, report.reason, report.details, report.created_at
        from reports r where r.kind = 'listing' and r.subject_id = report.pet_id and r.status = 'open'
        on conflict do nothing;
    $$;
  `,
};
