import * as texts from "./texts.tsx";
import type { CheckoutApi } from "./use_checkout.ts";
import { FailureNotice } from "../../../components/errors/FailureNotice.tsx";

/** Reports that the last choice could not be priced, with a retry button. */
export function ChoiceFailure({ checkout: { choiceFailure } }: { checkout: CheckoutApi }) {
  if (!choiceFailure) return null;
  const { error, again } = choiceFailure;
  return (
    <FailureNotice
      error={error}
      onRetry={again}
    >
      <p>{texts.totalNotUpdated}</p>
    </FailureNotice>
  );
}
