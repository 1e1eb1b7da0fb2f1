/** Index of rows without a mask under version 3 of the rules, for the masking job. Empty in the long run. */
export const withoutTransaction = [
  "create index concurrently if not exists chat_messages_mask_3 on chat_messages (id) where coalesce((mask ->> 'version')::int, 0) < 3",
  "create index concurrently if not exists waitlist_entries_mask_3 on waitlist_entries (id) where coalesce((mask ->> 'version')::int, 0) < 3",
  "create index concurrently if not exists application_forms_mask_3 on application_forms (breeder_id) where coalesce((mask ->> 'version')::int, 0) < 3",
  "create index concurrently if not exists applications_mask_3 on applications (id) where coalesce((mask ->> 'version')::int, 0) < 3",
  "create index concurrently if not exists reviews_mask_3 on reviews (id) where coalesce((mask ->> 'version')::int, 0) < 3",
  "create index concurrently if not exists matches_mask_3 on matches (id) where coalesce((mask ->> 'version')::int, 0) < 3",
];
