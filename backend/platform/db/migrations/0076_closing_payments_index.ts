/**
 * Index of intents that reappeared after their payment was abandoned and that could not be canceled at once.
 */
export const withoutTransaction = [
  "create index concurrently if not exists payments_closing on payments (checked_at) where failure_code = 'closing'",
];
