/** Where this browser keeps the decisions that are not answered yet. */
const KEY = "decisions";

/** A decision that is not answered yet, without the typed values. */
export type Left = { actorId: string; key: string; title: string; href: string; dueAt: number };

const isSame = (a: Pick<Left, "actorId" | "key">, b: Pick<Left, "actorId" | "key">) =>
  a.actorId === b.actorId && a.key === b.key;

function read(): Left[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(stored) ? stored : [];
  } catch {
    return [];
  }
}

function write(all: readonly Left[]): void {
  try {
    if (all.length > 0) localStorage.setItem(KEY, JSON.stringify(all));
    else localStorage.removeItem(KEY);
  } catch {
    // A browser without storage only lacks the question after an early end of the page.
  }
}

/** Remembers a decision until it is answered, in case the page ends before. */
export const remember = (one: Left): void => write([...read().filter((other) => !isSame(one, other)), one]);

export function forget(one: Pick<Left, "actorId" | "key">): void {
  const all = read();
  const rest = all.filter((other) => !isSame(one, other));
  if (rest.length < all.length) write(rest);
}

/** Returns a person's unanswered decisions. They may belong to another open tab. */
export const leftBy = (actorId: string): readonly Left[] => read().filter((one) => one.actorId === actorId);
