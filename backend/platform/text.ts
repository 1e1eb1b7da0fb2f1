/** Text as it is stored: one kind of line end, no control characters, no blanks around it. */
export function tidyText(text: string): string {
  // deno-lint-ignore no-control-regex -- these are the very characters to take out
  return text.replace(/\r\n?/g, "\n").replace(/[\u0000-\u0008\u000b-\u001f\u007f]/g, "").trim();
}
