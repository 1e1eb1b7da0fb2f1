import { ErrorNotice } from "@hearthpaw/ui-kit";
import * as texts from "./texts.tsx";
import type { CheckoutApi } from "./use_checkout.ts";

/** Reports that the last choice could not be priced, with a retry button. */
export function ChoiceFailure({ checkout: { choiceFailure } }: { checkout: CheckoutApi }) {
  if (!choiceFailure) return null;
  const { error, again } = choiceFailure;
  return (
    <ErrorNotice
      title={error.status === 0 ? texts.weCantReachTheServer : error.message}
      onRetry={again}
    >
      <p>{texts.totalNotUpdated}</p>
    </ErrorNotice>
  );
}
