import type { Changes } from "../changes.ts";

/** An answer is given again for so long where no change is heard of, as those of other processes may not be at once. */
const KEPT_MS = 500;
/** Characters of the answers of one operation that are kept; an answer that is not there yet counts as one. */
const MOST_CHARACTERS = 2_000_000;

type Kept<T> = { askedAt: number; answer: Promise<T>; length: number };

/**
 * Keeps what one operation answers to everybody for a moment, so that many who ask the same cost what one does, also while the
 * first is still being answered. Nothing is given that was asked before a change that `changes` has told of, and no failure
 * that came later; whoever waited for one who has left asks again.
 */
export function keptAnswers<T extends { length: number }>(changes: Changes, now = () => performance.now()) {
  const known = new Map<string, Kept<T>>();
  let characters = 0;
  changes.listen(() => {
    known.clear();
    characters = 0;
  });

  function drop(key: string): void {
    characters -= known.get(key)?.length ?? 0;
    known.delete(key);
  }

  function grow(key: string, kept: Kept<T>, length: number): void {
    if (known.get(key) !== kept) return;
    characters += length - kept.length;
    kept.length = length;
    for (const oldest of known.keys()) {
      if (characters <= MOST_CHARACTERS) break;
      drop(oldest);
    }
  }

  return async (key: string, ask: () => Promise<T>): Promise<T> => {
    const at = now();
    const hit = known.get(key);
    if (hit && hit.askedAt > at - KEPT_MS) {
      return await hit.answer.catch((error) => {
        if (error instanceof DOMException && error.name === "AbortError") return ask();
        throw error;
      });
    }
    const kept = { askedAt: at, answer: ask(), length: 0 };
    drop(key);
    known.set(key, kept);
    grow(key, kept, 1);
    try {
      const answer = await kept.answer;
      grow(key, kept, answer.length);
      return answer;
    } catch (error) {
      if (known.get(key) === kept) drop(key);
      throw error;
    }
  };
}
