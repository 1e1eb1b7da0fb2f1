import { cardFailure } from "@hearthpaw/client";

/** What a card form knows before it asks anybody. */

export type CardInput = Record<"number" | "expiry" | "cvc" | "zip", string>;
export type CardErrors = Partial<Record<keyof CardInput, string>>;

const BLANK: Record<keyof CardInput, string> = {
  number: "Enter the card number",
  expiry: "Enter the expiration date",
  cvc: "Enter the security code",
  zip: "Enter the ZIP code of the billing address",
};

const digits = (text: string) => text.replace(/\D/g, "");
const isAmex = (number: string) => /^3[47]/.test(digits(number));

/** The card's maker, for its first digits; empty while they tell nothing. */
export function brandOf(number: string): string {
  const text = digits(number);
  if (isAmex(text)) return "American Express";
  if (/^4/.test(text)) return "Visa";
  if (/^(5[1-5]|2[2-7])/.test(text)) return "Mastercard";
  if (/^(6011|65|64[4-9])/.test(text)) return "Discover";
  return "";
}

/** How many digits the security code has. */
export function cvcLength(number: string): 3 | 4 {
  return isAmex(number) ? 4 : 3;
}

/** Groups the digits as they stand on the card. */
export function formatNumber(text: string): string {
  const number = digits(text).slice(0, 19);
  const groups = isAmex(number)
    ? /^(\d{1,4})(\d{1,6})?(\d{1,5})?/
    : /^(\d{1,4})(\d{1,4})?(\d{1,4})?(\d{1,7})?/;
  return groups.exec(number)?.slice(1).filter(Boolean).join(" ") ?? "";
}

/** MM/YY while it is typed: the slash comes by itself, 9 becomes 09, and a pasted 04/2031 is understood. */
export function formatExpiry(text: string): string {
  const pasted = /^\s*(\d{1,2})\s*[/.-]\s*(?:20)?(\d{2})\s*$/.exec(text);
  if (pasted) return `${pasted[1]!.padStart(2, "0")}/${pasted[2]}`;
  let typed = digits(text).slice(0, 4);
  if (/^[2-9]/.test(typed)) typed = `0${typed}`.slice(0, 4);
  return typed.length > 2 ? `${typed.slice(0, 2)}/${typed.slice(2)}` : typed;
}

/** Month and four-digit year of MM/YY; undefined while it is incomplete. */
export function readExpiry(text: string): { month: number; year: number } | undefined {
  const match = /^(\d{2})\/(\d{2})$/.exec(text.trim());
  return match ? { month: Number(match[1]), year: 2000 + Number(match[2]) } : undefined;
}

/** The check digit of card numbers catches nearly every slip of the finger. */
function passesLuhn(number: string): boolean {
  let sum = 0;
  [...number].reverse().forEach((digit, at) => {
    const value = Number(digit) * (at % 2 + 1);
    sum += value > 9 ? value - 9 : value;
  });
  return sum % 10 === 0;
}

/** The failure code of a field as it stands, `blank` for nothing at all, undefined when it may be right. */
export function fieldFailure(field: keyof CardInput, input: CardInput, today: Date): string | undefined {
  const value = input[field].trim();
  if (value === "") return "blank";
  if (field === "number") {
    const number = digits(value);
    return number.length < 12 ? "invalid_number" : passesLuhn(number) ? undefined : "incorrect_number";
  }
  if (field === "cvc") return digits(value).length === cvcLength(input.number) ? undefined : "invalid_cvc";
  if (field === "zip") return /^\d{5}(-?\d{4})?$/.test(value) ? undefined : "incorrect_zip";
  const expiry = readExpiry(value);
  if (!expiry || expiry.month < 1 || expiry.month > 12) return "invalid_expiry_month";
  const monthsFromNow = (expiry.year - today.getFullYear()) * 12 + expiry.month - 1 - today.getMonth();
  return monthsFromNow < 0 ? "invalid_expiry_year" : undefined;
}

/** The message of a field; `blank` fields are only complained of when the form is sent. */
export function fieldMessage(field: keyof CardInput, input: CardInput, today: Date, isSent: boolean) {
  const failure = fieldFailure(field, input, today);
  if (failure === "blank") return isSent ? BLANK[field] : undefined;
  return failure && cardFailure(failure).message;
}

/** Every field that keeps the form from being sent, in the form's order. */
export function cardErrors(input: CardInput, today: Date): CardErrors {
  const errors: CardErrors = {};
  for (const field of ["number", "expiry", "cvc", "zip"] as const) {
    const message = fieldMessage(field, input, today, true);
    if (message) errors[field] = message;
  }
  return errors;
}
