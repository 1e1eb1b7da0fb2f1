/** Index of the provider's events that are due for a retry. */
export const withoutTransaction = [
  "create index concurrently if not exists webhook_events_retry_at on webhook_events (retry_at) where processed_at is null",
];
