/** Validates the purposes of files, including the files of chats. */
export const withoutTransaction = ["alter table files validate constraint files_purpose_check"];
