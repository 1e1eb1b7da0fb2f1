/** Queue of dams and sires in review, in its order. */
export const withoutTransaction = [
  "create index concurrently if not exists parents_in_review on parents (submitted_at, id) where status in ('live', 'in-review') and verified_at is null",
  "alter table parents validate constraint parents_status_check",
];
