const CSV = "text/csv;charset=utf-8";

/** Offers a file for download: a Blob unchanged, a text as CSV unless `type` says otherwise. */
export function saveFile(name: string, content: Blob | string, type = CSV): void {
  const file = typeof content === "string" ? new Blob([content], { type }) : content;
  const href = URL.createObjectURL(file);
  Object.assign(document.createElement("a"), { href, download: name }).click();
  // The browser holds its own reference to the file by then.
  setTimeout(() => URL.revokeObjectURL(href), 10_000);
}
