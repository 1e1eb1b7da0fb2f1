/** The kinds of what is reported, with reviews. */
export const withoutTransaction = ["alter table reports validate constraint reports_kind_check"];
