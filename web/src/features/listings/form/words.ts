import type { ListingFields, PetDetails } from "@hearthpaw/client";
import { badgeNames } from "../../../lib/pets.ts";
import {
  exposureWords,
  goodWithWords,
  registryNames,
  trainingWords,
} from "../../../components/pets/words.ts";
import * as texts from "./texts.tsx";
import type { Values } from "./values.ts";

/** The choices of the form, each with its label. */

export type Choice<V extends string | number = string> = { value: V; label: string; description?: string };

const entries = <V extends string>(words: Readonly<Record<V, string>>): Choice<V>[] =>
  (Object.entries(words) as [V, string][]).map(([value, label]) => ({ value, label }));

const badgeNotes: Readonly<Record<number, string>> = {
  1: texts.apartmentFriendlyHint,
  3: texts.familyRaisedHint,
  5: texts.familyFriendlyHint,
  7: texts.usedToOtherPets,
  12: texts.shedsVeryLittle,
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
  microchipped: texts.microchipped,
  healthRecords: texts.healthRecords,
  other: texts.otherDocuments,
};
/** Number of registries shown at first; a button shows the rest. */
export const SHORT_REGISTRIES = 9;
export const registryChoices: readonly Choice<Registry>[] = REGISTRIES.map((value) => ({
  value,
  label: registryNames[value] ?? documentWords[value] ?? value,
}));

export const deliveryChoices: readonly Choice<Exclude<Values["deliveryOptions"][number], "none">>[] = [
  { value: "pickup", label: texts.illPickUp, description: texts.pickupHint },
  {
    value: "honest",
    label: texts.honestDelivery,
    description: texts.roadDeliveryHint,
  },
  {
    value: "flight",
    label: texts.puppyFlight,
    description: texts.airDeliveryHint,
  },
];

export const generationChoices: readonly Choice<NonNullable<ListingFields["generation"]>>[] = [
  { value: "F1", label: texts.generationF1, description: texts.generationF1Hint },
  { value: "F1b", label: texts.generationF1b, description: texts.generationF1bHint },
  { value: "F1bb", label: texts.generationF1bb, description: texts.generationF1bbHint },
  { value: "F2", label: texts.generationF2, description: texts.generationF2Hint },
  { value: "Multigen", label: texts.multigen, description: texts.laterGenerationCrosses },
];

export const COATS: readonly NonNullable<PetDetails["coatType"]>[] = [
  "Smooth",
  "Long",
  "Medium",
  "Wire",
  "Silky-Wire",
  "Fluffy",
];
