import type { Pet } from "@hearthpaw/client";
import { ageText, shortDayText } from "@hearthpaw/ui-kit";
import * as texts from "./texts.ts";

/**
 * Texts for a pet's facts that cards need too. The rest is in `pet_rules.ts`, which only the pages of one pet
 * load.
 */

const DAY = 86_400_000;

/** Returns "puppy" or "kitten" in the first year, then "dog" or "cat". */
export function nounOf({ type, birthDate }: Pick<Pet, "type" | "birthDate">, today: string): string {
  const days = (Date.parse(today) - Date.parse(birthDate)) / DAY;
  if (days >= 365) return type === "Dog" ? texts.dog : texts.cat;
  return type === "Dog" ? texts.puppy : texts.kitten;
}

/**
 * Returns the age on a card: "10 weeks", or "Ready Jan 9" for a puppy or kitten that is listed before it may
 * leave its mother, by its go-home date.
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

/** Whether the pet is listed as available; another buyer may have it in checkout. */
export const isOpen = ({ status }: Pick<Pet, "status">): boolean => status === "available";

/** Returns a price with the service fee of 3%, rounded as the server does, in cents. */
export const priceWithFee = (priceCents: number): number => priceCents + Math.round(priceCents * 3 / 100);
