import { ADULT_POUNDS, ADULT_SIZES, type AdultSize } from "../breeds/rules.ts";
import { type AgeBand, ageBandsBetween } from "./rules.ts";
import type { Meant } from "./understood_rules.ts";

/** A ZIP code that a pet is to travel to: "ship to 60601", "delivered 10001". */
const TARGET =
  /(?<!\d )(?<!\b(?:close|closer|closest|near|nearest|next) )\b(?:to|into) (?:my |the )?(?:zip(?: ?code)? )?(\d{5})(?:-\d{4})?\b(?!,?\d)|\b(?:deliver(?:s|ed|y|ing)?|ship(?:s|ped|ping)?)(?: (?:available|possible))?(?: (?:in|at|for))?(?: zip(?: ?code)?)? (\d{5})\b(?!,?\d)/;

/** Replaces understood text, which keeps words on both sides of it from being read together. */
const GAP = " | ";

const AMOUNT = String.raw`\$?\s?(\d[\d,]*(?:\.\d+)?)(k)?\b`;
const DOLLARS = String.raw`(?:\s*(?:dollars?|bucks|usd))?`;
/** Units after which a number is not a price. */
const NO_PRICE = String
  .raw`(?!\s*-?\s*(?:weeks?|wks?|months?|mos?|years?|yrs?|miles?|mi|lbs?|pounds?|inch(?:es)?)\b)(?![\d.,]*\d)`;
const MOST_CENTS = 100_000_000;

const RANGE = new RegExp(
  String
    .raw`(between|from|price)?\s*(?<![\w$.,-])${AMOUNT}\s*(?:-|to|and|up to|–)\s*${AMOUNT}(${DOLLARS})${NO_PRICE}`,
);
/** Minimum, in dollars, for two bare numbers or one to count as prices. */
const LEAST_BARE = 100;
const MOST = new RegExp(
  String
    .raw`(?:\b(?:under|below|less than|up to|max(?:imum)?|cheaper than|at most|for less than|budget(?: (?:of|is|around|about|under))*|for under)|<=?)\s*${AMOUNT}${NO_PRICE}${DOLLARS}(?:\s+or less)?`,
);
const LEAST = new RegExp(
  String
    .raw`(?:\b(?:over|above|more than|at least|starting at|min(?:imum)?)|>=?)\s*${AMOUNT}${NO_PRICE}${DOLLARS}`,
);
const MORE = new RegExp(
  String.raw`(?<![\w$.,-])${AMOUNT}${NO_PRICE}${DOLLARS}\s+(?:or|and) (?:more|over|above|up)\b`,
);
const OR_LESS = String.raw`(?:\s+(?:or (?:less|under|below|cheaper)|max(?:imum)?\b|tops\b))`;
/** A single number is a price if a dollar sign, thousands, the word dollars or the text after it says so. */
const BARE = [
  new RegExp(String.raw`\$\s?(\d[\d,]*(?:\.\d+)?)(k)?\b${NO_PRICE}${DOLLARS}${OR_LESS}?`),
  new RegExp(String.raw`(?<![\w$.,-])(\d[\d,]*(?:\.\d+)?)(k)?\s?\$${OR_LESS}?`),
  new RegExp(String.raw`(?<![\w$.,-])(\d+(?:\.\d+)?)(k)\b${DOLLARS}${OR_LESS}?`),
  new RegExp(String.raw`(?<![\w$.,-])${AMOUNT}\s*(?:dollars?|bucks|usd)\b${OR_LESS}?`),
  new RegExp(String.raw`(?<![\w$.,-])${AMOUNT}${NO_PRICE}${OR_LESS}`),
];
/** Three or four digits alone are a price, unless they are a year. */
const ALONE = new RegExp(
  String.raw`(?<![\w$.,#-])(?!20[2-3]\d\b)(\d{1,2},\d{3}|[1-9]\d{2,3})\b${NO_PRICE}(?!-)${OR_LESS}?`,
);
const MILES =
  /(?:\b(?:within|less than|under|up to|in|at most)\s+)?\ba?\s*(\d{1,4})\s*-?\s*(?:miles?|mi)\b(?:\s+radius)?(\s+(?:of|from|around|away from)\b)?/;
const NUMBERS: Readonly<Record<string, number>> = {
  an: 1,
  a: 1,
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
  eleven: 11,
  twelve: 12,
  thirteen: 13,
  fourteen: 14,
  fifteen: 15,
  sixteen: 16,
  seventeen: 17,
  eighteen: 18,
  nineteen: 19,
  "twenty five": 25,
  twenty: 20,
  "thirty five": 35,
  thirty: 30,
  "forty five": 45,
  forty: 40,
};
const COUNTED = Object.keys(NUMBERS).join("|").replaceAll(" ", "[ -]");
const HOURS = new RegExp(
  String
    .raw`(?:\b(?:within|less than|under|up to|in|at most)\s+)?\b(${COUNTED}|\d{1,3})\s*-?\s*(h(?:ou)?rs?|min(?:ute)?s?)\b(?:\s+drive)?(\s+(?:of|from|around|away from)\b)?`,
);
/** Average speed of people driving, in miles per hour of straight-line distance. */
const MILES_AN_HOUR = 50;
const MOST_MILES = 5_000;
/** Maximum radius, in miles, for leaving out pets around a place. */
const MOST_AWAY = 500;
/** Returns the miles for a number of hours or minutes of driving. */
const milesOf = (count: string, unit: string, most: number): number =>
  Math.min(most, Math.ceil(numberOf(count) / (unit.startsWith("m") ? 60 : 1) * MILES_AN_HOUR));
const COUNT = String.raw`(${COUNTED}|\d+(?:\.\d+)?)`;
const SPOKEN = new RegExp(
  String.raw`\b(?:${COUNT} (?:thousand|grand)(?:(?: and)? ${COUNT} hundred)?|${COUNT} hundred)\b`,
  "g",
);
const numberOf = (said: string): number => NUMBERS[said.replace("-", " ")] ?? Number(said);
const IS_AMOUNT = String.raw`(?=\s*(?:[$\d]|(?:${COUNTED})\b))`;
const COUNTED_AGE = new RegExp(
  String.raw`\b(${COUNTED})(?=[- ](?:weeks?|wks?|months?|mos?|years?|yrs?)\b)`,
  "g",
);
/** An age without a unit is in years. */
const OLDER = /\b(?:older|younger) than \d{1,2}\b(?!\s*-?\s*(?:we|wk|mo|y|\d)|[.,]\d)/g;
/** Words right before an unwanted amount. */
const REFUSED =
  /\b(?:not|no|nor|except|isnt|arent|dont|never|without)\s+(?:(?:a|an|the|in|near|from|around|want)\s+)*$/;
/** Words between a negation and an amount: "won't get over", "don't want anything over". */
const NO = String
  .raw`\b(?:not?|nothing|nor|never|wont|doesnt|dont|isnt|cant|cannot|shouldnt)(?: (?:want|like|need|get|gets|grow|grows|be|go|weigh|weighs|spend|pay|cost|costs|much|too|ever|any|anything|one|to))*`;
const NOT_LESS = new RegExp(
  String.raw`${NO} (?:under|below|(?:less|younger|cheaper|smaller|lighter) than)\b${IS_AMOUNT}`,
  "g",
);
const NOT_MORE = new RegExp(
  String.raw`${NO} (?:over|above|(?:more|older|bigger|larger|heavier) than)\b${IS_AMOUNT}`,
  "g",
);
/** "5+ years". */
const PLUS = /\b(\d{1,2}) ?\+ ?(?=(?:years?|yrs?|months?|weeks?|lbs?|pounds?)\b)/g;
const BETWEEN =
  /\b(?:between|from) (\d{1,3})(?: ?(?:lbs?|pounds?))? and (\d{1,3})(?=\s*-?\s*(?:w(?:ee)?ks?|months?|mos?|y(?:ea)?rs?|lbs?|pounds?)\b)/g;
const ZIP = /(?:\bzip(?:\s*code)?\s*)?(?<![\d$.,-])(\d{5})(?:-\d{4})?(?![\d,.]*\d)/;
const AGE =
  /(?:\b(under|younger than|less than|at most|up to|over|older than|more than|at least)\s+)?\b(\d{1,3})(?:\s*(?:-|to)\s*(\d{1,3}))?\s*-?\s*(w(?:ee)?ks?|months?|mos?|y(?:ea)?rs?)\b(?:\s*-?\s*olds?\b)?(?:\s+(?:or|and) (under|younger|less|over|older|more|up)\b)?/;

const centsOf = (digits: string, thousands: string | undefined): number =>
  Math.min(MOST_CENTS, Math.round(Number(digits.replaceAll(",", "")) * (thousands ? 1_000 : 1) * 100));

const LB = String.raw`\s*-?\s*(?:lbs?|pounds?)\b`;
/**
 * Words after a weight that make it a limit, but not the "up" of "up for adoption" or the start of the next
 * amount.
 */
const BOUND = String
  .raw`(?:\s+(?:or|and) (under|over)\b(?!\s*\$?\d)|\s+(?:or|and) (less|smaller|lighter|more|larger|bigger|heavier|up)\b(?! (?:to|than)\b)|\s+(max(?:imum)?|tops|minimum)\b)?`;
const WEIGHT = new RegExp(
  String
    .raw`(?:\bweigh(?:s|ing)?\s+)?(?:\b(under|below|less than|up to|at most|max(?:imum)?|over|above|more than|at least|minimum|(?:larg|bigg|heavi|small|light)er than)\s+)?(?<![\w$.-])(?<!\d,)(\d{1,3}(?:\.\d+)?)(?:(?:${LB})?\s*(?:-|to)\s*(\d{1,3}(?:\.\d+)?))?${LB}${BOUND}(?:\s+(?:when |at )?(?:full(?:y)?[ -]?grown|grown(?: up)?|as an? adult))?`,
);
const IS_MOST = /under|below|less|up to|most|max|tops|smaller|lighter/;
/** Maximum number of weights in a text. */
const MOST_WEIGHTS = 4;
/**
 * Tolerance, in pounds, at the limits of a size: a weight this close to a limit means only the other size.
 */
const NEAR_POUNDS = 8;

/**
 * Returns the dog sizes that match a weight in pounds. With a limit, returns the sizes of all lighter or
 * heavier dogs.
 */
function sizesOf(bound: string | undefined, first: number, last: number): AdultSize[] {
  const isMost = bound !== undefined && IS_MOST.test(bound);
  const from = isMost ? 0 : first;
  const to = bound === undefined || isMost ? last : Infinity;
  const within = ADULT_SIZES.filter((size) => {
    const [least, most] = ADULT_POUNDS[size];
    return Math.min(to, most) - Math.max(from, least) > NEAR_POUNDS;
  });
  return within.length > 0 ? within : [ADULT_SIZES.find((size) => (from + to) / 2 <= ADULT_POUNDS[size][1])!];
}

/**
 * Returns the prices, weights, ages, distances and ZIP codes of a lowercase text, the unwanted ones, and the
 * rest of the text.
 */
export function takeAmounts(
  typed: string,
): { text: string; set: Partial<Meant>; refused: string[]; weights: string[] } {
  const set: Partial<Meant> = {};
  const refused: string[] = [];
  const weights: string[] = [];
  let text = typed.replace(TARGET, (_, to?: string, delivered?: string) => {
    set.deliverTo = to ?? delivered;
    return GAP;
  }).replace(
    SPOKEN,
    (_, thousands = "0", more = "0", hundreds = "0") =>
      `$${Math.round(numberOf(thousands) * 1_000 + (numberOf(more) + numberOf(hundreds)) * 100)}`,
  ).replace(/(\d)ish\b/g, "$1").replace(PLUS, "over $1 ").replace(OLDER, "$& years").replace(
    NOT_LESS,
    "at least",
  ).replace(
    NOT_MORE,
    "at most",
  )
    .replace(BETWEEN, "$1 to $2").replace(COUNTED_AGE, (count) => String(numberOf(count)));
  const take = (
    pattern: RegExp,
    use: (found: RegExpExecArray) => boolean,
    then = "",
    leaveOut?: (found: RegExpExecArray) => void,
  ): void => {
    const found = pattern.exec(text);
    if (!found) return;
    const before = text.slice(0, found.index);
    const not = REFUSED.exec(before);
    if (!not && !use(found)) return;
    const after = found.at(-1) === undefined ? "" : then;
    const start = not ? before.slice(0, not.index) : before;
    text = start + GAP + (not && after ? `not ${after}` : after) + text.slice(found.index + found[0].length);
    if (not && leaveOut && (after || !then)) leaveOut(found);
    else if (not && !after) refused.push(found[0].trim());
  };
  let wasBound = false;
  const weigh = ([, before, first, last = first, ...after]: RegExpExecArray, isRefused = false) => {
    const bound = before ?? after.find((word) => word !== undefined);
    const meant = sizesOf(bound, Number(first), Number(last));
    const sizes = isRefused ? ADULT_SIZES.filter((size) => !meant.includes(size)) : meant;
    // Two limits form a range. Other weights are alternatives.
    const isBoth = wasBound && bound !== undefined;
    const known = set.adultSize ?? (isBoth ? ADULT_SIZES : []);
    const all = ADULT_SIZES.filter((size) =>
      isBoth ? sizes.includes(size) && known.includes(size) : sizes.includes(size) || known.includes(size)
    );
    if (all.length > 0) set.adultSize = all;
    wasBound = bound !== undefined;
    return true;
  };
  for (let count = 0; count < MOST_WEIGHTS; count++) {
    take(
      WEIGHT,
      (found) => {
        weights.push(found[0].trim());
        return weigh(found);
      },
      "",
      (found) => void weigh(found, true),
    );
  }
  take(AGE, ([, before, first, last, unit, after]) => {
    set.age = agesOf(before ?? after, Number(first), last === undefined ? undefined : Number(last), unit!);
    return set.age.length > 0;
  });
  take(
    MILES,
    ([, miles]) => {
      set.distance = Math.min(MOST_MILES, Math.max(1, Number(miles)));
      return true;
    },
    "near ",
    ([, miles]) => {
      set.notDistance = Math.min(MOST_AWAY, Math.max(1, Number(miles)));
    },
  );
  take(
    HOURS,
    ([, count, unit]) => {
      set.distance = milesOf(count!, unit!, MOST_MILES);
      return set.distance > 0;
    },
    "near ",
    ([, count, unit]) => {
      set.notDistance = Math.max(1, milesOf(count!, unit!, MOST_AWAY));
    },
  );
  take(RANGE, ([whole, word, from, fromK, to, toK, dollars]) => {
    const [least, most] = [centsOf(from!, fromK ?? toK), centsOf(to!, toK)];
    // Two small numbers alone are not prices: "2 to 3".
    const isSmall = least < LEAST_BARE * 100;
    if (isSmall && !word && !dollars && !fromK && !toK && !whole.includes("$")) return false;
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
  take(MORE, ([, digits, k]) => {
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
  take(
    ZIP,
    ([, zip]) => {
      set.zip = zip!;
      return true;
    },
    "",
    ([, zip]) => {
      set.notZip = [zip!];
    },
  );
  if (set.priceMaxCents === undefined && set.priceMinCents === undefined) {
    take(ALONE, ([, digits]) => {
      set.priceMaxCents = centsOf(digits!, undefined);
      return true;
    });
  }
  return { text, set, refused, weights };
}

const DAYS: Readonly<Record<string, number>> = { w: 7, m: 30.4, y: 365 };

/**
 * Returns the age bands of an age in the text. A month is approximate, so the bands on both sides of its end
 * count.
 */
function agesOf(bound: string | undefined, first: number, last: number | undefined, unit: string): AgeBand[] {
  const days = DAYS[unit[0]!]!;
  if (bound && /under|younger|less|most|up to/.test(bound)) return ageBandsBetween(0, first * days - 1);
  if (bound) return ageBandsBetween(first * days, 15_000);
  if (unit.startsWith("y")) return ageBandsBetween(first * days, 15_000);
  const around = unit.startsWith("m") ? 14 : 0;
  // The end of a range in weeks is exact: "8 to 12 weeks" is one band.
  const after = last !== undefined && around === 0 ? 0 : around || 6;
  return ageBandsBetween(first * days - around, (last ?? first) * days + after);
}
