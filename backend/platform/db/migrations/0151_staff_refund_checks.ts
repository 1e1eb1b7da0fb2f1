/** Validates the accounts of the ledger and the statuses of reservations. */
export const withoutTransaction = [
  "alter table ledger_entries validate constraint ledger_entries_account_check",
  "alter table reservations validate constraint reservations_status_check",
];
