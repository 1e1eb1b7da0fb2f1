/** Index of the provider's events that are old enough to delete. */
export const withoutTransaction = [
  "create index concurrently if not exists webhook_events_received_at on webhook_events (received_at)",
];
