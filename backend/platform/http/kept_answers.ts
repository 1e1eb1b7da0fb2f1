import type { Changes } from "../changes.ts";

/** An answer is given again for so long where no change is heard of, as those of other processes may not be at once. */
const KEPT_MS = 500;
/** Characters of the answers of one operation that are kept, with their questions. */
const MOST_CHARACTERS = 2_000_000;
/** What an entry takes beside its texts, about. */
const ENTRY = 500;
/** Longer questions are nobody else's. */
const LONGEST_KEY = 1_000;

type Kept<T> = { askedAt: number; answer: Promise<T>; size: number };

/**
 * Keeps what one operation answers to everybody for a moment, so that many who ask the same cost what one does, also while the
 * first is still being answered. Nothing is given that was asked before a change that `changes` has told of. What fails, fails for
 * all who wait for it, and is kept no longer.
 */
export function keptAnswers<T extends { length: number }>(changes: Changes, now = () => performance.now()) {
  // In the order of asking, as whatever is asked anew is put at the end.
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
