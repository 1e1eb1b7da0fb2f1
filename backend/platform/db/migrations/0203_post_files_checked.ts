/** Validates the purposes of files, including the photos of posts. */
export const withoutTransaction = ["alter table files validate constraint files_purpose_check"];
