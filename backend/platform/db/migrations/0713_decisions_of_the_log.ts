/** Index of the decisions in the log, apart from the far more numerous views by staff. */
export const withoutTransaction = [
  "create index concurrently if not exists audit_entries_decisions on audit_entries (at desc, id desc) where action not like '%-read'",
];
