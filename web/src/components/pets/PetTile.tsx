import type { PetCard as Pet } from "@hearthpaw/client";
import { formatCents, PetCard, type PetCardProps } from "@hearthpaw/ui-kit";
import { distanceText, petHref, pictureOf, shownStatus } from "../../lib/pets.ts";
import { useFavorite } from "../favourites/favourites.ts";
import { useToday } from "../../lib/today.ts";
import { useMyPromise } from "../waitlists/use_promise.ts";
import { shortUntilText } from "../waitlists/until_text.ts";
import { cardAge } from "./card_rules.ts";
import * as texts from "./texts.ts";

/** How long a listing counts as new. */
const NEW_DAYS = 7;

/** Shows a pet of the API in the kit's card. */
export function PetTile({ pet, ofNewest, ...rest }: {
  pet: Pet;
  /** Set in a list of the newest pets: every card would say "New" there. */
  ofNewest?: boolean;
} & Pick<PetCardProps, "hasPriority" | "heading">) {
  const today = useToday();
  const heart = useFavorite(pet);
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
      delivery={pet.deliveryCents === undefined
        ? undefined
        : texts.comesToYou(formatCents(pet.deliveryCents))}
      priceCents={pet.priceWithFeeCents}
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

/** Returns the one badge for a pet's photo. Without `today` it never says "New". */
function merit(pet: Pet, today: string | undefined): PetCardProps["badge"] {
  if (pet.isRescue) return { word: texts.rescue, icon: "heart", tone: "brand" };
  if (today && pet.listedAt && Date.parse(today) - Date.parse(pet.listedAt) < NEW_DAYS * 86_400_000) {
    return { word: texts.newListing, tone: "brand" };
  }
  if (pet.hasVideo) return { word: texts.video, icon: "play", tone: "neutral" };
  return undefined;
}
