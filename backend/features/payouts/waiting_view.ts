import type { WaitingPayout } from "../../generated/types.ts";
import { waitsOf } from "./rules.ts";
import { openOf } from "./view.ts";
import type { Holder } from "./waiting_list_store.ts";

/** Reasons that staff can ignore, because the money leaves without them. */
const USUAL: ReadonlySet<string> = new Set(["next-run", "minimum", "under-way"]);
const DAY_MS = 86_400_000;

/** Returns a breeder's money that has waited for a day, with the reasons. */
export function waitingOf(holder: Holder, now: Date): WaitingPayout[] {
  const { breederId, programName, isClosed, isSuspended, isSetAside, payout, fundsSince, debtSince } = holder;
  const about = { breederId, programName, isClosed };
  const open = payout ? openOf(payout) : undefined;
  const createdAt = payout ? new Date(payout.createdAt) : now;
  const isOld = (since: Date | null) => since !== null && now.getTime() - since.getTime() >= DAY_MS;
  const account = holder.account
    ? {
      ...holder.account,
      onboardingAt: new Date(holder.account.onboardingAt),
      failedAt: holder.account.failedAt === null ? null : new Date(holder.account.failedAt),
    }
    : undefined;
  const waits = waitsOf({ account, isSuspended, isSetAside, funds: holder }, open);
  const found = waits.flatMap(({ reason, amountCents }): WaitingPayout[] => {
    const isPayout = reason === "provider" || reason === "bank" || reason === "returning";
    const since = isPayout ? createdAt : fundsSince;
    // A closed account gets no further earnings to wait for.
    if ((USUAL.has(reason) && !isClosed) || reason === "owed" || !isOld(since)) return [];
    return [{
      ...about,
      reason,
      amountCents,
      since: since!.toISOString(),
      payoutId: isPayout ? payout!.id : null,
      failure: isPayout ? payout!.failure : null,
      nextTryAt: isPayout ? new Date(payout!.nextTryAt).toISOString() : null,
      canRetry: isPayout,
      canSettle: isPayout ? reason === "returning" : reason !== "contested",
    }];
  });
  if (holder.debtCents > 0 && isOld(debtSince)) {
    found.push({
      ...about,
      reason: "owed",
      amountCents: holder.debtCents,
      since: debtSince!.toISOString(),
      payoutId: null,
      failure: null,
      nextTryAt: null,
      canRetry: false,
      canSettle: true,
    });
  }
  return found;
}
