/** Every row met the earlier, stricter check, so this only reads. */
export const withoutTransaction = ["alter table disputes validate constraint disputes_refund_cents_check"];
