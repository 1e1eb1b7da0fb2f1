/**
 * Inbreeding from pedigrees: how likely it is that a pup gets two copies of one ancestor's gene.
 *
 * Wright's coefficient (S. Wright, "Coefficients of inbreeding and relationship", American Naturalist 56, 1922) sums over all pairs of
 * paths that meet in a common ancestor. A dense line has millions of them, so the same number is worked out from shares of
 * genes (C. R. Henderson, R. L. Quaas, Biometrics 32, 1976), which takes each animal once:
 *
 *     F = 1/2 * sum over common ancestors A of sire and dam of c(sire, A) * c(dam, A) * M(A)
 *     M(A) = 1 - (1 + F of A's sire) / 4 - (1 + F of A's dam) / 4, without the part of a parent that is not known
 *
 * with c(x, A) the share of x's genes that come from A: 1 of itself, and half of what each parent has. M(A) is what A has of its own,
 * not of its parents.
 *
 * Worked: full siblings have sire S and dam D. Both are common ancestors, c = 1/2 and M = 1: 1/2 * 2 * (1/2)^2 = 0.25. A father and
 * his daughter: the father is the only common ancestor, c = 1 and 1/2: 1/2 * 1/2 = 0.25. First cousins share two grandparents,
 * c = 1/4: 1/2 * 2 * (1/4)^2 = 0.0625.
 */

/** An animal's parents as they are known: ids of animals, or null. */
export type Links = { sireId: string | null; damId: string | null };
export type Pedigree = ReadonlyMap<string, Links>;

/** So many generations before the litter are looked at. */
export const MOST_GENERATIONS = 10;

export type Relatedness = {
  /** From 0 to 1, of a litter of the two. */
  coefficient: number;
  /** So many generations were looked at: those in which an ancestor is known, 10 at most. */
  generations: number;
  /** How many of the ancestors in these generations are known, in percent of all that there are. */
  knownPercent: number;
  /** The common ancestors that count: to which two lines lead that share no other animal. The nearest first. */
  commonIds: string[];
};

/** The pedigree says that an animal is its own ancestor. */
export class PedigreeLoop extends Error {
  override name = "PedigreeLoop";
}

const parentsOf = (pedigree: Pedigree, id: string): string[] => {
  const links = pedigree.get(id);
  return links ? [links.sireId, links.damId].filter((one) => one !== null) : [];
};

/** Animals that were looked at for loops: `open` ones are, or stand below, one that is its own ancestor. */
type Looked = Map<string, "open" | "done">;

/**
 * Whether an animal is, by this pedigree, an ancestor of itself or stands below one that is. What was `looked` at before is not looked
 * at again.
 */
export function hasLoop(pedigree: Pedigree, id: string, looked: Looked = new Map()): boolean {
  // Without recursion: data may be as deep as it likes.
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

/** The part of a pedigree within ten generations of a litter of these two. */
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

/** A part of a pedigree by numbers, each animal before its parents; -1 is a parent that is not known. */
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
  // The shares of two animals in those that are still to come, from the younger on.
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
 * The common ancestors that count. An animal goes by whom all lines from the litter to it lead through, the first after the litter; where
 * there is no such animal, it counts, and goes by itself.
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
 * Returns how related any two animals of a pedigree are: the coefficient of inbreeding of a litter of both, and on how much it
 * rests. Throws PedigreeLoop.
 */
export function relatednessIn(pedigree: Pedigree): (sireId: string, damId: string) => Relatedness {
  const looked: Looked = new Map();
  return (sireId, damId) => {
    if (hasLoop(pedigree, sireId, looked) || hasLoop(pedigree, damId, looked)) throw new PedigreeLoop();
    const line = numbered(within(pedigree, sireId, damId), sireId, damId);
    return { coefficient: coefficientOf(line), commonIds: commonOf(line), ...completeness(line) };
  };
}

/** How many of the 2 + 4 + 8 ... places in a litter's pedigree are filled, down to the last generation with one that is. */
function completeness({ sires, dams, sire, dam }: Line): { generations: number; knownPercent: number } {
  // By how many ways each animal stands in a generation: the places it fills.
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
