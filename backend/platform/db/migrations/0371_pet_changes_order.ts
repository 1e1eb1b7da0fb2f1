/**
 * No index of pets contains a price, so a price change touches none. Counts that used this one are now made
 * in memory. The changes of pets need an order, and may name a pet twice.
 */
export const withoutTransaction = [
  "drop index concurrently if exists pets_available_breeder",
  "create index concurrently if not exists pet_changes_order on pet_changes (xid, pet_id)",
];
