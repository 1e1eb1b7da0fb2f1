import type { ListingStatus } from "../db/schema.ts";

const VISIBLE: ReadonlySet<ListingStatus> = new Set([
  "available",
  "reserved",
  "sold",
  "sold-external",
  "adopted-sold",
]);

/** What the public gets of a listing in this status: its page, 410 (it was listed once), or 404. */
export function visibility(status: ListingStatus): "visible" | "gone" | "hidden" {
  if (VISIBLE.has(status)) return "visible";
  return status === "no-longer-available" ? "gone" : "hidden";
}

/** Where a breeder's sold list goes on: the moment and the id of its last pet. */
export function encodeSoldCursor({ at, id }: { at: string; id: string }): string {
  return new TextEncoder().encode(JSON.stringify([at, id])).toBase64({
    alphabet: "base64url",
    omitPadding: true,
  });
}

/** The reverse; undefined for a text that no such list gave. */
export function decodeSoldCursor(text: string): { at: string; id: string } | undefined {
  try {
    const bytes = Uint8Array.fromBase64(text, { alphabet: "base64url" });
    const parts: unknown = JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
    if (!Array.isArray(parts) || parts.length !== 2) return undefined;
    const [at, id] = parts as unknown[];
    if (typeof at !== "string" || !/^\d{4}-\d\d-\d\d[ T][\d:.]+([+-]\d\d(:\d\d)?|Z)$/.test(at)) {
      return undefined;
    }
    if (typeof id !== "string" || !/^[0-9a-f-]{36}$/.test(id)) return undefined;
    return { at, id };
  } catch {
    return undefined;
  }
}
