/** Intents that came back after their payment was given up, and that could not be cancelled at once. */
export const withoutTransaction = [
  "create index concurrently if not exists payments_closing on payments (checked_at) where failure_code = 'closing'",
];
