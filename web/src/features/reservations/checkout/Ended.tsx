import type { Pet, Reservation } from "@hearthpaw/client";
import { Button, ButtonLink, Empty } from "@hearthpaw/ui-kit";
import { useLivePet } from "../../../components/pets/live_pet.ts";
import { clockTime } from "../standing.ts";
import * as texts from "./texts.tsx";

/** The hold has ended: what that means, the pet's current status, and how to try again. */
export function Ended({ reservation, onAgain }: {
  reservation: Reservation;
  onAgain: () => Promise<unknown>;
}) {
  const { pet, isFresh } = useLivePet(reservation.reservedPet.id, true);
  const { name, type } = reservation.reservedPet;
  // A cached pet dates from the time of the buyer's own hold.
  const now = standing(isFresh ? pet : undefined);
  const others = (
    <ButtonLink href={type === "Cat" ? "/cats" : "/dogs"}>
      {type === "Cat" ? texts.seeOtherKittensAndCats : texts.seeOtherPuppiesAndDogs}
    </ButtonLink>
  );
  return (
    <Empty
      icon="clock"
      title={reservation.status.startsWith("cancelled")
        ? texts.thisReservationWasCanceled
        : texts.holdEnded(name)}
      action={now === "gone" || now === "held"
        ? others
        : <Button size="large" onClick={onAgain}>{texts.tryAgain}</Button>}
    >
      <p>{texts.notChargedInputKept}</p>
      {now === "free" && <p>{texts.stillAvailableTryAgain(name)}</p>}
      {now === "held" && (
        <p>
          {pet?.holdUntil
            ? texts.endedHeldByOtherUntil({ name, holdUntil: clockTime(pet.holdUntil) })
            : texts.endedHeldByOther(name)}
        </p>
      )}
      {now === "gone" && <p>{texts.someoneElseHasReserved(name)}</p>}
    </Empty>
  );
}

function standing(pet: Pet | undefined): "unknown" | "free" | "held" | "gone" {
  if (!pet) return "unknown";
  if (pet.onHold) return "held";
  return pet.status === "available" ? "free" : "gone";
}
