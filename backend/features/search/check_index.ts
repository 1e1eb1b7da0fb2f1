import { countBits, hasBit } from "./bits_index.ts";
import { flagsOf, keysOf, manyOf, oneOf, type PetFacts, type Pets, rowOf } from "./pets_index.ts";
import { isStray } from "./runs_index.ts";

/** Returns whether an index has exactly these facts of a pet. */
export function holdsPet(pets: Pets, facts: PetFacts): boolean {
  const row = rowOf(pets, facts.id);
  if (row === undefined || !pets.breedNumbers.has(facts.breedId)) return false;
  const isSame = <Name extends string, Value>(
    all: Record<Name, Value>,
    has: (name: Name, value: Value) => boolean,
  ) => (Object.entries(all) as [Name, Value][]).every(([name, value]) => has(name, value));
  const keys = keysOf(pets, facts);
  return isSame(keys, (key, value) => pets.keys[key][row] === value) &&
    hasBit(pets.strays, row) === isStray(pets.runs, row, keys) &&
    isSame(flagsOf(facts), (flag, value) => hasBit(pets.flags[flag], row) === value) &&
    isSame(oneOf(pets, row, facts), (name, value) => {
      const { values, column, bits } = pets.one[name];
      return (values[column[row]! - 1] ?? null) === value &&
        bits.every((set, at) => hasBit(set, row) === (values[at] === value));
    }) &&
    isSame(manyOf(pets, facts), (name, values) => {
      const facet = pets.many[name];
      return values.every((value) => facet.codes.has(value)) &&
        facet.bits.every((set, at) => hasBit(set, row) === values.includes(facet.values[at]!));
    });
}

/** Returns the names of inconsistent parts of an index: lists that are out of order or miss a pet. */
export function brokenParts(pets: Pets): string[] {
  const broken = Object.entries(pets.lists).filter(([, list]) => {
    let [count, isSorted] = [0, true];
    let before: number | undefined;
    for (const piece of list.pieces()) {
      for (const row of piece) {
        isSorted &&= hasBit(pets.flags.shown, row) && (before === undefined || list.compare(before, row) < 0);
        before = row;
        count++;
      }
    }
    return !isSorted || count !== pets.size;
  }).map(([name]) => name);
  return countBits(pets.flags.shown) === pets.size ? broken : [...broken, "shown"];
}
