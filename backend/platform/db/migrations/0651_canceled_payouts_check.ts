/** Validates the statuses of payouts. */
export const withoutTransaction = ["alter table payouts validate constraint payouts_status_check"];
