/** Index of photos not yet tried as AVIF, latest first. Some exist for a while only. */
export const withoutTransaction = [
  `create index concurrently if not exists files_without_avif on files (attached_at desc)
    where has_avif is null and state = 'attached' and content_type = 'image/webp' and key like 'u-%'`,
];
