/**
 * Levels of a breed from 1 (least) to 5 (most). Training is 5 for a breed that learns fast. Time alone is 1
 * for a breed that needs company, 2 for a breed that manages half a day, 3 for one that manages a workday.
 * Undefined is unknown.
 */
export type Levels = {
  energy: number | undefined;
  grooming: number;
  shedding: number;
  training: number | undefined;
  children: number | undefined;
  alone: number | undefined;
};

/** Levels and their origin: rated for the breed, the middle of a cross's parents, or usual in the group. */
export type Traits = Levels & { basis: "breed" | "parents" | "group" };

/**
 * Parses pairs of a slug and its levels: energy, grooming, shedding, training, children and, if well known,
 * time alone. `-` is unknown. Throws for anything else, since the data is ours.
 */
export function parseLevels(table: string): [slug: string, Levels][] {
  const words = table.split(/\s+/).filter(Boolean);
  const pairs: [string, Levels][] = [];
  for (let at = 0; at < words.length; at += 2) {
    const [slug = "", digits = ""] = words.slice(at, at + 2);
    if (!/^[a-z][a-z0-9-]*$/.test(slug) || !/^[1-5]{3}[1-5-]{2}[1-3-]?$/.test(digits)) {
      throw new Error(`not levels of a breed: ${slug} ${digits}`);
    }
    const [energy, grooming, shedding, training, children, alone] = [...digits].map((digit) =>
      digit === "-" ? undefined : Number(digit)
    );
    pairs.push([slug, {
      energy,
      grooming: grooming!,
      shedding: shedding!,
      training,
      children,
      alone,
    }]);
  }
  return pairs;
}

/** Usual energy and training in a group, from its purpose as the registry describes it. */
const GROUPS: Readonly<Record<string, readonly [energy: number, training: number]>> = {
  Sporting: [4, 4],
  Hound: [4, 3],
  Working: [3, 3],
  Terrier: [4, 3],
  Toy: [3, 3],
  "Non-Sporting": [3, 3],
  Herding: [5, 4],
};

/** Returns the levels that are usual in a group of dogs. A group of cats says nothing about them. */
export function groupDefaults(group: string): Pick<Levels, "energy" | "training" | "children" | "alone"> {
  const [energy, training] = GROUPS[group] ?? [];
  return { energy, training, children: undefined, alone: undefined };
}

const COATS: Readonly<Record<string, readonly [grooming: number, shedding: number]>> = {
  Smooth: [1, 3],
  Medium: [2, 4],
  Wire: [3, 3],
  "Silky-Wire": [3, 3],
  Long: [4, 4],
  Fluffy: [4, 3],
};

/** Returns grooming and shedding that are usual for the most demanding of some coats. */
export function coatDefaults(coats: readonly string[]): { grooming: number; shedding: number } {
  const levels = coats.map((coat) => COATS[coat]!);
  // A hairless cat is washed instead of brushed.
  return levels.length === 0 ? { grooming: 3, shedding: 1 } : {
    grooming: Math.max(...levels.map(([grooming]) => grooming)),
    shedding: Math.max(...levels.map(([, shedding]) => shedding)),
  };
}
