/** Index of refunds still owed, by the time of their next try. */
export const withoutTransaction = [
  "create index concurrently if not exists refunds_owed on refunds (next_try_at) where status in ('pending', 'failed')",
  "alter table refunds validate constraint refunds_status_check",
  "alter table ledger_entries validate constraint ledger_entries_account_check",
];
