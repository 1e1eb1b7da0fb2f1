import type { ReviewListing } from "@hearthpaw/client";
import { ageText, formatCents } from "@hearthpaw/ui-kit";

/** What staff look at in a listing before they decide. Pure: today is an argument. */

const DAY = 86_400_000;
const WEEKS_AT_HOME = 8;
/** How far from the usual a price may be, as a share of it, before it is worth a look. */
const PRICE_LEEWAY = 0.25;
/** Fewer pictures say little about an animal. */
const FEW_PICTURES = 3;

export type Check = {
  term: string;
  value: string;
  /** Why it is worth a look; undefined where nothing is odd. */
  warning?: string | undefined;
};

/** What a listing says, field by field, each with what is odd about it. */
export function checksOf({ pet, shown, breeder, usualPrice }: ReviewListing, today: string): Check[] {
  const isRescue = shown?.isRescue ?? breeder.isShelter;
  return [
    {
      term: "Verification",
      value: breeder.isVerified ? "Verified" : "Not verified yet",
      warning: breeder.isVerified
        ? undefined
        : "Decide the verification first. Nothing by this breeder can go live until then.",
    },
    ageCheck(pet.birthDate, pet.goHomeDate, today),
    priceCheck(pet.priceCents, usualPrice),
    parentsCheck({ pet, shown, isRescue }),
    {
      term: "Photos",
      value: pet.images.length === 1 ? "1 photo" : `${pet.images.length} photos`,
      warning: pet.images.length < FEW_PICTURES
        ? "Few photos. Buyers need to see the pet from more than one side."
        : undefined,
    },
    wordsCheck(`${pet.name ?? ""}\n${pet.description}`),
    {
      term: "Microchip",
      value: pet.microchipNumber ??
        (pet.registries.includes("microchipped") ? "Yes, says the breeder" : "None"),
      warning: pet.registries.includes("microchipped") && !pet.microchipNumber
        ? "The breeder says yes, but gives no number."
        : undefined,
    },
    { term: "Registration number", value: pet.registrationNumber ?? "Not given" },
  ];
}

/** The warnings alone, as sentences: "Price: ...". */
export const warningsOf = (checks: readonly Check[]): string[] =>
  checks.flatMap(({ term, warning }) => warning ? [`${term}: ${warning}`] : []);

function ageCheck(birthDate: string | null, goHomeDate: string | null, today: string): Check {
  const term = "Age";
  if (!birthDate) return { term, value: "No birth date", warning: "The birth date is missing." };
  const days = Math.round((Date.parse(today) - Date.parse(birthDate)) / DAY);
  const value = ageText(birthDate, today);
  if (days >= WEEKS_AT_HOME * 7) return { term, value };
  return {
    term,
    value,
    warning: goHomeDate
      ? `Younger than ${WEEKS_AT_HOME} weeks today.`
      : `Younger than ${WEEKS_AT_HOME} weeks today, and there's no go-home date.`,
  };
}

function priceCheck(priceCents: number | null, usual: ReviewListing["usualPrice"]): Check {
  const term = "Price";
  if (priceCents === null) return { term, value: "None", warning: "The price is missing." };
  const value = formatCents(priceCents);
  if (priceCents === 0) return { term, value, warning: "There's no fee." };
  if (!usual) return { term, value };
  const { lowCents, highCents, count } = usual;
  const others = `Most of ${count} others of this breed cost ${formatCents(roundTo100(lowCents))} to ${
    formatCents(roundTo100(highCents))
  }.`;
  if (priceCents < lowCents * (1 - PRICE_LEEWAY)) return { term, value, warning: `Low: ${others}` };
  if (priceCents > highCents * (1 + PRICE_LEEWAY)) return { term, value, warning: `High: ${others}` };
  return { term, value };
}

/** Whole dollars: a percentile is no price that anybody asks. */
const roundTo100 = (cents: number): number => Math.round(cents / 100) * 100;

function parentsCheck({ pet, shown, isRescue }: {
  pet: ReviewListing["pet"];
  shown: ReviewListing["shown"];
  isRescue: boolean;
}): Check {
  const term = "Parents’ tests";
  if (isRescue) return { term, value: "A rescue: parents unknown" };
  if (!pet.sireId && !pet.damId) {
    return { term, value: "No parents named", warning: "Neither parent is listed." };
  }
  if (!shown) return { term, value: "Not known" };
  const parents = [["dam", shown.dam], ["sire", shown.sire]] as const;
  const counts = parents.map(([role, parent]) =>
    parent ? `${parent.healthTests.length} of the ${role}` : `${role} not listed`
  );
  const untested = parents.flatMap(([role, parent]) =>
    parent && parent.healthTests.length === 0 ? [`${parent.name}, the ${role}`] : []
  );
  const unnamed = parents.flatMap(([role, parent]) => parent ? [] : [role]);
  return {
    term,
    value: counts.join(", "),
    warning: untested.length
      ? `No health tests of ${untested.join(" and ")}.`
      : unnamed.length
      ? `The ${unnamed[0]} isn't listed.`
      : undefined,
  };
}

/** Ways to reach somebody, or to pay, past the site. */
const ELSEWHERE: readonly [pattern: RegExp, what: string][] = [
  [/(?:\+?1[\s.-]?)?\(?\b[2-9]\d{2}\)?[\s.-]?\d{3}[\s.-]?\d{4}\b/, "a phone number"],
  [/[\w.+-]+@[\w-]+\.[a-z]{2,}/i, "an email address"],
  [/\bhttps?:\/\/|\bwww\.|\b[\w-]+\.(?:com|net|org|us)\b/i, "a website"],
  [/\b(?:venmo|zelle|cash\s?app|pay\s?pal|western union|gift cards?)\b/i, "a way to pay elsewhere"],
  [/\b(?:what'?s\s?app|telegram|instagram|facebook|text me|call me)\b/i, "another way to get in touch"],
];

function wordsCheck(text: string): Check {
  const found = ELSEWHERE.flatMap(([pattern, what]) => pattern.test(text) ? [what] : []);
  const length = text.trim().split(/\s+/).filter(Boolean).length;
  return {
    term: "Text",
    value: length === 1 ? "1 word" : `${length} words`,
    warning: found.length ? `It may contain ${found.join(", ")}.` : undefined,
  };
}
