import type { OwedRefund, ReconciliationAnswer } from "../../generated/types.ts";
import { INVARIANTS } from "../ledger/invariant_rules.ts";
import type { findDifferences, lastCheck } from "./check_store.ts";
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

/** The last comparison and its differences, as staff see them. */
export function reconciliationOf(
  check: Awaited<ReturnType<typeof lastCheck>>,
  { rows, total }: Awaited<ReturnType<typeof findDifferences>>,
  isUnderWay: boolean,
): ReconciliationAnswer {
  return {
    check: check
      ? {
        startedAt: check.started_at.toISOString(),
        endedAt: check.ended_at.toISOString(),
        since: check.since.toISOString(),
        ...check.counts,
        settled: check.settled,
      }
      : null,
    isUnderWay,
    total,
    differences: rows.map(({ total: _, firstSeenAt, lastSeenAt, ...row }) => ({
      ...row,
      title: INVARIANTS[row.rule],
      firstSeenAt: firstSeenAt.toISOString(),
      lastSeenAt: lastSeenAt.toISOString(),
    })),
  };
}
