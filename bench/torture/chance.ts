export type Chance = ReturnType<typeof chanceOf>;

/** Returns random choices from a seed: the same seed gives the same choices in the same order. */
export function chanceOf(seed: number) {
  let state = seed >>> 0;
  // mulberry32, by Tommy Ettinger (public domain).
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const below = (most: number) => Math.floor(next() * most);
  return {
    below,
    of: (share: number) => next() < share,
    pick: <T>(list: readonly T[]): T => list[below(list.length)]!,
    shuffled: <T>(list: readonly T[]): T[] =>
      list.map((item) => [next(), item] as const).sort(([a], [b]) => a - b).map(([, item]) => item),
  };
}
