/** Indexes for finding breeders and shelters by part of their names and by similar names. */
export const withoutTransaction = [
  "drop index concurrently if exists breeders_name_trgm",
  "create index concurrently if not exists breeders_name_trgm on breeders using gin (lower(name) gin_trgm_ops)",
];
