/**
 * Finds old changes by transaction number, because an index on the time would slow down every change of a
 * pet.
 */
export const withoutTransaction = ["drop index concurrently if exists pet_changes_made_at"];
