import { type Breed, sizeClasses } from "../../features/breeds/data/index.ts";
import type { Random } from "../../platform/random.ts";

/** Adult weights of the size classes, as shares of the breed's whole range or in pounds. */
const CLASS_POUNDS: Readonly<Record<string, Readonly<Record<string, readonly [number, number]>>>> = {
  dachshund: { Mini: [8, 11], Tweenie: [11, 16], Standard: [16, 32] },
  poodle: { Toy: [4, 9], Mini: [10, 16], Standard: [42, 65] },
};

/** Returns the range of an adult's weight in pounds, by size class if the breed has them. */
function adultRange(
  breed: Breed,
  sex: "Male" | "Female",
  sizeClass: string | null,
): readonly [number, number] {
  const whole = breed.facts.weightLb[sex === "Male" ? "male" : "female"];
  if (sizeClass === null) return whole;
  const pounds = CLASS_POUNDS[breed.sizeClassSet]?.[sizeClass];
  if (pounds) return pounds;
  const classes = sizeClasses[breed.sizeClassSet];
  const place = classes.indexOf(sizeClass);
  const step = (whole[1] - whole[0]) / classes.length;
  return [whole[0] + step * place, whole[0] + step * (place + 1)];
}

/** Returns an adult animal's weight in pounds, to a half pound. */
export function adultWeight(
  random: Random,
  breed: Breed,
  sex: "Male" | "Female",
  sizeClass: string | null,
): number {
  const [low, high] = adultRange(breed, sex, sizeClass);
  return Math.round((low + (high - low) * (0.2 + 0.6 * random.next())) * 2) / 2;
}

/**
 * Returns an animal's weight at an age in weeks, in pounds to a tenth: a curve that reaches a third of the
 * adult weight at eight to ten weeks and flattens after a year. Large dogs take longer.
 */
export function weightAt(adultLb: number, ageWeeks: number): number {
  const pace = adultLb > 60 ? 0.036 : adultLb > 25 ? 0.042 : 0.048;
  return Math.max(0.3, Math.round(adultLb * (1 - Math.exp(-pace * ageWeeks)) * 10) / 10);
}

/** Returns the size of a litter of this breed. */
export function litterSize(random: Random, breed: Breed): number {
  const heavy = breed.facts.weightLb.female[1];
  const usual = breed.category === "Cats" ? 4 : heavy < 12 ? 3.5 : heavy < 30 ? 5 : heavy < 60 ? 6.5 : 7.5;
  return Math.max(2, Math.min(10, Math.round(usual + random.normal() * 1.3)));
}
