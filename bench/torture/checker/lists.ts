export const big = (value: unknown): bigint => BigInt(value as number);

export const sum = <T>(list: readonly T[], of: (item: T) => bigint): bigint =>
  list.reduce((total, item) => total + of(item), 0n);

/** Groups items by their key; leaves out items without one. */
export function group<T>(list: readonly T[], key: (item: T) => string | null): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const item of list) {
    const name = key(item);
    if (name === null) continue;
    const known = groups.get(name);
    if (known) known.push(item);
    else groups.set(name, [item]);
  }
  return groups;
}
