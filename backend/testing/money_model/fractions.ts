/**
 * An exact amount of cents: `over` / `under`, with `under` above zero. Nothing is rounded before it is
 * compared.
 */
export type Fraction = { over: bigint; under: bigint };

export const ZERO: Fraction = { over: 0n, under: 1n };

export const whole = (cents: number | bigint): Fraction => ({ over: BigInt(cents), under: 1n });

/** Returns the fraction in lowest terms. */
function reduced(over: bigint, under: bigint): Fraction {
  let [a, b] = [over < 0n ? -over : over, under];
  while (b) [a, b] = [b, a % b];
  return a === 0n ? ZERO : { over: over / a, under: under / a };
}

export const plus = (a: Fraction, b: Fraction): Fraction =>
  reduced(a.over * b.under + b.over * a.under, a.under * b.under);
export const minus = (a: Fraction, b: Fraction): Fraction =>
  reduced(a.over * b.under - b.over * a.under, a.under * b.under);
export const times = (a: Fraction, b: Fraction): Fraction => reduced(a.over * b.over, a.under * b.under);
/** a / b; zero for 0 / 0. */
export const per = (a: Fraction, b: Fraction): Fraction => {
  if (b.over === 0n) return ZERO;
  return b.over < 0n
    ? reduced(a.over * -b.under, a.under * -b.over)
    : reduced(a.over * b.under, a.under * b.over);
};
export const isLess = (a: Fraction, b: Fraction): boolean => a.over * b.under < b.over * a.under;
export const least = (a: Fraction, b: Fraction): Fraction => isLess(a, b) ? a : b;
export const most = (a: Fraction, b: Fraction): Fraction => isLess(a, b) ? b : a;
export const sum = (all: readonly Fraction[]): Fraction => all.reduce(plus, ZERO);

/** Rounds to the nearest cent, halves up. Only for figures that the published rules round. */
export const rounded = ({ over, under }: Fraction): bigint => {
  const [up, down] = [2n * over + under, 2n * under];
  return up >= 0n ? up / down : -((down - 1n - up) / down);
};

/** Returns whether an amount is within `slack` cents of its expected value. */
export function isNear(cents: number | bigint, wanted: Fraction, slack: number): boolean {
  const off = minus(whole(cents), wanted);
  return !isLess(whole(slack), off) && !isLess(off, whole(-slack));
}

export const text = ({ over, under }: Fraction): string => (Number(over) / Number(under)).toFixed(2);
