/** Keeps the names of live programs distinct. */
export const withoutTransaction = [
  `create unique index concurrently if not exists breeders_name_skeleton on breeders (name_skeleton)
    where name_skeleton is not null`,
];
