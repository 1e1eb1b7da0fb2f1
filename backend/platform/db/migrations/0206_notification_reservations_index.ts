/** Closing an account finds what others were told of its sales. */
export const withoutTransaction = [
  "create index concurrently if not exists notifications_reservation_id on notifications (reservation_id) where reservation_id is not null",
];
