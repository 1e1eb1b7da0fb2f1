/** Index of photos without a preview. Some exist for a while only. */
export const withoutTransaction = [
  `create index concurrently if not exists files_without_preview on files (id)
    where preview is null and state = 'attached' and content_type = 'image/webp' and key like 'u-%'`,
];
