/** No process reads the indexes of version 1 of the rules anymore. */
export const withoutTransaction = [
  "drop index concurrently if exists chat_messages_mask_1",
  "drop index concurrently if exists waitlist_entries_mask_1",
  "drop index concurrently if exists application_forms_mask_1",
  "drop index concurrently if exists applications_mask_1",
  "drop index concurrently if exists reviews_mask_1",
  "drop index concurrently if exists matches_mask_1",
];
