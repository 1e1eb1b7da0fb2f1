import type { Reservation, UpdateReservationStatusBody } from "@hearthpaw/client";
import { RadioGroup, Select } from "@hearthpaw/ui-kit";
import * as texts from "./texts.tsx";

type Cause = NonNullable<UpdateReservationStatusBody["cause"]>;
/** A canceling breeder's answers about the pet. */
export type PetChoice = { cause?: Cause; listAgain?: boolean; isMissing?: boolean };

const causesOf = (name: string): { value: Cause; label: string }[] => [
  { value: "health", label: texts.hasHealthProblem(name) },
  { value: "keeping", label: texts.weAreKeeping(name) },
  { value: "other", label: texts.somethingElse },
];

/**
 * Whether the pet is listed again at once. An unpaid balance says nothing about the pet; any other
 * cancellation keeps it off the site unless the breeder chooses otherwise.
 */
export function willList(
  { allowedActions }: Pick<Reservation, "allowedActions">,
  { cause, listAgain }: PetChoice,
): boolean {
  if (cause === "health") return false;
  const isRelease = allowedActions.some(({ action, isAllowed }) => action === "extend" && isAllowed);
  return listAgain ?? isRelease;
}

/** Returns the cause that the buyer reads; undefined if the buyer reads only the breeder's own words. */
export function causeWords({ cause }: PetChoice): Cause | undefined {
  return cause === "health" ? cause : undefined;
}

/** Fields for why a breeder cancels, and whether the pet is listed again. */
export function PetChoiceFields({ reservation, choice, onChange }: {
  reservation: Pick<Reservation, "allowedActions" | "reservedPet">;
  choice: PetChoice;
  onChange: (choice: PetChoice) => void;
}) {
  const { name } = reservation.reservedPet;
  const { cause, isMissing } = choice;
  return (
    <>
      <Select
        label={texts.whyAreYouCanceling}
        placeholder={texts.chooseACause}
        options={causesOf(name)}
        value={cause ?? ""}
        error={isMissing && !cause ? texts.chooseWhyYouCancel : undefined}
        onChange={(event) => onChange({ ...choice, cause: event.target.value as Cause, isMissing: false })}
      />
      {cause === "health" ? <p>{texts.staysOffWhileIll(name)}</p> : (
        <RadioGroup
          legend={texts.listAgainQuestion(name)}
          value={willList(reservation, choice) ? "list" : "off"}
          onChange={(value) => onChange({ ...choice, listAgain: value === "list" })}
          options={[
            { value: "off", label: texts.keepOffTheSite, description: texts.keepOffHint },
            { value: "list", label: texts.listAgain, description: texts.listAgainHint(name) },
          ]}
        />
      )}
      <p>{texts.cannotBeUndone}</p>
    </>
  );
}
