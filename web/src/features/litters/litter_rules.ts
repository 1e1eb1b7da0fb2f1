import type { LitterBody, OwnLitter, ParentDetails } from "@hearthpaw/client";
import { firstHomeDay } from "../../lib/pets.ts";
import * as texts from "./texts.tsx";

export type LitterValues = {
  name: string;
  state: string;
  type: string;
  breedId: string;
  sireId: string;
  damId: string;
  expectedDate: string;
  birthDate: string;
  goHomeDate: string;
  litterNumber: string;
};

/** A litter expected later than this many days from now can only be planned. */
const LONGEST_WAIT_DAYS = 75;
const DAY = 86_400_000;
const later = (day: string, days: number) =>
  new Date(Date.parse(day) + days * DAY).toISOString().slice(0, 10);

export const litterStates = {
  planned: { label: texts.planned, text: texts.thePairIsChosen },
  expected: { label: texts.expected, text: texts.theDamIsExpecting },
  born: { label: texts.born, text: texts.theLitterIsHere },
} as const satisfies Record<OwnLitter["state"], { label: string; text: string }>;

/** A born litter stays born. */
export const statesAfter = (state: OwnLitter["state"] | undefined): OwnLitter["state"][] =>
  state === "born" ? ["born"] : ["planned", "expected", "born"];

export const litterValues = (litter?: OwnLitter): LitterValues => ({
  name: litter?.name ?? "",
  state: litter?.state ?? "planned",
  type: litter?.type ?? "",
  breedId: litter?.breed.id ?? "",
  sireId: litter?.sire?.id ?? "",
  damId: litter?.dam?.id ?? "",
  expectedDate: litter?.expectedDate ?? "",
  birthDate: litter?.birthDate ?? "",
  goHomeDate: litter?.goHomeDate ?? "",
  litterNumber: litter?.litterNumber ?? "",
});

/**
 * Returns the values with the type and breed that the user has not chosen yet, taken from the breeder's
 * parents: the breed that sire and dam share, or the breeder's only breed.
 */
export function withParents(values: LitterValues, parents: readonly ParentDetails[]): LitterValues {
  const active = parents.filter(({ status }) => status !== "no-longer-available");
  const type = values.type ||
    (active.length > 0 && active.every((one) => one.type === "Cat") ? "Cat" : "Dog");
  const pair = parents.filter(({ id }) => id === values.sireId || id === values.damId);
  const asked = pair.length === 2 ? pair : [...pair, ...active.filter((one) => one.type === type)];
  const breedIds = new Set(asked.map(({ breed }) => breed.id));
  return { ...values, type, breedId: values.breedId || (breedIds.size === 1 ? [...breedIds][0]! : "") };
}

/** Returns the errors by field, in the order of the form. */
export function checkLitter(values: LitterValues, today: string) {
  const { state, expectedDate, birthDate, goHomeDate } = values;
  const isBorn = state === "born";
  const born = isBorn ? birthDate : expectedDate;
  return {
    name: values.name.trim() ? undefined : texts.litterNameMissing,
    breedId: values.breedId ? undefined : texts.chooseTheBreedSentence,
    expectedDate: state !== "expected"
      ? undefined
      : !expectedDate
      ? texts.enterWhenYouExpectIt
      : expectedDate > later(today, LONGEST_WAIT_DAYS)
      ? texts.expectedTooFarAway(LONGEST_WAIT_DAYS)
      : undefined,
    birthDate: !isBorn
      ? undefined
      : !birthDate
      ? texts.enterTheBirthDate
      : birthDate > today
      ? texts.birthDateInFuture
      : undefined,
    goHomeDate: goHomeDate && born && goHomeDate < firstHomeDay(born) ? texts.goHomeTooEarly : undefined,
  };
}

/** Returns the litter as the server takes it, without fields that don't belong to its state. */
export function bodyOf(values: LitterValues): LitterBody {
  const state = values.state as LitterBody["state"];
  return {
    name: values.name.trim(),
    state,
    breedId: values.breedId,
    ...(values.sireId ? { sireId: values.sireId } : {}),
    ...(values.damId ? { damId: values.damId } : {}),
    expectedDate: values.expectedDate || null,
    birthDate: state === "born" ? values.birthDate || null : null,
    goHomeDate: values.goHomeDate || null,
    litterNumber: values.litterNumber.trim() || null,
  };
}
