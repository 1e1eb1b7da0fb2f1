import type { Pet } from "@hearthpaw/client";
import { ageText, dayText, formatCents, shortDayText } from "@hearthpaw/ui-kit";
import { firstHomeDay } from "../../lib/pets.ts";
import { listText, shortRegistries } from "./words.ts";

/** What follows from a pet's facts. Pure: today is an argument, so that the server and the browser write the same. */

const DAY = 86_400_000;

/** "puppy" and "kitten" in the first year, then "dog" and "cat". */
export function nounOf({ type, birthDate }: Pick<Pet, "type" | "birthDate">, today: string): string {
  const days = (Date.parse(today) - Date.parse(birthDate)) / DAY;
  if (days >= 365) return type === "Dog" ? "dog" : "cat";
  return type === "Dog" ? "puppy" : "kitten";
}

/** "Maple, Cavalier King Charles Spaniel puppy in Corvallis, OR" */
export const petTitle = (pet: Pet, today: string): string =>
  `${pet.name}, ${pet.breed.breedName} ${nounOf(pet, today)} in ${pet.city}, ${pet.state}`;

/** The first day on which the pet may leave, as "YYYY-MM-DD". */
export function firstDayHome({ birthDate, goHomeDate }: Pick<Pet, "birthDate" | "goHomeDate">): string {
  const oldEnough = firstHomeDay(birthDate);
  return goHomeDate && goHomeDate > oldEnough ? goHomeDate : oldEnough;
}

/**
 * What a card says of a pet's age: "10 weeks", or "Ready Jan 9" for a puppy or kitten that is listed before it may leave its
 * mother, as that day decides.
 */
export function cardAge(
  pet: Pick<Pet, "type" | "birthDate" | "goHomeDate" | "status">,
  today: string,
): string {
  const home = firstDayHome(pet);
  const isYoung = ["puppy", "kitten"].includes(nounOf(pet, today));
  return isOpen(pet) && isYoung && home > today
    ? `Ready ${shortDayText(home)}`
    : ageText(pet.birthDate, today);
}

/**
 * Whether a deposit is less than the price with its service fee of 3%; cents. Where none is offered the two are the same. Tax
 * and delivery may make one possible that isn't here: an order's quote knows.
 */
export const isDepositOffered = (
  { priceCents, depositCents }: Pick<Pet, "priceCents" | "depositCents">,
): boolean => depositCents < priceCents + Math.round(priceCents * 3 / 100);

/** What comes with the pet and is in its price: "Includes health records and AKC papers". */
export function includesText(pet: Pet): string | undefined {
  const papers = shortRegistries(pet.registries);
  const things = [
    pet.registries.includes("healthRecords") && "health records",
    pet.isMicrochipped && "microchip",
    pet.geneticTesting && "genetic testing",
    papers && `${papers} papers`,
  ].filter((thing) => typeof thing === "string" && thing !== "") as string[];
  return things.length > 0 ? `Includes ${listText(things)}` : undefined;
}

/** A sentence or two for search engines and shared links. */
export function petDescription(pet: Pet, today: string): string {
  const age = ageText(pet.birthDate, today);
  const look = [pet.sex.toLowerCase(), pet.color?.toLowerCase(), pet.breed.breedName].filter(Boolean).join(
    " ",
  );
  const state = isOpen(pet)
    ? `${formatCents(pet.priceCents)}, ready to go home ${
      pet.isReadyToGoHome ? "now" : `from ${dayText(firstDayHome(pet), today)}`
    }.`
    : `${pet.name} has been ${pet.status === "reserved" ? "reserved" : "placed"}; see others like ${
      pet.sex === "Male" ? "him" : "her"
    }.`;
  const breeder = pet.breeder.isVerified ? `verified ${kindOf(pet)} ${pet.breeder.name}` : pet.breeder.name;
  return `Meet ${pet.name}, ${
    age === "Not born yet" ? "a" : `${age} old,`
  } ${look} in ${pet.city}, ${pet.state}, with ${breeder}. ${state}`;
}

/** Who offers the pet: "breeder" or "shelter". */
export const kindOf = ({ breeder }: Pick<Pet, "breeder">): string =>
  breeder.isShelter ? "shelter" : "breeder";

/** Listed as available; someone may be in the checkout with it. */
export const isOpen = ({ status }: Pick<Pet, "status">): boolean => status === "available";

/** How the pet stands towards a visitor: whether it can be reserved, and in a sentence why not. */
export type Standing = {
  canReserve: boolean;
  /** Short, beside a price: "On hold". */
  short?: string;
  title?: string;
  text?: string;
};

/**
 * What a visitor may do. `until` is when the hold ends, as people say it ("4:15 PM"), where that is known and still to
 * come; a payment that is being processed has no end that anybody knows.
 */
export function standingOf(
  pet: Pick<Pet, "name" | "status" | "onHold" | "promisedUntil" | "sex" | "breeder">,
  { isOwn = false, isPromised = pet.promisedUntil !== null, promisedUntil, until, barred }: {
    isOwn?: boolean;
    until?: string;
    /** To somebody else on the breeder's waitlist, and until when, as people say it. */
    isPromised?: boolean;
    promisedUntil?: string;
    /** Why a state's law keeps buyers from it. */
    barred?: string;
  } = {},
): Standing {
  const { name, status } = pet;
  if (status === "available" && !pet.onHold && !isPromised && !isOwn && !barred) return { canReserve: true };
  const others = "Others like " + (pet.sex === "Male" ? "him" : "her") + " are below.";
  const no = (short: string, title: string, text: string): Standing => ({
    canReserve: false,
    short,
    title,
    text,
  });
  switch (status) {
    case "available":
      if (isOwn) {
        return no(
          "Your listing",
          `${name} is your own listing`,
          "This is what buyers see. You can't reserve your own pet.",
        );
      }
      if (!pet.onHold && barred) return no("Can’t be reserved", `${name} can’t be reserved`, barred);
      if (!pet.onHold) {
        return no(
          "Promised",
          `${name} is promised to someone`,
          `Someone on the ${kindOf(pet)}'s waitlist gets to pick first${
            promisedUntil ? `, until ${promisedUntil}` : ""
          }. This page updates if they don't.`,
        );
      }
      return no(
        "On hold",
        `Someone is reserving ${name} right now`,
        until
          ? `If they don't finish, ${name} will be available again around ${until}. This page updates by itself.`
          : `If they don't finish, ${name} will be available again soon. This page updates by itself.`,
      );
    case "reserved":
      return no(
        "Reserved",
        `${name} is reserved`,
        `A family has reserved this pet. If that changes, this page updates. ${others}`,
      );
    case "sold":
    case "sold-external":
    case "adopted-sold":
      return no("Has a home", `${name} has found a home`, others);
    default:
      return no(
        "Not available",
        `${name} is not available right now`,
        `The ${kindOf(pet)} took the listing down for now. ${others}`,
      );
  }
}
