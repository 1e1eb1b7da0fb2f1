import type { Pet } from "@hearthpaw/client";
import { ageText, countText, dayText, formatCents } from "@hearthpaw/ui-kit";
import { upTo } from "../../../components/contracts/texts.ts";
import { isOpen, priceWithFee } from "../../../components/pets/card_rules.ts";
import { isDepositOffered } from "../../../components/pets/pet_rules.ts";
import { goodWithWords, listText, registriesOf, trainingWords } from "../../../components/pets/words.ts";
import { waysOf, wayWords } from "../delivery_rules.ts";
import type { PetBreeder } from "../pet_queries.ts";
import * as texts from "./texts.ts";

/** A pet of the comparison, with the facts of its seller once they have loaded. */
export type ComparedPet = { pet: Pet; breeder: PetBreeder | undefined };

/** One fact of all pets. A value is undefined if the listing does not state it. */
export type CompareRow = { term: string; valueOf: (compared: ComparedPet) => string | undefined };

/** Badge of low-shedding pets. */
const LOW_SHEDDING = 12;

/** Returns all rows, the facts that decide first. `today` is "YYYY-MM-DD". */
export const compareRows = (today: string): CompareRow[] => [
  { term: texts.price, valueOf: ({ pet }) => formatCents(priceWithFee(pet.priceCents)) },
  {
    term: texts.deposit,
    valueOf: ({ pet }) => isOpen(pet) && isDepositOffered(pet) ? formatCents(pet.depositCents) : undefined,
  },
  { term: texts.breed, valueOf: ({ pet }) => pet.breed.breedName },
  { term: texts.sex, valueOf: ({ pet }) => pet.sex },
  { term: texts.age, valueOf: ({ pet }) => ageText(pet.birthDate, today) },
  {
    term: texts.readyToGoHome,
    valueOf: ({ pet }) =>
      !isOpen(pet)
        ? undefined
        : pet.isReadyToGoHome || !pet.goHomeDate
        ? texts.now
        : dayText(pet.goHomeDate, today),
  },
  {
    term: texts.adultWeight,
    valueOf: ({ pet }) =>
      pet.adultWeightLb === null ? undefined : texts.aboutLb(Math.round(pet.adultWeightLb)),
  },
  { term: texts.color, valueOf: ({ pet }) => pet.color || undefined },
  { term: texts.coat, valueOf: ({ pet }) => pet.coatType ?? undefined },
  { term: texts.generation, valueOf: ({ pet }) => pet.generation ?? undefined },
  {
    term: texts.lowShedding,
    valueOf: ({ pet }) => pet.badges.includes(LOW_SHEDDING) ? texts.yes : undefined,
  },
  {
    term: texts.getsAlongWith,
    valueOf: ({ pet }) => listed(pet.goodWith.map((id) => goodWithWords[id])),
  },
  { term: texts.training, valueOf: ({ pet }) => listed(pet.training.map((id) => trainingWords[id])) },
  {
    term: texts.healthTests,
    valueOf: ({ pet }) => listed([...new Set(pet.healthTests.map(({ type }) => type))]),
  },
  {
    term: texts.parentsHealthTests,
    valueOf: ({ pet: { sire, dam } }) => {
      const count = (sire?.healthTests.length ?? 0) + (dam?.healthTests.length ?? 0);
      return count > 0 ? texts.testedCount(count) : undefined;
    },
  },
  {
    term: texts.healthRecords,
    valueOf: ({ pet }) => pet.registries.includes("healthRecords") ? texts.included : undefined,
  },
  { term: texts.microchip, valueOf: ({ pet }) => pet.isMicrochipped ? texts.yes : texts.notYet },
  { term: texts.registries, valueOf: ({ pet }) => listed(registriesOf(pet.registries)) },
  {
    term: texts.healthGuarantee,
    valueOf: ({ breeder }) => breeder?.guaranteePeriod && upTo(breeder.guaranteePeriod),
  },
  { term: texts.waysHome, valueOf: ({ pet }) => listed(waysOf(pet).map((way) => wayWords[way].label)) },
  { term: texts.location, valueOf: ({ pet }) => `${pet.city}, ${pet.state}` },
  { term: texts.seller, valueOf: ({ pet }) => pet.breeder.name },
  {
    term: texts.checkedByUs,
    valueOf: ({ pet }) => pet.breeder.isVerified ? texts.yes : texts.notCheckedYet,
  },
  {
    term: texts.reviews,
    valueOf: ({ pet: { breeder } }) =>
      breeder.ratingAverage === null ? texts.noReviewsYet : texts.ratingOf({
        average: breeder.ratingAverage.toFixed(1),
        count: countText(breeder.ratingCount, "review"),
      }),
  },
  { term: texts.homesFound, valueOf: ({ breeder }) => breeder && `${breeder.homesFound}` },
  {
    term: texts.depositRefund,
    valueOf: ({ breeder }) => breeder && texts.percentOfDeposit(breeder.depositRefundPercent),
  },
];

const listed = (words: readonly string[]): string | undefined => listText(words) || undefined;

/**
 * Returns the rows to show with their values, one per pet. A fact that no listing states has no row; with
 * `onlyDifferences`, a fact that all share has none either.
 */
export function shownRows(
  pets: readonly ComparedPet[],
  { today, onlyDifferences }: { today: string; onlyDifferences: boolean },
): { term: string; values: (string | undefined)[] }[] {
  return compareRows(today)
    .map(({ term, valueOf }) => ({ term, values: pets.map(valueOf) }))
    .filter(({ values }) => values.some((value) => value !== undefined))
    .filter(({ values }) => !onlyDifferences || new Set(values).size > 1);
}
