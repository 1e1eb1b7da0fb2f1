/** Index of rows without a mask under version 2 of the rules, for the masking job. Empty in the long run. */
export const withoutTransaction = [
  "create index concurrently if not exists chat_messages_mask_2 on chat_messages (id) where coalesce((mask ->> 'version')::int, 0) < 2",
  "create index concurrently if not exists waitlist_entries_mask_2 on waitlist_entries (id) where coalesce((mask ->> 'version')::int, 0) < 2",
  "create index concurrently if not exists application_forms_mask_2 on application_forms (breeder_id) where coalesce((mask ->> 'version')::int, 0) < 2",
  "create index concurrently if not exists applications_mask_2 on applications (id) where coalesce((mask ->> 'version')::int, 0) < 2",
  "create index concurrently if not exists reviews_mask_2 on reviews (id) where coalesce((mask ->> 'version')::int, 0) < 2",
  "create index concurrently if not exists matches_mask_2 on matches (id) where coalesce((mask ->> 'version')::int, 0) < 2",
];
