import type { FieldName, Values } from "./values.ts";
import { EMPTY } from "./values.ts";

/**
 * What was typed and has not reached the server yet, kept in the browser for one person and one listing, so that a closed
 * page or a lost line loses nothing. `of` is the listing's id, or of one that has none yet the end of its address: "new",
 * "new?litter=...". A browser that forbids it forgets.
 */
const keyOf = (userId: string, of: string): string => `hearthpaw:listing:${userId}:${of}`;

/** Keeps what was typed; of a new listing also the key under which a first save of it may have begun a draft. */
export function keepTyped(userId: string, of: string, typed: Partial<Values>, idempotencyKey?: string): void {
  try {
    const key = keyOf(userId, of);
    if (Object.keys(typed).length === 0) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify({ ...typed, idempotencyKey }));
  } catch {
    // Not kept, then: it is still in the form.
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

/** The key of what was kept, where a first save of it was sent and no answer came. */
export function recallKey(userId: string, of: string): string | undefined {
  const { idempotencyKey } = recall(userId, of) as { idempotencyKey?: unknown };
  return typeof idempotencyKey === "string" ? idempotencyKey : undefined;
}

/** What was kept; only fields of today's form, in their form. */
export function recallTyped(userId: string, of: string): Partial<Values> {
  const fits = Object.entries(recall(userId, of)).filter(([name, value]) => {
    const like = EMPTY[name as FieldName];
    return like !== undefined && typeof like === typeof value && Array.isArray(like) === Array.isArray(value);
  });
  return Object.fromEntries(fits) as Partial<Values>;
}

/** Returns the ends of the addresses, or the ids of the listings, under which something is kept for a person. */
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

/** New listings that were kept: the name, as far as it has one, and where its form is. */
export const keptNew = (userId: string): { name: string; href: string }[] =>
  keptFor(userId).filter((of) => /^new(\?|$)/.test(of)).map((of) => ({
    name: recallTyped(userId, of).name ?? "",
    href: `/breeder/pets/${of}`,
  }));

/** Returns the ids of listings whose changes this browser keeps, since the tab was closed before they were saved. */
export const keptChanges = (userId: string | undefined): ReadonlySet<string> =>
  new Set(userId ? keptFor(userId) : []);
