import type { Breed } from "@hearthpaw/client";
import { LOCALE } from "@hearthpaw/ui-kit";
import { centsOf } from "../../../lib/amounts.ts";
import { numberOf } from "./numbers.ts";
import type { TestValues } from "./fields.ts";
import type { FieldName, Values } from "./values.ts";
import { fullDayText } from "../../../lib/days.ts";
import { lengthOf } from "../../../lib/text_length.ts";
import { firstHomeDay } from "../../../lib/pets.ts";
import * as texts from "./texts.tsx";

const OLDEST_YEARS = 30;
const MOST_CENTS = 5_000_000;
const MOST_LB = 400;
export const MOST_WORDS = 5_000;
export const MOST_NAME = 60;

/** Returns the first day a pet born on this day may go home, given a typed date; undefined while the birth date is not whole. */
export const earliestHome = (birthDate: string, typed?: string): string | undefined =>
  Number.isNaN(Date.parse(birthDate)) ? undefined : firstHomeDay(birthDate, typed);

/** Returns the oldest birth date that is plausible. */
export const oldestBirth = (today: string): string =>
  new Date(Date.parse(today) - OLDEST_YEARS * 365.25 * 86_400_000).toISOString().slice(0, 10);

/**
 * Returns what is wrong with a field and how to fix it; undefined if nothing is. An empty field is missing,
 * not wrong.
 */
export function fieldError(
  name: FieldName,
  values: Values,
  today: string,
  breed?: Pick<Breed, "breedName" | "category" | "colors" | "sizeClasses">,
): string | undefined {
  switch (name) {
    case "name":
      return lengthOf(values.name) > MOST_NAME ? texts.useUpToCharacters(MOST_NAME) : undefined;
    case "breedId": {
      if (!breed || values.type === "") return undefined;
      const isRight = (breed.category === "Dogs") === (values.type === "Dog");
      return isRight
        ? undefined
        : texts.breedOfOtherType({ breedName: breed.breedName, category: breed.category });
    }
    case "weightLb":
    case "adultWeightLb":
      return weightError(values[name]);
    case "birthDate":
      if (values.birthDate === "") return undefined;
      if (values.birthDate > today) return texts.birthDateInFuture;
      return values.birthDate < oldestBirth(today) ? texts.birthDateTooOld(OLDEST_YEARS) : undefined;
    case "goHomeDate": {
      const earliest = earliestHome(values.birthDate);
      if (!earliest || values.goHomeDate === "" || values.goHomeDate >= earliest) return undefined;
      return texts.earliestGoHomeDate(fullDayText(earliest));
    }
    case "priceCents":
      return priceError(values.priceCents);
    case "deliveryOptions":
      return values.deliveryOptions.length === 0 ? texts.deliveryOptionMissing : undefined;
    case "description":
      return lengthOf(values.description) > MOST_WORDS
        ? texts.descriptionCharactersTooLong(
          (lengthOf(values.description) - MOST_WORDS).toLocaleString(LOCALE),
        )
        : undefined;
    case "healthTests":
      return values.healthTests.some((test) => Object.keys(testErrors(test, today)).length > 0)
        ? texts.healthTestIncomplete
        : undefined;
    default:
      return undefined;
  }
}

function weightError(text: string): string | undefined {
  if (text.trim() === "") return undefined;
  const pounds = numberOf(text);
  if (pounds === undefined) return texts.numberNotRead;
  if (pounds <= 0) return texts.weightNotPositive;
  return pounds > MOST_LB ? texts.enterUpToLb(MOST_LB) : undefined;
}

function priceError(text: string): string | undefined {
  if (text.trim() === "") return undefined;
  const cents = centsOf(text);
  if (cents === undefined) return texts.priceNotRead;
  return cents > MOST_CENTS ? texts.priceTooHigh : undefined;
}

/**
 * Returns an error for each missing field of a test. A completely empty test needs nothing: saving leaves it
 * out.
 */
export function testErrors(
  { type, result, laboratory, testedOn, documentKey }: TestValues,
  today: string,
): { type?: string; result?: string; testedOn?: string } {
  if ([type, result, laboratory, testedOn].every((text) => text.trim() === "") && !documentKey) return {};
  return {
    ...(type.trim() === "" ? { type: texts.testTypeMissing } : {}),
    ...(result.trim() === "" ? { result: texts.testResultMissing } : {}),
    ...(testedOn > today ? { testedOn: texts.testDateInFuture } : {}),
  };
}

/** Required for publication, by the names that the server uses too. */
export type Need =
  | "type"
  | "breed"
  | "sex"
  | "name"
  | "weightLb"
  | "birthDate"
  | "imageKeys"
  | "priceCents";

/** Returns what a listing still lacks, in the order of the form. */
export function missingOf(values: Values, photoCount: number): Need[] {
  const missing: [Need, boolean][] = [
    ["type", values.type === ""],
    ["breed", values.breedId === ""],
    ["sex", values.sex === ""],
    ["name", values.name.trim() === ""],
    ["weightLb", values.weightLb.trim() === ""],
    ["birthDate", values.birthDate === ""],
    ["imageKeys", photoCount === 0],
    ["priceCents", values.priceCents.trim() === ""],
  ];
  return missing.filter(([, isMissing]) => isMissing).map(([need]) => need);
}
