import { ErrorNotice } from "@hearthpaw/ui-kit";
import type { CheckoutApi } from "./use_checkout.ts";

/** Says that the last choice could not be priced, and tries it again. */
export function ChoiceFailure({ checkout: { choiceFailure } }: { checkout: CheckoutApi }) {
  if (!choiceFailure) return null;
  const { error, again } = choiceFailure;
  return (
    <ErrorNotice
      title={error.status === 0 ? "We can't reach the server." : error.message}
      onRetry={again}
    >
      <p>The total doesn't include your last choice yet.</p>
    </ErrorNotice>
  );
}
