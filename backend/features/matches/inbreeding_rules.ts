/**
 * Inbreeding from pedigrees: the probability that a pup gets two copies of one ancestor's gene.
 *
 * Wright's coefficient (S. Wright, "Coefficients of inbreeding and relationship", American Naturalist 56,
 * 1922) sums over all pairs of paths that meet in a common ancestor. A dense pedigree has millions of them,
 * so this code calculates the same number from shares of genes (C. R. Henderson, R. L. Quaas, Biometrics 32,
 * 1976), which visits each animal once:
 *
 *     F = 1/2 * sum over common ancestors A of sire and dam of c(sire, A) * c(dam, A) * M(A)
 *     M(A) = 1 - (1 + F of A's sire) / 4 - (1 + F of A's dam) / 4, without the part of an unknown parent
 *
 * Here c(x, A) is the share of x's genes that come from A: 1 from itself, and half of each parent's share.
 * M(A) is the part of A's genes that does not come from its known parents.
 *
 * Examples: full siblings have sire S and dam D. Both are common ancestors, c = 1/2 and M = 1: 1/2 * 2 *
 * (1/2)^2 = 0.25. A father and his daughter: the father is the only common ancestor, c = 1 and 1/2: 1/2 * 1/2
 * = 0.25. First cousins share two grandparents, c = 1/4: 1/2 * 2 * (1/4)^2 = 0.0625.
 */

/** An animal's known parents: ids of animals, or null. */
export type Links = { sireId: string | null; damId: string | null };
export type Pedigree = ReadonlyMap<string, Links>;

/** Maximum number of generations before the litter that are considered. */
export const MOST_GENERATIONS = 10;

export type Relatedness = {
  /** From 0 to 1, for a litter of the two animals. */
  coefficient: number;
  /** Number of generations considered: those with a known ancestor, at most 10. */
  generations: number;
  /** Percentage of the ancestors in these generations that are known. */
  knownPercent: number;
  /** Common ancestors that count, nearest first: two lines that share no other animal lead to each. */
  commonIds: string[];
};

/** Thrown when a pedigree makes an animal its own ancestor. */
export class PedigreeLoop extends Error {
  override name = "PedigreeLoop";
}

const parentsOf = (pedigree: Pedigree, id: string): string[] => {
  const links = pedigree.get(id);
  return links ? [links.sireId, links.damId].filter((one) => one !== null) : [];
};

/** Animals checked for loops. An `open` animal is its own ancestor or a descendant of such an animal. */
type Looked = Map<string, "open" | "done">;

/**
 * Returns whether this pedigree makes an animal its own ancestor or a descendant of such an animal. Skips
 * animals already in `looked`.
 */
export function hasLoop(pedigree: Pedigree, id: string, looked: Looked = new Map()): boolean {
  // Iterates without recursion because a pedigree may be arbitrarily deep.
  const stack: { id: string; isLeaving: boolean }[] = [{ id, isLeaving: false }];
  while (stack.length) {
    const { id: at, isLeaving } = stack.pop()!;
    if (isLeaving) {
      looked.set(at, "done");
      continue;
    }
    if (looked.get(at) === "done") continue;
    if (looked.get(at) === "open") return true;
    looked.set(at, "open");
    stack.push({ id: at, isLeaving: true });
    for (const parent of parentsOf(pedigree, at)) {
      if (looked.get(parent) === "open") return true;
      if (!looked.has(parent)) stack.push({ id: parent, isLeaving: false });
    }
  }
  return false;
}

/** Returns the part of a pedigree within ten generations of a litter of these two. */
function within(pedigree: Pedigree, sireId: string, damId: string): Pedigree {
  const found = new Map<string, Links>();
  let layer = new Set([sireId, damId]);
  for (let depth = 1; depth <= MOST_GENERATIONS && layer.size; depth++) {
    const next = new Set<string>();
    for (const id of layer) {
      if (found.has(id)) continue;
      const links = depth < MOST_GENERATIONS ? pedigree.get(id) : undefined;
      found.set(id, links ?? { sireId: null, damId: null });
      for (const parent of links ? parentsOf(pedigree, id) : []) next.add(parent);
    }
    layer = next;
  }
  return found;
}

/** A part of a pedigree with numbered animals, each before its parents; -1 is an unknown parent. */
type Line = { ids: string[]; sires: Int32Array; dams: Int32Array; sire: number; dam: number };

function numbered(part: Pedigree, sireId: string, damId: string): Line {
  const ids: string[] = [];
  const met = new Set<string>();
  const stack = [{ id: sireId, isLeaving: false }, { id: damId, isLeaving: false }];
  while (stack.length) {
    const { id, isLeaving } = stack.pop()!;
    if (isLeaving) ids.push(id);
    else if (!met.has(id)) {
      met.add(id);
      stack.push({ id, isLeaving: true });
      for (const parent of parentsOf(part, id)) stack.push({ id: parent, isLeaving: false });
    }
  }
  ids.reverse();
  const numbers = new Map(ids.map((id, at) => [id, at]));
  const number = (id: string | null) => id === null ? -1 : numbers.get(id)!;
  return {
    ids,
    sires: Int32Array.from(ids, (id) => number(part.get(id)!.sireId)),
    dams: Int32Array.from(ids, (id) => number(part.get(id)!.damId)),
    sire: number(sireId),
    dam: number(damId),
  };
}

function coefficientOf({ ids, sires, dams, sire, dam }: Line): number {
  const own = new Float64Array(ids.length);
  const inbreeding = new Float64Array(ids.length);
  // Shares of the two animals in the remaining animals, youngest first.
  const [left, right] = [new Float64Array(ids.length), new Float64Array(ids.length)];
  const ofLitter = (one: number, other: number): number => {
    if (one < 0 || other < 0) return 0;
    let sum = 0;
    let last = Math.max(one, other);
    left[one] = right[other] = 1;
    for (let at = Math.min(one, other); at <= last; at++) {
      const [mine, theirs] = [left[at]!, right[at]!];
      if (mine === 0 && theirs === 0) continue;
      left[at] = right[at] = 0;
      sum += mine * theirs * own[at]!;
      for (const parent of [sires[at]!, dams[at]!]) {
        if (parent < 0) continue;
        left[parent]! += mine / 2;
        right[parent]! += theirs / 2;
        if (parent > last) last = parent;
      }
    }
    return sum / 2;
  };
  const taken = (parent: number) => parent < 0 ? 0 : (1 + inbreeding[parent]!) / 4;
  for (let at = ids.length - 1; at >= 0; at--) {
    inbreeding[at] = ofLitter(sires[at]!, dams[at]!);
    own[at] = 1 - taken(sires[at]!) - taken(dams[at]!);
  }
  return ofLitter(sire, dam);
}

/**
 * Returns the common ancestors that count, nearest first. Each animal is labeled with the first animal after
 * the litter that all lines from the litter to it pass through. An animal without such a label counts, and is
 * its own label.
 */
function commonOf({ ids, sires, dams, sire, dam }: Line): string[] {
  const [NONE, BY_SIRE, BY_DAM] = [-1, ids.length, ids.length + 1];
  const through = new Int32Array(ids.length).fill(NONE);
  const far = [sire, dam].map((from) => {
    const found = new Float64Array(ids.length).fill(Infinity);
    found[from] = 0;
    return found;
  });
  const lead = (at: number, by: number) => {
    through[at] = through[at] === NONE || through[at] === by ? by : at;
  };
  lead(sire, BY_SIRE);
  lead(dam, BY_DAM);
  for (let at = 0; at < ids.length; at++) {
    for (const parent of [sires[at]!, dams[at]!]) {
      if (parent < 0) continue;
      lead(parent, through[at]!);
      for (const found of far) found[parent] = Math.min(found[parent]!, found[at]! + 1);
    }
  }
  const distance = (at: number) => far[0]![at]! + far[1]![at]!;
  return ids.map((id, at) => ({ id, at })).filter(({ at }) => through[at] === at)
    .sort((a, b) => distance(a.at) - distance(b.at) || (a.id < b.id ? -1 : 1)).map(({ id }) => id);
}

/**
 * Returns a function that calculates how closely any two animals of a pedigree are related: the coefficient
 * of inbreeding of their litter, and the extent of the data behind it. Throws PedigreeLoop.
 */
export function relatednessIn(pedigree: Pedigree): (sireId: string, damId: string) => Relatedness {
  const looked: Looked = new Map();
  return (sireId, damId) => {
    if (hasLoop(pedigree, sireId, looked) || hasLoop(pedigree, damId, looked)) throw new PedigreeLoop();
    const line = numbered(within(pedigree, sireId, damId), sireId, damId);
    return { coefficient: coefficientOf(line), commonIds: commonOf(line), ...completeness(line) };
  };
}

/**
 * Returns how many of the 2 + 4 + 8 ... places in a litter's pedigree are filled, down to the last generation
 * with a filled place.
 */
function completeness({ sires, dams, sire, dam }: Line): { generations: number; knownPercent: number } {
  // Number of lines to each animal of a generation, which is the number of places that it fills.
  let layer = new Map([[sire, 1]]);
  layer.set(dam, (layer.get(dam) ?? 0) + 1);
  let [filled, generations] = [0, 0];
  for (let depth = 1; depth <= MOST_GENERATIONS && layer.size; depth++) {
    const next = new Map<number, number>();
    for (const [at, ways] of layer) {
      filled += ways;
      for (const parent of [sires[at]!, dams[at]!]) {
        if (parent >= 0) next.set(parent, (next.get(parent) ?? 0) + ways);
      }
    }
    generations = depth;
    layer = next;
  }
  const places = 2 ** (generations + 1) - 2;
  return { generations, knownPercent: Math.floor(filled / places * 100) };
}
