import { type AgeBand, ageBandsBetween } from "./rules.ts";
import type { Meant } from "./understood_rules.ts";

/** Stands where something was understood, so that words from both sides of it are not read together. */
const GAP = " | ";

const AMOUNT = String.raw`\$?\s?(\d[\d,]*(?:\.\d+)?)(k)?\b`;
const DOLLARS = String.raw`(?:\s*(?:dollars?|bucks|usd))?`;
/** What makes a number something else than a price. */
const NO_PRICE = String
  .raw`(?!\s*-?\s*(?:weeks?|wks?|months?|mos?|years?|yrs?|miles?|mi|lbs?|pounds?|inch(?:es)?)\b)(?![\d.,]*\d)`;
const MOST_CENTS = 100_000_000;

const RANGE = new RegExp(
  String
    .raw`(between|from|price)?\s*(?<![\w$.,-])${AMOUNT}\s*(?:-|to|and|–)\s*${AMOUNT}(${DOLLARS})${NO_PRICE}`,
);
const MOST = new RegExp(
  String
    .raw`(?:\b(?:under|below|less than|up to|max(?:imum)?|no more than|not more than|cheaper than|at most|for less than|budget of|budget|for under)|<=?)\s*${AMOUNT}${NO_PRICE}${DOLLARS}(?:\s+or less)?`,
);
const LEAST = new RegExp(
  String
    .raw`(?:\b(?:over|above|more than|at least|starting at|min(?:imum)?)|>=?)\s*${AMOUNT}${NO_PRICE}${DOLLARS}`,
);
const OR_LESS = String.raw`(?:\s+or (?:less|under|below|cheaper))`;
/** A number alone is a price where something beside it says so: the sign, thousands, dollars, or what comes after it. */
const BARE = [
  new RegExp(String.raw`\$\s?(\d[\d,]*(?:\.\d+)?)(k)?\b${NO_PRICE}${DOLLARS}${OR_LESS}?`),
  new RegExp(String.raw`(?<![\w$.,-])(\d+(?:\.\d+)?)(k)\b${DOLLARS}${OR_LESS}?`),
  new RegExp(String.raw`(?<![\w$.,-])${AMOUNT}\s*(?:dollars?|bucks|usd)\b${OR_LESS}?`),
  new RegExp(String.raw`(?<![\w$.,-])${AMOUNT}${NO_PRICE}${OR_LESS}`),
];
const MILES =
  /(?:\b(?:within|less than|under|up to|in)\s+)?\ba?\s*(\d{1,4})\s*-?\s*(?:miles?|mi)\b(?:\s+radius)?(\s+(?:of|from|around|away from)\b)?/;
const COUNTED = "an?|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty";
/** Of each word of `COUNTED`. */
const NUMBERS: Readonly<Record<string, number>> = {
  ...{
    a: 1,
    an: 1,
    one: 1,
    two: 2,
    three: 3,
    four: 4,
    five: 5,
    six: 6,
    seven: 7,
    eight: 8,
    nine: 9,
    ten: 10,
  },
  ...{ twelve: 12, fifteen: 15, twenty: 20 },
};
const HOURS = new RegExp(
  String
    .raw`(?:\b(?:within|less than|under|up to|in)\s+)?\b(${COUNTED}|\d{1,2})\s*-?\s*(?:hours?|hrs?)\b(?:\s+drive)?(\s+(?:of|from|around|away from)\b)?`,
);
/** How far people come in an hour, as the crow flies. */
const MILES_AN_HOUR = 50;
const SPOKEN = new RegExp(String.raw`\b(${COUNTED}|\d+(?:\.\d+)?) (hundred|thousand|grand)\b`, "g");
const numberOf = (said: string): number => NUMBERS[said] ?? Number(said);
const ZIP = /(?:\bzip(?:\s*code)?\s*)?(?<![\d$.,-])(\d{5})(?:-\d{4})?(?![\d,.]*\d)/;
const AGE =
  /(?:\b(under|younger than|less than|over|older than|more than|at least)\s+)?\b(\d{1,3})(?:\s*(?:-|to)\s*(\d{1,3}))?\s*-?\s*(w(?:ee)?ks?|months?|mos?|y(?:ea)?rs?)\b(?:\s*-?\s*olds?\b)?/;

const centsOf = (digits: string, thousands: string | undefined): number =>
  Math.min(MOST_CENTS, Math.round(Number(digits.replaceAll(",", "")) * (thousands ? 1_000 : 1) * 100));

/** Returns the prices, ages, distances and ZIP codes of a text in small letters, and the text without them. */
export function takeAmounts(typed: string): { text: string; set: Partial<Meant> } {
  const set: Partial<Meant> = {};
  let text = typed.replace(
    SPOKEN,
    (_, said: string, unit: string) => `$${Math.round(numberOf(said) * (unit === "hundred" ? 100 : 1_000))}`,
  );
  const take = (pattern: RegExp, use: (found: RegExpExecArray) => boolean, then = ""): void => {
    const found = pattern.exec(text);
    if (!found || !use(found)) return;
    const after = found.at(-1) === undefined ? "" : then;
    text = text.slice(0, found.index) + GAP + after + text.slice(found.index + found[0].length);
  };
  take(AGE, ([, bound, first, last, unit]) => {
    set.age = agesOf(bound, Number(first), last === undefined ? undefined : Number(last), unit!);
    return set.age.length > 0;
  });
  take(MILES, ([, miles]) => {
    set.distance = Math.min(5_000, Math.max(1, Number(miles)));
    return true;
  }, "near ");
  take(HOURS, ([, hours]) => {
    set.distance = numberOf(hours!) * MILES_AN_HOUR;
    return set.distance > 0;
  }, "near ");
  take(RANGE, ([whole, word, from, fromK, to, toK, dollars]) => {
    // Two numbers alone are no prices: "2 to 3".
    if (!word && !dollars && !whole.includes("$")) return false;
    const [least, most] = [centsOf(from!, fromK ?? toK), centsOf(to!, toK)];
    if (least > most) return false;
    [set.priceMinCents, set.priceMaxCents] = [least, most];
    return true;
  });
  take(MOST, ([, digits, k]) => {
    set.priceMaxCents = centsOf(digits!, k);
    return true;
  });
  take(LEAST, ([, digits, k]) => {
    set.priceMinCents = centsOf(digits!, k);
    return true;
  });
  for (const bare of BARE) {
    if (set.priceMaxCents !== undefined) break;
    take(bare, ([, digits, k]) => {
      set.priceMaxCents = centsOf(digits!, k);
      return true;
    });
  }
  take(ZIP, ([, zip]) => {
    set.zip = zip!;
    return true;
  });
  return { text, set };
}

const DAYS: Readonly<Record<string, number>> = { w: 7, m: 30.4, y: 365 };

/** The bands of an age that was said. A month is only about a month: the bands on both sides of its end count. */
function agesOf(bound: string | undefined, first: number, last: number | undefined, unit: string): AgeBand[] {
  const days = DAYS[unit[0]!]!;
  if (bound && /under|younger|less/.test(bound)) return ageBandsBetween(0, first * days - 1);
  if (bound) return ageBandsBetween(first * days, 15_000);
  if (unit.startsWith("y")) return ageBandsBetween(first * days, 15_000);
  const around = unit.startsWith("m") ? 14 : 0;
  return ageBandsBetween(first * days - around, (last ?? first) * days + (around || 6));
}
