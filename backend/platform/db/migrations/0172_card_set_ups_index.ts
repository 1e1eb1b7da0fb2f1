/** Index of card setups that are due for a check. */
export const withoutTransaction = [
  "create index concurrently if not exists reservations_setup_look_at on reservations (setup_look_at) where setup_look_at is not null",
];
