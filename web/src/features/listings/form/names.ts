import * as texts from "./texts.tsx";
/** Names to suggest, for each sex. */
const MALE = texts.suggestedMaleNames
  .split(" ");
const FEMALE = texts.suggestedFemaleNames
  .split(" ");

/**
 * Returns a name for this sex that isn't in `taken`, or from both lists if the sex is unknown. `chance` is at
 * least 0 and below 1. If all names are taken, returns any.
 */
export function suggestName(
  sex: "" | "Male" | "Female",
  taken: readonly string[],
  chance: number,
): string {
  const all = sex === "Male" ? MALE : sex === "Female" ? FEMALE : [...MALE, ...FEMALE];
  const used = new Set(taken.map((name) => name.trim().toLowerCase()));
  const free = all.filter((name) => !used.has(name.toLowerCase()));
  const from = free.length ? free : all;
  return from[Math.floor(chance * from.length)]!;
}
