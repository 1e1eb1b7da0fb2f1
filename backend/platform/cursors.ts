/** Encodes a position in a list by time: the time and the id of its last line. */
export function encodeMomentCursor({ at, id }: { at: string; id: string }): string {
  return new TextEncoder().encode(JSON.stringify([at, id])).toBase64({
    alphabet: "base64url",
    omitPadding: true,
  });
}

/** Decodes such a cursor. Returns undefined for a text that no such list produced. */
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

/** Returns whether a text is an existing calendar day in Postgres's format: "2026-02-28". */
export function isDay(text: string): boolean {
  if (!/^(?!0000)\d{4}-\d\d-\d\d$/.test(text)) return false;
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}

/**
 * Returns whether a text is a time in Postgres's format, to the microsecond. Postgres can read any accepted
 * one.
 */
export function isMoment(text: string): boolean {
  const parts = MOMENT.exec(text);
  return parts !== null && isDay(parts[1]!);
}

const MOMENT = new RegExp(
  /^(\d{4}-\d\d-\d\d)[ T]([01]\d|2[0-3]):[0-5]\d:[0-5]\d(\.\d{1,6})?/.source +
    /(Z|[+-](0\d|1[0-4])(:?[0-5]\d)?)$/.source,
);

/**
 * Encodes a position in a list with several sorts: the sort, the last line's value in it as text, and its id.
 */
export function encodeListCursor(sort: string, { value, id }: { value: string; id: string }): string {
  return new TextEncoder().encode(JSON.stringify([sort, value, id])).toBase64({
    alphabet: "base64url",
    omitPadding: true,
  });
}

/** Decodes such a cursor. Returns undefined for a text that no such list produced in this sort. */
export function decodeListCursor(text: string, sort: string): { value: string; id: string } | undefined {
  try {
    const bytes = Uint8Array.fromBase64(text, { alphabet: "base64url" });
    const parts: unknown = JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
    if (!Array.isArray(parts) || parts.length !== 3 || parts[0] !== sort) return undefined;
    const [, value, id] = parts as unknown[];
    if (typeof value !== "string" || typeof id !== "string" || value.includes("\0") || !ID.test(id)) {
      return undefined;
    }
    return { value, id };
  } catch {
    return undefined;
  }
}
