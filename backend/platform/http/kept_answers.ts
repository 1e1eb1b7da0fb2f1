import type { Changes } from "../changes.ts";

/** Maximum age of a cached answer, since changes by other processes may be announced late. */
const KEPT_MS = 500;
/** Maximum characters of one operation's cached answers and their keys. */
const MOST_CHARACTERS = 2_000_000;
/** Approximate overhead of an entry in addition to its texts. */
const ENTRY = 500;
/** Longer keys are unlikely to be asked for twice, so they aren't cached. */
const LONGEST_KEY = 1_000;

type Kept<T> = { askedAt: number; answer: Promise<T>; size: number };

/**
 * Caches an operation's shared answers for a moment. Many equal calls then cost as much as a single call,
 * even while the first is still running. No cached answer predates the last change announced by `changes`. An
 * error goes to all waiting calls and is not cached.
 */
export function keptAnswers<T extends { length: number }>(changes: Changes, now = () => performance.now()) {
  // In order of asking, because a repeated question goes to the end.
  const known = new Map<string, Kept<T>>();
  let size = 0;
  changes.listen(() => {
    known.clear();
    size = 0;
  });

  function drop(key: string): void {
    size -= known.get(key)?.size ?? 0;
    known.delete(key);
  }

  function dropOld(before: number): void {
    for (const [key, { askedAt }] of known) {
      if (askedAt > before && size <= MOST_CHARACTERS) break;
      drop(key);
    }
  }

  return async (key: string, ask: () => Promise<T>): Promise<T> => {
    if (key.length > LONGEST_KEY) return await ask();
    const at = now();
    dropOld(at - KEPT_MS);
    const hit = known.get(key);
    if (hit) return await hit.answer;
    const kept = { askedAt: at, answer: ask(), size: ENTRY + key.length };
    known.set(key, kept);
    size += kept.size;
    try {
      const answer = await kept.answer;
      if (known.get(key) === kept) {
        size += answer.length;
        kept.size += answer.length;
        dropOld(at - KEPT_MS);
      }
      return answer;
    } catch (error) {
      if (known.get(key) === kept) drop(key);
      throw error;
    }
  };
}
