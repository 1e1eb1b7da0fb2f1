import type { Pet, Reservation } from "@hearthpaw/client";
import { Button, ButtonLink, Empty } from "@hearthpaw/ui-kit";
import { useLivePet } from "../../../components/pets/live_pet.ts";
import { clockTime } from "../words.ts";

/** The hold is over: what that means, how the pet stands now, and the way to try again. */
export function Ended({ reservation, onAgain }: {
  reservation: Reservation;
  onAgain: () => Promise<unknown>;
}) {
  const { pet, isFresh } = useLivePet(reservation.reservedPet.id, true);
  const { name, type } = reservation.reservedPet;
  // What was known of the pet before is of the time when it was held by oneself.
  const now = standing(isFresh ? pet : undefined);
  const others = (
    <ButtonLink href={type === "Cat" ? "/cats" : "/dogs"}>
      {type === "Cat" ? "See other kittens and cats" : "See other puppies and dogs"}
    </ButtonLink>
  );
  return (
    <div role="status">
      <Empty
        icon="clock"
        title={reservation.status.startsWith("cancelled")
          ? "This reservation was canceled"
          : `The hold on ${name} has ended`}
        action={now === "gone" || now === "held"
          ? others
          : <Button size="large" onClick={onAgain}>Try again</Button>}
      >
        <p>You weren't charged, and we kept what you typed.</p>
        {now === "free" && <p>{`${name} is still available. Try again for another 15 minutes.`}</p>}
        {now === "held" && (
          <p>
            {`Someone else is reserving ${name} now${
              pet?.holdUntil ? `, until ${clockTime(pet.holdUntil)} at the latest` : ""
            }. We'll tell you here as soon as it's available again.`}
          </p>
        )}
        {now === "gone" && <p>{`Someone else has reserved ${name}.`}</p>}
      </Empty>
    </div>
  );
}

function standing(pet: Pet | undefined): "unknown" | "free" | "held" | "gone" {
  if (!pet) return "unknown";
  if (pet.onHold) return "held";
  return pet.status === "available" ? "free" : "gone";
}
