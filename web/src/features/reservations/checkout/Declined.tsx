import type { CardError } from "@hearthpaw/client";
import * as texts from "./texts.tsx";
import css from "./checkout.module.css";

/**
 * After a payment that did not go through: that nothing happened, and what to try next. The form above says what was
 * wrong itself, unless the payment was made on another page; then `isElsewhere`.
 */
export function Declined({ error, name, isCard, isElsewhere }: {
  error: CardError;
  name: string;
  isCard: boolean;
  isElsewhere?: boolean;
}) {
  // No error has an empty field and an empty message.
  if (error.message === "") return null;
  return (
    <div className={css.declined} role="alert">
      {isElsewhere && <p className={css.declinedWhat}>{error.message}</p>}
      <p>
        <b>{texts.declinedStillHeld(name)}</b>
      </p>
      <p>
        {error.field !== ""
          ? texts.declinedCheckFields
          : isCard
          ? texts.declinedCardHint
          : texts.declinedHint}
      </p>
    </div>
  );
}
