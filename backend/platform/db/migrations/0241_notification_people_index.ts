/** Closing an account finds what others were told of its person. */
export const withoutTransaction = [
  "create index concurrently if not exists notifications_about_user_id on notifications (about_user_id) where about_user_id is not null",
];
