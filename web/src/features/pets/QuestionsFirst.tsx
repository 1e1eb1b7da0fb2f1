import type { Pet } from "@hearthpaw/client";
import { Flash } from "@hearthpaw/ui-kit";
import type { ApplicationStep } from "../../components/buying/applications.ts";
import { kindOf } from "../../components/pets/pet_rules.ts";

/** The breeder likes to know who applies, before anybody reserves. */
export function QuestionsFirst({ pet, step: { status } }: { pet: Pet; step: ApplicationStep }) {
  const kind = kindOf(pet);
  if (status === "submitted") {
    return (
      <Flash
        tone="wait"
        stay
        inRegion
        title="Application sent"
        text={`You can reserve ${pet.name} as soon as the ${kind} approves it. We'll email you.`}
      />
    );
  }
  return (
    <Flash
      tone="info"
      stay
      inRegion
      title={`This ${kind} asks a few questions first`}
      text={status === "declined"
        ? "Your last application was declined. You can see why, and apply again."
        : `They review your application before you can reserve ${pet.name}. It's free.`}
    />
  );
}
