import type { Payout, PayoutAccount } from "../../generated/types.ts";
import type { PayoutRow } from "./list_store.ts";
import { payoutNumber } from "./number_rules.ts";
import { accountStatus, type OpenPayout } from "./rules.ts";
import type { Account } from "./account_store.ts";

const LABELS: Readonly<Record<string, string>> = {
  "release": "Sale",
  "debt": "Amount owed",
  "shortfall": "Refund or promo code",
  "shortfall-returned": "Promo code cost returned",
  "chargeback-lost": "Chargeback",
  "payout-returned": "Returned payout",
};

const STATUSES: Readonly<Record<PayoutRow["status"], Payout["status"]>> = {
  "pending": "pending",
  "transferred": "pending",
  "on-the-way": "on-the-way",
  "paid": "paid",
  "returning": "failed",
  "failed": "failed",
  // Never shown: a new plan replaces it.
  "canceled": "failed",
};

/** Returns a payout for its breeder. A pending payout to a frozen account shows as frozen. */
export function payoutOf(row: PayoutRow, isFrozen: boolean): Payout {
  // A payout recalled before its bank was asked has not failed: it is planned again.
  const isRecalled = row.status === "returning" && row.failure === "recalled";
  const status = isRecalled ? "pending" : STATUSES[row.status];
  return {
    id: row.id,
    number: payoutNumber(row.id),
    status: row.status === "pending" && isFrozen ? "frozen" : status,
    amountCents: row.amountCents,
    arrivesOn: row.arrivesOn,
    failure: status === "failed" ? row.failure : null,
    lines: row.lines.map(({ reservationNumber, petName, kind, amountCents, at }) => ({
      reservationNumber,
      label: [LABELS[kind] ?? "Adjustment", petName].filter(Boolean).join(": "),
      amountCents,
      at: new Date(at).toISOString(),
    })),
    createdAt: row.createdAt.toISOString(),
  };
}

/** Returns the state of a breeder's account at the provider. */
export function accountOf(account: Account | undefined): PayoutAccount {
  return {
    status: accountStatus(account),
    requirements: account?.requirements.slice() ?? [],
    failedAt: account?.failedAt?.toISOString() ?? null,
  };
}

/** Returns a payout in progress, if that explains waiting earnings. */
export function openOf(
  row: { status: string; amountCents: number; failure: string | null; isTried: boolean } | undefined,
): OpenPayout | undefined {
  if (row?.status !== "pending" && row?.status !== "transferred" && row?.status !== "returning") {
    return undefined;
  }
  return {
    status: row.status,
    amountCents: row.amountCents,
    isStuck: row.failure !== null || row.isTried,
  };
}
