/** What a tab remembers over a reload and forgets when it is closed. A browser that forbids it forgets at once. */
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
    // Not remembered, then.
  }
}

/** What was remembered; it may be of an older version of the page, so its form is for the caller to check. */
export function recall(key: Key): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(named(key)) ?? "null") ?? undefined;
  } catch {
    return undefined;
  }
}
