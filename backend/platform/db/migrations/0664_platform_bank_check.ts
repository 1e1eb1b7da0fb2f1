/** Validates the accounts of the ledger. */
export const withoutTransaction = [
  "alter table ledger_entries validate constraint ledger_entries_account_check",
];
