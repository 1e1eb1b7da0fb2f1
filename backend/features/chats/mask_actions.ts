import { createGate, GateFull } from "../../platform/gate.ts";
import { fail } from "../../platform/problem.ts";
import { mask, type Masked, type Masks } from "./mask_rules.ts";

/** So many characters of texts are remembered with what is masked in them: what is read once is read again soon. */
const MOST_KEPT = 2_000_000;
/** So long this thread masks before it serves others. */
const SLICE_MS = 5;

/** Masking the longest messages of one page takes a second of this thread: one page at a time, and others are served between. */
const turns = createGate("masks", { atOnce: 1, waiting: 64, each: { atOnce: 1, waiting: 4 } });

/** Returns what remembers the masks of so many characters; `work` masks one text. */
export function createMasks(
  work: (text: string, ownHost: string) => Masked,
  most: number = MOST_KEPT,
): (texts: readonly string[], ownHost: string) => Promise<Masks> {
  const kept = new Map<string, Masked>();
  let host: string | undefined;
  let size = 0;

  function recall(text: string): Masked | undefined {
    const found = kept.get(text);
    // The last one used is forgotten last.
    if (found && kept.delete(text)) kept.set(text, found);
    return found;
  }

  function keep(text: string, masked: Masked): void {
    if (!kept.has(text)) size += text.length;
    kept.set(text, masked);
    for (const [oldest] of kept) {
      if (size <= most) return;
      kept.delete(oldest);
      size -= oldest.length;
    }
  }

  return async (texts, ownHost) => {
    if (host !== ownHost) {
      kept.clear();
      [host, size] = [ownHost, 0];
    }
    const found = new Map<string, Masked>();
    const unknown: string[] = [];
    for (const text of new Set(texts)) {
      const masked = recall(text);
      if (masked) found.set(text, masked);
      else unknown.push(text);
    }
    if (unknown.length === 0) return found;
    await turns(async () => {
      let began = performance.now();
      for (const text of unknown) {
        const masked = recall(text) ?? work(text, ownHost);
        keep(text, masked);
        found.set(text, masked);
        if (performance.now() - began < SLICE_MS) continue;
        await new Promise((served) => setTimeout(served));
        began = performance.now();
      }
    }).catch((cause) => {
      if (cause instanceof GateFull) fail("unavailable", { cause, retryAfterSeconds: 2 });
      throw cause;
    });
    return found;
  };
}

/** What is masked in each of these texts, for who may not read contact details. */
export const masksOf = createMasks(mask);
