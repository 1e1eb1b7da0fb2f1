import type { Breed } from "../../features/breeds/data/index.ts";
import type { Random } from "../../platform/random.ts";

/** Usual prices of a companion puppy or kitten of the breed in the United States, in whole dollars. */
const DOLLARS: Readonly<Record<string, readonly [low: number, high: number]>> = {
  "abyssinian": [1400, 2200],
  "australian-cattle-dog": [700, 1400],
  "australian-shepherd": [900, 1900],
  "beagle": [650, 1300],
  "bengal": [1600, 3200],
  "bernedoodle": [2200, 4200],
  "bernese-mountain-dog": [2000, 3500],
  "border-collie": [900, 1800],
  "boxer": [1200, 2200],
  "british-shorthair": [1500, 2800],
  "brittany": [800, 1500],
  "cardigan-welsh-corgi": [1500, 2600],
  "cavalier-king-charles-spaniel": [2200, 3800],
  "cavapoo": [1900, 3400],
  "chesapeake-bay-retriever": [1100, 1900],
  "cockapoo": [1500, 2600],
  "collie": [1200, 2000],
  "dachshund": [1200, 2600],
  "devon-rex": [1500, 2600],
  "doberman-pinscher": [2000, 3200],
  "english-springer-spaniel": [1100, 1900],
  "exotic-shorthair": [1400, 2400],
  "french-bulldog": [2800, 5200],
  "german-shepherd-dog": [1600, 3200],
  "golden-retriever": [1800, 3200],
  "goldendoodle": [1600, 3200],
  "great-pyrenees": [700, 1400],
  "havanese": [1800, 2900],
  "havapoo": [1500, 2400],
  "himalayan": [1300, 2200],
  "italian-greyhound": [1800, 3000],
  "labrador-retriever": [1200, 2200],
  "maine-coon": [1800, 3500],
  "maltese": [1600, 2800],
  "maltipoo": [1700, 3200],
  "miniature-american-shepherd": [1300, 2200],
  "miniature-schnauzer": [1500, 2500],
  "morkie": [1200, 2200],
  "newfoundland": [1600, 2800],
  "norwegian-forest-cat": [1300, 2200],
  "old-english-sheepdog": [1600, 2600],
  "oriental-shorthair": [1200, 2000],
  "pembroke-welsh-corgi": [1600, 2800],
  "persian": [1300, 2500],
  "pomeranian": [1500, 3200],
  "poochon": [1200, 2100],
  "poodle": [1600, 3000],
  "ragdoll": [1500, 2600],
  "rottweiler": [1700, 2900],
  "russian-blue": [1300, 2200],
  "samoyed": [2400, 3800],
  "schnoodle": [1300, 2300],
  "scottish-straight": [1200, 2000],
  "sheepadoodle": [1800, 3200],
  "shetland-sheepdog": [1200, 2100],
  "shih-tzu": [1200, 2300],
  "shihpoo": [1100, 2000],
  "siamese": [1100, 1900],
  "siberian": [1600, 2800],
  "siberian-husky": [1000, 1900],
  "sphynx": [1900, 3600],
  "texas-heeler": [450, 900],
  "toyger": [2000, 3600],
  "whippet": [1700, 2700],
  "yorkshire-terrier": [1500, 2900],
};

/** Returns the usual range for a breed in whole dollars. Default: $900 to $1,800. */
function priceRange(breed: Breed): readonly [number, number] {
  return DOLLARS[breed.slug] ?? [900, 1800];
}

/**
 * Returns a breeder's price for one animal, in cents: within the breed's range, with a usual ending (0, 50,
 * 95 dollars), and lower for an animal older than 16 weeks.
 */
export function breederPrice(random: Random, breed: Breed, ageWeeks: number): number {
  const [low, high] = priceRange(breed);
  const grown = ageWeeks <= 16 ? 1 : ageWeeks <= 26 ? 0.8 : 0.6;
  const raw = (low + (high - low) * random.next()) * grown;
  const hundreds = Math.max(3, Math.floor(raw / 100));
  return (hundreds * 100 + random.pick([0, 0, 0, 50, 50, 95])) * 100;
}

/** Returns a shelter's fee in cents, $75 to $450: highest for young animals, lowest for old ones. */
export function adoptionFee(random: Random, type: "Dog" | "Cat", ageYears: number): number {
  const base = type === "Dog" ? 300 : 150;
  const byAge = ageYears < 0.6 ? 110 : ageYears < 2 ? 40 : ageYears < 7 ? 0 : -110;
  const dollars = Math.min(450, Math.max(75, base + byAge + random.int(-4, 4) * 10));
  return dollars * 100;
}
