/** Finds the set-ups of cards that are due to be looked at. */
export const withoutTransaction = [
  "create index concurrently if not exists reservations_setup_look_at on reservations (setup_look_at) where setup_look_at is not null",
];
