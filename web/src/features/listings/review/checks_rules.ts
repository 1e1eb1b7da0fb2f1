import type { ReviewListing } from "@hearthpaw/client";
import { ageText, formatCents } from "@hearthpaw/ui-kit";
import { flagWords } from "../../../components/staff/flag_words.ts";
import { fullDayText } from "../../../lib/days.ts";
import { FIGURES } from "../../../lib/figures.ts";
import { firstHomeDay } from "../../../lib/pets.ts";
import * as texts from "./texts.tsx";

/** The checks that staff see before they decide on a listing. Pure: today is an argument. */

/** Maximum distance from the usual price, as a share of it, before a price gets a warning. */
const PRICE_LEEWAY = 0.25;
/** Below this number of pictures the listing gets a warning: fewer say little about an animal. */
const FEW_PICTURES = 3;

export type Check = {
  term: string;
  value: string;
  /** Reason to look closer; undefined if nothing is odd. */
  warning?: string | undefined;
};

/** Returns the facts of a listing, field by field, each with a warning if something is odd. */
export function checksOf(
  { pet, shown, breeder, usualPrice, textFlags }: ReviewListing,
  today: string,
): Check[] {
  const isRescue = shown?.isRescue ?? breeder.isShelter;
  return [
    {
      term: texts.verification,
      value: breeder.isVerified ? texts.verified : texts.notVerifiedYet,
      warning: breeder.isVerified ? undefined : texts.verificationUndecided,
    },
    ageCheck(pet, today),
    priceCheck(pet.priceCents, usualPrice),
    parentsCheck({ pet, shown, isRescue }),
    {
      term: texts.photosCheck,
      value: pet.images.length === 1 ? texts.photo : texts.imagesCountPhotos(pet.images.length),
      warning: pet.images.length < FEW_PICTURES ? texts.tooFewPhotos : undefined,
    },
    wordsCheck(`${pet.name ?? ""}\n${pet.description}`, textFlags),
    {
      term: texts.microchip,
      value: pet.microchipNumber ??
        (pet.registries.includes("microchipped") ? texts.yesAccordingToTheBreeder : texts.none),
      warning: pet.registries.includes("microchipped") && !pet.microchipNumber
        ? texts.microchipNumberMissing
        : undefined,
    },
    { term: texts.registrationNumber, value: pet.registrationNumber ?? texts.notGiven },
  ];
}

/** Returns only the warnings, as sentences: "Price: ...". */
export const warningsOf = (checks: readonly Check[]): string[] =>
  checks.flatMap(({ term, warning }) => warning ? [`${term}: ${warning}`] : []);

/**
 * Returns the age today, with the go-home date while that is in the future. A typed date is odd if it is too
 * early.
 */
function ageCheck(
  { birthDate, goHomeDate: typed }: Pick<ReviewListing["pet"], "birthDate" | "goHomeDate">,
  today: string,
): Check {
  const term = texts.age;
  if (!birthDate) return { term, value: texts.noBirthDate, warning: texts.theBirthDateIsMissing };
  const age = ageText(birthDate, today);
  const home = firstHomeDay(birthDate, typed);
  return {
    term,
    value: home > today ? texts.ageBeforeHome({ age, home: fullDayText(home) }) : age,
    warning: typed && typed < firstHomeDay(birthDate)
      ? texts.goHomeDateTooEarly({ typed: fullDayText(typed), weeks: FIGURES.youngestWeeks })
      : undefined,
  };
}

function priceCheck(priceCents: number | null, usual: ReviewListing["usualPrice"]): Check {
  const term = texts.price;
  if (priceCents === null) return { term, value: texts.none, warning: texts.thePriceIsMissing };
  const value = formatCents(priceCents);
  if (priceCents === 0) return { term, value, warning: texts.theresNoFee };
  if (!usual) return { term, value };
  const { lowCents, highCents, count } = usual;
  const others = texts.usualPriceRange({
    count,
    lowCents: formatCents(roundTo100(lowCents)),
    highCents: formatCents(roundTo100(highCents)),
  });
  if (priceCents < lowCents * (1 - PRICE_LEEWAY)) return { term, value, warning: texts.low(others) };
  if (priceCents > highCents * (1 + PRICE_LEEWAY)) return { term, value, warning: texts.high(others) };
  return { term, value };
}

/** Rounds to whole dollars: a percentile is no real asking price. */
const roundTo100 = (cents: number): number => Math.round(cents / 100) * 100;

function parentsCheck({ pet, shown, isRescue }: {
  pet: ReviewListing["pet"];
  shown: ReviewListing["shown"];
  isRescue: boolean;
}): Check {
  const term = texts.parentsTests;
  if (isRescue) return { term, value: texts.aRescueParentsUnknown };
  if (!pet.sireId && !pet.damId) {
    return { term, value: texts.noParentsNamed, warning: texts.neitherParentIsListed };
  }
  if (!shown) return { term, value: texts.notKnown };
  const parents = [["dam", shown.dam], ["sire", shown.sire]] as const;
  const counts = parents.map(([role, parent]) =>
    parent
      ? texts.parentTestCount({ healthTestsCount: parent.healthTests.length, role })
      : texts.roleNotListed(role)
  );
  const untested = parents.flatMap(([role, parent]) =>
    parent && parent.healthTests.length === 0 ? [texts.nameThe({ name: parent.name, role })] : []
  );
  const unnamed = parents.flatMap(([role, parent]) => parent ? [] : [role]);
  return {
    term,
    value: counts.join(", "),
    warning: untested.length
      ? texts.noHealthTestsOf(untested.join(" and "))
      : unnamed.length
      ? texts.theIsntListed(unnamed[0])
      : undefined,
  };
}

function wordsCheck(text: string, flags: ReviewListing["textFlags"]): Check {
  const length = text.trim().split(/\s+/).filter(Boolean).length;
  return {
    term: texts.text,
    value: length === 1 ? texts.word : texts.lengthWords(length),
    warning: flags.length ? texts.itMayContain(flagWords(flags)) : undefined,
  };
}
