/**
 * No index of pets has a price in it, so that a change of one touches none: what counted pets by this one counts in memory. The
 * changes of pets need an order, and may name a pet twice.
 */
export const withoutTransaction = [
  "drop index concurrently if exists pets_available_breeder",
  "create index concurrently if not exists pet_changes_order on pet_changes (xid, pet_id)",
];
