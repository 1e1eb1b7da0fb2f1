import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { hasLoop, type Links, type Pedigree, PedigreeLoop, relatednessIn } from "./inbreeding_rules.ts";

const relatednessOf = (all: Pedigree, sireId: string, damId: string) => relatednessIn(all)(sireId, damId);

/** Parses lines of "x: sire dam", with "-" for an unknown parent. */
function pedigree(text: string): Pedigree {
  const found = new Map<string, Links>();
  for (const line of text.trim().split("\n")) {
    const [id, sire, dam] = line.trim().split(/[:\s]+/);
    found.set(id!, { sireId: sire === "-" ? null : sire!, damId: dam === "-" ? null : dam! });
  }
  return found;
}

const WORKED: [what: string, pedigree: string, coefficient: number][] = [
  ["strangers", "s: a b\nd: c e", 0],
  ["full siblings", "s: a b\nd: a b", 0.25],
  ["half siblings", "s: a b\nd: a c", 0.125],
  ["a father and his daughter", "s: - -\nd: s c", 0.25],
  ["a mother and her son", "s: c d\nd: - -", 0.25],
  ["a grandfather and his granddaughter", "s: - -\nx: s c\nd: x e", 0.125],
  ["an uncle and his niece", "s: a b\nx: a b\nd: x c", 0.125],
  ["first cousins", "s: x c\nd: y e\nx: a b\ny: a b", 0.0625],
  ["double first cousins", "s: x u\nd: y v\nx: a b\ny: a b\nu: g h\nv: g h", 0.125],
  ["half first cousins", "s: x c\nd: y e\nx: a b\ny: a z", 0.03125],
  // Two generations of brother and sister: 3/8.
  ["full siblings of full siblings", "s: x y\nd: x y\nx: a b\ny: a b", 0.375],
  // The common ancestor p has full siblings as parents (F_p = 1/4): half siblings by p have (1/2)^3 * (1 +
  // 1/4).
  ["half siblings by an inbred father", "s: p m\nd: p n\np: x y\nx: a b\ny: a b", 0.15625],
  // Linebreeding to t, 2 and 3 generations away. The parents of t are half siblings (F_t = 1/8): (1/2)^6 * (1
  // + 1/8).
  [
    "linebreeding 2 x 3 to an inbred ancestor",
    "s: u m\nu: t n\nd: v o\nv: w q\nw: t r\nt: x y\nx: a b\ny: a c",
    0.017578125,
  ],
];

/**
 * Kinship by the additive relationship matrix (Henderson 1976), row by row from the oldest animal on. Half of
 * it is the F of a litter.
 */
function tabular(all: Pedigree, sireId: string, damId: string): number {
  const order: string[] = [];
  const put = (id: string) => {
    if (order.includes(id)) return;
    const { sireId: sire = null, damId: dam = null } = all.get(id) ?? {};
    if (sire) put(sire);
    if (dam) put(dam);
    order.push(id);
  };
  put(sireId);
  put(damId);
  const place = new Map(order.map((id, index) => [id, index]));
  const a = order.map(() => order.map(() => 0));
  for (const [i, id] of order.entries()) {
    const { sireId: sire = null, damId: dam = null } = all.get(id) ?? {};
    const [s, d] = [sire, dam].map((one) => one === null ? undefined : place.get(one));
    for (let j = 0; j < i; j++) {
      a[i]![j] = a[j]![i] = ((s === undefined ? 0 : a[j]![s]!) + (d === undefined ? 0 : a[j]![d]!)) / 2;
    }
    a[i]![i] = 1 + (s === undefined || d === undefined ? 0 : a[s]![d]! / 2);
  }
  return a[place.get(sireId)!]![place.get(damId)!]! / 2;
}

/**
 * Wright's own method: every pair of paths that meet in a common ancestor and share no other animal. Returns
 * the coefficient and the ancestors in which such a pair meets.
 */
function byPaths(all: Pedigree, sireId: string, damId: string): { coefficient: number; common: Set<string> } {
  const up = (path: string[]): string[][] => {
    const { sireId: sire = null, damId: dam = null } = all.get(path.at(-1)!) ?? {};
    return [path, ...[sire, dam].flatMap((parent) => parent === null ? [] : up([...path, parent]))];
  };
  const common = new Set<string>();
  let coefficient = 0;
  for (const first of up([sireId])) {
    for (const second of up([damId])) {
      if (
        first.filter((id) => second.includes(id)).join() !== first.at(-1) || first.at(-1) !== second.at(-1)
      ) {
        continue;
      }
      const { sireId: sire = null, damId: dam = null } = all.get(first.at(-1)!) ?? {};
      const own = sire === null || dam === null ? 0 : byPaths(all, sire, dam).coefficient;
      coefficient += 0.5 ** (first.length + second.length - 1) * (1 + own);
      common.add(first.at(-1)!);
    }
  }
  return { coefficient, common };
}

/** Returns an animal and all its ancestors. */
function ancestors(all: Pedigree, id: string): Set<string> {
  const found = new Set([id]);
  for (const one of found) {
    const { sireId = null, damId = null } = all.get(one) ?? {};
    for (const parent of [sireId, damId]) if (parent !== null) found.add(parent);
  }
  return found;
}

/** A herd over several generations: each animal's parents are older members, often close relatives. */
const herd = fc.array(fc.tuple(fc.option(fc.nat(5)), fc.option(fc.nat(5))), { minLength: 6, maxLength: 12 })
  .map((choices) => {
    const found = new Map<string, Links>();
    choices.forEach(([sire, dam], index) => {
      const before = (back: number | null, sex: number) => {
        const at = back === null ? -1 : index - 1 - back;
        return at >= 0 && at % 2 === sex ? `${at}` : null;
      };
      found.set(`${index}`, { sireId: before(sire, 0), damId: before(dam, 1) });
    });
    return found as Pedigree;
  });

describe("the coefficient of inbreeding", () => {
  it.each(WORKED)("of a litter of %s", (_what, text, coefficient) => {
    const found = relatednessOf(pedigree(text), "s", "d");
    expect(found.coefficient).toBeCloseTo(coefficient, 12);
    expect(tabular(pedigree(text), "s", "d")).toBeCloseTo(coefficient, 12);
    expect(byPaths(pedigree(text), "s", "d").coefficient).toBeCloseTo(coefficient, 12);
  });

  it("is that of the relationship matrix and of Wright's paths for any herd, by the same ancestors", () => {
    let [related, left] = [0, 0];
    fc.assert(
      fc.property(herd, (all) => {
        const [sire, dam] = [`${all.size - 1}`, `${all.size - 2}`];
        const { coefficient, generations, commonIds } = relatednessOf(all, sire, dam);
        // Deeper pedigrees are cut at ten generations, unlike in the other methods.
        if (generations < 10) {
          const wright = byPaths(all, sire, dam);
          expect(coefficient).toBeCloseTo(tabular(all, sire, dam), 12);
          expect(coefficient).toBeCloseTo(wright.coefficient, 12);
          expect(commonIds.toSorted()).toEqual([...wright.common].toSorted());
          if (ancestors(all, sire).intersection(ancestors(all, dam)).size > commonIds.length) left++;
        }
        expect(relatednessOf(all, dam, sire).coefficient).toBeCloseTo(coefficient, 12);
        if (coefficient > 0) related++;
      }),
      { numRuns: 400, seed: 20_261_122 },
    );
    expect(related).toBeGreaterThan(100);
    // Many have common ancestors to which all lines pass through another one.
    expect(left).toBeGreaterThan(40);
  });

  it("says on how much it rests", () => {
    expect(relatednessOf(pedigree("s: - -\nd: - -"), "s", "d")).toMatchObject({
      generations: 1,
      knownPercent: 100,
    });
    // Known of 2 + 4 + 8 places: the two animals, three parents and one grandparent.
    expect(relatednessOf(pedigree("s: a b\nd: c -\na: e -"), "s", "d")).toEqual({
      coefficient: 0,
      commonIds: [],
      generations: 3,
      knownPercent: 42,
    });
    expect(relatednessOf(pedigree("s: a b\nd: a c"), "s", "d")).toMatchObject({
      commonIds: ["a"],
      generations: 2,
      knownPercent: 100,
    });
  });

  it("follows all ten generations of the densest line", () => {
    // Every generation has two animals, both with the previous two as parents, so the paths double each time.
    const dense = new Map<string, Links>();
    for (let n = 0; n < 40; n++) {
      dense.set(`m${n}`, { sireId: `m${n + 1}`, damId: `f${n + 1}` });
      dense.set(`f${n}`, { sireId: `m${n + 1}`, damId: `f${n + 1}` });
    }
    // Repeated brother and sister mating (Wright 1921): F is a quarter of 1 + 2 F of the previous litter + F
    // of the litter before it.
    let [before, coefficient] = [0, 0];
    for (let n = 1; n < 10; n++) [before, coefficient] = [coefficient, (1 + 2 * coefficient + before) / 4];
    const found = relatednessOf(dense, "m0", "f0");
    expect(found).toMatchObject({ coefficient, generations: 10, knownPercent: 100 });
    expect(found.commonIds.slice(0, 4)).toEqual(["f1", "m1", "f2", "m2"]);
  });

  it("is refused where an animal is its own ancestor", () => {
    const twisted = pedigree("s: a b\na: c -\nc: s -\nd: - -");
    expect(() => relatednessOf(twisted, "s", "d")).toThrow(PedigreeLoop);
    expect(hasLoop(pedigree("s: a b\na: c -\nb: c -\nc: - -"), "s")).toBe(false);
    expect(hasLoop(pedigree("s: s -"), "s")).toBe(true);
    // Animals outside the loop are still compared, even after the loop was found.
    const compare = relatednessIn(pedigree("s: a b\na: c -\nc: s -\nd: - e\nx: c -\ny: e -"));
    for (const looped of ["s", "x", "c", "s"]) expect(() => compare(looped, "d")).toThrow(PedigreeLoop);
    expect(compare("y", "d").coefficient).toBe(0.125);
    expect(() => compare("d", "x")).toThrow(PedigreeLoop);
  });
});
