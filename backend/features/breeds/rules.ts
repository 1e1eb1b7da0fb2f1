/** How heavy dogs get, the lightest first: from (inclusive) and to (exclusive) so many pounds. */
export const ADULT_POUNDS = {
  small: [0, 30],
  medium: [30, 60],
  large: [60, 100],
  giant: [100, Infinity],
} as const;
export type AdultSize = keyof typeof ADULT_POUNDS;
export const ADULT_SIZES = Object.keys(ADULT_POUNDS) as AdultSize[];

/**
 * Returns how heavy a dog gets whose breed's heaviest weigh so many pounds; of a breed that is sold by size class, its class counts as
 * well, and null stands for one without. Null for cats.
 */
export function adultSizeOf(
  { category, sizeClassSet, heaviestLb }: {
    category: "Dogs" | "Cats";
    sizeClassSet: keyof typeof SIZE_CLASSES;
    heaviestLb: number;
  },
  sizeClass: string | null,
): AdultSize | null {
  if (category === "Cats") return null;
  const whole = ADULT_SIZES.find((size) => heaviestLb < ADULT_POUNDS[size][1])!;
  if (sizeClassSet === "none" || sizeClass === "Standard") return whole;
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
