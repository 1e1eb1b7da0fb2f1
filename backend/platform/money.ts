/**
 * Integer US cents. Only this module computes money in floating point, when a rate meets an amount, and it
 * rounds the result half up once for each line.
 */
export type Cents = number;

/**
 * Returns `rate` of `amount`, rounded half up to a cent. The rate is converted to millionths first, so 0.03 *
 * 50 is exactly 1.5 and rounds to 2 on every machine.
 */
export function portion(amount: Cents, rate: number): Cents {
  return portions([[amount, rate]]);
}

/** Returns several amounts, each at its own rate, as one line: added exactly, then rounded half up once. */
export function portions(parts: readonly (readonly [amount: Cents, rate: number])[]): Cents {
  const millionths = parts.reduce(
    (sum, [amount, rate]) => sum + BigInt(amount) * BigInt(Math.round(rate * 1_000_000)),
    0n,
  );
  return Number((millionths + 500_000n) / 1_000_000n);
}

/**
 * Returns `numerator / denominator` of `amount`, rounded half up; 0 if the denominator is 0. Exact for whole
 * cents.
 */
export function share(amount: Cents, numerator: Cents, denominator: Cents): Cents {
  if (denominator === 0) return 0;
  const a = BigInt(amount);
  const n = BigInt(numerator);
  const d = BigInt(denominator);
  return Number((a * n * 2n + d) / (d * 2n));
}

/** Returns '$2,500' for whole dollars, '$2,574.99' otherwise. */
export function formatCents(cents: Cents): string {
  const digits = cents % 100 === 0 ? 0 : 2;
  return (cents / 100).toLocaleString("en-US", {
    style: "currency",
    currency: "USD",
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
}
