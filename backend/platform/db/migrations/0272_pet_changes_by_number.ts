/** Old changes are found by the numbers of their transactions: an index of the time would cost every change of a pet. */
export const withoutTransaction = ["drop index concurrently if exists pet_changes_made_at"];
