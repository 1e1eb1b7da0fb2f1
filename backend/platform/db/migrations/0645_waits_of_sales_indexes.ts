/** Indexes of the sales that wait for a confirmation, and of those that are a task for staff. */
export const withoutTransaction = [
  `create index concurrently if not exists reservations_waiting on reservations (id)
    where status in ('paid', 'handed-over')`,
  `create index concurrently if not exists reservations_stuck on reservations (stuck_since)
    where stuck_since is not null`,
];
