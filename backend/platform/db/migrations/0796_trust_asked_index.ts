/** Index of breeders whose trust an admin has to decide on, longest waiting first. */
export const withoutTransaction = [
  "create index concurrently if not exists breeders_trust_asked on breeders (trust_asked_at) where trust_asked_at is not null",
];
