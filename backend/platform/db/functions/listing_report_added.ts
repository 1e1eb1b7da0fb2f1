import type { SqlFunction } from "../sql_functions.ts";

/** Copies a report in the previous version's table to the reports of all kinds. */
export const listingReportAdded: SqlFunction = {
  revision: 1,
  sql: `
    create or replace function listing_report_added() returns trigger language plpgsql as $$
    begin
      perform listing_report_moved(new);
      return new;
    end $$;
  `,
  triggers: [
    `create trigger listing_reports_moved after insert on listing_reports
      for each row
      execute function listing_report_added()`,
  ],
};
