import type { Kysely } from "kysely";
import type { Database } from "../../platform/db/schema.ts";
import { withTx } from "../../platform/db/tx.ts";
import type { Answer, BankPayout, Transfer } from "../../platform/ports/payments/port.ts";
import type { Services } from "../../services.ts";
import { payoutEntries, reversed, transferEntries } from "../ledger/rules.ts";
import { lockBreeder, post } from "../ledger/store.ts";
import { queueMail } from "../mails/actions.ts";
import { alertStaff } from "../mails/staff_actions.ts";
import { tell } from "../notifications/actions.ts";
import { newsOf } from "../notifications/rules.ts";
import { adoptTransfer, findStrayTransfers, syncReversed } from "./adopt_actions.ts";
import { sentEmail } from "./emails.ts";
import { replanWaiting } from "./plan_actions.ts";
import { beginReturn, takeBack, tellFailed } from "./return_actions.ts";
import { accountStatus, dropReason, mayPass } from "./rules.ts";
import { refusedEmail } from "./staff_emails.ts";
import { moveOn, refusalOf, tryLater, unlessMade } from "./step_actions.ts";
import * as accounts from "./account_store.ts";
import * as store from "./store.ts";

type Trx = Kysely<Database>;
type Needs = Pick<Services, "db" | "payments" | "newId" | "addJob" | "log" | "config" | "now">;
type Payout = store.SeenPayout;

/**
 * Advances a payout as far as possible: transfer, bank, and back if the bank doesn't take it. Looks for
 * existing objects at the provider before creating any, so a restored database pays nothing twice. Saves each
 * step before the next, with no transaction open in between.
 * @throws if the outcome of a step is unknown. The job tries again with the same key.
 */
export async function makePayout(services: Needs, payoutId: string): Promise<void> {
  for (let steps = 0; steps < 5; steps++) {
    const payout = await store.findPayout(services.db, payoutId);
    if (!payout || !await step(services, payout)) return;
  }
}

/** Runs one step. Returns true if another may follow at once. */
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
      return await revive(services, payout);
  }
}

/**
 * Adopts the transfer of a payout that never left according to our books, in case a call of another process
 * took effect anyway. Returns whether there was one.
 */
async function revive(services: Needs, payout: Payout): Promise<boolean> {
  if (payout.transfer_id !== null) return false;
  const { id, breeder_id: breederId, provider_account_id: accountId } = payout;
  const made = (await findStrayTransfers(services, { breederId, accountId }))
    .find(({ metadata }) => metadata.payoutId === id);
  return made !== undefined && await adoptTransfer(services, breederId, made) !== undefined;
}

async function transfer(services: Needs, payout: Payout): Promise<boolean> {
  const { id, breeder_id: breederId, provider_account_id: accountId, amount_cents: amountCents } = payout;
  const strays = await findStrayTransfers(services, { breederId, accountId });
  const isOwn = ({ metadata }: Transfer) => metadata.payoutId === id;
  const own = strays.find(isOwn);
  if (own) return await transferred(services, payout, own);
  if (strays[0]) {
    const adopted = await adoptTransfer(services, breederId, strays[0]);
    await replanWaiting(services, breederId);
    if (adopted) await makePayout(services, adopted);
    return false;
  }
  const begun = await begin(services, payout);
  if (begun === "moved") return true;
  if (begun === "dropped") return await drop(services, payout);
  const { number } = begun;
  const answer = await unlessMade(
    await services.payments.createTransfer({
      accountId,
      amountCents,
      payoutId: id,
      breederId,
      metadata: { number: String(number) },
      // The key names the breeder's next payment. It is the same in every process that makes this payout, and
      // after a restore.
      idempotencyKey: `transfer:${breederId}:${number}:${payout.attempt}`,
    }),
    async () => {
      const made = (await findStrayTransfers(services, { breederId, accountId })).find(isOwn);
      return made && { kind: "done", value: made };
    },
  );
  if (answer.kind === "done") return await transferred(services, payout, answer.value);
  const code = refusalOf(answer);
  if (mayPass(code)) return await tryLater(services, payout, code);
  const account = await services.payments.retrieveAccount(accountId);
  if (account.kind === "done") await accounts.saveAccount(services.db, account.value);
  await moveOn(services, payout, async (trx) => {
    // The key already has an answer, so the next plan needs a new one.
    await store.movePayout(trx, payout, "refuse", "failed", { failure: code, attempt: payout.attempt + 1 });
    await post(trx, services.newId, {
      source: `payout-returned:${id}`,
      kind: "payout-returned",
      orderId: null,
      reservationId: null,
      entries: reversed(payoutEntries(breederId, amountCents)),
    });
    // The provider refuses an account that it calls ready. Its owner has to check it there before the next
    // try.
    if (accountStatus(await accounts.findAccount(trx, breederId)) === "ready") {
      await accounts.noteBankFailure(trx, breederId);
      await alertStaff(trx, services, {
        kind: "payout-refused",
        email: refusedEmail({ id, code, amountCents, publicUrl: services.config.publicUrl }),
      });
    }
    await tellFailed(trx, services, payout);
  });
  return false;
}

/** Stores that a payout's money has left our balance. */
async function transferred(services: Needs, payout: Payout, made: Transfer): Promise<boolean> {
  await moveOn(services, payout, async (trx) => {
    await store.movePayout(trx, payout, "transfer", "transferred", {
      transfer_id: made.id,
      tried_at: null,
      attempt: 1,
      failure: null,
      nextTryInMs: 0,
    });
    await post(trx, services.newId, {
      source: `payout-transfer:${payout.id}`,
      kind: "payout-transfer",
      orderId: null,
      reservationId: null,
      entries: transferEntries(payout.breeder_id, payout.amount_cents),
    });
  });
  return true;
}

/**
 * Records the start of the current step, if the payout's basis allows it. Returns `dropped` if not, or
 * `moved` if another process has advanced the payout. `number` is the breeder's next payment, counted under a
 * lock that stops all others.
 */
async function begin(services: Needs, payout: Payout): Promise<{ number: number } | "moved" | "dropped"> {
  return await withTx(services.db, async (trx) => {
    await lockBreeder(trx, payout.breeder_id);
    const now = await store.lockPayout(trx, payout.id);
    if (now.status !== payout.status || now.attempt !== payout.attempt) return "moved";
    const basis = await store.findBasis(trx, payout.breeder_id);
    if (dropReason({ providerAccountId: now.provider_account_id }, basis)) return "dropped";
    await store.beginStep(trx, now);
    return { number: await store.countTransfers(trx, payout.breeder_id) + 1 };
  });
}

/**
 * Cancels a payout whose basis has changed, and plans again. The provider was just seen without its transfer,
 * but a call whose answer was lost may still take effect for a moment, so the payout waits for that.
 */
async function drop(services: Needs, payout: Payout): Promise<boolean> {
  if (payout.tried_at !== null && !await store.noteNotMade(services.db, payout)) return false;
  const id = await replanWaiting(services, payout.breeder_id);
  if (id) await makePayout(services, id);
  return false;
}

async function toBank(services: Needs, payout: Payout): Promise<boolean> {
  const { id, provider_account_id: accountId, attempt } = payout;
  const amountCents = payout.amount_cents - payout.reversed_cents;
  const since = new Date(payout.created_at.getTime() - 3_600_000);
  const findMade = async (): Promise<Answer<BankPayout> | undefined> => {
    const found = await services.payments.findBankPayouts(accountId, since);
    if (found.kind === "unknown") throw new Error(`a payout cannot be looked up: ${found.reason}`);
    const made = found.kind === "done" && found.value.find(({ metadata }) => metadata.payoutId === id);
    return made ? { kind: "done", value: made } : undefined;
  };
  let answer = await findMade();
  // Money that staff took back by hand since the first try can no longer be sent.
  if (!answer && attempt > 1 && await sync(services, payout)) return true;
  if (!answer) {
    const begun = amountCents > 0 ? await begin(services, payout) : "dropped";
    if (begun === "moved") return true;
    if (begun === "dropped") {
      // Money that waits for the bank in the seller's account comes back as if it had never left.
      if (payout.tried_at !== null && !await store.noteNotMade(services.db, payout)) return false;
      await beginReturn(services, { ...payout, tried_at: null }, "recalled");
      return true;
    }
    answer = await unlessMade(
      await services.payments.createBankPayout({
        accountId,
        amountCents,
        payoutId: id,
        idempotencyKey: `payout:${id}:bank:${attempt}`,
      }),
      findMade,
    );
  }
  if (answer.kind === "done") {
    const { value } = answer;
    await moveOn(services, payout, async (trx) => {
      await store.movePayout(trx, payout, "send", "on-the-way", {
        bank_payout_id: value.id,
        arrives_on: value.arrivesOn,
        tried_at: null,
        attempt: 1,
        failure: null,
      });
      await tellSent(trx, services, payout);
    });
    return value.status !== "on-the-way";
  }
  const code = refusalOf(answer);
  if (mayPass(code)) return await tryLater(services, payout, code);
  await beginReturn(services, payout, code);
  return true;
}

/**
 * Books the part of a payout's transfer that came back in other ways. Returns whether there was anything to
 * book.
 */
async function sync(services: Needs, payout: Payout): Promise<boolean> {
  if (!payout.transfer_id) return false;
  const made = await services.payments.retrieveTransfer(payout.transfer_id);
  return made.kind === "done" && await syncReversed(services, payout, made.value);
}

/** Reads the bank's result of a payout again, and its transfer. */
async function follow(services: Needs, payout: Payout): Promise<boolean> {
  await sync(services, payout);
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
    (trx) =>
      status === "paid" && payout.status !== "paid"
        ? store.movePayout(trx, payout, "arrive", "paid", { arrives_on: arrivesOn })
        : store.updatePayout(trx, payout.id, { arrives_on: arrivesOn }),
  );
  return false;
}

async function tellSent(trx: Trx, services: Needs, payout: Payout): Promise<void> {
  const owner = await store.findOwner(trx, payout.breeder_id);
  const email = sentEmail({
    ...owner,
    amountCents: payout.amount_cents,
    publicUrl: services.config.publicUrl,
  });
  await queueMail(trx, services, { kind: "payout-sent", to: owner.email, userId: owner.id, email });
  await tell(trx, services, {
    userId: owner.id,
    aboutUserId: null,
    group: "account",
    ...newsOf(email),
    email: false,
  });
}
