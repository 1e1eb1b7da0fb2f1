/** Index for counting the unpaid holds of a network, and for finding the networks to forget. */
export const withoutTransaction = [
  "create index concurrently if not exists reservations_network on reservations (network, created_at) where network is not null",
];
