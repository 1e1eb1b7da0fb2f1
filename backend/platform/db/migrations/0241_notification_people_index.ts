/** Index for closing an account: finds the notifications of others that mention its owner. */
export const withoutTransaction = [
  "create index concurrently if not exists notifications_about_user_id on notifications (about_user_id) where about_user_id is not null",
];
