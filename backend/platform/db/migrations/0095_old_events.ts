/** Finds the provider's events that are old enough to go. */
export const withoutTransaction = [
  "create index concurrently if not exists webhook_events_received_at on webhook_events (received_at)",
];
