import type { Pet } from "@hearthpaw/client";
import { ageText, dayText, formatCents } from "@hearthpaw/ui-kit";
import { isOpen, nounOf, priceWithFee } from "./card_rules.ts";
import * as texts from "./texts.ts";
import { listText, shortRegistries } from "./words.ts";

/**
 * Texts and rules derived from a pet's facts. Pure: today is an argument, so the server and the browser write
 * the same.
 */

/** Returns a title: "Maple, Cavalier King Charles Spaniel puppy in Corvallis, OR" */
export const petTitle = (pet: Pet, today: string): string =>
  texts.nameIn({
    name: pet.name,
    breedName: pet.breed.breedName,
    noun: nounOf(pet, today),
    city: pet.city,
    state: pet.state,
  });

/**
 * Returns whether a deposit is less than the price with its service fee of 3%, in cents. Both are equal if no
 * deposit is offered. Tax and delivery may allow a deposit that this rule rejects; the order's quote knows.
 */
export const isDepositOffered = (
  { priceCents, depositCents }: Pick<Pet, "priceCents" | "depositCents">,
): boolean => depositCents < priceWithFee(priceCents);

/** Returns the items included in the price: "Includes health records and AKC papers". */
export function includesText(pet: Pet): string | undefined {
  const papers = shortRegistries(pet.registries);
  const things = [
    pet.registries.includes("healthRecords") && texts.healthRecordsInside,
    pet.isMicrochipped && "microchip",
    pet.geneticTesting && texts.geneticTestingInside,
    papers && texts.papersPapers(papers),
  ].filter((thing) => typeof thing === "string" && thing !== "") as string[];
  return things.length > 0 ? texts.includes(listText(things)) : undefined;
}

/** Returns a sentence or two for search engines and shared links. */
export function petDescription(pet: Pet, today: string): string {
  const age = ageText(pet.birthDate, today);
  const look = [pet.sex.toLowerCase(), pet.color?.toLowerCase(), pet.breed.breedName].filter(Boolean).join(
    " ",
  );
  const state = isOpen(pet)
    ? (pet.isReadyToGoHome || !pet.goHomeDate
      ? texts.priceReadyNow(formatCents(priceWithFee(pet.priceCents)))
      : texts.priceReadyFrom({
        priceCents: formatCents(priceWithFee(pet.priceCents)),
        firstDayHome: dayText(pet.goHomeDate, today),
      }))
    : texts.takenSeeOthers({ name: pet.name, status: pet.status, sex: pet.sex });
  const breeder = pet.breeder.isVerified
    ? texts.verified({ kind: kindOf(pet), name: pet.breeder.name })
    : pet.breeder.name;
  return age === "Not born yet"
    ? texts.meetAInWith({ name: pet.name, look, city: pet.city, state: pet.state, breeder, offer: state })
    : texts.meetOldInWith({
      name: pet.name,
      age,
      look,
      city: pet.city,
      state: pet.state,
      breeder,
      offer: state,
    });
}

/** Returns the seller's type: "breeder" or "shelter". */
export const kindOf = ({ breeder }: Pick<Pet, "breeder">): string =>
  breeder.isShelter ? texts.shelter : texts.breeder;

/** A visitor's options for a pet: whether they can reserve it, and if not, a sentence why. */
export type Standing = {
  canReserve: boolean;
  /** Short form beside a price: "In checkout". */
  short?: string;
  title?: string;
  text?: string;
};

/**
 * Returns the visitor's options. `until` is the end of the hold as people say it ("4:15 PM"), if it is known
 * and in the future. A payment being processed has no known end.
 */
export function standingOf(
  pet: Pick<Pet, "name" | "status" | "onHold" | "promisedUntil" | "sex" | "breeder">,
  { isOwn = false, isPromised = pet.promisedUntil !== null, promisedUntil, until, barred }: {
    isOwn?: boolean;
    until?: string;
    /** Promised to another person on the breeder's waitlist, and until when, as people say it. */
    isPromised?: boolean;
    promisedUntil?: string;
    /** Why a state's law excludes buyers. */
    barred?: string;
  } = {},
): Standing {
  const { name, status } = pet;
  if (status === "available" && !pet.onHold && !isPromised && !isOwn && !barred) return { canReserve: true };
  const others = texts.othersBelow(pet.sex);
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
          texts.yourListing,
          texts.ownListingTitle(name),
          texts.ownListingHint,
        );
      }
      if (!pet.onHold && barred) return no(texts.cantBeReserved, texts.nameCantBeReserved(name), barred);
      if (!pet.onHold) {
        return no(
          texts.promised,
          texts.promisedTitle(name),
          promisedUntil
            ? texts.promisedUntilHint({ kind: kindOf(pet), promisedUntil })
            : texts.promisedHint(kindOf(pet)),
        );
      }
      return no(
        texts.inCheckout,
        texts.onHoldTitle(name),
        until ? texts.onHoldUntilHint({ name, until }) : texts.onHoldHint(name),
      );
    case "reserved":
      return no(
        texts.reserved,
        texts.nameIsReserved(name),
        texts.reservedHint(others),
      );
    case "sold":
    case "sold-external":
    case "adopted-sold":
      return no(texts.adopted, texts.foundHomeTitle(name), others);
    default:
      return no(
        texts.notAvailable,
        texts.notAvailableTitle(name),
        texts.notAvailableHint({ kind: kindOf(pet), others }),
      );
  }
}
