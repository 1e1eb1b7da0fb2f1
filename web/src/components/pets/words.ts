import type { Pet } from "@hearthpaw/client";

/** How the contract's choices read on a pet's page. */

export const goodWithWords: Readonly<Record<Pet["goodWith"][number], string>> = {
  adults: "Adults",
  children: "Children",
  dogs: "Dogs",
  otherAnimals: "Other pets",
};

export const trainingWords: Readonly<Record<Pet["training"][number], string>> = {
  crateTraining: "Crate training",
  leashWalking: "Leash walking",
  outdoorPottyAccess: "Potty outdoors",
  "pee-pads": "Pee pads",
};

export const exposureWords: Readonly<Record<Pet["exposure"][number], string>> = {
  carRides: "Car rides",
  doorbells: "Doorbells",
  fireworks: "Fireworks",
  loudNoises: "Loud noises",
  publicPlaces: "Public places",
};

type Registry = Pet["registries"][number];

/** Names of the registries; a microchip and health records are documents of another kind. */
export const registryNames: Readonly<Partial<Record<Registry, string>>> = {
  AKC: "American Kennel Club (AKC)",
  CKC: "Continental Kennel Club (CKC)",
  UKC: "United Kennel Club (UKC)",
  COKC: "COKC",
  ACA: "American Canine Association (ACA)",
  ICA: "International Canine Association (ICA)",
  APRI: "America’s Pet Registry (APRI)",
  ASDR: "American Stock Dog Registry (ASDR)",
};

/** The registries of a pet or parent by name. */
export const registriesOf = (registries: readonly Registry[]): string[] =>
  registries.flatMap((id) => registryNames[id] ?? []);

/** The short names of the registries: "AKC and UKC". */
export const shortRegistries = (registries: readonly Registry[]): string =>
  listText(registries.filter((id) => registryNames[id]));

/** "a", "a and b", "a, b and c". */
export function listText(words: readonly string[]): string {
  if (words.length < 2) return words.join("");
  return `${words.slice(0, -1).join(", ")} and ${words.at(-1)}`;
}

/** Pounds as people say them: 5.1 -> "5.1 lb". */
export const poundsText = (weightLb: number): string => `${Math.round(weightLb * 10) / 10} lb`;
