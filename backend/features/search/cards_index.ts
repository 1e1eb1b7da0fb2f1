import type { PetCard } from "../../generated/types.ts";
import type { Db } from "../../platform/db/connection.ts";
import type { JsonText } from "../../platform/json_text.ts";
import { findCards, type FoundCard } from "./store.ts";

/** Characters of the cards that a process keeps: some 16,000 of them. */
const MOST_CHARACTERS = 16_000_000;

/**
 * Returns the cards that were asked for lately, each until its pet changes. Which pets are found is the index's business; a card
 * is as old as the index is, which hears of each change of a card as well.
 */
export function createCards(most = MOST_CHARACTERS) {
  const kept = new Map<string, FoundCard>();
  let characters = 0;
  let changes = 0;

  function drop(id: string): void {
    characters -= kept.get(id)?.card.length ?? 0;
    kept.delete(id);
  }

  function keep(found: FoundCard): void {
    drop(found.id);
    kept.set(found.id, found);
    characters += found.card.length;
    for (const oldest of kept.keys()) {
      if (characters <= most) break;
      drop(oldest);
    }
  }

  return {
    /** The cards of these pets by their ids, without those that may not be shown any more or, where told, not be reserved. */
    async read(
      db: Db,
      petIds: readonly string[],
      available: boolean,
    ): Promise<Map<string, JsonText<PetCard>>> {
      const unknown = petIds.filter((id) => !kept.has(id));
      const found = new Map<string, FoundCard>();
      for (const id of petIds) if (kept.has(id)) found.set(id, kept.get(id)!);
      const before = changes;
      for (const card of await findCards(db, unknown)) {
        found.set(card.id, card);
        // What changed while it was read may have been read as it was.
        if (changes === before) keep(card);
      }
      return new Map(
        [...found.values()].filter(({ isAvailable }) => isAvailable || !available).map((
          { id, card },
        ) => [id, card]),
      );
    },
    /** These pets have changed. */
    changed(petIds: readonly string[]): void {
      changes++;
      for (const id of petIds) drop(id);
    },
    /** All of them may have changed. */
    clear(): void {
      changes++;
      characters = 0;
      kept.clear();
    },
  };
}
