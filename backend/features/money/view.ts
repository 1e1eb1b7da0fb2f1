import type { MoneyFinding, OwedRefund, ReconciliationAnswer } from "../../generated/types.ts";
import { leftCents } from "../ledger/finding_rules.ts";
import type { Finding } from "../ledger/finding_store.ts";
import { INVARIANTS } from "../ledger/invariant_rules.ts";
import type { findDifferences, lastCheck } from "./check_store.ts";
import type { OwedRow } from "./store.ts";

/** Returns a refund as staff see it. */
export function refundOf({ key: _, attempt, nextTryAt, owedSince, ...refund }: OwedRow): OwedRefund {
  return {
    ...refund,
    // The row's attempt number includes the next try.
    attempts: refund.failure === null ? attempt : attempt - 1,
    owedSince: owedSince.toISOString(),
    nextTryAt: refund.status === "pending" ? nextTryAt.toISOString() : null,
  };
}

/** Returns the last comparison and its differences as staff see them. */
export function reconciliationOf(
  check: Awaited<ReturnType<typeof lastCheck>>,
  { rows, total }: Awaited<ReturnType<typeof findDifferences>>,
  isUnderWay: boolean,
  found: Pick<ReconciliationAnswer, "findings" | "findingsTotal" | "findingsCents">,
): ReconciliationAnswer {
  return {
    check: check
      ? {
        startedAt: check.started_at.toISOString(),
        endedAt: check.ended_at.toISOString(),
        since: check.since.toISOString(),
        ...check.counts,
        others: check.counts.others ?? 0,
        booksCents: check.counts.booksCents ?? null,
        providerCents: check.counts.providerCents ?? null,
        settled: check.settled,
      }
      : null,
    isUnderWay,
    ...found,
    total,
    differences: rows.map(({ total: _, firstSeenAt, lastSeenAt, ...row }) => ({
      ...row,
      title: INVARIANTS[row.rule],
      firstSeenAt: firstSeenAt.toISOString(),
      lastSeenAt: lastSeenAt.toISOString(),
    })),
  };
}

/** Returns a finding as staff see it. */
export function findingOf(
  finding: Finding,
  { programName, attachRefusal }: { programName: string | null; attachRefusal: string | undefined },
): MoneyFinding {
  const { id, kind, subject, status, metadata, buyer_email: buyerEmail, failure } = finding;
  const moved = {
    kind,
    amountCents: finding.amount_cents,
    returnedCents: finding.returned_cents,
    withdrawnCents: finding.withdrawn_cents,
    feeCents: finding.fee_cents,
  };
  return {
    id,
    kind,
    subject,
    status,
    buyerEmail,
    programName,
    failure,
    amountCents: moved.amountCents,
    leftCents: Math.max(0, leftCents(moved)),
    petName: metadata.petName ?? null,
    reservationNumber: metadata.number ?? null,
    happenedAt: finding.happened_at.toISOString(),
    foundAt: finding.found_at.toISOString(),
    attachRefusal: attachRefusal ?? null,
  };
}
