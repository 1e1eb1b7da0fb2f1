/**
 * Inbreeding from pedigrees: how likely it is that a pup gets two copies of one ancestor's gene.
 *
 * Wright's method of paths (S. Wright, "Coefficients of inbreeding and relationship", American Naturalist 56, 1922):
 *
 *     F = sum over common ancestors A of sire and dam, and over all pairs of paths sire <- A -> dam that share no animal
 *         but A, of (1/2)^(n1 + n2 + 1) * (1 + F_A)
 *
 * with n1 and n2 the generations from the sire and from the dam to A, and F_A that of the ancestor itself.
 *
 * Worked: full siblings have sire S and dam D. Both are common ancestors, with n1 = n2 = 1: (1/2)^3 + (1/2)^3 = 0.25. A father
 * and his daughter: the father is the only common ancestor, n1 = 0 and n2 = 1: (1/2)^2 = 0.25. First cousins share two
 * grandparents, n1 = n2 = 2: 2 * (1/2)^5 = 0.0625.
 */

/** An animal's parents as they are known: ids of animals, or null. */
export type Links = { sireId: string | null; damId: string | null };
export type Pedigree = ReadonlyMap<string, Links>;

/** So many generations before the litter are looked at, and at most so many steps are spent on it. */
export const MOST_GENERATIONS = 10;
const MOST_STEPS = 200_000;

export type Relatedness = {
  /** From 0 to 1, of a litter of the two. */
  coefficient: number;
  /** So many generations were looked at: those in which an ancestor is known, 10 at most. */
  generations: number;
  /** How many of the ancestors in these generations are known, in percent of all that there are. */
  knownPercent: number;
  /** The common ancestors that count, the nearest first. */
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

/** Whether an animal is, by this pedigree, an ancestor of itself or stands below one that is. */
export function hasLoop(pedigree: Pedigree, id: string): boolean {
  const state = new Map<string, "open" | "done">();
  // Without recursion: data may be as deep as it likes.
  const stack: { id: string; isLeaving: boolean }[] = [{ id, isLeaving: false }];
  while (stack.length) {
    const { id: at, isLeaving } = stack.pop()!;
    if (isLeaving) {
      state.set(at, "done");
      continue;
    }
    if (state.get(at) === "done") continue;
    if (state.get(at) === "open") return true;
    state.set(at, "open");
    stack.push({ id: at, isLeaving: true });
    for (const parent of parentsOf(pedigree, at)) {
      if (state.get(parent) === "open") return true;
      if (!state.has(parent)) stack.push({ id: parent, isLeaving: false });
    }
  }
  return false;
}

/** The part of a pedigree within so many generations of a litter of these two. */
function within(pedigree: Pedigree, sireId: string, damId: string, generations: number): Pedigree {
  const found = new Map<string, Links>();
  let layer = new Set([sireId, damId]);
  for (let depth = 1; depth <= generations && layer.size; depth++) {
    const next = new Set<string>();
    for (const id of layer) {
      if (found.has(id)) continue;
      const links = depth < generations ? pedigree.get(id) : undefined;
      found.set(id, links ?? { sireId: null, damId: null });
      for (const parent of links ? parentsOf(pedigree, id) : []) next.add(parent);
    }
    layer = next;
  }
  return found;
}

class TooMuch extends Error {}
type Budget = { steps: number };
type Path = readonly string[];

/** Every path from an animal up to each of its ancestors, itself included: path's end -> paths, each from the animal on. */
function pathsUp(pedigree: Pedigree, from: string, budget: Budget): Map<string, Path[]> {
  const found = new Map<string, Path[]>();
  const stack: Path[] = [[from]];
  while (stack.length) {
    if (++budget.steps > MOST_STEPS) throw new TooMuch();
    const path = stack.pop()!;
    const end = path.at(-1)!;
    const known = found.get(end);
    if (known) known.push(path);
    else found.set(end, [path]);
    for (const parent of parentsOf(pedigree, end)) stack.push([...path, parent]);
  }
  return found;
}

function wright(
  pedigree: Pedigree,
  sireId: string | null,
  damId: string | null,
  budget: Budget,
  known: Map<string, number>,
): { coefficient: number; commonIds: string[] } {
  if (sireId === null || damId === null) return { coefficient: 0, commonIds: [] };
  const [up, down] = [pathsUp(pedigree, sireId, budget), pathsUp(pedigree, damId, budget)];
  let coefficient = 0;
  const common = new Map<string, number>();
  for (const [ancestor, left] of up) {
    for (const first of left) {
      const animals = new Set(first.slice(0, -1));
      for (const second of down.get(ancestor) ?? []) {
        if ((budget.steps += second.length) > MOST_STEPS) throw new TooMuch();
        if (second.slice(0, -1).some((id) => animals.has(id))) continue;
        const lengths = first.length + second.length - 2;
        coefficient += 0.5 ** (lengths + 1) * (1 + ownOf(pedigree, ancestor, budget, known));
        common.set(ancestor, Math.min(common.get(ancestor) ?? Infinity, lengths));
      }
    }
  }
  return {
    coefficient,
    commonIds: [...common].sort((a, b) => a[1] - b[1] || (a[0] < b[0] ? -1 : 1)).map(([id]) => id),
  };
}

/** F of one animal of the pedigree. */
function ownOf(pedigree: Pedigree, id: string, budget: Budget, known: Map<string, number>): number {
  const before = known.get(id);
  if (before !== undefined) return before;
  const { sireId, damId } = pedigree.get(id)!;
  const { coefficient } = wright(pedigree, sireId, damId, budget, known);
  known.set(id, coefficient);
  return coefficient;
}

/**
 * Returns how related two animals are: the coefficient of inbreeding of a litter of both, and on how much it rests. A pedigree
 * with more paths than can be followed is looked at in fewer generations, which the answer says. Throws PedigreeLoop.
 */
export function relatednessOf(pedigree: Pedigree, sireId: string, damId: string): Relatedness {
  if (hasLoop(pedigree, sireId) || hasLoop(pedigree, damId)) throw new PedigreeLoop();
  for (let most = MOST_GENERATIONS;; most--) {
    const part = within(pedigree, sireId, damId, most);
    try {
      const found = wright(part, sireId, damId, { steps: 0 }, new Map());
      return { ...found, ...completeness(part, sireId, damId, most) };
    } catch (error) {
      // Two generations are the two animals and their parents: that is always little.
      if (!(error instanceof TooMuch) || most <= 2) throw error;
    }
  }
}

/** How many of the 2 + 4 + 8 ... places in a litter's pedigree are filled, down to the last generation with one that is. */
function completeness(
  pedigree: Pedigree,
  sireId: string,
  damId: string,
  most: number,
): { generations: number; knownPercent: number } {
  // By how many ways each animal stands in a generation: the places it fills.
  let layer = new Map([[sireId, 1]]);
  layer.set(damId, (layer.get(damId) ?? 0) + 1);
  let [filled, generations] = [0, 0];
  for (let depth = 1; depth <= most && layer.size; depth++) {
    const next = new Map<string, number>();
    for (const [id, ways] of layer) {
      filled += ways;
      for (const parent of parentsOf(pedigree, id)) next.set(parent, (next.get(parent) ?? 0) + ways);
    }
    generations = depth;
    layer = next;
  }
  const places = 2 ** (generations + 1) - 2;
  return { generations, knownPercent: Math.floor(filled / places * 100) };
}
