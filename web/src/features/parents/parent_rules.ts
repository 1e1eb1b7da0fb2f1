import type { Breed, ParentDetails, ParentFields, PedigreeParent } from "@hearthpaw/client";
import * as texts from "./texts.ts";

/** The plain fields of a parent animal as a form holds them. */
export type ParentValues = {
  name: string;
  type: string;
  sex: string;
  breedId: string;
  birthDate: string;
  color: string;
  coatType: string;
  sizeClass: string;
  weightLb: string;
  registrationNumber: string;
  description: string;
  geneticTesting: boolean;
  /** Id of a parent of this breeder, TYPED, or empty. */
  sire: string;
  sireName: string;
  sireNumber: string;
  dam: string;
  damName: string;
  damNumber: string;
};

/** A sire or dam that is no parent of this breeder. */
export const TYPED = "typed";

/** Fields that are not plain. */
export type ParentExtras = Required<Pick<ParentFields, "registries" | "healthTests" | "imageKeys">>;

/** Minimum age of a parent. */
const LEAST_DAYS = 180;
const DAY = 86_400_000;

export const valuesOf = (parent?: ParentDetails): ParentValues => ({
  name: parent?.name ?? "",
  type: parent?.type ?? "Dog",
  sex: parent?.sex ?? "",
  breedId: parent?.breed.id ?? "",
  birthDate: parent?.birthDate ?? "",
  color: parent?.color ?? "",
  coatType: parent?.coatType ?? "",
  sizeClass: parent?.sizeClass ?? "",
  weightLb: String(parent?.weightLb ?? ""),
  registrationNumber: parent?.registrationNumber ?? "",
  description: parent?.description ?? "",
  geneticTesting: parent?.geneticTesting ?? false,
  sire: choiceOf(parent?.sire),
  sireName: parent?.sire?.parentId ? "" : parent?.sire?.name ?? "",
  sireNumber: parent?.sire?.parentId ? "" : parent?.sire?.registrationNumber ?? "",
  dam: choiceOf(parent?.dam),
  damName: parent?.dam?.parentId ? "" : parent?.dam?.name ?? "",
  damNumber: parent?.dam?.parentId ? "" : parent?.dam?.registrationNumber ?? "",
});

const choiceOf = (parent: PedigreeParent | undefined): string => parent?.parentId ?? (parent ? TYPED : "");

/** Returns a sire or dam as the server takes it; a parent of this breeder by its id. */
function pedigreeOf(choice: string, name: string, number: string): PedigreeParent | undefined {
  if (!choice) return undefined;
  if (choice !== TYPED) return { parentId: choice, name: "Own" };
  return { name: name.trim(), ...(number.trim() ? { registrationNumber: number.trim() } : {}) };
}

/** Returns the errors by field, in the order of the form. */
export function checkParent(values: ParentValues, today: string) {
  const weight = Number(values.weightLb);
  const youngest = new Date(Date.parse(today) - LEAST_DAYS * DAY).toISOString().slice(0, 10);
  return {
    name: values.name.trim() ? undefined : texts.enterAName,
    sex: values.sex ? undefined : texts.chooseMaleOrFemale,
    breedId: values.breedId ? undefined : texts.chooseTheBreedSentence,
    birthDate: !values.birthDate
      ? undefined
      : values.birthDate > today
      ? texts.birthDateInFuture
      : values.birthDate > youngest
      ? texts.parentTooYoung
      : undefined,
    weightLb: values.weightLb.trim() === "" || (weight > 0 && weight <= 400)
      ? undefined
      : texts.weightInvalid,
    sireName: values.sire !== TYPED || values.sireName.trim() ? undefined : texts.enterTheSiresName,
    damName: values.dam !== TYPED || values.damName.trim() ? undefined : texts.enterTheDamsName,
  };
}

/** Returns the fields as the server takes them. */
export function fieldsOf(values: ParentValues, extras: ParentExtras): ParentFields {
  const orNull = (text: string) => text.trim() || null;
  const sire = pedigreeOf(values.sire, values.sireName, values.sireNumber);
  const dam = pedigreeOf(values.dam, values.damName, values.damNumber);
  return {
    name: values.name.trim(),
    type: values.type as ParentFields["type"],
    sex: values.sex as ParentFields["sex"],
    breedId: values.breedId,
    birthDate: values.birthDate || null,
    color: orNull(values.color),
    ...(values.coatType ? { coatType: values.coatType as NonNullable<ParentFields["coatType"]> } : {}),
    ...(values.sizeClass ? { sizeClass: values.sizeClass as NonNullable<ParentFields["sizeClass"]> } : {}),
    weightLb: values.weightLb.trim() === "" ? null : Number(values.weightLb),
    description: values.description.trim(),
    registrationNumber: orNull(values.registrationNumber),
    geneticTesting: values.geneticTesting,
    ...(sire ? { sire } : {}),
    ...(dam ? { dam } : {}),
    ...extras,
  };
}

/** Returns a parent's present fields for a change of status alone, because the server replaces all fields. */
export const sameFields = (parent: ParentDetails): ParentFields =>
  fieldsOf(valuesOf(parent), {
    registries: parent.registries,
    healthTests: parent.healthTests,
    imageKeys: parent.imageKeys,
  });

export const breedsOf = (breeds: readonly Breed[], type: string) =>
  breeds.filter(({ category }) => category === (type === "Dog" ? "Dogs" : "Cats"));

/** Returns "Sire" or "Dam". */
export const roleOf = (sex: string): string => sex === "Male" ? texts.sire : texts.dam;

/** Returns "2 litters" or "No litter yet". */
export const littersText = (count: number): string =>
  count === 0 ? texts.noLitterYet : count === 1 ? texts.litter : texts.countLitters(count);
