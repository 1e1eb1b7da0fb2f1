/** Validates the problems of payout accounts and the causes of cancellations. */
export const withoutTransaction = [
  "alter table payout_accounts validate constraint payout_accounts_told_trouble_check",
  "alter table reservations validate constraint reservations_end_cause_check",
];
