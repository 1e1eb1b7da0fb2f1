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

/** A calendar day that exists, as Postgres writes it: "2026-02-28". */
export function isDay(text: string): boolean {
  if (!/^(?!0000)\d{4}-\d\d-\d\d$/.test(text)) return false;
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}

/** A moment as Postgres writes one, to the microsecond; whatever passes, Postgres can read. */
export function isMoment(text: string): boolean {
  const parts = MOMENT.exec(text);
  return parts !== null && isDay(parts[1]!);
}

const MOMENT = new RegExp(
  /^(\d{4}-\d\d-\d\d)[ T]([01]\d|2[0-3]):[0-5]\d:[0-5]\d(\.\d{1,6})?/.source +
    /(Z|[+-](0\d|1[0-4])(:?[0-5]\d)?)$/.source,
);

/** Where a list that can be sorted several ways goes on: the sort, the last line's value in it as text, and its id. */
export function encodeListCursor(sort: string, { value, id }: { value: string; id: string }): string {
  return new TextEncoder().encode(JSON.stringify([sort, value, id])).toBase64({
    alphabet: "base64url",
    omitPadding: true,
  });
}

/** The reverse; undefined for a text that no such list gave in this sort. */
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
