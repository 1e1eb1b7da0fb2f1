/**
 * Reads cells of an import: dates, ages and weights as shelter software writes them, and texts with markup.
 */
import { tidyText } from "../../platform/text.ts";

const MONTHS = [
  "january",
  "february",
  "march",
  "april",
  "may",
  "june",
  "july",
  "august",
  "september",
  "october",
  "november",
  "december",
];

/**
 * Returns the last day of a month such as "6/2024", "2024-06" or "June 2024", which shelters write if the day
 * of birth is unknown. Undefined for any other text. The last day never makes a pet older than it is: young
 * pets may not leave yet.
 */
export function lastDayOf(text: string): string | undefined {
  const parts =
    /^(?<month>\d\d?)\/(?<year>\d{4})$|^(?<year>\d{4})-(?<month>\d\d)$|^(?<name>[a-z]{3,9})\.? (?<year>\d{4})$/i
      .exec(text)?.groups;
  if (!parts) return undefined;
  const name = parts.name?.toLowerCase();
  const month = name === undefined
    ? Number(parts.month)
    : MONTHS.findIndex((full) => full.startsWith(name)) + 1;
  if (month < 1 || month > 12) return undefined;
  return new Date(Date.UTC(Number(parts.year), month, 0)).toISOString().slice(0, 10);
}

/** Returns a day in words: "June 30, 2024". */
export const dayText = (day: string): string =>
  new Date(day).toLocaleDateString("en-US", { dateStyle: "long", timeZone: "UTC" });

/** Returns a birth date from a date, a month or an age. Null if empty, undefined if unreadable. */
export function birthDateOf(date: string, age: string, today: string): string | null | undefined {
  const end = lastDayOf(date);
  if (end) return end.slice(0, 7) === today.slice(0, 7) ? today : end;
  if (date) {
    // Exports append a time: "05/03/2025 12:00:00 AM". Petfinder's have no separators: "20250503".
    const us = /^(\d{1,2})\/(\d{1,2})\/(\d{4})(?:\s.*)?$/.exec(date);
    const whole = /^(\d{4})(\d\d)(\d\d)$/.exec(date);
    const iso = us
      ? `${us[3]}-${us[1]!.padStart(2, "0")}-${us[2]!.padStart(2, "0")}`
      : whole
      ? `${whole[1]}-${whole[2]}-${whole[3]}`
      : date.slice(0, 10);
    const day = /^\d{4}-\d\d-\d\d$/.test(iso) ? new Date(`${iso}T00:00:00Z`) : undefined;
    return day && !Number.isNaN(day.getTime()) && day.toISOString().startsWith(iso) ? iso : undefined;
  }
  if (!age || isAgeGroup(age)) return null;
  const days = amountOf(age.replace(/\s*\bold$/i, ""), DAYS_OF);
  // No calendar has a day for "999,999 years". A plausible but too early year is refused later, with that
  // year.
  return days === undefined || days > MOST_DAYS
    ? undefined
    : new Date(Date.parse(today) - Math.round(days) * 86_400_000).toISOString().slice(0, 10);
}

/** Returns whether an age is one of Petfinder's age groups, which imply no date. */
export const isAgeGroup = (text: string): boolean =>
  /^(baby|young|adult|senior|puppy|kitten|geriatric)$/i.test(text);

/** Returns pounds, the default unit of a number. Null if empty, undefined if unreadable. */
export function weightOf(text: string): number | null | undefined {
  if (!text) return null;
  return amountOf(/^[\d.,]+$/.test(text) ? `${text} lb` : text, POUNDS_OF);
}

const named = <T>(names: string, value: T): [string, T][] => names.split(" ").map((name) => [name, value]);
/** More days than any pet has lived. */
const MOST_DAYS = 365_250;
/** Days in each unit of age. */
const DAYS_OF = new Map([
  ...named("d day days", 1),
  ...named("w wk wks week weeks", 7),
  ...named("m mo mos mth mths month months", 30.44),
  ...named("y yr yrs year years", 365.25),
]);
/** Pounds in each unit of weight. */
const POUNDS_OF = new Map([
  ...named("# lb lbs pound pounds", 1),
  ...named("oz ounce ounces", 1 / 16),
  ...named("kg kgs kilo kilos kilogram kilograms", 1 / 0.45359237),
  ...named("g gram grams", 1 / 453.59237),
]);

/** Returns the sum of "3 years 8 months" or "6 lb 8 oz". Undefined for any other text. */
function amountOf(text: string, units: ReadonlyMap<string, number>): number | undefined {
  let sum: number | undefined;
  const rest = text.replace(
    /(\d{1,3}(?:,\d{3})?(?:\.\d{1,6})?)\s{0,3}(#|[a-z]{1,9}\b\.?)/gi,
    (all, amount: string, name: string) => {
      const unit = units.get(name.toLowerCase().replace(/\.$/, ""));
      if (unit === undefined) return all;
      sum = (sum ?? 0) + Number(amount.replace(",", "")) * unit;
      return "";
    },
  );
  return /^(\s|,|and\b)*$/i.test(rest) ? sum : undefined;
}

/** Returns the visible text of a description, without the markup of the site it comes from. */
export function wordsOf(text: string): string {
  return tidyText(
    text
      .replace(/\s{0,9}<(br|\/?(div|tr|ul|ol))\b[^<>]{0,500}>\s{0,9}/gi, "\n")
      .replace(/\s{0,9}<\/?(p|h[1-6]|table)\b[^<>]{0,500}>\s{0,9}/gi, "\n\n")
      .replace(/\s{0,9}<li\b[^<>]{0,500}>\s{0,9}/gi, "\n- ")
      .replace(/<\/?(a|b|em|font|i|img|li|span|strong|td|th|tbody|u)\b[^<>]{0,500}>/gi, "")
      .replace(
        /&(?:#(\d{1,6})|([a-z]{2,6}));/gi,
        (all, code?: string, name?: string) =>
          code ? codePoint(Number(code)) ?? all : SIGNS.get(name!.toLowerCase()) ?? all,
      )
      .replace(/\n{3,}/g, "\n\n"),
  );
}

const codePoint = (code: number): string | undefined =>
  code > 31 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff)
    ? String.fromCodePoint(code)
    : undefined;

const SIGNS = new Map<string, string>([
  ...[["amp", "&"], ["lt", "<"], ["gt", ">"], ["quot", '"'], ["apos", "'"], ["nbsp", " "]] as const,
  ...[["rsquo", "\u2019"], ["lsquo", "\u2018"], ["rdquo", "\u201d"], ["ldquo", "\u201c"]] as const,
  ...[["ndash", "\u2013"], ["mdash", "\u2014"], ["hellip", "\u2026"]] as const,
]);
