import type { Breed } from "../../features/breeds/data/index.ts";
import type { Random } from "../../platform/random.ts";

/** Temperament of an animal, in the product's own words. */
export type Temper = {
  good_with: string[];
  training: string[];
  exposure: string[];
  badges: number[];
};

const APARTMENT = 1;
const FAMILY_RAISED = 3;
const FAMILY_FRIENDLY = 5;
const PET_FRIENDLY = 7;
const LOW_SHEDDING = 12;

/**
 * Returns the temperament of an animal at an age in weeks. Badges are derived from the breed and the animals
 * it gets along with.
 */
export function temperOf(random: Random, breed: Breed, ageWeeks: number, isRescue: boolean): Temper {
  const isDog = breed.category === "Dogs";
  const chosen = (odds: Readonly<Record<string, number>>) =>
    Object.entries(odds).filter(([, odd]) => random.chance(odd)).map(([word]) => word);
  const good_with = chosen(
    isRescue
      ? { otherAnimals: 0.4, dogs: isDog ? 0.65 : 0.4, children: 0.55, adults: 0.97 }
      : { otherAnimals: 0.55, dogs: isDog ? 0.88 : 0.6, children: 0.82, adults: 0.98 },
  );
  const old = (weeks: number, odd: number) => ageWeeks >= weeks ? odd : 0;
  const training = chosen(
    isDog
      ? {
        leashWalking: old(8, isRescue ? 0.7 : 0.45),
        crateTraining: old(6, 0.6),
        outdoorPottyAccess: old(7, isRescue ? 0.8 : 0.5),
        "pee-pads": old(5, isRescue ? 0.1 : 0.5),
      }
      : { leashWalking: old(11, 0.12), crateTraining: old(8, 0.3) },
  );
  const exposure = chosen({
    carRides: old(6, 0.6),
    loudNoises: old(5, 0.45),
    publicPlaces: old(9, isDog ? 0.4 : 0.1),
    fireworks: old(8, 0.12),
    doorbells: old(5, 0.5),
  });
  const badges = [
    ...(breed.facts.apartmentFriendly && random.chance(0.85) ? [APARTMENT] : []),
    ...(!isRescue && random.chance(0.75) ? [FAMILY_RAISED] : []),
    ...(good_with.includes("children") && good_with.includes("adults") ? [FAMILY_FRIENDLY] : []),
    ...(good_with.includes("otherAnimals") ? [PET_FRIENDLY] : []),
    ...(breed.facts.lowShedding ? [LOW_SHEDDING] : []),
  ];
  return { good_with, training, exposure, badges };
}
