/**
 * Drops the SQL search indexes, because each process answers searches from its own index. They took two
 * fifths of the time of every change of a pet. Processes of the last version search slowly until they are
 * replaced.
 */
export const withoutTransaction = [
  "drop index concurrently if exists pets_search_breed_price",
  "drop index concurrently if exists pets_search_price",
  "drop index concurrently if exists pets_search_price_sex",
  "drop index concurrently if exists pets_search_age",
  "drop index concurrently if exists pets_search_newest",
  "drop index concurrently if exists pets_search_place",
  "drop index concurrently if exists pets_search_badges",
  "drop index concurrently if exists pets_name_trgm",
];
