import type { OwedRefund } from "../../generated/types.ts";
import type { OwedRow } from "./store.ts";

/** A refund as staff see it. */
export function refundOf({ key: _, attempt, nextTryAt, owedSince, ...refund }: OwedRow): OwedRefund {
  return {
    ...refund,
    // The row counts the try that is to come.
    attempts: refund.failure === null ? attempt : attempt - 1,
    owedSince: owedSince.toISOString(),
    nextTryAt: refund.status === "pending" ? nextTryAt.toISOString() : null,
  };
}
