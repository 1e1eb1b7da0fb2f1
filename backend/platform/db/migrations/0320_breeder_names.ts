/** Breeders and shelters are found by a part of their names, and by names that are like it. */
export const withoutTransaction = [
  "drop index concurrently if exists breeders_name_trgm",
  "create index concurrently if not exists breeders_name_trgm on breeders using gin (lower(name) gin_trgm_ops)",
];
