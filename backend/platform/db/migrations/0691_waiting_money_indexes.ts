/**
 * Indexes of refunds by the time they were made, of stopped sales, and of money that waits at the provider.
 */
export const withoutTransaction = [
  "create index concurrently if not exists refunds_made on refunds (made_at) where made_at is not null",
  `create index concurrently if not exists reservations_stopped on reservations (stopped_at)
    where stopped_at is not null`,
  `create index concurrently if not exists payments_processing on payments (created_at)
    where status = 'processing'`,
  `create index concurrently if not exists chargebacks_unanswered on chargebacks (opened_at)
    where status in ('inquiry', 'open') and evidence_submitted_at is null`,
  `create index concurrently if not exists users_suspended on users (id) where account_status = 'Suspended'`,
];
