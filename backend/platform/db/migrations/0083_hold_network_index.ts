/** Counts the unpaid holds of a network, and finds the networks that are to be forgotten. */
export const withoutTransaction = [
  "create index concurrently if not exists reservations_network on reservations (network, created_at) where network is not null",
];
