import type { Pet } from "@hearthpaw/client";
import * as texts from "./texts.ts";

/** Words for the API's choices on a pet's page. */

export const goodWithWords: Readonly<Record<Pet["goodWith"][number], string>> = {
  adults: texts.adults,
  children: texts.children,
  dogs: texts.dogs,
  otherAnimals: texts.otherPets,
};

export const trainingWords: Readonly<Record<Pet["training"][number], string>> = {
  crateTraining: texts.crateTraining,
  leashWalking: texts.leashWalking,
  outdoorPottyAccess: texts.pottyOutdoors,
  "pee-pads": texts.peePads,
};

export const exposureWords: Readonly<Record<Pet["exposure"][number], string>> = {
  carRides: texts.carRides,
  doorbells: texts.doorbells,
  fireworks: texts.fireworks,
  loudNoises: texts.loudNoises,
  publicPlaces: texts.publicPlaces,
};

type Registry = Pet["registries"][number];

/** Names of the registries. A microchip and health records are not registries and have none. */
export const registryNames: Readonly<Partial<Record<Registry, string>>> = {
  AKC: texts.americanKennelClubAkc,
  CKC: texts.continentalKennelClubCkc,
  UKC: texts.unitedKennelClubUkc,
  COKC: "COKC",
  ACA: texts.americanCanineAssociationAca,
  ICA: texts.internationalCanineAssociationIca,
  APRI: texts.americasPetRegistryApri,
  ASDR: texts.americanStockDogRegistryAsdr,
};

/** Returns the names of a pet's or parent's registries. */
export const registriesOf = (registries: readonly Registry[]): string[] =>
  registries.flatMap((id) => registryNames[id] ?? []);

/** Returns the short names of the registries: "AKC and UKC". */
export const shortRegistries = (registries: readonly Registry[]): string =>
  listText(registries.filter((id) => registryNames[id]));

/** Returns the words as a list: "a", "a and b", "a, b and c". */
export function listText(words: readonly string[]): string {
  if (words.length < 2) return words.join("");
  return texts.listAnd({ before: words.slice(0, -1).join(", "), last: words.at(-1) });
}

/** Returns a weight in pounds with one decimal: 5.1 -> "5.1 lb". */
export const poundsText = (weightLb: number): string => texts.weightLbLb(Math.round(weightLb * 10) / 10);
