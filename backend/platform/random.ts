/** Repeatable random values: the same seed gives the same sequence on every machine. Not for secrets. */
export type Random = {
  /** A number from 0 to below 1. */
  next: () => number;
  /** A whole number from `low` to `high`, both included. */
  int: (low: number, high: number) => number;
  chance: (probability: number) => boolean;
  pick: <T>(from: readonly T[]) => T;
  /** Returns `count` different items (or all if there are fewer), in random order. */
  some: <T>(from: readonly T[], count: number) => T[];
  /** Returns one of the keys, as often as its weight says. */
  weighted: <K extends string>(weights: Readonly<Record<K, number>>) => K;
  /** Normally distributed around 0, mostly between -2 and 2. */
  normal: () => number;
  /** Returns a UUIDv7 with this creation time. */
  id: (at: Date) => string;
  /** Returns `length` decimal digits, the first not 0. */
  digits: (length: number) => string;
};

/**
 * Returns a generator for this seed. The seed is a word, so each part of the data has its own generator and
 * none affects another.
 */
export function randomOf(seed: string): Random {
  let a = 0x9e3779b9;
  let b = 0x243f6a88;
  let c = 0xb7e15162;
  let d = hashOf(seed);
  const next = (): number => {
    // sfc32: small, fast and good enough for data that only has to look natural.
    const t = (a + b | 0) + d | 0;
    d = d + 1 | 0;
    a = b ^ b >>> 9;
    b = c + (c << 3) | 0;
    c = c << 21 | c >>> 11;
    c = c + t | 0;
    return (t >>> 0) / 4_294_967_296;
  };
  for (let i = 0; i < 15; i++) next();

  const int = (low: number, high: number) => low + Math.floor(next() * (high - low + 1));
  const pick = <T>(from: readonly T[]): T => {
    if (from.length === 0) throw new Error("nothing to pick from");
    return from[int(0, from.length - 1)] as T;
  };
  return {
    next,
    int,
    pick,
    chance: (probability) => next() < probability,
    some: (from, count) => {
      const rest = [...from];
      const taken = [];
      while (taken.length < count && rest.length > 0) taken.push(...rest.splice(int(0, rest.length - 1), 1));
      return taken;
    },
    weighted: <K extends string>(weights: Readonly<Record<K, number>>): K => {
      const entries = Object.entries(weights) as [K, number][];
      let left = next() * entries.reduce((sum, [, weight]) => sum + weight, 0);
      for (const [key, weight] of entries) if ((left -= weight) < 0) return key;
      return pick(entries)[0];
    },
    normal: () => Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next()),
    id: (at) => {
      const time = at.getTime().toString(16).padStart(12, "0");
      const bits = () => Math.floor(next() * 65_536).toString(16).padStart(4, "0");
      const one = bits();
      const two = bits();
      const three = bits();
      const version = `7${one.slice(1)}`;
      const variant = `${"89ab"[int(0, 3)]}${two.slice(1)}`;
      return `${time.slice(0, 8)}-${time.slice(8)}-${version}-${variant}-${three}${bits()}${bits()}`;
    },
    digits: (length) => `${int(1, 9)}${Array.from({ length: length - 1 }, () => int(0, 9)).join("")}`,
  };
}

/** FNV-1a hash of a text. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return hash | 0;
}
