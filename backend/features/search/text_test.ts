import fc from "fast-check";
import { expect, it } from "vitest";
import { slipsBetween, stem } from "./text_rules.ts";

/** Returns the same number by the textbook algorithm, with the complete table. */
function slips(a: string, b: string): number {
  const table = Array.from(
    { length: a.length + 1 },
    (_, row) => Array.from({ length: b.length + 1 }, (_, at) => row === 0 ? at : at === 0 ? row : 0),
  );
  for (let row = 1; row <= a.length; row++) {
    for (let at = 1; at <= b.length; at++) {
      const cost = a[row - 1] === b[at - 1] ? 0 : 1;
      table[row]![at] = Math.min(
        table[row - 1]![at]! + 1,
        table[row]![at - 1]! + 1,
        table[row - 1]![at - 1]! + cost,
      );
      if (row > 1 && at > 1 && a[row - 1] === b[at - 2] && a[row - 2] === b[at - 1]) {
        table[row]![at] = Math.min(table[row]![at]!, table[row - 2]![at - 2]! + 1);
      }
    }
  }
  return table[a.length]![b.length]!;
}

it("counts slips as the whole table does, up to the most that are asked about", () => {
  const word = fc.string({ unit: fc.constantFrom("a", "b", "c"), maxLength: 9 });
  fc.assert(
    fc.property(word, word, fc.nat(5), (a, b, most) => {
      expect(slipsBetween(a, b, most)).toBe(Math.min(slips(a, b), most + 1));
    }),
    { numRuns: 1_000, seed: 20261122 },
  );
});

it.each([
  ["goldn", "golden", 1],
  ["retreiver", "retriever", 1],
  ["chiuaua", "chihuahua", 2],
])("finds %s near %s", (a, b, count) => expect(slipsBetween(a, b, 3)).toBe(count));

it.each([
  ["puppies", "puppy"],
  ["frenchies", "frenchie"],
  ["boxes", "box"],
  ["collies", "colly"],
  ["pugs", "pug"],
])("takes %s for %s", (plural, one) => expect(stem(plural)).toBe(stem(one)));
