import type { ListingFields, PetDetails } from "@hearthpaw/client";
import { badgeNames } from "../../../lib/pets.ts";
import {
  exposureWords,
  goodWithWords,
  registryNames,
  trainingWords,
} from "../../../components/pets/words.ts";
import type { Values } from "./values.ts";

/** The choices of the form, each with its words. */

export type Choice<V extends string | number = string> = { value: V; label: string; description?: string };

const entries = <V extends string>(words: Readonly<Record<V, string>>): Choice<V>[] =>
  (Object.entries(words) as [V, string][]).map(([value, label]) => ({ value, label }));

const badgeNotes: Readonly<Record<number, string>> = {
  1: "Calm and happy in small spaces",
  3: "Raised in the house, around people",
  5: "Good with children of all ages",
  7: "Used to other pets",
  12: "Sheds very little",
};
export const badgeChoices: readonly Choice<Values["badges"][number]>[] = ([3, 5, 7, 1, 12] as const).map((
  id,
) => ({ value: id, label: badgeNames[id]!, description: badgeNotes[id]! }));
export const goodWithChoices = entries(goodWithWords);
export const trainingChoices = entries(trainingWords);
export const exposureChoices = entries(exposureWords);

type Registry = Values["registries"][number];
const REGISTRIES: readonly Registry[] = [
  "AKC",
  "CKC",
  "UKC",
  "COKC",
  "ACA",
  "ICA",
  "APRI",
  "ASDR",
  "microchipped",
  "healthRecords",
  "other",
];
const documentWords: Readonly<Partial<Record<Registry, string>>> = {
  microchipped: "Microchipped",
  healthRecords: "Health records",
  other: "Other documents",
};
/** The first nine are shown; the rest on demand. */
export const SHORT_REGISTRIES = 9;
export const registryChoices: readonly Choice<Registry>[] = REGISTRIES.map((value) => ({
  value,
  label: registryNames[value] ?? documentWords[value] ?? value,
}));

export const deliveryChoices: readonly Choice<Exclude<Values["deliveryOptions"][number], "none">>[] = [
  { value: "pickup", label: "I’ll Pick Up", description: "The family comes to you. Free." },
  {
    value: "honest",
    label: "Honest Delivery",
    description: "By road, to their door. The family pays $200 plus $0.85 a mile.",
  },
  {
    value: "flight",
    label: "Puppy Flight",
    description: "By air, at 8 weeks or older and up to 20 lb. The family pays $650.",
  },
];

export const generationChoices: readonly Choice<NonNullable<ListingFields["generation"]>>[] = [
  { value: "F1", label: "F1", description: "The parents are two different breeds" },
  { value: "F1b", label: "F1b", description: "One parent is a first cross, the other a purebred" },
  { value: "F1bb", label: "F1bb", description: "An F1b crossed back to a purebred again" },
  { value: "F2", label: "F2", description: "Both parents are first crosses" },
  { value: "Multigen", label: "Multigen", description: "Later-generation crosses" },
];

export const COATS: readonly NonNullable<PetDetails["coatType"]>[] = [
  "Smooth",
  "Long",
  "Medium",
  "Wire",
  "Silky-Wire",
  "Fluffy",
];
