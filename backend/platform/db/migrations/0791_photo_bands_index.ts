/** Photos by the parts of what they look like: two photos that look alike share at least one. */
export const withoutTransaction = [
  "create index concurrently if not exists files_photo_bands on files using gin (photo_bands) where photo_bands is not null",
];
