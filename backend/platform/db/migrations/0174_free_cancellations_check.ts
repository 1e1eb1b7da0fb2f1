/** Validates the amounts of refunds by staff. */
export const withoutTransaction = [
  "alter table staff_refunds validate constraint staff_refunds_amount_cents_check",
];
