import type { Kysely } from "kysely";
import type { Database } from "../../platform/db/schema.ts";
import type { Services } from "../../services.ts";
import { post } from "../ledger/store.ts";
import { cancelWaiting } from "../ledger/waiting_store.ts";
import { queueMail } from "../mails/actions.ts";
import { alertStaff } from "../mails/staff_actions.ts";
import { tell } from "../notifications/actions.ts";
import { newsOf } from "../notifications/rules.ts";
import { failedEmail } from "./emails.ts";
import { finishReversal, reversedCents } from "./reversal_actions.ts";
import { stuckEmail } from "./staff_emails.ts";
import { moveOn, refusalOf, tryLater } from "./step_actions.ts";
import * as accounts from "./account_store.ts";
import * as store from "./store.ts";

type Trx = Kysely<Database>;
type Needs = Pick<Services, "db" | "payments" | "newId" | "addJob" | "log" | "config" | "now">;
/** Attempt at which staff are told that a payout can't be taken back: after about two days. */
const STAFF_HEAR_AT = 5;

/**
 * Starts the return of a payout that the bank did not take, or must not be asked about anymore (`recalled`).
 * The money is in the seller's account at the provider and comes back from there.
 */
export async function beginReturn(services: Needs, payout: store.Payout, failure: string): Promise<void> {
  const isRecall = failure === "recalled";
  await moveOn(services, payout, async (trx) => {
    if (payout.status !== "transferred") {
      // A payout that has not left waits for the same bank, and would block this one from coming back.
      await cancelWaiting(trx, services.newId, payout.breeder_id, "bank_failed");
      // Another payout may be under way. This payout is checked again and comes back after that.
      if (await store.findOpen(trx, payout.breeder_id)) {
        await store.movePayout(trx, payout, "bounce", "on-the-way", { failure: failure.slice(0, 60) });
        return await accounts.noteBankFailure(trx, payout.breeder_id);
      }
    }
    const action = payout.status === "transferred" ? "recall" : "bounce";
    await store.movePayout(trx, payout, action, "returning", {
      failure: failure.slice(0, 60),
      tried_at: null,
      attempt: 1,
      nextTryInMs: 0,
    });
    if (!isRecall) await accounts.noteBankFailure(trx, payout.breeder_id);
    await services.addJob(trx, "makePayout", { payoutId: payout.id }, { key: `payout:${payout.id}` });
  });
}

/** Takes a whole payout back from the seller's account at the provider. */
export async function takeBack(services: Needs, payout: store.Payout): Promise<boolean> {
  // A reversal for a debt is finished first, because it determines the remaining amount.
  if (payout.reversing_cents !== null) {
    await finishReversal(services, payout);
    return true;
  }
  const { id, transfer_id: transferId, attempt } = payout;
  const bookedCents = payout.amount_cents - payout.reversed_cents;
  const amountCents = payout.amount_cents - await reversedCents(services, transferId!);
  if (amountCents > 0) {
    if (!await store.beginStep(services.db, payout)) return true;
    const answer = await services.payments.reverseTransfer({
      transferId: transferId!,
      amountCents,
      payoutId: id,
      idempotencyKey: `payout:${id}:return:${attempt}`,
    });
    if (answer.kind !== "done") {
      const code = refusalOf(answer);
      if (await reversedCents(services, transferId!) < payout.amount_cents) {
        services.log.error("a failed payout cannot be taken back", { payoutId: id, code });
        return await waitForAccount(services, payout, code);
      }
    }
  }
  const isRecall = payout.failure === "recalled";
  await moveOn(services, payout, async (trx) => {
    await store.movePayout(trx, payout, "return", isRecall ? "canceled" : "failed", {});
    // All of it may have been taken back for a debt before.
    if (bookedCents > 0) {
      await post(trx, services.newId, {
        // The source of a refusal has the payout's id alone. That transfer may still have been made, and
        // adopted since.
        source: `payout-returned:${id}:${transferId}`,
        orderId: null,
        reservationId: null,
        kind: isRecall ? "payout-canceled" : "payout-returned",
        entries: [
          { account: "provider-clearing", amountCents: bookedCents },
          { account: "breeder-available", breederId: payout.breeder_id, amountCents: -bookedCents },
        ],
      });
    }
    if (!isRecall) await tellFailed(trx, services, payout);
  });
  return false;
}

/**
 * Schedules the next try, because the seller's account no longer holds the money. Staff can also settle the
 * payout.
 */
async function waitForAccount(services: Needs, payout: store.Payout, code: string): Promise<boolean> {
  if (payout.attempt === STAFF_HEAR_AT) {
    const { id, amount_cents: amountCents } = payout;
    await moveOn(services, payout, (trx) =>
      alertStaff(trx, services, {
        kind: "payout-stuck",
        email: stuckEmail({ id, code, amountCents, publicUrl: services.config.publicUrl }),
      }));
  }
  return await tryLater(services, payout, payout.failure ?? code);
}

/** Tells the seller that a payout did not arrive. */
export async function tellFailed(
  trx: Trx,
  services: Pick<Services, "newId" | "addJob" | "log" | "config" | "now">,
  payout: store.Payout,
): Promise<void> {
  const owner = await store.findOwner(trx, payout.breeder_id);
  services.log.warn("a payout failed", { payoutId: payout.id, failure: payout.failure });
  const amountCents = payout.amount_cents;
  // Money without a transfer never reached a bank.
  const isRefused = payout.transfer_id === null;
  const email = failedEmail({ ...owner, amountCents, publicUrl: services.config.publicUrl, isRefused });
  await queueMail(trx, services, { kind: "payout-failed", to: owner.email, userId: owner.id, email });
  await tell(trx, services, {
    userId: owner.id,
    aboutUserId: null,
    group: "account",
    ...newsOf(email),
    email: false,
  });
}
