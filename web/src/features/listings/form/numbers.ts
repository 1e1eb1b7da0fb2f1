/** Numbers as people type them. */

/** Cents of "2,500", "$2,574.99" or "0"; undefined where that is no amount of money. */
export function centsOf(text: string): number | undefined {
  const plain = text.trim().replace(/^\$\s*/, "");
  if (!/^(\d{1,3}(,\d{3})+|\d+)(\.\d{1,2})?$/.test(plain)) return undefined;
  const [dollars = "", cents = ""] = plain.replaceAll(",", "").split(".");
  return Number(dollars) * 100 + Number(cents.padEnd(2, "0"));
}

/** Cents as they stand in a field: 250000 -> "2500", 257499 -> "2574.99". */
export function dollarsText(cents: number | null): string {
  if (cents === null) return "";
  const rest = cents % 100;
  return `${Math.floor(cents / 100)}${rest === 0 ? "" : `.${String(rest).padStart(2, "0")}`}`;
}

/** A number with up to two decimals, of "5.1" or "5,1" or "5.1 lb"; undefined where it is none. */
export function numberOf(text: string): number | undefined {
  const plain = text.trim().replace(/\s*(lbs?|pounds?)\.?$/i, "").replace(",", ".");
  return /^\d+(\.\d{1,2})?$/.test(plain) ? Number(plain) : undefined;
}

const BASE_CENTS = 37_500;
const LEAST_PRICE_CENTS = 24_900;
const LEAST_REST_CENTS = 50;

/**
 * What reserving takes at once, at pick-up and without extras, in cents: the base amount, or the whole price with the
 * service fee of 3% where the price is small or nothing worth a second payment would be left. As the server has it.
 */
export function depositOf(priceCents: number): number {
  const whole = priceCents + Math.floor((priceCents * 3 + 50) / 100);
  return priceCents > LEAST_PRICE_CENTS && whole >= BASE_CENTS + LEAST_REST_CENTS ? BASE_CENTS : whole;
}
