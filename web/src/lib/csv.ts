/**
 * Returns a table as CSV (RFC 4180), with the mark by which Excel knows UTF-8. A text that a spreadsheet would take for a
 * formula gets an apostrophe before it; numbers stay numbers.
 */
export function csvOf(rows: readonly (readonly (string | number | null)[])[]): string {
  return "\uFEFF" + rows.map((row) => row.map(cell).join(",") + "\r\n").join("");
}

function cell(value: string | number | null): string {
  if (value === null) return "";
  if (typeof value === "number") return String(value);
  const text = /^\s*[=+\-@]|^[\t\r\n]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
