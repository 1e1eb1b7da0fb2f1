import type { FieldName, Values } from "./values.ts";
import { EMPTY } from "./values.ts";

/**
 * What was typed and has not reached the server yet, kept in the browser for one person and one listing (or for the new
 * one that has no id), so that a closed page or a lost line loses nothing. A browser that forbids it forgets.
 */
const keyOf = (userId: string, petId: string | undefined): string =>
  `hearthpaw:listing:${userId}:${petId ?? "new"}`;

export function keepTyped(userId: string, petId: string | undefined, typed: Partial<Values>): void {
  try {
    const key = keyOf(userId, petId);
    if (Object.keys(typed).length === 0) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(typed));
  } catch {
    // Not kept, then: it is still in the form.
  }
}

/** What was kept; only fields of today's form, in their form. */
export function recallTyped(userId: string, petId: string | undefined): Partial<Values> {
  let typed: unknown;
  try {
    typed = JSON.parse(localStorage.getItem(keyOf(userId, petId)) ?? "null");
  } catch {
    return {};
  }
  if (typeof typed !== "object" || typed === null) return {};
  const fits = Object.entries(typed).filter(([name, value]) => {
    const like = EMPTY[name as FieldName];
    return like !== undefined && typeof like === typeof value && Array.isArray(like) === Array.isArray(value);
  });
  return Object.fromEntries(fits) as Partial<Values>;
}
