import type { MoneyApproval, SettleBalanceBody } from "../../generated/types.ts";
import { withTx } from "../../platform/db/tx.ts";
import { fail, failFields } from "../../platform/problem.ts";
import type { Services } from "../../services.ts";
import { type Approve, approvedOrAsked, askIfLarge } from "../approvals/actions.ts";
import { leftByStaff, settledByStaff } from "../approvals/store.ts";
import { recordDecision } from "../audit/actions.ts";
import { settledDebtEntries, settledFundsEntries } from "../ledger/rules.ts";
import { balanceCents, lockBreeder, post } from "../ledger/store.ts";
import { cancelWaiting } from "../ledger/waiting_store.ts";
import { queueMail } from "../mails/actions.ts";
import { balanceEmail } from "./emails.ts";
import { PAYOUT_OPEN } from "./life_cycle_rules.ts";
import { finishReversal, reversedCents } from "./reversal_actions.ts";
import { freeCents } from "./rules.ts";
import * as store from "./store.ts";

/** Retries a payout at once. Fails with `not_found`, or with `payout_moved` if it no longer waits. */
export async function retryPayout(
  services: Pick<Services, "db" | "addJob">,
  payoutId: string,
  actorId: string,
): Promise<void> {
  const seen = await store.findPayout(services.db, payoutId) ?? fail("not_found");
  await withTx(services.db, async (trx) => {
    await lockBreeder(trx, seen.breeder_id);
    const payout = await store.lockPayout(trx, payoutId);
    if (!PAYOUT_OPEN.includes(payout.status)) fail("payout_moved");
    await store.updatePayout(trx, payoutId, { nextTryInMs: 0 });
    await services.addJob(trx, "makePayout", { payoutId }, { key: `payout:${payoutId}` });
    const { id: subjectId } = await store.findOwner(trx, payout.breeder_id);
    await recordDecision(trx, {
      actorId,
      action: "payout-retried",
      subjectKind: "user",
      subjectId,
      reason: null,
      after: { payoutId },
    });
  });
}

/**
 * Leaves a returned payout in the seller's account at the provider, which no longer holds it, and counts it
 * as paid. Fails with `not_found`, `payout_moved` if it is not being taken back or came back after all, or
 * `payments_unavailable`. Returns the request for a second person if the amount needs one; nothing has
 * changed then.
 */
export async function settlePayout(
  services: Pick<Services, "db" | "payments" | "newId" | "config" | "now">,
  payoutId: string,
  { actorId, reason, approve }: { actorId: string; reason: string; approve?: Approve },
): Promise<MoneyApproval | undefined> {
  const seen = await store.findPayout(services.db, payoutId) ?? fail("not_found");
  if (seen.status !== "returning" || seen.transfer_id === null) fail("payout_moved");
  const backCents = await known(async () => {
    await finishReversal(services, seen);
    return await reversedCents(services, seen.transfer_id!);
  });
  return await withTx(services.db, async (trx) => {
    await lockBreeder(trx, seen.breeder_id);
    const payout = await store.lockPayout(trx, payoutId);
    // The payout's own return books the money that came back.
    if (payout.status !== "returning" || payout.tried_at !== null || backCents > payout.reversed_cents) {
      fail("payout_moved");
    }
    const { id: subjectId, programName } = await store.findOwner(trx, payout.breeder_id);
    const approval = await approvedOrAsked(trx, services, {
      kind: "payout",
      subjectId: payoutId,
      about: programName,
      amountCents: payout.amount_cents,
      beforeCents: await leftByStaff(trx, payout.breeder_id),
      reason,
      actorId,
      approve,
      asked: { reason },
    });
    if (approval) return approval;
    await store.movePayout(trx, payout, "settle", "paid", {
      bank_payout_id: null,
      failure: "left-with-account",
      tried_at: null,
    });
    await recordDecision(trx, {
      actorId,
      action: "payout-settled",
      subjectKind: "user",
      subjectId,
      reason,
      before: { status: payout.status },
      after: { status: "paid", payoutId },
    });
    return undefined;
  });
}

async function known<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch {
    return fail("payments_unavailable");
  }
}

/**
 * Books a breeder's debt or available funds as settled outside the payment provider or as written off, and
 * tells the breeder. Fails with `not_found`, or with `balance_changed` if the balance differs from the
 * displayed one. Returns the request for a second person if the amount needs one; nothing is booked then.
 */
export async function settleBalance(
  services: Pick<Services, "db" | "newId" | "addJob" | "config" | "now">,
  breederId: string,
  { actorId, approve, ...asked }: SettleBalanceBody & { actorId: string; approve?: Approve },
): Promise<MoneyApproval | undefined> {
  const { side, how, amountCents, balanceCents: seenCents, reason } = asked;
  return await withTx(services.db, async (trx) => {
    await lockBreeder(trx, breederId);
    const owner = await store.findOwnerIfAny(trx, breederId) ?? fail("not_found");
    const sign = side === "debt" ? -1 : 1;
    const account = side === "debt" ? "breeder-debts" as const : "breeder-available" as const;
    const before = sign * await balanceCents(trx, account, breederId);
    if (before !== seenCents || before <= 0) fail("balance_changed");
    const most = side === "debt" ? before : Math.max(0, freeCents(await store.findFunds(trx, breederId)));
    if (amountCents === 0 || amountCents > most) {
      failFields({
        pointer: "body/amountCents",
        code: amountCents === 0 ? "too_small" : "too_large",
        detail: side === "funds" && most < before
          ? "A part of the funds is contested or owed. Enter less."
          : "Enter an amount above $0, up to the balance.",
      });
    }
    if (approve) await approve(trx);
    else {
      const approval = await askIfLarge(trx, services, {
        kind: "balance",
        subjectId: breederId,
        about: owner.programName,
        amountCents,
        beforeCents: await settledByStaff(trx, breederId),
        reason,
        actorId,
        asked,
      });
      if (approval) return approval;
    }
    await post(trx, services.newId, {
      source: `balance-settled:${services.newId()}`,
      kind: `${side}-settled`,
      orderId: null,
      reservationId: null,
      entries: side === "debt"
        ? settledDebtEntries(breederId, amountCents, how)
        : settledFundsEntries(breederId, amountCents, how === "written-off" ? "waived" : how),
    });
    await recordDecision(trx, {
      actorId,
      action: `${side}-settled`,
      subjectKind: "user",
      subjectId: owner.id,
      reason,
      before: { balanceCents: before },
      after: { balanceCents: before - amountCents, how },
    });
    if (owner.isClosed) return undefined;
    const email = balanceEmail({
      firstName: owner.firstName,
      side,
      how,
      amountCents,
      leftCents: before - amountCents,
      publicUrl: services.config.publicUrl,
    });
    await queueMail(trx, services, { kind: `${side}-settled`, to: owner.email, userId: owner.id, email });
    return undefined;
  });
}

/**
 * Books a breeder's waiver of available funds at closing. The caller holds the breeder's lock. Fails with
 * `balance_changed` if the funds differ from the agreed amount.
 */
export async function waiveFunds(
  trx: Parameters<typeof post>[0],
  services: Pick<Services, "newId">,
  { userId, breederId, waivedCents }: { userId: string; breederId: string; waivedCents: number },
): Promise<void> {
  await cancelWaiting(trx, services.newId, breederId, "waived");
  const funds = await store.findFunds(trx, breederId);
  if (funds.availableCents !== waivedCents || freeCents(funds) !== waivedCents) fail("balance_changed");
  await post(trx, services.newId, {
    source: `funds-waived:${services.newId()}`,
    kind: "funds-waived",
    orderId: null,
    reservationId: null,
    entries: settledFundsEntries(breederId, waivedCents, "waived"),
  });
  await recordDecision(trx, {
    actorId: userId,
    action: "earnings-waived",
    subjectKind: "user",
    subjectId: userId,
    reason: null,
    before: { availableCents: waivedCents },
    after: { availableCents: 0 },
  });
}
