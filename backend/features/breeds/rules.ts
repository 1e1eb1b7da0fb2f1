/** Adult weight ranges of dogs in pounds, lightest first: above the first number, up to the second. */
export const ADULT_POUNDS = {
  small: [0, 30],
  medium: [30, 60],
  large: [60, 100],
  giant: [100, Infinity],
} as const;
export type AdultSize = keyof typeof ADULT_POUNDS;
export const ADULT_SIZES = Object.keys(ADULT_POUNDS) as AdultSize[];

/** Weights that determine a dog breed's adult size: of its grown males, in pounds. */
export type SizedBreed = {
  category: "Dogs" | "Cats";
  sizeClassSet: keyof typeof SIZE_CLASSES;
  lightestLb: number;
  heaviestLb: number;
};

const ofPounds = (pounds: number): AdultSize => ADULT_SIZES.find((size) => pounds <= ADULT_POUNDS[size][1])!;

/**
 * Returns a dog's adult size: by its own adult weight in pounds if known, otherwise by the heaviest of its
 * breed and, for a breed sold by size class, by its class too. Null for cats and if neither is known, as for
 * a mixed breed.
 */
export function adultSizeOf(
  { category, sizeClassSet, lightestLb, heaviestLb }: SizedBreed,
  { sizeClass, adultWeightLb }: { sizeClass: string | null; adultWeightLb: number | null },
): AdultSize | null {
  if (category === "Cats") return null;
  if (adultWeightLb !== null) return ofPounds(adultWeightLb);
  const whole = ofPounds(heaviestLb);
  if (sizeClassSet === "none" || sizeClass === "Standard") {
    const isAny = sizeClassSet === "none" &&
      ADULT_SIZES.indexOf(whole) - ADULT_SIZES.indexOf(ofPounds(lightestLb)) > 1;
    return isAny ? null : whole;
  }
  if (sizeClass === null) return null;
  const isBetween = sizeClass === "Medium" || sizeClass === "Tweenie";
  return isBetween && whole !== "small" ? "medium" : "small";
}

/** The three sets of size classes. A breed's data names its set. */
export const SIZE_CLASSES = {
  none: [],
  doodle: ["Micro-Mini", "Petite", "Medium", "Standard"],
  dachshund: ["Mini", "Tweenie", "Standard"],
  poodle: ["Mini", "Toy", "Standard"],
} as const;
