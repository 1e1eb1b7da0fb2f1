import { hasBit } from "./bits_index.ts";
import { countBreeds } from "./facets_index.ts";
import { type Breed, compareIds, idOf, type Pets } from "./pets_index.ts";
import { between } from "./search_index.ts";
import type { Match } from "./match_index.ts";

/** Maximum number of a breed's latest pets to choose from. */
const MOST_SEEN = 500;

/**
 * Returns ids of a few matching pets with a picture, at most one of each breed. A seed determines the choice,
 * equally in all processes: the breeds with the first hashes, and for each the pet with the first hash.
 */
export function pickOneOfBreeds(pets: Pets, { all }: Match, seed: string, most: number): string[] {
  const start = hashText(seed);
  const { lists, keys, flags, breeds } = pets;
  const order = breeds.map(({ id }, number) => ({ number, pick: hashText(id, start) }))
    .sort((a, b) => a.pick - b.pick || a.number - b.number);
  const found: string[] = [];
  for (const { number } of order) {
    let [chosen, least, seen] = [-1, Infinity, 0];
    for (const piece of lists.breed.pieces(...between(lists.breed, keys.breed, number, number), true)) {
      for (let at = piece.length - 1; at >= 0 && seen < MOST_SEEN; at--) {
        const row = piece[at]!;
        if (!hasBit(all, row) || !hasBit(flags.hasPicture, row)) continue;
        const pick = hashId(pets, row, start);
        seen++;
        if (pick > least || (pick === least && compareIds(pets, row, chosen) > 0)) continue;
        [chosen, least] = [row, pick];
      }
      if (seen === MOST_SEEN) break;
    }
    if (chosen !== -1 && found.push(idOf(pets, chosen)) === most) break;
  }
  return found;
}

/** Returns the breeds with the most matching pets, each with its count and its newest pet with a picture. */
export function popularBreeds(
  pets: Pets,
  match: Match,
  most: number,
): { breed: Breed; count: number; petId: string | undefined }[] {
  const { breeds, lists, keys, flags } = pets;
  const found = [...countBreeds(pets, match)].map((count, number) => ({
    breed: breeds[number]!,
    number,
    count,
  }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count || (a.breed.name < b.breed.name ? -1 : 1)).slice(0, most);
  const newest = new Map<number, string>();
  for (const piece of lists.listedAt.pieces(undefined, undefined, true)) {
    for (let at = piece.length - 1; at >= 0; at--) {
      const row = piece[at]!;
      const number = keys.breed[row]!;
      if (!hasBit(match.all, row) || !hasBit(flags.hasPicture, row) || newest.has(number)) continue;
      newest.set(number, idOf(pets, row));
    }
    if (found.every(({ number }) => newest.has(number))) break;
  }
  return found.map(({ breed, number, count }) => ({ breed, count, petId: newest.get(number) }));
}

/** Returns the FNV-1a hash with MurmurHash3's finalizer: 32 bits that look random. */
function hashText(text: string, start = 0x811c9dc5): number {
  let hash = start;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return finish(hash);
}

function hashId({ ids }: Pets, row: number, start: number): number {
  let hash = start;
  for (let part = 0; part < 4; part++) hash = finish(hash ^ ids[4 * row + part]!);
  return hash;
}

function finish(hash: number): number {
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}
