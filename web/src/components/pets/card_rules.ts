import type { Pet } from "@hearthpaw/client";
import { ageText, shortDayText } from "@hearthpaw/ui-kit";
import * as texts from "./texts.ts";

/** What a card, too, says of a pet's facts. The rest is in `pet_rules.ts`, which only pages of one pet bring. */

const DAY = 86_400_000;

/** "puppy" and "kitten" in the first year, then "dog" and "cat". */
export function nounOf({ type, birthDate }: Pick<Pet, "type" | "birthDate">, today: string): string {
  const days = (Date.parse(today) - Date.parse(birthDate)) / DAY;
  if (days >= 365) return type === "Dog" ? texts.dog : texts.cat;
  return type === "Dog" ? texts.puppy : texts.kitten;
}

/**
 * What a card says of a pet's age: "10 weeks", or "Ready Jan 9" for a puppy or kitten that is listed before it may leave its
 * mother, as that day decides.
 */
export function cardAge(
  pet: Pick<Pet, "type" | "birthDate" | "goHomeDate" | "status">,
  today: string,
): string {
  const { birthDate, goHomeDate: home } = pet;
  const isYoung = ["puppy", "kitten"].includes(nounOf(pet, today));
  return isOpen(pet) && isYoung && home && home > today
    ? texts.ready(shortDayText(home))
    : ageText(birthDate, today);
}

/** Listed as available; someone may be in the checkout with it. */
export const isOpen = ({ status }: Pick<Pet, "status">): boolean => status === "available";
