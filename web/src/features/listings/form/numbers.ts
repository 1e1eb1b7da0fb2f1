/** Numbers as people type them. */

/** Returns cents as text for a field: 250000 -> "2500", 257499 -> "2574.99". */
export function dollarsText(cents: number | null): string {
  if (cents === null) return "";
  const rest = cents % 100;
  return `${Math.floor(cents / 100)}${rest === 0 ? "" : `.${String(rest).padStart(2, "0")}`}`;
}

/** Reads a number with up to two decimals from "5.1", "5,1" or "5.1 lb"; undefined if it is none. */
export function numberOf(text: string): number | undefined {
  const plain = text.trim().replace(/\s*(lbs?|pounds?)\.?$/i, "").replace(",", ".");
  return /^\d+(\.\d{1,2})?$/.test(plain) ? Number(plain) : undefined;
}
