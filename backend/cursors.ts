/** Where a list by time goes on: the moment and the id of its last line. */
export function encodeMomentCursor({ at, id }: { at: string; id: string }): string {
  return new TextEncoder().encode(JSON.stringify([at, id])).toBase64({
    alphabet: "base64url",
    omitPadding: true,
  });
}

/** The reverse; undefined for a text that no such list gave. */
export function decodeMomentCursor(text: string): { at: string; id: string } | undefined {
  try {
    const bytes = Uint8Array.fromBase64(text, { alphabet: "base64url" });
    const parts: unknown = JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
    if (!Array.isArray(parts) || parts.length !== 2) return undefined;
    const [at, id] = parts as unknown[];
    if (typeof at !== "string" || typeof id !== "string" || !isMoment(at) || !ID.test(id)) return undefined;
    return { at, id };
  } catch {
    return undefined;
  }
}

const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** A moment as Postgres writes one, to the microsecond. */
function isMoment(text: string): boolean {
  const parts = /^(\d{4}-\d\d-\d\d)[ T](\d\d:\d\d:\d\d)(\.\d{1,6})?(Z|[+-]\d\d(:?\d\d)?)$/.exec(text);
  return parts !== null && !Number.isNaN(Date.parse(`${parts[1]}T${parts[2]}Z`));
}
