import type { Pet } from "@hearthpaw/client";
import { Flash } from "@hearthpaw/ui-kit";
import type { ApplicationStep } from "../../components/buying/applications.ts";
import { kindOf } from "../../components/pets/pet_rules.ts";
import * as texts from "./texts.tsx";

/** Shown if the breeder wants an application before anyone may reserve. */
export function QuestionsFirst({ pet, step: { status } }: { pet: Pet; step: ApplicationStep }) {
  const kind = kindOf(pet);
  if (status === "submitted") {
    return (
      <Flash
        tone="wait"
        stay
        inRegion
        title={texts.applicationSent}
        text={texts.applicationSentHint({ name: pet.name, kind })}
      />
    );
  }
  return (
    <Flash
      tone="info"
      stay
      inRegion
      title={texts.questionsFirst(kind)}
      text={status === "declined" ? texts.applicationDeclinedHint : texts.questionsFirstHint(pet.name)}
    />
  );
}
