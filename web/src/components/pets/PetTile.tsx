import type { PetCard as Pet } from "@hearthpaw/client";
import { PetCard, type PetCardProps } from "@hearthpaw/ui-kit";
import { distanceText, petHref, pictureOf, shownStatus } from "../../lib/pets.ts";
import { useFavourite } from "../favourites/favourites.ts";
import { useToday } from "../../lib/today.ts";
import { useMyPromise } from "../waitlists/use_promise.ts";
import { shortUntilText } from "../waitlists/until_text.ts";
import { cardAge } from "./card_rules.ts";
import * as texts from "./texts.ts";

/** For so long after it was listed a pet is new. */
const NEW_DAYS = 7;

/** A pet of the contract as the kit's card. */
export function PetTile({ pet, ofNewest, ...rest }: {
  pet: Pet;
  /** It stands in a list of the newest: there "New" would be on every card. */
  ofNewest?: boolean;
} & Pick<PetCardProps, "priority" | "heading">) {
  const today = useToday();
  const heart = useFavourite(pet);
  const mineUntil = useMyPromise(pet);
  const status = shownStatus(pet);
  const isMine = status === "promised" && mineUntil !== undefined;
  return (
    <PetCard
      href={petHref(pet)}
      name={pet.name}
      breed={pet.breed.breedName}
      age={cardAge(pet, today)}
      sex={pet.sex}
      place={`${pet.city}, ${pet.state}`}
      distance={distanceText(pet.distanceMiles)}
      priceCents={pet.priceCents}
      picture={pet.defaultImage && pictureOf(pet.defaultImage)}
      status={isMine ? "available" : status}
      badge={isMine
        ? { word: texts.yoursUntil(shortUntilText(mineUntil)), icon: "star", tone: "good" }
        : merit(pet, ofNewest ? undefined : today)}
      {...heart}
      {...rest}
    />
  );
}

/** The one thing about a pet that deserves a badge on its picture; without `today` not that it is new. */
function merit(pet: Pet, today: string | undefined): PetCardProps["badge"] {
  if (pet.isRescue) return { word: texts.rescue, icon: "heart", tone: "brand" };
  if (today && pet.listedAt && Date.parse(today) - Date.parse(pet.listedAt) < NEW_DAYS * 86_400_000) {
    return { word: texts.newListing, tone: "brand" };
  }
  if (pet.hasVideo) return { word: texts.video, icon: "play", tone: "neutral" };
  return undefined;
}
