import type { ListingFields, PetDetails } from "@hearthpaw/client";
import { centsOf, dollarsText, numberOf } from "./numbers.ts";

/** What the form holds of a listing: texts as they are typed, choices as the contract names them. */
export type Values = {
  type: "" | NonNullable<ListingFields["type"]>;
  breedId: string;
  sex: "" | NonNullable<ListingFields["sex"]>;
  name: string;
  color: string;
  coatType: "" | NonNullable<ListingFields["coatType"]>;
  sizeClass: "" | NonNullable<ListingFields["sizeClass"]>;
  generation: "" | NonNullable<ListingFields["generation"]>;
  weightLb: string;
  adultWeightLb: string;
  litterId: string;
  birthDate: string;
  goHomeDate: string;
  sireId: string;
  damId: string;
  registries: NonNullable<ListingFields["registries"]>;
  registrationNumber: string;
  microchipNumber: string;
  geneticTesting: boolean;
  healthTests: readonly TestValues[];
  badges: NonNullable<ListingFields["badges"]>;
  goodWith: NonNullable<ListingFields["goodWith"]>;
  training: NonNullable<ListingFields["training"]>;
  exposure: NonNullable<ListingFields["exposure"]>;
  description: string;
  priceCents: string;
  deliveryOptions: NonNullable<ListingFields["deliveryOptions"]>;
};
export type FieldName = keyof Values;

/** One health test; a date is "YYYY-MM-DD" or empty. */
export type TestValues = {
  /** Only here: so that a line keeps its place on the screen. */
  key: string;
  type: string;
  laboratory: string;
  result: string;
  testedOn: string;
  documentKey: string | null;
};

export const EMPTY: Values = {
  type: "",
  breedId: "",
  sex: "",
  name: "",
  color: "",
  coatType: "",
  sizeClass: "",
  generation: "",
  weightLb: "",
  adultWeightLb: "",
  litterId: "",
  birthDate: "",
  goHomeDate: "",
  sireId: "",
  damId: "",
  registries: [],
  registrationNumber: "",
  microchipNumber: "",
  geneticTesting: false,
  healthTests: [],
  badges: [],
  goodWith: [],
  training: [],
  exposure: [],
  description: "",
  priceCents: "",
  deliveryOptions: ["pickup"],
};
export const FIELDS = Object.keys(EMPTY) as readonly FieldName[];

const numberText = (value: number | null): string => value === null ? "" : String(value);

/** The form's values of a listing as the server has it; texts that wait for staff in place of those that are shown. */
export function valuesOf(pet: PetDetails): Values {
  const waiting = (kind: "name" | "description") => pet.waiting?.find((change) => change.kind === kind)?.text;
  return {
    type: pet.type ?? "",
    breedId: pet.breed?.id ?? "",
    sex: pet.sex ?? "",
    name: waiting("name") ?? pet.name ?? "",
    color: pet.color ?? "",
    coatType: pet.coatType ?? "",
    sizeClass: pet.sizeClass ?? "",
    generation: pet.generation ?? "",
    weightLb: numberText(pet.weightLb),
    adultWeightLb: numberText(pet.adultWeightLb),
    litterId: pet.litterId ?? "",
    birthDate: pet.birthDate ?? "",
    goHomeDate: pet.goHomeDate ?? "",
    sireId: pet.sireId ?? "",
    damId: pet.damId ?? "",
    registries: pet.registries,
    registrationNumber: pet.registrationNumber ?? "",
    microchipNumber: pet.microchipNumber ?? "",
    geneticTesting: pet.geneticTesting,
    healthTests: pet.healthTests.map((test, index) => ({
      ...test,
      key: `kept-${index}`,
      testedOn: test.testedOn ?? "",
    })),
    badges: pet.badges,
    goodWith: pet.goodWith,
    training: pet.training,
    exposure: pet.exposure,
    description: waiting("description") ?? pet.description,
    priceCents: dollarsText(pet.priceCents),
    deliveryOptions: pet.deliveryOptions.filter((option) => option !== "none"),
  };
}

/** What brothers and sisters share: a new listing may begin with it. */
export function sharedOf(pet: PetDetails): Partial<Values> {
  const { type, breedId, coatType, sizeClass, generation, adultWeightLb, litterId, birthDate, goHomeDate } =
    valuesOf(pet);
  const { sireId, damId, registries, geneticTesting, badges, priceCents, deliveryOptions } = valuesOf(pet);
  return {
    ...{ type, breedId, coatType, sizeClass, generation, adultWeightLb },
    ...{ litterId, birthDate, goHomeDate, sireId, damId },
    ...{ geneticTesting, badges, priceCents, deliveryOptions },
    // A microchip is each animal's own.
    registries: registries.filter((id) => id !== "microchipped"),
  };
}

/** Names whose values differ from what the server has. */
export function changedFields(values: Values, saved: Values): FieldName[] {
  return FIELDS.filter((name) => !isSame(values[name], saved[name]));
}

/** Whether two values of a field are the same to the server. */
export function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  const bare = (value: unknown) =>
    JSON.stringify(value, (key, inner: unknown) => (key === "key" ? undefined : inner));
  return bare(one) === bare(other);
}

/** Choices that the server takes back by `clear`. */
const CLEARED: readonly FieldName[] = ["generation", "sizeClass", "coatType", "litterId", "sireId", "damId"];
/** What cannot be taken back once it was said: left out while it is empty. */
const KEPT: readonly FieldName[] = ["type", "breedId", "sex", "name"];

/** The body that changes these fields: dollars to cents, pounds to numbers, empty to null or `clear`. */
export function bodyOf(values: Values, names: readonly FieldName[]): ListingFields {
  const body: Record<string, unknown> = {};
  const clear: string[] = [];
  for (const name of names) {
    const value = values[name];
    if (name === "healthTests") body[name] = values.healthTests.filter(isNamed).map(testOf);
    else if (name === "priceCents") body[name] = value === "" ? null : centsOf(values.priceCents);
    else if (name === "weightLb" || name === "adultWeightLb") {
      body[name] = value === "" ? null : numberOf(values[name]);
    } else if (name === "description" || value !== "") body[name] = value;
    else if (CLEARED.includes(name)) clear.push(name);
    else if (!KEPT.includes(name)) body[name] = null;
  }
  return { ...body, ...(clear.length ? { clear } : {}) } as ListingFields;
}

/** A line that says what was tested and how it came out; others are not finished and stay in the form. */
export const isNamed = ({ type, result }: TestValues): boolean => type.trim() !== "" && result.trim() !== "";

const testOf = ({ key: _, ...test }: TestValues) => ({
  ...test,
  type: test.type.trim(),
  laboratory: test.laboratory.trim(),
  result: test.result.trim(),
  testedOn: test.testedOn || null,
});
