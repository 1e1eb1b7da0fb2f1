import type { Breed, ParentDetails, ParentFields } from "@hearthpaw/client";

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
};

/** What stands beside the plain fields. */
export type ParentExtras = Required<Pick<ParentFields, "registries" | "healthTests" | "imageKeys">>;

/** Younger animals are no parents yet. */
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
});

/** What is wrong, by field, in the order of the form. */
export function checkParent(values: ParentValues, today: string) {
  const weight = Number(values.weightLb);
  const youngest = new Date(Date.parse(today) - LEAST_DAYS * DAY).toISOString().slice(0, 10);
  return {
    name: values.name.trim() ? undefined : "Write the name.",
    sex: values.sex ? undefined : "Choose male or female.",
    breedId: values.breedId ? undefined : "Choose the breed.",
    birthDate: !values.birthDate
      ? undefined
      : values.birthDate > today
      ? "The birth date is in the future."
      : values.birthDate > youngest
      ? "A parent animal is at least six months old."
      : undefined,
    weightLb: values.weightLb.trim() === "" || (weight > 0 && weight <= 400)
      ? undefined
      : "Write pounds as a number, as 14.5.",
  };
}

/** The fields as the server takes them. */
export function fieldsOf(values: ParentValues, extras: ParentExtras): ParentFields {
  const orNull = (text: string) => text.trim() || null;
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
    ...extras,
  };
}

/** A parent's fields as they are, for a change of its status alone: the server replaces them as a whole. */
export const sameFields = (parent: ParentDetails): ParentFields =>
  fieldsOf(valuesOf(parent), {
    registries: parent.registries,
    healthTests: parent.healthTests,
    imageKeys: parent.imageKeys,
  });

export const breedsOf = (breeds: readonly Breed[], type: string) =>
  breeds.filter(({ category }) => category === (type === "Dog" ? "Dogs" : "Cats"))
    .map(({ id, breedName }) => ({ value: id, label: breedName }));

/** "Sire" or "Dam". */
export const roleOf = (sex: string): string => sex === "Male" ? "Sire" : "Dam";

/** "2 litters", "No litter yet". */
export const littersText = (count: number): string =>
  count === 0 ? "No litter yet" : count === 1 ? "1 litter" : `${count} litters`;
