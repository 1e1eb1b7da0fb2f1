import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  addAll,
  addWithout,
  type Bits,
  countBits,
  countCommon,
  createSets,
  emptyBits,
  hasBit,
  keepCommon,
  listed,
  noteMissing,
  putBit,
  putRange,
  takeOut,
} from "./bits_index.ts";
import { brokenParts, holdsPet } from "./check_index.ts";
import { AVAILABLE as NONE } from "./engine_rules.ts";
import { countFacets } from "./facets_index.ts";
import {
  createPets,
  dropPet,
  fillPets,
  hasManyStrays,
  idOf,
  oneOf,
  type PetFacts,
  type Pets,
  putBreed,
  putPet,
  renumberRows,
  rowOf,
} from "./pets_index.ts";
import { AGE_BANDS, type Cursor, dayText, type Filters, type Order, type SortKey } from "./rules.ts";
import { countCalled, loosen, matchPets, pageOf } from "./search_index.ts";
import { pickOneOfBreeds, popularBreeds } from "./shown_index.ts";
import { packPets, unpackPets } from "./snapshot_index.ts";
import { createSortedList, sortRows } from "./sorted_index.ts";
import { createWords } from "./words_index.ts";

const TODAY = new Date("2026-11-22T12:00:00Z");
const DAY = Math.floor(TODAY.getTime() / 86_400_000);
const idOfNumber = (number: number) => `0190${String(number).padStart(4, "0")}-0000-7000-8000-000000000000`;
const breeds = ["Havanese", "Maltese", "Siamese"].map((name, at) => ({
  id: idOfNumber(9_000 + at),
  slug: name.toLowerCase(),
  name,
  category: at === 2 ? "Cats" as const : "Dogs" as const,
  ...at === 1
    ? { sizeClassSet: "poodle" as const, lightestLb: 4, heaviestLb: 70 }
    : { sizeClassSet: "none" as const, lightestLb: 20, heaviestLb: 40 },
}));

const facts = fc.record({
  id: fc.nat(59).map(idOfNumber),
  isAvailable: fc.boolean(),
  type: fc.constantFrom("Dog", "Cat"),
  breedId: fc.constantFrom(...breeds.map(({ id }) => id)),
  sex: fc.constantFrom("Male", "Female"),
  priceCents: fc.constantFrom(0, 90_000, 100_000),
  bornOn: fc.constantFrom(10, 55, 56, 90, 400).map((days) => DAY - days),
  listedAt: fc.constantFrom(1.7e15, 1.7e15 + 1, 1.7e15 + 900_000, 1.75e15),
  sizeClass: fc.constantFrom(null, "Mini", "Toy"),
  adultWeightLb: fc.constantFrom(null, null, 30, 61),
  coatType: fc.constantFrom(null, "Long"),
  generation: fc.constantFrom(null, "F1"),
  color: fc.constantFrom(null, "Ruby", "Seal", "Blue and Seal"),
  name: fc.constantFrom("Bo", "Boris", "Ruby", "Émile"),
  city: fc.constantFrom(null, "Corvallis", "Albany"),
  state: fc.constantFrom(null, "OR", "NY"),
  badges: fc.subarray(["1", "5"]),
  goodWith: fc.subarray(["dogs", "adults"]),
  deliveries: fc.subarray(["pickup", "flight", "honest"]),
  isRescue: fc.boolean(),
  training: fc.subarray(["crateTraining", "pee-pads"]),
  registry: fc.subarray(["AKC", "CKC"]),
  documents: fc.subarray(["microchipped"]),
  parentTests: fc.subarray(["any", "hips"]),
  hasPicture: fc.boolean(),
  hasVideo: fc.boolean(),
  goesByRoad: fc.boolean(),
  goesByAir: fc.boolean(),
  readyOn: fc.constantFrom(-1, 0, 1, 14, 15, 91).map((days) => DAY + days),
  latitude: fc.constantFrom(null, 44, 45, -44),
  longitude: fc.constantFrom(-123, 123),
  sellerId: fc.constantFrom("a", "b"),
});

const wish: fc.Arbitrary<Partial<Filters>> = fc.record({
  type: fc.subarray(["Dog", "Cat"] as const),
  breedIds: fc.subarray(breeds.map(({ id }) => id), { minLength: 1 }),
  sex: fc.subarray(["Male", "Female"]),
  badges: fc.subarray([1, 5]),
  adultSize: fc.subarray(["small", "medium", "large"] as const),
  age: fc.subarray([...AGE_BANDS]),
  color: fc.subarray(["Ruby", "Blue"]),
  delivery: fc.subarray(["flight", "none"]),
  training: fc.subarray(["crateTraining", "pee-pads"]),
  registry: fc.subarray(["AKC", "CKC"]),
  parentTests: fc.subarray(["any", "hips"]),
  isSmall: fc.boolean(),
  hasVideo: fc.boolean(),
  readyBy: fc.constantFrom(-3, 0, 1, 14).map((days) => dayText(DAY + days)),
  readyFrom: fc.constantFrom(0, 1, 15).map((days) => dayText(DAY + days)),
  deliverTo: fc.constantFrom({ isByRoad: true }, { isByRoad: false }),
  state: fc.subarray(["OR", "NY"]),
  priceMinCents: fc.constant(90_000),
  priceMaxCents: fc.constantFrom(0, 90_000),
  available: fc.boolean(),
  near: fc.record({
    latitude: fc.constant(44),
    longitude: fc.constant(-123),
    miles: fc.constantFrom(10, 100, undefined),
    state: fc.constantFrom("OR", "HI"),
    orDelivered: fc.boolean(),
  }),
  notBreeds: fc.subarray([...breeds.map(({ slug }) => slug), "pug"]),
  notColor: fc.subarray(["seal", "Blue and", "ub"]),
  notSizeClass: fc.subarray(["Toy", "Mini"]),
  notCoatType: fc.subarray(["Long", "Smooth"]),
  notGeneration: fc.subarray(["F1", "F1b"]),
  notRescue: fc.boolean(),
  notState: fc.subarray(["OR", "TX"]),
  notNear: fc.subarray([{ latitude: 44, longitude: -123, miles: 25 }, {
    latitude: 45,
    longitude: 123,
    miles: 500,
  }]),
  q: fc.constantFrom("bo", "RU", "corv", "émi", "ese", "x", "bo corv"),
}, { requiredKeys: [] });

function indexOf(all: Iterable<PetFacts>): Pets {
  const pets = createPets(32);
  for (const breed of breeds) putBreed(pets, breed);
  const filling = fillPets(pets);
  for (const one of Array.from(all).sort((a, b) => a.id < b.id ? -1 : 1)) filling.add(one);
  filling.finish();
  return pets;
}

/** Returns all answers of an index. */
function answers(pets: Pets, filters: Filters): unknown {
  const match = matchPets(pets, filters, TODAY);
  const orders = (["price", "age", "newest", ...filters.near ? ["distance"] : []] as SortKey[])
    .flatMap((key): Order[] => [{ key, direction: 1 }, { key, direction: -1 }]);
  const walks = orders.map((order) => {
    const ids: string[] = [];
    for (let cursor: Cursor | undefined, page = 1;; page++) {
      const found = pageOf(pets, match, order, { cursor, page: 1 });
      expect(pageOf(pets, match, order, { cursor: undefined, page })).toEqual(found);
      ids.push(...found.pets.map(({ id }) => id));
      if (!found.next) return ids;
      cursor = { order, ...found.next };
    }
  });
  for (const ids of walks) expect(new Set(ids).size).toBe(ids.length);
  const few = pickOneOfBreeds(pets, match, "2026-11-22", 2).sort();
  const popular = popularBreeds(pets, match, 3).map(({ breed, count }) => [breed.id, count]);
  return { total: match.total, walks, counts: countFacets(pets, match), few, popular };
}

describe("the index", () => {
  it("answers alike whether its pets came at once or came, changed and went one after another", () => {
    const change = fc.record({ put: fc.option(facts, { freq: 4 }), drop: fc.nat(59).map(idOfNumber) });
    fc.assert(
      fc.property(
        fc.array(change, { maxLength: 120 }),
        fc.array(wish, { minLength: 4, maxLength: 4 }),
        (changes, wishes) => {
          const kept = new Map<string, PetFacts>();
          const pets = indexOf([]);
          for (const { put, drop } of changes) {
            if (put) {
              putPet(pets, put);
              kept.set(put.id, put);
            } else {
              dropPet(pets, drop);
              kept.delete(drop);
            }
          }
          const atOnce = indexOf(kept.values());
          expect(pets.size).toBe(kept.size);
          expect(brokenParts(pets)).toEqual([]);
          for (const one of kept.values()) expect(holdsPet(pets, one)).toBe(true);
          const later = unpackPets(packPets(pets, { at: 5 }))!;
          const renumbered = unpackPets(packPets(pets, {}))!.pets;
          renumberRows(renumbered);
          expect([hasManyStrays(renumbered), brokenParts(renumbered)]).toEqual([false, []]);
          expect(later.note).toEqual({ at: 5 });
          for (const id of Array.from(kept.keys()).slice(0, 5)) {
            dropPet(later.pets, id);
            putPet(later.pets, kept.get(id)!);
            // Another pet reuses its row, next to pets of another breed or color.
            dropPet(renumbered, id);
          }
          for (const one of Array.from(kept.values()).reverse()) putPet(renumbered, one);
          expect(brokenParts(renumbered)).toEqual([]);
          expect(brokenParts(later.pets)).toEqual([]);
          for (const one of wishes) {
            const filters = { ...NONE, ...one };
            const expected = answers(atOnce, filters);
            expect(answers(pets, filters)).toEqual(expected);
            expect(answers(later.pets, filters)).toEqual(expected);
            expect(answers(renumbered, filters)).toEqual(expected);
          }
        },
      ),
      { numRuns: 15, seed: 20261122 },
    );
  });

  it("counts so many times as many where each pet has so many copies, also while they come and go", () => {
    const COPIES = 2_400;
    const idOfCopy = (id: string, copy: number) =>
      id.replace("-0000-", `-${copy.toString(16).padStart(4, "0")}-`);
    const patterns = fc.sample(facts, { numRuns: 30, seed: 20261123 })
      .map((one, at) => ({ ...one, id: idOfNumber(at) }));
    const copiesOf = (one: PetFacts) =>
      Array.from({ length: COPIES }, (_, at) => ({ ...one, id: idOfCopy(one.id, at) }));
    const large = indexOf(patterns.flatMap(copiesOf));
    const everywhere: Filters = { ...NONE, near: { latitude: 44, longitude: -123, miles: undefined } };
    const wishes = [
      ...fc.sample(wish, { numRuns: 12, seed: 7 }).map((one): Filters => ({ ...NONE, ...one })),
      everywhere,
      { ...everywhere, available: false },
    ];
    const isPrice = (facet: string) => facet === "priceMin" || facet === "priceMax";
    const expectCopies = (pets: Pets, of: readonly PetFacts[]) => {
      const small = indexOf(of);
      for (const filters of wishes) {
        const [one, all] = [matchPets(small, filters, TODAY), matchPets(pets, filters, TODAY)];
        expect(all.total).toBe(COPIES * one.total);
        const counts = countFacets(small, one)
          .map((row) => isPrice(row.facet) ? row : { ...row, count: COPIES * row.count });
        // Prices have no count for sorting them among the others.
        const byName = (rows: typeof counts) =>
          rows.map(({ facet, value, count }) => `${facet} ${value} ${count}`).sort();
        expect(byName(countFacets(pets, all))).toEqual(byName(counts));
        expect(loosen(pets, all)).toEqual(
          loosen(small, one).map((row) => ({ ...row, total: COPIES * row.total })),
        );
        for (const direction of filters.near ? [1, -1] as const : []) {
          const idsOf = (of: Pets, page: number) => {
            const order = { key: "distance", direction } as const;
            const match = matchPets(of, filters, TODAY);
            return pageOf(of, match, order, { cursor: undefined, page }).pets.map(({ id }) => id);
          };
          const inOrder = [...idsOf(small, 1), ...idsOf(small, 2)];
          for (const page of [1, 2, 121, 1_000, 2_400]) {
            const expected = Array.from({ length: 20 }, (_, at) => (page - 1) * 20 + at)
              .filter((nth) => nth < COPIES * inOrder.length).map((nth) => {
                const copy = direction === 1 ? nth % COPIES : COPIES - 1 - nth % COPIES;
                return idOfCopy(inOrder[Math.floor(nth / COPIES)]!, copy);
              });
            expect(idsOf(pets, page)).toEqual(expected);
          }
        }
      }
    };
    expectCopies(large, patterns);
    // A fifth of the pets is replaced by others, in rows next to pets of another breed and color.
    const [left, gone] = [patterns.slice(6), patterns.slice(0, 6)];
    for (const one of gone.flatMap(copiesOf)) dropPet(large, one.id);
    expectCopies(large, left);
    const back = gone.map((one, at) => ({ ...patterns[at + 6]!, id: one.id }));
    for (const one of back.flatMap(copiesOf)) putPet(large, one);
    expect(hasManyStrays(large)).toBe(true);
    expectCopies(large, [...left, ...back]);
    expectCopies(unpackPets(packPets(large, {}))!.pets, [...left, ...back]);
    renumberRows(large);
    expect([hasManyStrays(large), brokenParts(large)]).toEqual([false, []]);
    expectCopies(large, [...left, ...back]);
  });

  it("finds by more words and places than are looked up one by one", () => {
    const [pattern] = fc.sample(facts, { numRuns: 1, seed: 1 });
    const all = Array.from({ length: 2_500 }, (_, at): PetFacts => ({
      ...pattern!,
      id: idOfNumber(at),
      isAvailable: true,
      name: `Pet ${at}`,
      city: null,
      state: null,
      color: null,
      latitude: 20 + at / 100,
      longitude: -100,
    }));
    const pets = indexOf(all);
    const found = (filters: Partial<Filters>) => {
      const { all, total } = matchPets(pets, { ...NONE, ...filters }, TODAY);
      return [...listed(all, total)].map((row) => idOf(pets, row));
    };
    const named = all.filter(({ name }) => name.includes("1"));
    expect(named.length).toBeGreaterThan(1_000);
    expect(found({ q: "1" })).toEqual(named.map(({ id }) => id));
    // A degree of latitude is 69.17 miles on this sphere.
    const near = { latitude: 20, longitude: -100, miles: 1_383 };
    expect(found({ near })).toHaveLength(2_000);
    const match = matchPets(pets, { ...NONE, near: { ...near, miles: undefined } }, TODAY);
    const order: Order = { key: "distance", direction: -1 };
    expect(pageOf(pets, match, order, { cursor: undefined, page: 3 }).pets.map(({ id }) => id))
      .toEqual(all.slice(2_440, 2_460).reverse().map(({ id }) => id));
  });

  it("sees what it has otherwise than the tables, and where it contradicts itself", () => {
    const all = fc.sample(facts, { numRuns: 30, seed: 2 }).map((one, at) => ({ ...one, id: idOfNumber(at) }));
    const pets = indexOf(all);
    const adultSize = (one: PetFacts) => oneOf(pets, 0, one).adultSize;
    for (const one of all) {
      const other = all.find(({ id }) => id !== one.id)!;
      for (const key of Object.keys(one) as (keyof PetFacts)[]) {
        if (key === "id") continue;
        const changed = { ...one, [key]: other[key] };
        const isSame = JSON.stringify(changed) === JSON.stringify(one) ||
          (["longitude", "sellerId"].includes(key) && one.latitude === null) ||
          // The index ignores the adult weight of cats, and uses that of other dogs only for their size.
          (key === "adultWeightLb" && adultSize(changed) === adultSize(one));
        expect(holdsPet(pets, changed), key).toBe(isSame);
      }
    }
    expect(holdsPet(pets, { ...all[0]!, id: idOfNumber(99) })).toBe(false);
    for (const isStray of [true, false]) {
      putBit(pets.strays, rowOf(pets, all[0]!.id)!, isStray);
      expect(holdsPet(pets, all[0]!), "stray").toBe(!isStray);
    }
    pets.keys.priceCents[3]! += 1_000_000;
    putBit(pets.flags.shown, 5, false);
    expect(brokenParts(pets)).toContain("priceCents");
    expect(brokenParts(pets)).toContain("shown");
  });

  it("is taken over by nobody from bytes that are not whole, or of another version", () => {
    const packed = packPets(indexOf(fc.sample(facts, 3)), {});
    for (const length of [0, 4, 8, 100, packed.length - 1]) {
      expect(unpackPets(packed.slice(0, length)), `${length}`).toBeUndefined();
    }
    const text = new TextDecoder("latin1").decode(packed);
    for (
      const [before, after] of [
        ['"format":4', '"format":2'],
        ["ids priceCents", "ids pricePence"],
        ['"room":32', '"room":31'], // columns of another length
      ]
    ) {
      const at = text.indexOf(before!);
      expect(at).toBeGreaterThan(0);
      const other = packed.slice();
      other.set(new TextEncoder().encode(after), at);
      expect(unpackPets(other)).toBeUndefined();
    }
  });

  it("takes no more memory the more names it is asked for", () => {
    const [pattern] = fc.sample(facts, { numRuns: 1, seed: 1 });
    const pets = createPets(70_000);
    for (const breed of breeds) putBreed(pets, breed);
    putPet(pets, { ...pattern!, name: "Bo", isAvailable: true });
    for (let time = 0; time < 200; time++) expect(countCalled(pets, "bo")).toEqual({ name: "Bo", count: 1 });
    expect(pets.sets.lend().buffer === pets.flags.shown.buffer).toBe(true);
  });

  it("reckons ages anew when the day changes", () => {
    const [pattern] = fc.sample(facts, { numRuns: 1, seed: 1 });
    const pets = indexOf([{ ...pattern!, isAvailable: true, bornOn: DAY - 55 }]);
    const young: Filters = { ...NONE, age: ["under-8-weeks"] };
    expect(matchPets(pets, young, TODAY).total).toBe(1);
    expect(matchPets(pets, young, new Date("2026-11-23T00:00:00Z")).total).toBe(0);
    expect(matchPets(pets, young, TODAY).total).toBe(1);
  });
});

describe("a sorted list", () => {
  it("keeps its order while rows come and go, over many blocks", () => {
    const values = new Int32Array(6_000).map((_, row) => (row * 7_919) % 501);
    const compare = (a: number, b: number) => values[a]! - values[b]! || a - b;
    const list = createSortedList(compare);
    const rows = new Set<number>();
    const flat = (backwards = false) =>
      [...list.pieces(undefined, undefined, backwards)].flatMap((piece) =>
        backwards ? [...piece].reverse() : [...piece]
      );
    const check = () => {
      const expected = [...rows].sort(compare);
      expect(flat()).toEqual(expected);
      expect(flat(true)).toEqual(expected.reverse());
    };
    const first = Uint32Array.from({ length: 2_000 }, (_, row) => row * 3).sort(compare);
    list.fill(first);
    for (const row of first) rows.add(row);
    for (let row = 0; row < 6_000; row++) {
      if (rows.has(row)) continue;
      list.insert(row);
      rows.add(row);
    }
    check();
    for (let row = 0; row < 6_000; row++) {
      if (row % 11 === 0) continue;
      list.remove(row);
      rows.delete(row);
    }
    check();
    for (const bound of [0, 250, 500, 501]) {
      const from = list.placeOf((row) => values[row]! >= bound);
      const expected = [...rows].filter((row) => values[row]! >= bound).length;
      expect([...list.pieces(from)].reduce((sum, { length }) => sum + length, 0)).toBe(expected);
    }
    expect(() => list.remove(1)).toThrow();
    for (const row of Array.from(rows)) list.remove(row);
    expect(flat()).toEqual([]);
    list.insert(7);
    expect(flat()).toEqual([7]);
  });

  it("sorts rows by a coarse number, then exactly", () => {
    fc.assert(
      fc.property(fc.array(fc.double({ min: 0, max: 1e6, noNaN: true }), { maxLength: 50 }), (values) => {
        const compare = (a: number, b: number) => values[a]! - values[b]! || b - a;
        const rows = Uint32Array.from(values.keys());
        expect([...sortRows(rows, (row) => Math.floor(values[row]! / 1_000), compare)]).toEqual(
          [...rows].sort(compare),
        );
      }),
    );
  });
});

it("sorts rows of an index of any size, by numbers that leave little room for them", () => {
  const values = new Map([
    [3, 2_000_000_000],
    [2 ** 22 + 3, 2_000_000_000],
    [2 ** 31, 0],
    [7, 1_999_999_999],
    [2 ** 30, 5],
  ]);
  const value = (row: number) => values.get(row)!;
  const sorted = sortRows(Uint32Array.from(values.keys()), value, (a, b) => value(a) - value(b) || a - b);
  expect([...sorted]).toEqual([2 ** 31, 2 ** 30, 7, 3, 2 ** 22 + 3]);
});

it("words are found by any letters in them, whatever their case", () => {
  fc.assert(fc.property(
    fc.array(fc.string({ unit: fc.constantFrom("a", "B", "é", " ", "%"), maxLength: 4 }), { maxLength: 30 }),
    fc.string({ unit: fc.constantFrom("A", "b", "É", " ", "%"), minLength: 1, maxLength: 3 }),
    (all, letters) => {
      const words = createWords();
      const numbers = new Map(all.map((word) => [word, words.numberOf(word)]));
      const expected = [...numbers].filter(([word]) => word.toLowerCase().includes(letters.toLowerCase()));
      expect(words.containing(letters)).toEqual(expected.map(([, number]) => number));
      for (const [word, number] of numbers) {
        expect([words.known(word), words.wordOf(number)]).toEqual([number, word]);
      }
    },
  ));
  const many = createWords();
  for (let at = 0; at < 10_000; at++) many.numberOf(`w${at}e`);
  expect(many.containing("W999")).toEqual([1_000, ...Array.from({ length: 10 }, (_, at) => 9_991 + at)]);
  expect([many.numberOf(null), many.containing("\0")]).toEqual([0, []]);
});

describe.each([1_024, 70_000])("sets with room for %i rows", (room) => {
  // Single rows, and ranges of rows.
  const rows = fc.array(fc.tuple(fc.nat(room - 1), fc.constantFrom(1, 1, 40, 300)), { maxLength: 200 })
    .map((all) =>
      new Set(all.flatMap(([row, many]) => Array.from({ length: many }, (_, at) => (row + at) % room)))
    );
  const sorted = (all: Iterable<number>) => [...all].sort((a, b) => a - b);
  const listOf = (bits: Bits) => [...listed(bits, countBits(bits))];

  it("are kept, put together, taken off, noted and counted as sets of numbers are", () => {
    const sets = createSets(room);
    const setOf = (all: Iterable<number>, bits = sets.lend()): Bits => {
      for (const row of all) putBit(bits, row, true);
      return bits;
    };
    fc.assert(
      fc.property(rows, rows, rows, (one, two, three) => {
        sets.takeBack();
        const [a, b, c] = [setOf(one), setOf(two), setOf(three)];
        expect(listOf(a)).toEqual(sorted(one));
        expect(countCommon(a, b)).toBe(one.intersection(two).size);
        const changed = (change: (bits: Bits) => void) => {
          const copy = setOf(one);
          change(copy);
          return listOf(copy);
        };
        expect(changed((bits) => keepCommon(bits, b))).toEqual(sorted(one.intersection(two)));
        expect(changed((bits) => addAll(bits, b))).toEqual(sorted(one.union(two)));
        expect(changed((bits) => takeOut(bits, b))).toEqual(sorted(one.difference(two)));
        expect(changed((bits) => addWithout(bits, b, c))).toEqual(sorted(one.union(two.difference(three))));
        const [once, twice] = [sets.lend(), sets.lend()];
        for (const bits of [a, b, c]) noteMissing(bits, once, twice);
        const misses = (row: number) => [one, two, three].filter((all) => !all.has(row)).length;
        const asked = [...one, ...two, ...three, 0, room - 1];
        expect(asked.every((row) => hasBit(once, row) === misses(row) > 0)).toBe(true);
        expect(asked.every((row) => hasBit(twice, row) === misses(row) > 1)).toBe(true);
      }),
      { numRuns: 30 },
    );
  });

  it("are as right where more are asked for than a memory has room for", () => {
    const sets = createSets(room);
    const all = Array.from({ length: 400 }, (_, at) => at % 2 ? sets.make() : sets.lend());
    all.forEach((bits, at) => putBit(bits, at, true));
    expect(all.map(countBits)).toEqual(all.map(() => 1));
    const first = all[1]!;
    for (const bits of all) addAll(first, bits);
    expect(listOf(first)).toEqual([...all.keys()]);
    sets.takeBack();
    expect(countBits(sets.lend())).toBe(0);
  });

  it("have a range of rows put in", () => {
    fc.assert(fc.property(fc.nat(room), fc.nat(room), (from, to) => {
      const bits = emptyBits(room);
      putRange(bits, from, to);
      expect([countBits(bits), from < to && hasBit(bits, from), from < to && hasBit(bits, to - 1)])
        .toEqual([Math.max(0, to - from), from < to, from < to]);
    }));
  });
});
