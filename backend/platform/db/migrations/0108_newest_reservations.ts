/** Staff read reservations the newest first, and the emails of one. */
export const withoutTransaction = [
  "create index concurrently if not exists reservations_newest on reservations (created_at desc, id desc)",
  "create index concurrently if not exists mails_reservation on mails (reservation_id) where reservation_id is not null",
  "alter table mails validate constraint mails_reservation_id_fkey",
];
