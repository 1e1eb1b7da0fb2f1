import type { PetCard } from "../../generated/types.ts";
import type { Db } from "../../platform/db/connection.ts";
import type { JsonText } from "../../platform/json_text.ts";
import { findCards, type FoundCard } from "./store.ts";

/** Maximum number of characters of cached cards in a process: about 16,000 cards. */
const MOST_CHARACTERS = 16_000_000;

/**
 * Returns a cache of recently requested cards; each stays until its pet changes. The index decides which pets
 * are found. A card is as old as the index, which also receives every change of a card.
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
    /**
     * Returns the cards of these pets by id, without pets that may no longer be shown. `available` also
     * excludes pets that cannot be reserved.
     */
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
        // A card that changed during the read may be outdated.
        if (changes === before) keep(card);
      }
      return new Map(
        [...found.values()].filter(({ isAvailable }) => isAvailable || !available).map((
          { id, card },
        ) => [id, card]),
      );
    },
    /** Removes the cards of these changed pets. */
    changed(petIds: readonly string[]): void {
      changes++;
      for (const id of petIds) drop(id);
    },
    /** Removes all cards, because any pet may have changed. */
    clear(): void {
      changes++;
      characters = 0;
      kept.clear();
    },
  };
}
