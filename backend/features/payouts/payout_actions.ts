import type { Kysely } from "kysely";
import type { Database } from "../../platform/db/schema.ts";
import { withTx } from "../../platform/db/tx.ts";
import { coverEntries, payoutEntries, reversed, transferEntries } from "../ledger/rules.ts";
import { balanceCents, lockBreeder, post } from "../ledger/store.ts";
import { queueMail } from "../mails/actions.ts";
import { tell } from "../notifications/actions.ts";
import { newsOf } from "../notifications/rules.ts";
import type { Answer, BankPayout, Transfer } from "../../platform/ports/payments/port.ts";
import type { Services } from "../../services.ts";
import { failedEmail, sentEmail } from "./emails.ts";
import { accountStatus, drawableCents, mayPass, retryPauseMs } from "./rules.ts";
import { finishReversal, foundOne } from "./reversal_actions.ts";
import * as store from "./store.ts";

type Trx = Kysely<Database>;
type Needs = Pick<Services, "db" | "payments" | "newId" | "addJob" | "log" | "config" | "now">;
type Payout = store.Payout;

/**
 * Plans the payout of what a breeder may draw: it is kept back in the ledger at once, and the job moves it. Nothing while
 * another is being made, the account is suspended or not ready, or the sum is too small. Returns its id.
 */
export async function planPayout(services: Needs, breederId: string): Promise<string | undefined> {
  return await withTx(services.db, async (trx) => {
    await lockBreeder(trx, breederId);
    await coverShortfalls(trx, services, breederId);
    const account = await store.findAccount(trx, breederId);
    if (!account || accountStatus(account) !== "ready") return;
    if ((await store.findOwner(trx, breederId)).isSuspended || await store.hasOpenPayout(trx, breederId)) {
      return;
    }
    const amountCents = drawableCents(await store.findFunds(trx, breederId));
    if (amountCents === 0) return;
    const id = services.newId();
    await store.insertPayout(trx, {
      ...{ id, breeder_id: breederId, provider_account_id: account.providerAccountId },
      ...{ amount_cents: amountCents, status: "pending" },
    });
    await book(trx, services, `payout:${id}`, "payout", payoutEntries(breederId, amountCents));
    await services.addJob(trx, "makePayout", { payoutId: id }, { key: `payout:${id}` });
    return id;
  });
}

/** A refund that came after the release is taken from available funds, then owed. */
async function coverShortfalls(trx: Trx, services: Needs, breederId: string): Promise<void> {
  for (
    const { reservationId, orderId, missingCents, earlier } of await store.findShortfalls(trx, breederId)
  ) {
    await post(trx, services.newId, {
      source: `shortfall:${reservationId}:${earlier + 1}`,
      kind: "shortfall",
      ...{ orderId, reservationId },
      entries: coverEntries(
        breederId,
        missingCents,
        await balanceCents(trx, "breeder-available", breederId),
      ),
    });
  }
}

/**
 * Takes a payout as far as it goes: transfer, bank, and back where the bank does not take it. Each step is asked for under a
 * key of the payout's own and saved before the next; no transaction is open meanwhile.
 * @throws when the outcome of a step is not known; the job tries again, with the same key.
 */
export async function makePayout(services: Needs, payoutId: string): Promise<void> {
  for (let steps = 0; steps < 5; steps++) {
    const payout = await store.findPayout(services.db, payoutId);
    if (!payout || !await step(services, payout)) return;
  }
}

/** One step; true where another may follow at once. */
async function step(services: Needs, payout: Payout): Promise<boolean> {
  switch (payout.status) {
    case "pending":
      return await transfer(services, payout);
    case "transferred":
      return await toBank(services, payout);
    case "on-the-way":
    case "paid":
      return await follow(services, payout);
    case "returning":
      return await takeBack(services, payout);
    case "failed":
    case "canceled":
      return false;
  }
}

async function transfer(services: Needs, payout: Payout): Promise<boolean> {
  const { id, amount_cents: amountCents, provider_account_id: accountId, attempt } = payout;
  const findMade = () => foundOne(services.payments.findTransfers(id));
  let answer: Answer<Transfer> | undefined;
  if (mayBeMade(payout)) answer = await findMade();
  if (!answer && await isFrozen(services, payout)) return false;
  if (!await store.beginStep(services.db, payout)) return true;
  answer ??= await services.payments.createTransfer({
    ...{ accountId, amountCents, payoutId: id, idempotencyKey: `payout:${id}:transfer:${attempt}` },
  });
  answer = await unlessMade(answer, findMade);
  if (answer.kind === "done") {
    const { value } = answer;
    await moveOn(services, payout, async (trx) => {
      await store.updatePayout(trx, id, {
        ...{ status: "transferred", transfer_id: value.id, tried_at: null, attempt: 1, failure: null },
        nextTryInMs: 0,
      });
      await book(
        trx,
        services,
        `payout-transfer:${id}`,
        "payout-transfer",
        transferEntries(payout.breeder_id, amountCents),
      );
    });
    return true;
  }
  const code = refusalOf(answer);
  if (mayPass(code)) return await tryLater(services, payout, code);
  const account = await services.payments.retrieveAccount(accountId);
  if (account.kind === "done") await store.saveAccount(services.db, account.value);
  await moveOn(services, payout, async (trx) => {
    await store.updatePayout(trx, id, { status: "failed", failure: code });
    await book(
      trx,
      services,
      `payout-returned:${id}`,
      "payout-returned",
      reversed(payoutEntries(payout.breeder_id, amountCents)),
    );
    await tellFailed(trx, services, payout);
  });
  return false;
}

async function toBank(services: Needs, payout: Payout): Promise<boolean> {
  const { id, amount_cents: amountCents, provider_account_id: accountId, attempt } = payout;
  const since = new Date(payout.created_at.getTime() - 3_600_000);
  const findMade = () =>
    foundOne(
      services.payments.findBankPayouts(accountId, since),
      (made) => made.metadata.payoutId === id,
    );
  let answer: Answer<BankPayout> | undefined;
  if (mayBeMade(payout)) answer = await findMade();
  // Between the two steps may lie hours, where the bank's had to wait.
  if (!answer && (await store.findOwner(services.db, payout.breeder_id)).isSuspended) return false;
  if (!await store.beginStep(services.db, payout)) return true;
  answer ??= await services.payments.createBankPayout({
    ...{ accountId, amountCents, payoutId: id, idempotencyKey: `payout:${id}:bank:${attempt}` },
  });
  answer = await unlessMade(answer, findMade);
  if (answer.kind === "done") {
    const { value } = answer;
    await moveOn(services, payout, async (trx) => {
      await store.updatePayout(trx, id, {
        ...{ status: "on-the-way", bank_payout_id: value.id, arrives_on: value.arrivesOn },
        ...{ tried_at: null, attempt: 1, failure: null },
      });
      const owner = await store.findOwner(trx, payout.breeder_id);
      const email = sentEmail({ ...owner, amountCents, publicUrl: services.config.publicUrl });
      await queueMail(trx, services, { kind: "payout-sent", to: owner.email, userId: owner.id, email });
      await tell(trx, services, {
        ...{ userId: owner.id, aboutUserId: null, group: "account", ...newsOf(email), email: false },
      });
    });
    return value.status !== "on-the-way";
  }
  const code = refusalOf(answer);
  if (mayPass(code)) return await tryLater(services, payout, code);
  await beginReturn(services, payout, code);
  return true;
}

/** Reads again what became of a payout that is with the bank. */
async function follow(services: Needs, payout: Payout): Promise<boolean> {
  if (!payout.bank_payout_id) return false;
  const answer = await services.payments.retrieveBankPayout(
    payout.provider_account_id,
    payout.bank_payout_id,
  );
  if (answer.kind !== "done") {
    if (answer.kind === "unknown") throw new Error(`a payout cannot be read: ${answer.reason}`);
    return false;
  }
  const { status, failureCode, arrivesOn } = answer.value;
  if (status === "failed") {
    await beginReturn(services, payout, failureCode ?? "failed");
    return true;
  }
  await moveOn(
    services,
    payout,
    (trx) => store.updatePayout(trx, payout.id, { status, arrives_on: arrivesOn }),
  );
  return false;
}

/** The bank did not take it: the money is with the seller's account at the provider, and comes back from there. */
async function beginReturn(services: Needs, payout: Payout, failure: string): Promise<void> {
  await moveOn(services, payout, async (trx) => {
    if (payout.status !== "transferred") {
      // One that was never asked for waits for another bank as well, and would keep this one from coming back.
      const waiting = await store.lockWaiting(trx, payout.breeder_id);
      if (waiting) await giveUp(trx, services, waiting);
      // Another one may be under way; this one comes back after it, and is looked at until then.
      if (await store.hasOpenPayout(trx, payout.breeder_id)) {
        await store.updatePayout(trx, payout.id, { status: "on-the-way", failure: failure.slice(0, 60) });
        return await store.noteBankFailure(trx, payout.breeder_id);
      }
    }
    await store.updatePayout(trx, payout.id, {
      ...{ status: "returning", failure: failure.slice(0, 60), tried_at: null, attempt: 1 },
      nextTryInMs: 0,
    });
    await store.noteBankFailure(trx, payout.breeder_id);
    await services.addJob(trx, "makePayout", { payoutId: payout.id }, { key: `payout:${payout.id}` });
  });
}

/** Gives up a payout that was never asked for: its money is available again. */
async function giveUp(trx: Trx, services: Needs, { id, breeder_id, amount_cents }: Payout): Promise<void> {
  await store.updatePayout(trx, id, { status: "failed", failure: "bank_failed" });
  const entries = reversed(payoutEntries(breeder_id, amount_cents));
  await book(trx, services, `payout-returned:${id}`, "payout-returned", entries);
}

async function takeBack(services: Needs, payout: Payout): Promise<boolean> {
  // What was begun to be taken back for a debt comes to its end first: then it is known how much is left.
  if (payout.reversing_cents !== null) {
    await finishReversal(services, payout);
    return true;
  }
  const { id, transfer_id: transferId, attempt } = payout;
  const amountCents = payout.amount_cents - payout.reversed_cents;
  if (amountCents > 0) {
    if (!await store.beginStep(services.db, payout)) return true;
    const answer = await services.payments.reverseTransfer({
      ...{ transferId: transferId!, amountCents, payoutId: id },
      idempotencyKey: `payout:${id}:return:${attempt}`,
    });
    if (answer.kind !== "done") {
      const code = refusalOf(answer);
      const made = await foundOne(services.payments.findTransfers(id));
      if (made?.kind !== "done" || made.value.reversedCents < payout.amount_cents) {
        services.log.error("a failed payout cannot be taken back", { payoutId: id, code });
        return await tryLater(services, payout, payout.failure ?? code);
      }
    }
  }
  await moveOn(services, payout, async (trx) => {
    await store.updatePayout(trx, id, { status: "failed" });
    // All of it may have been taken back for a debt before.
    if (amountCents > 0) {
      await book(trx, services, `payout-returned:${id}`, "payout-returned", [
        { account: "provider-clearing", amountCents },
        { account: "breeder-available", breederId: payout.breeder_id, amountCents: -amountCents },
      ]);
    }
    await tellFailed(trx, services, payout);
  });
  return false;
}

/** Writes a step's end, once: whoever comes second finds the payout moved on. */
async function moveOn(services: Needs, seen: Payout, work: (trx: Trx) => Promise<void>): Promise<void> {
  await withTx(services.db, async (trx) => {
    await lockBreeder(trx, seen.breeder_id);
    const now = await store.lockPayout(trx, seen.id);
    if (now.status === seen.status && now.attempt === seen.attempt) await work(trx);
  });
}

/** A refusal is an answer: the next try is another one, under another key. */
async function tryLater(services: Needs, payout: Payout, failure: string): Promise<boolean> {
  services.log.warn("a payout waits", { payoutId: payout.id, status: payout.status, failure });
  await moveOn(services, payout, (trx) =>
    store.updatePayout(trx, payout.id, {
      ...{ attempt: payout.attempt + 1, tried_at: null, failure: failure.slice(0, 60) },
      nextTryInMs: retryPauseMs(payout.attempt),
    }));
  return false;
}

/** Whether a planned payout must not leave now: the account, its standing, or what came up since it was planned. */
async function isFrozen({ db }: Needs, payout: Payout): Promise<boolean> {
  const account = await store.findAccount(db, payout.breeder_id);
  if (accountStatus(account) !== "ready") return true;
  if ((await store.findOwner(db, payout.breeder_id)).isSuspended) return true;
  const { availableCents, debtCents, contestedCents } = await store.findFunds(db, payout.breeder_id);
  return availableCents < debtCents + contestedCents;
}

async function tellFailed(trx: Trx, services: Needs, payout: Payout): Promise<void> {
  const owner = await store.findOwner(trx, payout.breeder_id);
  services.log.warn("a payout failed", { payoutId: payout.id, failure: payout.failure });
  const amountCents = payout.amount_cents;
  const email = failedEmail({ ...owner, amountCents, publicUrl: services.config.publicUrl });
  await queueMail(trx, services, { kind: "payout-failed", to: owner.email, userId: owner.id, email });
  await tell(trx, services, {
    ...{ userId: owner.id, aboutUserId: null, group: "account", ...newsOf(email), email: false },
  });
}

/**
 * Whether a step was asked for before: it may have happened, and only the provider can say. After a refusal too: another
 * process may have asked at the same moment, and found the payout moved on when its own call had an effect.
 */
const mayBeMade = ({ tried_at: triedAt, attempt }: Payout): boolean => triedAt !== null || attempt > 1;

/**
 * An answer, or what has been made where it is a refusal: an earlier call of the same step, whose answer was lost, may have
 * had its effect.
 */
async function unlessMade<T>(
  answer: Answer<T>,
  findMade: () => Promise<Answer<T> | undefined>,
): Promise<Answer<T>> {
  if (answer.kind === "done" || answer.kind === "unknown") return answer;
  return await findMade() ?? answer;
}

/** The code of a call that did not happen. Throws where nobody can say that. */
function refusalOf(answer: Exclude<Answer<unknown>, { kind: "done" }>): string {
  if (answer.kind === "unknown") throw new Error(`the outcome of a payout is not known: ${answer.reason}`);
  return answer.kind === "refused" ? answer.code : answer.kind;
}

async function book(
  trx: Trx,
  { newId }: Needs,
  source: string,
  kind: string,
  entries: Parameters<typeof post>[2]["entries"],
): Promise<void> {
  await post(trx, newId, { source, kind, orderId: null, reservationId: null, entries });
}
