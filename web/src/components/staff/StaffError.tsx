import type { ApiError } from "@hearthpaw/client";
import { ErrorNotice } from "@hearthpaw/ui-kit";
import { SecondFactorSetup } from "../security/SecondFactorSetup.tsx";
import * as texts from "./texts.ts";

/** Whether the server wants a second factor of this member of staff before anything else. */
export function needsSecondFactor(error: ApiError | null): boolean {
  return error?.code === "second_factor_required";
}

/** Why a page of staff cannot show its list: the second factor that staff must have, or what went wrong. */
export function StaffError({ error, onRetry }: { error: ApiError; onRetry?: () => unknown }) {
  if (needsSecondFactor(error)) {
    return <SecondFactorSetup why={texts.staffTwoStepReason} />;
  }
  return (
    <ErrorNotice
      title={error.status === 0 ? texts.weCantReachTheServer : error.message}
      // What is not there stays so.
      onRetry={error.status === 404 ? undefined : onRetry}
    />
  );
}
