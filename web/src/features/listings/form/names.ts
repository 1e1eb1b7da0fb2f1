import * as texts from "./texts.tsx";
/** Names to suggest, for each sex. */
const MALE = texts.suggestedMaleNames
  .split(" ");
const FEMALE = texts.suggestedFemaleNames
  .split(" ");

/**
 * A name for this sex other than those in `taken`, of either list where the sex is not known. `chance` is from 0 up to,
 * but not, 1. When all are taken, any will do.
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
