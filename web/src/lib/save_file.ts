const CSV = "text/csv;charset=utf-8";

/** Hands a file to the reader: a Blob as it is, a text as CSV unless `type` says otherwise. */
export function saveFile(name: string, content: Blob | string, type = CSV): void {
  const file = typeof content === "string" ? new Blob([content], { type }) : content;
  const href = URL.createObjectURL(file);
  Object.assign(document.createElement("a"), { href, download: name }).click();
  // The browser has its own hold on the file by then.
  setTimeout(() => URL.revokeObjectURL(href), 10_000);
}
