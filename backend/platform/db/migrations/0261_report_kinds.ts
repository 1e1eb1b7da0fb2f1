/** Validates the kinds of reports, including reviews. */
export const withoutTransaction = ["alter table reports validate constraint reports_kind_check"];
