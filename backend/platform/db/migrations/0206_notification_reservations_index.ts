/** Index for closing an account: finds the notifications of others about its sales. */
export const withoutTransaction = [
  "create index concurrently if not exists notifications_reservation_id on notifications (reservation_id) where reservation_id is not null",
];
