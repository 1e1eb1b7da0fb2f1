/**
 * Checks and formats card details before they leave the page. Pure functions; the provider has the last word.
 */

export type CardBrand = "visa" | "mastercard" | "amex" | "discover" | "unknown";
export type CardValues = { number: string; expiry: string; cvc: string; zip: string };
export type CardField = keyof CardValues;
export type CardErrors = Partial<Record<CardField, string>>;

const digits = (text: string) => text.replace(/\D/g, "");

/** Returns the brand by the number's first digits (issuer ranges of ISO/IEC 7812). */
export function cardBrand(number: string): CardBrand {
  const n = digits(number);
  if (n.startsWith("4")) return "visa";
  if (/^3[47]/.test(n)) return "amex";
  if (/^(5[1-5]|2(22[1-9]|2[3-9]|[3-6]|7[01]|720))/.test(n)) return "mastercard";
  if (/^(6011|64[4-9]|65)/.test(n)) return "discover";
  return "unknown";
}

/** Returns the digits in the groups printed on the card: 4-4-4-4, and 4-6-5 for American Express. */
export function formatCardNumber(text: string): string {
  const amex = cardBrand(text) === "amex";
  const n = digits(text).slice(0, amex ? 15 : 19);
  if (amex) return [n.slice(0, 4), n.slice(4, 10), n.slice(10)].filter(Boolean).join(" ");
  return n.replace(/(.{4})(?=.)/g, "$1 ");
}

/** Formats an expiry date: "4" -> "04 / ", "1226" -> "12 / 26". Deleting characters is left alone. */
export function formatExpiry(text: string, before = ""): string {
  if (before.length > text.length && before.startsWith(text)) return text.replace(/[\s/]+$/, "");
  let n = digits(text);
  if (n.length === 6 && n.slice(2, 4) === "20") n = n.slice(0, 2) + n.slice(4);
  if (/^[2-9]/.test(n)) n = `0${n}`;
  n = n.slice(0, 4);
  return n.length >= 2 ? `${n.slice(0, 2)} / ${n.slice(2)}` : n;
}

function luhn(n: string): boolean {
  let sum = 0;
  for (let i = 0; i < n.length; i++) {
    let d = Number(n[n.length - 1 - i]);
    if (i % 2 === 1 && (d *= 2) > 9) d -= 9;
    sum += d;
  }
  return sum % 10 === 0;
}

/**
 * Returns the error of one field and how to fix it, or undefined if there is none. `today` decides about the
 * expiry.
 */
export function cardError(field: CardField, values: CardValues, today: Date): string | undefined {
  const amex = cardBrand(values.number) === "amex";
  if (field === "number") {
    const n = digits(values.number);
    if (n === "") return "Enter the number on the front of your card.";
    if (n.length < (amex ? 15 : 13)) return "The number is too short. Check for a missing digit.";
    return luhn(n) ? undefined : "That card number isn't right. Check it and try again.";
  }
  if (field === "expiry") {
    const n = digits(values.expiry);
    if (n.length < 4) return "Enter the month and year, like 04 / 28.";
    const month = Number(n.slice(0, 2));
    const year = 2000 + Number(n.slice(2));
    if (month < 1 || month > 12) return "Enter a month from 01 to 12.";
    const last = Date.UTC(year, month, 1);
    return last <= today.getTime() ? "This card has expired. Use another card." : undefined;
  }
  if (field === "cvc") {
    const length = amex ? 4 : 3;
    return digits(values.cvc).length === length
      ? undefined
      : `Enter the ${length} digits on the ${amex ? "front" : "back"} of your card.`;
  }
  return /^\d{5}(-?\d{4})?$/.test(values.zip.trim())
    ? undefined
    : "Enter the 5 digits of your card's billing ZIP code.";
}
