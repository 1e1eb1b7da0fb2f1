import type { GuaranteePeriod } from "../../generated/types.ts";

/** Days of each unit that a guarantee may name. */
const DAYS: Readonly<Record<string, number>> = { hour: 1 / 24, day: 1, week: 7, month: 30, year: 365 };

const WORDS: Readonly<Record<string, number>> = {
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
  twelve: 12,
  fourteen: 14,
  eighteen: 18,
  thirty: 30,
};

const COUNT = `(\\d{1,4}|${Object.keys(WORDS).join("|")})`;
/** "Two years", "72-hour", "one (1) year"; never an age. */
const SPAN = new RegExp(
  `\\b${COUNT}(?: \\(\\d{1,4}\\))?[ -](hour|day|week|month|year)s?\\b(?! old\\b| of age\\b)`,
  "gi",
);
/** A sentence with one of these limits the guarantee, or talks about something else. */
const NO_PROMISE = /\b(?:not|no|never|void|unless|except|excluding|expires?|experience|breeding since)\b/i;
/** No guarantee of a pet runs longer; a larger number means something else. */
const MOST_YEARS = 25;

/**
 * Returns the longest period named in the sentences of a health guarantee that promise something; undefined
 * if none does. Ignores sentences with a limit ("void", "not"), because they would overstate the period.
 */
export function guaranteePeriod(guaranteeText: string): GuaranteePeriod | undefined {
  const spans = guaranteeText.split(/[.;\n]+/)
    .filter((sentence) => !NO_PROMISE.test(sentence))
    .flatMap((sentence) => [...sentence.matchAll(SPAN)])
    .map(([, count, unit]) => {
      const word = unit!.toLowerCase();
      const number = WORDS[count!.toLowerCase()] ?? Number(count);
      return { number, unit: word, days: number * DAYS[word]! };
    })
    .filter(({ days }) => days >= 1 && days <= MOST_YEARS * 365);
  const longest = spans.reduce<(typeof spans)[number] | undefined>(
    (most, span) => most && most.days >= span.days ? most : span,
    undefined,
  );
  if (!longest) return undefined;
  const { number, unit, days } = longest;
  return unit === "month" || unit === "year"
    ? { count: number, unit }
    : { count: Math.floor(days), unit: "day" };
}
