/** Validates the ranks of staff. */
export const withoutTransaction = ["alter table users validate constraint users_staff_rank_check"];
