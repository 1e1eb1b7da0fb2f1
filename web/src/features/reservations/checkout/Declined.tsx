import type { CardError } from "@hearthpaw/client";
import * as texts from "./texts.tsx";
import css from "./checkout.module.css";

/**
 * Shown after a failed payment: nothing was charged, and what to try next. The form above shows the error
 * itself, unless the payment was made on another page (`isElsewhere`).
 */
export function Declined({ error, name, isCard, isElsewhere }: {
  error: CardError;
  name: string;
  isCard: boolean;
  isElsewhere?: boolean;
}) {
  // An empty message means that there is no error.
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
