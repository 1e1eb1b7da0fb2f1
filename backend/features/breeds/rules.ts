/** How heavy dogs get, the lightest first: above the first so many pounds, up to the second. */
export const ADULT_POUNDS = {
  small: [0, 30],
  medium: [30, 60],
  large: [60, 100],
  giant: [100, Infinity],
} as const;
export type AdultSize = keyof typeof ADULT_POUNDS;
export const ADULT_SIZES = Object.keys(ADULT_POUNDS) as AdultSize[];

/** What says how heavy the dogs of a breed get: weights of its grown males, in pounds. */
export type SizedBreed = {
  category: "Dogs" | "Cats";
  sizeClassSet: keyof typeof SIZE_CLASSES;
  lightestLb: number;
  heaviestLb: number;
};

const ofPounds = (pounds: number): AdultSize => ADULT_SIZES.find((size) => pounds <= ADULT_POUNDS[size][1])!;

/**
 * Returns how heavy a dog gets: by its own weight when grown, in pounds, where that is known; else by the heaviest of its breed, and
 * of a breed that is sold by size class by its class as well. Null where neither says it, as of a mixed breed, and for cats.
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

/** The three sets of size classes; which one a breed uses is part of its data. */
export const SIZE_CLASSES = {
  none: [],
  doodle: ["Micro-Mini", "Petite", "Medium", "Standard"],
  dachshund: ["Mini", "Tweenie", "Standard"],
  poodle: ["Mini", "Toy", "Standard"],
} as const;
