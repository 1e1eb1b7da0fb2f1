import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { listReservationsQuery, type Pet } from "@hearthpaw/client";
import { LOCALE } from "@hearthpaw/ui-kit";
import { useSession } from "../../components/session/session.tsx";
import { useClient } from "../../lib/client_context.ts";
import { momentText } from "../../lib/days.ts";
import { useMyPromise } from "../../components/waitlists/use_promise.ts";
import { useLiveWaitlists } from "../../components/waitlists/waitlists.ts";
import { useHydrated } from "../../lib/use_hydrated.ts";
import { isOpen } from "../../components/pets/card_rules.ts";
import { type Standing, standingOf } from "../../components/pets/pet_rules.ts";
import * as texts from "./texts.tsx";

/** The visitor's own part in a pet's unavailability: it is in their checkout, or already reserved by them. */
export type Mine = "held" | "reserved" | undefined;

const THEIRS = ["deposit-paid", "paid", "handed-over", "disputed"];

/**
 * Returns a pet's status for this visitor. `isBack`: the pet was unavailable earlier on this page, and is
 * available again.
 */
export function useStanding(
  pet: Pet,
  barred: string | undefined,
): { standing: Standing; mine: Mine; isBack: boolean; pickUntil: string | undefined } {
  const isHydrated = useHydrated();
  const { status, user, isBreeder } = useSession();
  const client = useClient();
  const isTaken = pet.onHold || pet.status === "reserved";
  const { data } = useQuery({
    ...listReservationsQuery(client),
    enabled: status === "signed-in" && isTaken,
  });
  const own = isTaken
    ? data?.reservedPets.find(({ reservedPet, status }) =>
      reservedPet.id === pet.id && (status === "held" || status === "processing" || THEIRS.includes(status))
    )
    : undefined;

  useLiveWaitlists();
  const isMine = useMyPromise(pet) !== undefined;
  const isPromised = pet.promisedUntil !== null && !isMine;
  const promisedUntil = isHydrated && pet.promisedUntil ? momentText(pet.promisedUntil) : undefined;

  const canBeHad = isOpen(pet) && !pet.onHold && !isPromised;
  const [wasTaken, setWasTaken] = useState(!canBeHad);
  if (!canBeHad && !wasTaken) setWasTaken(true);

  const isOwn = isBreeder && (user?.pets.includes(pet.id) || user?.programName === pet.breeder.name);
  // The time is in the visitor's time zone, which the server does not know.
  const left = pet.holdUntil ? Date.parse(pet.holdUntil) - Date.now() - client.session.clockSkewMs() : 0;
  const until = isHydrated && pet.holdUntil && left > 0
    ? new Date(pet.holdUntil).toLocaleTimeString(LOCALE, { hour: "numeric", minute: "2-digit" })
    : undefined;
  const mine = own && (own.status === "held" || own.status === "processing" ? "held" : "reserved");
  return {
    standing: mine
      ? standingOfMine(pet.name, mine, until)
      : standingOf(pet, { isOwn: Boolean(isOwn), isPromised, promisedUntil, until, barred }),
    mine,
    isBack: wasTaken && canBeHad && !isMine,
    pickUntil: isMine ? promisedUntil : undefined,
  };
}

/**
 * Returns the page's words for a visitor with a hold or reservation of the pet. `until`: end of the hold, in
 * words.
 */
const standingOfMine = (name: string, mine: "held" | "reserved", until: string | undefined): Standing =>
  mine === "held"
    ? {
      canReserve: false,
      short: texts.heldForYou,
      title: texts.nameIsHeldForYou(name),
      text: until ? texts.finishByToReserve({ name, until }) : texts.finishToReserve(name),
    }
    : {
      canReserve: false,
      short: texts.reservedForYou,
      title: texts.nameIsReservedForYou(name),
      text: texts.yourReservationHint,
    };
