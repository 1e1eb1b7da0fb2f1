/** Indexes for reservations newest first, and for the emails of one reservation, both for staff. */
export const withoutTransaction = [
  "create index concurrently if not exists reservations_newest on reservations (created_at desc, id desc)",
  "create index concurrently if not exists mails_reservation on mails (reservation_id) where reservation_id is not null",
  "alter table mails validate constraint mails_reservation_id_fkey",
];
