import type { ApiError } from "@hearthpaw/client";
import { SecondFactorSetup } from "../security/SecondFactorSetup.tsx";
import { FailureNotice } from "../errors/FailureNotice.tsx";
import * as texts from "./texts.ts";

/** Returns whether the server requires the user to set up a second factor first. */
export function needsSecondFactor(error: ApiError | null): boolean {
  return error?.code === "second_factor_required";
}

/** Explains why a staff page cannot show its list: the missing second factor, or an error. */
export function StaffError({ error, onRetry }: { error: ApiError; onRetry?: () => unknown }) {
  if (needsSecondFactor(error)) {
    return <SecondFactorSetup why={texts.staffTwoStepReason} />;
  }
  return (
    <FailureNotice
      error={error}
      // A 404 will not change on a retry.
      onRetry={error.status === 404 ? undefined : onRetry}
    />
  );
}
