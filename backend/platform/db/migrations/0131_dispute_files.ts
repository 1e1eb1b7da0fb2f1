/** Validates the purposes of files, including the evidence of disputes. */
export const withoutTransaction = ["alter table files validate constraint files_purpose_check"];
