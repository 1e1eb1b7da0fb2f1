/** Finds the photos that nobody has tried as AVIF, the latest first; there are some for a while only. */
export const withoutTransaction = [
  `create index concurrently if not exists files_without_avif on files (attached_at desc)
    where has_avif is null and state = 'attached' and content_type = 'image/webp' and key like 'u-%'`,
];
