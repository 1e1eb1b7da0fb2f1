import { ErrorNotice } from "@hearthpaw/ui-kit";
import * as texts from "./texts.tsx";
import type { CheckoutApi } from "./use_checkout.ts";

/** Says that the last choice could not be priced, and tries it again. */
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
