/** Index of photos from before photos were compared, for the job that compares them. Empty in the long run. */
export const withoutTransaction = [
  "create index concurrently if not exists files_without_print on files (id) where purpose = 'pet-image' and state = 'attached' and photo_bands is null",
];
