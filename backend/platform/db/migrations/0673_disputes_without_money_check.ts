/** Every row met the stricter check before, so this only reads. */
export const withoutTransaction = ["alter table disputes validate constraint disputes_refund_cents_check"];
