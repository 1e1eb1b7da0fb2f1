import type { Pet } from "@hearthpaw/client";
import { Button, ButtonLink, formatCents } from "@hearthpaw/ui-kit";
import { type ApplicationStep, applyHref } from "../../components/buying/applications.ts";
import type { Standing } from "../../components/pets/pet_rules.ts";
import * as texts from "./texts.tsx";
import type { Choice } from "./use_choice.ts";
import type { Mine } from "./use_standing.ts";
import css from "./offer.module.css";

/**
 * The link to the checkout, or a button that says why the pet can't be reserved. `block`: with full wording,
 * as wide as its column.
 */
export function ReserveAction(
  { pet, choice, standing, mine, step, block }: {
    pet: Pet;
    choice: Choice;
    standing: Standing;
    mine: Mine;
    step: ApplicationStep;
    block?: boolean;
  },
) {
  const looks = { size: block ? "large" as const : "medium" as const, block };
  const checkout = `/reserve-pet/${pet.id}`;
  if (mine === "held") {
    return (
      <ButtonLink {...looks} href={checkout}>
        {block ? texts.continueYourReservation : texts.continueButton}
      </ButtonLink>
    );
  }
  if (mine === "reserved") {
    return (
      <ButtonLink {...looks} href="/account/reserved">
        {block ? texts.seeYourReservation : texts.yourReservation}
      </ButtonLink>
    );
  }
  if (standing.canReserve && isBefore(step)) {
    const { status } = step;
    const words = status === "submitted"
      ? texts.seeYourApplication
      : status === "draft"
      ? texts.continueYourApplication
      : texts.answerTheQuestions;
    return <ButtonLink {...looks} href={applyHref(pet.breeder.id, pet.id)}>{words}</ButtonLink>;
  }
  const words = block && standing.canReserve ? longWords(pet, choice) : shortWords(pet);
  if (standing.canReserve) {
    return (
      <ButtonLink
        {...looks}
        // The checkout starts with the choices made on this page.
        href={choice.href}
        aria-label={block ? undefined : reserveWords(pet)}
      >
        {words}
      </ButtonLink>
    );
  }
  return (
    <span className={css.reserve} data-block={block || undefined}>
      <Button {...looks} disabledReason={standing.title}>{words}</Button>
    </span>
  );
}

/** Returns the action with the amount due today. A shelter's pet is adopted; a free pet has no amount. */
function longWords(pet: Pet, { isDeposit, dueTodayCents, isFree }: Choice): string {
  if (isFree) return reserveWords(pet);
  const amount = dueTodayCents === undefined ? "" : ` ${formatCents(dueTodayCents)}`;
  if (pet.isRescue) return isDeposit ? texts.adoptWithDepositOf(amount) : texts.adoptAndPay(amount);
  return isDeposit ? texts.reserveWithDepositOf(amount) : texts.reserveAndPay(amount);
}

const shortWords = ({ isRescue }: Pet): string => isRescue ? texts.adoptButton : texts.reserveButton;

/** Returns "Reserve Maple", or "Adopt Maple" for a shelter's pet. */
export const reserveWords = ({ isRescue, name }: Pet): string =>
  isRescue ? texts.adopt(name) : texts.reserve(name);

/** Whether the breeder must approve an application before a reservation. */
export const isBefore = ({ isAsked, status }: ApplicationStep): boolean => isAsked && status !== "approved";
