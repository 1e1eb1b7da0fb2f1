/** Index of photos by parts of their fingerprint. Two similar photos share at least one part. */
export const withoutTransaction = [
  "create index concurrently if not exists files_photo_bands on files using gin (photo_bands) where photo_bands is not null",
];
