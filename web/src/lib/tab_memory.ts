/**
 * Values that a tab remembers across reloads and forgets when it closes. A browser that forbids storage
 * forgets at once.
 */
type Key =
  | "goal"
  | "recovery"
  | "email"
  | "cool-down:code"
  | "cool-down:verification"
  | "parts"
  | "staff-invitation"
  | `post:${string}`;

const named = (key: Key) => `hearthpaw:${key}`;

export function remember(key: Key, value: unknown): void {
  try {
    if (value === undefined) sessionStorage.removeItem(named(key));
    else sessionStorage.setItem(named(key), JSON.stringify(value));
  } catch {
    // The value is not remembered, then.
  }
}

/**
 * Returns the remembered value. An older version of the page may have written it, so the caller checks its
 * form.
 */
export function recall(key: Key): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(named(key)) ?? "null") ?? undefined;
  } catch {
    return undefined;
  }
}
