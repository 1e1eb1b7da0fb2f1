/** Index of finished sales that may have something left to release. */
export const withoutTransaction = [
  `create index concurrently if not exists reservations_unsettled on reservations (id)
    where funds_settled_at is null and paid_at is not null and status in ('completed', 'cancelled-by-buyer', 'refunded')`,
];
