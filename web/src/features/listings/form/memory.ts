import type { FieldName, Values } from "./values.ts";
import { EMPTY } from "./values.ts";

/**
 * Input that has not reached the server yet, kept in the browser for one person and one listing: closing the
 * page or losing the connection loses nothing. `of` is the listing's id; before it has one, the end of its
 * address: "new", "new?litter=...". If the browser forbids storage, nothing is kept.
 */
const keyOf = (userId: string, of: string): string => `hearthpaw:listing:${userId}:${of}`;

/**
 * Keeps unsaved input; for a new listing also the idempotency key of a first save that may have created a
 * draft.
 */
export function keepTyped(userId: string, of: string, typed: Partial<Values>, idempotencyKey?: string): void {
  try {
    const key = keyOf(userId, of);
    if (Object.keys(typed).length === 0) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify({ ...typed, idempotencyKey }));
  } catch {
    // Not kept; the input is still in the form.
  }
}

function recall(userId: string, of: string): object {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(userId, of)) ?? "null");
    return typeof kept === "object" && kept !== null ? kept : {};
  } catch {
    return {};
  }
}

/** Returns the key of the kept input if a first save of it was sent without an answer. */
export function recallKey(userId: string, of: string): string | undefined {
  const { idempotencyKey } = recall(userId, of) as { idempotencyKey?: unknown };
  return typeof idempotencyKey === "string" ? idempotencyKey : undefined;
}

/** Returns the kept input: only fields that the form still has, in the type that they have now. */
export function recallTyped(userId: string, of: string): Partial<Values> {
  const fits = Object.entries(recall(userId, of)).filter(([name, value]) => {
    const like = EMPTY[name as FieldName];
    return like !== undefined && typeof like === typeof value && Array.isArray(like) === Array.isArray(value);
  });
  return Object.fromEntries(fits) as Partial<Values>;
}

/** Returns the ends of the addresses, or the ids of the listings, under which a person's input is kept. */
function keptFor(userId: string): string[] {
  try {
    const start = keyOf(userId, "");
    return Object.keys(localStorage).filter((key) => key.startsWith(start)).map((key) =>
      key.slice(start.length)
    );
  } catch {
    return [];
  }
}

/** Returns the new listings that were kept: the name, empty if it has none, and the address of its form. */
export const keptNew = (userId: string): { name: string; href: string }[] =>
  keptFor(userId).filter((of) => /^new(\?|$)/.test(of)).map((of) => ({
    name: recallTyped(userId, of).name ?? "",
    href: `/breeder/pets/${of}`,
  }));

/**
 * Returns the ids of listings whose changes this browser keeps, since the tab was closed before they were
 * saved.
 */
export const keptChanges = (userId: string | undefined): ReadonlySet<string> =>
  new Set(userId ? keptFor(userId) : []);
