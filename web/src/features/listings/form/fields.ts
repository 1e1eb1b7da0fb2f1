import type { ListingFields, PetDetails } from "@hearthpaw/client";
import { centsOf } from "../../../lib/amounts.ts";
import { dollarsText, numberOf } from "./numbers.ts";
import * as texts from "./texts.tsx";

/**
 * The fields of the listing form, each defined in one place: its step, its name in a sentence, how its value
 * is read from the server's listing, and how it is written. An empty value is written as null, as `clear`, or
 * not at all.
 */
export type Field<V> = {
  step: StepId;
  /** Look of a plain text field; `TextFields` draws every field of its step that has one. */
  input?: TextInput;
  /** Its name in a sentence: "Saved at once: weight, price". */
  words: string;
  empty: V;
  read: (pet: PetDetails) => V;
  /**
   * Returns the value as the contract expects it. `CLEAR` clears a choice, `undefined` leaves it unchanged.
   */
  write: (value: V) => unknown;
  /** Whether littermates share it: a new listing may start with it. */
  isShared?: boolean;
};

export type TextInput = {
  label: string;
  maxLength: number;
  hint?: string;
  inputMode?: "numeric" | "decimal";
};

export const CLEAR = Symbol("clear");

/** One health test. Dates are "YYYY-MM-DD" or empty. */
export type TestValues = {
  /** Key on this screen only: it keeps a test in its place. */
  key: string;
  type: string;
  laboratory: string;
  result: string;
  testedOn: string;
  documentKey: string | null;
};

type About = Pick<Field<never>, "step" | "words" | "isShared" | "input">;
/** Names of the server's fields that hold a text or nothing. */
type TextName = {
  [N in keyof PetDetails]-?: PetDetails[N] extends string | null | undefined ? N : never;
}[keyof PetDetails];

/** A text field; empty if unknown. */
const text = (name: TextName, about: About): Field<string> => ({
  ...about,
  empty: "",
  read: (pet) => (pet[name] as string | null | undefined) ?? "",
  write: (value) => value === "" ? null : value,
});

/**
 * A text whose changes await staff review while others can see the listing. The form shows the text in
 * review.
 */
const reviewed = (name: "name" | "description", about: About): Field<string> => ({
  ...about,
  empty: "",
  read: (pet) => pet.waiting?.find((change) => change.kind === name)?.text ?? pet[name] ?? "",
  // A name can't be cleared once set; a description can.
  write: (value) => name === "name" && value === "" ? undefined : value,
});

const pounds = (name: "weightLb" | "adultWeightLb", about: About): Field<string> => ({
  ...about,
  empty: "",
  read: (pet) => pet[name] === null ? "" : String(pet[name]),
  write: (value) => value === "" ? null : numberOf(value),
});

type ChoiceName = "type" | "sex" | "coatType" | "sizeClass" | "generation" | "litterId" | "sireId" | "damId";
/** A choice of one value or none. `isKept` means that it can't be cleared once set. */
const choice = <N extends ChoiceName>(
  name: N,
  { isKept = false, ...about }: About & { isKept?: boolean },
): Field<NonNullable<ListingFields[N]> | ""> => ({
  ...about,
  empty: "",
  read: (pet) => (pet[name] as NonNullable<ListingFields[N]> | undefined) ?? "",
  write: (value) => value === "" ? (isKept ? undefined : CLEAR) : value,
});

type ListName = "registries" | "badges" | "goodWith" | "training" | "exposure";
const several = <N extends ListName>(name: N, about: About): Field<PetDetails[N]> => ({
  ...about,
  empty: [] as PetDetails[N],
  read: (pet) => pet[name],
  write: (value) => value,
});

/** Every field of the form, in the order of its steps. */
export const fields = {
  type: choice("type", { step: "animal", words: texts.dogOrCatInside, isKept: true, isShared: true }),
  breedId: {
    step: "animal",
    words: texts.breedInside,
    isShared: true,
    empty: "",
    read: (pet) => pet.breed?.id ?? "",
    write: (value) => value === "" ? undefined : value,
  } as Field<string>,
  sex: choice("sex", { step: "animal", words: texts.sexInside, isKept: true }),
  name: reviewed("name", { step: "animal", words: texts.nameInside }),
  color: text("color", { step: "looks", words: texts.colorInside }),
  coatType: choice("coatType", { step: "looks", words: texts.coatInside, isShared: true }),
  sizeClass: choice("sizeClass", { step: "looks", words: texts.sizeInside, isShared: true }),
  generation: choice("generation", { step: "looks", words: texts.generationInside, isShared: true }),
  weightLb: pounds("weightLb", { step: "looks", words: texts.weightInside }),
  adultWeightLb: pounds("adultWeightLb", { step: "looks", words: texts.adultWeightInside, isShared: true }),
  litterId: choice("litterId", { step: "family", words: texts.litterInside, isShared: true }),
  birthDate: text("birthDate", { step: "family", words: texts.birthDateInside, isShared: true }),
  goHomeDate: text("goHomeDate", { step: "family", words: texts.goHomeDate, isShared: true }),
  sireId: choice("sireId", { step: "family", words: texts.sireInside, isShared: true }),
  damId: choice("damId", { step: "family", words: texts.damInside, isShared: true }),
  registries: several("registries", { step: "health", words: texts.papersInside, isShared: true }),
  registrationNumber: text("registrationNumber", {
    step: "health",
    words: texts.registrationNumber,
    input: { label: texts.registrationNumberField, maxLength: 40 },
  }),
  microchipNumber: text("microchipNumber", {
    step: "health",
    words: texts.microchipNumber,
    input: {
      label: texts.microchipNumberField,
      maxLength: 20,
      inputMode: "numeric",
      hint: texts.seenByTeamOnly,
    },
  }),
  geneticTesting: {
    step: "health",
    words: texts.geneticTesting,
    isShared: true,
    empty: false,
    read: (pet) => pet.geneticTesting,
    write: (value) => value,
  } as Field<boolean>,
  healthTests: {
    step: "health",
    words: texts.healthTestsInside,
    empty: [],
    read: (pet) =>
      pet.healthTests.map((test, index) => ({
        ...test,
        key: `kept-${index}`,
        testedOn: test.testedOn ?? "",
      })),
    write: (tests) => tests.filter(isNamed).map(testOf),
  } as Field<readonly TestValues[]>,
  badges: several("badges", { step: "character", words: texts.badgesInside, isShared: true }),
  goodWith: several("goodWith", { step: "character", words: texts.whoTheyGetAlongWith }),
  training: several("training", { step: "character", words: texts.trainingInside }),
  exposure: several("exposure", { step: "character", words: texts.whatTheyreUsedTo }),
  description: reviewed("description", { step: "character", words: texts.descriptionInside }),
  priceCents: {
    step: "price",
    words: texts.priceInside,
    isShared: true,
    empty: "",
    read: (pet) => dollarsText(pet.priceCents),
    write: (value) => value === "" ? null : centsOf(value),
  } as Field<string>,
  deliveryOptions: {
    step: "price",
    words: texts.deliveryOptions,
    isShared: true,
    empty: ["pickup"],
    read: (pet) => pet.deliveryOptions.filter((option) => option !== "none"),
    write: (value) => value,
  } as Field<PetDetails["deliveryOptions"]>,
};

/** Whether a test has a type and a result; other tests are unfinished and stay in the form. */
const isNamed = ({ type, result }: TestValues): boolean => type.trim() !== "" && result.trim() !== "";

const testOf = ({ key: _, ...test }: TestValues) => ({
  ...test,
  type: test.type.trim(),
  laboratory: test.laboratory.trim(),
  result: test.result.trim(),
  testedOn: test.testedOn || null,
});

export type StepId =
  | "animal"
  | "looks"
  | "family"
  | "photos"
  | "health"
  | "character"
  | "price"
  | "preview";
