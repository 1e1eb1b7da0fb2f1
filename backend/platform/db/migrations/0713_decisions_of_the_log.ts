/** The log's decisions apart from what staff looked at, which is far more. */
export const withoutTransaction = [
  "create index concurrently if not exists audit_entries_decisions on audit_entries (at desc, id desc) where action not like '%-read'",
];
