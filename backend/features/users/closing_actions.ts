import { forEachRow } from "../../platform/batches.ts";
import type { Kysely } from "kysely";
import { findUser, type UserRow } from "../accounts/store.ts";
import { checkOwnPassword } from "../accounts/tries_actions.ts";
import type { Database } from "../../platform/db/schema.ts";
import { withTx } from "../../platform/db/tx.ts";
import type { ClosingAnswer, ClosingBlocker } from "../../generated/types.ts";
import { accountChanged } from "../chats/actions.ts";
import { FAREWELL, queueMail } from "../mails/actions.ts";
import { refreshCards } from "../pets/card_store.ts";
import { petIdsOf, setPetStatus } from "../pets/status_store.ts";
import { fail, failField } from "../../platform/problem.ts";
import type { Services } from "../../services.ts";
import { recordDecision } from "../audit/actions.ts";
import * as emails from "./closing_emails.ts";
import { waiveFunds } from "../payouts/staff_actions.ts";
import { replanWaiting } from "../payouts/plan_actions.ts";
import { accountStatus } from "../payouts/rules.ts";
import { findBasis } from "../payouts/store.ts";
import { balanceBlockers, keepUntil, RECENT_SIGN_IN_MS, refusalOf, todoOf } from "./closing_rules.ts";
import * as store from "./closing_store.ts";
import { passSecondFactor } from "../second_factor/actions.ts";
import { findFactor } from "../second_factor/store.ts";

type Trx = Kysely<Database>;
export type Closing = store.Person & {
  sessionId: string;
  password?: string;
  secondFactorCode?: string;
  /** Available funds that the breeder waives, in cents. */
  waivedCents?: number;
};

/** Returns everything that prevents closing an account, each with the next step for the caller. */
async function blockersOf(db: Trx, person: store.Person): Promise<ClosingBlocker[]> {
  const found = await store.findBlockers(db, person);
  const shown = found.map((blocker): ClosingBlocker => {
    const { status: _, ...facts } = blocker;
    return { ...facts, todo: todoOf(blocker) };
  });
  return person.breederId ? [...shown, ...await balancesOf(db, person.breederId)] : shown;
}

/** Returns available funds and debts that prevent closing, each with the breeder's options. */
async function balancesOf(db: Trx, breederId: string): Promise<ClosingBlocker[]> {
  const { account, funds, isSetAside } = await findBasis(db, breederId);
  const isAccountReady = accountStatus(account) === "ready";
  const found = balanceBlockers(funds, { isAccountReady, isSetAside });
  return found.map(({ status, amountCents }) => ({
    kind: "payout",
    side: "breeder",
    reservationId: null,
    number: null,
    petName: null,
    amountCents,
    todo: todoOf({ kind: "payout", side: "breeder", status, amountCents }),
    isDebt: status === "debt",
    canPayOut: status === "payable",
    canAddAccount: status === "no-account",
    // A waiver is offered only if it covers all open money.
    canWaive: status === "no-account" && found.length === 1,
  }));
}

/** Returns the blockers and proofs that closing would require now. */
export async function checkClosing(
  { db }: Pick<Services, "db">,
  person: store.Person,
): Promise<ClosingAnswer> {
  const [row, blockers, records, factor] = await Promise.all([
    findUser(db, person.id),
    blockersOf(db, person),
    store.findRecords(db, person),
    findFactor(db, person.id),
  ]);
  return {
    proof: row?.password_hash ? "password" : "recent-sign-in",
    needsSecondFactor: Boolean(factor?.secret),
    keepsRecords: records.bought || records.sold,
    blockers,
  };
}

/**
 * Plans the payout of a breeder's entire available balance, regardless of the minimum. Returns what closing
 * would require afterward. Fails with `payout_not_possible`.
 */
export async function payOutForClosing(services: Services, person: store.Person): Promise<ClosingAnswer> {
  const blockers = await blockersOf(services.db, person);
  const planned = person.breederId && blockers.some(({ canPayOut }) => canPayOut) &&
    await replanWaiting(services, person.breederId, "closing");
  if (!planned) fail("payout_not_possible");
  return await checkClosing(services, person);
}

/**
 * Closes an account permanently: archives listings, ends sessions, and deletes all personal data except the
 * financial records that the law requires. Repeating the call changes nothing. Fails with `staff_account`,
 * `reservations_open`, `money_open`, `balance_changed`, `wrong_password`, `sign_in_again`,
 * `second_factor_needed` or `second_factor_wrong`; a failed call changes nothing.
 */
export async function closeAccount(services: Services, closing: Closing): Promise<void> {
  const row = await findUser(services.db, closing.id) ?? fail("token_invalid");
  if (row.closed_at) return;
  if (row.role === "Admin") fail("staff_account");
  // Blockers are checked before the code is used up, because most refusals come from here.
  refuseBlocked(await blockersOf(services.db, closing), closing);
  await prove(services, row, closing);
  await withTx(services.db, async (trx) => {
    // Pets are locked first, as everywhere: `refuseBlocked` below sees earlier holds, and later buyers find
    // the pets archived.
    if (closing.breederId) {
      await petIdsOf(trx, closing.breederId);
      await store.lockBreeder(trx, closing.breederId);
    }
    const person = await store.lockPerson(trx, closing.id) ?? fail("token_invalid");
    if (person.closed_at) return;
    // The owner may have changed the password in the meantime, because another person knew the old one.
    if (person.password_hash !== row.password_hash) failField("wrong_password", "/password");
    refuseBlocked(await blockersOf(trx, closing), closing);
    const { breederId, waivedCents } = closing;
    if (breederId && waivedCents) {
      await waiveFunds(trx, services, { userId: person.id, breederId, waivedCents });
    }
    await closeLocked(trx, services, person, closing);
  });
  services.log.info("an account was closed", { userId: closing.id });
}

function refuseBlocked(blockers: readonly ClosingBlocker[], { waivedCents = 0 }: Closing): void {
  const waivable = blockers.find(({ canWaive }) => canWaive);
  if (waivedCents > 0 && waivable?.amountCents !== waivedCents) fail("balance_changed");
  const refusal = refusalOf(waivedCents > 0 ? blockers.filter((blocker) => blocker !== waivable) : blockers);
  if (refusal) fail(refusal.code, { detail: refusal.detail });
}

async function prove(services: Services, row: UserRow, closing: Closing): Promise<void> {
  if (row.password_hash) {
    if (!await checkOwnPassword(services, row, row.password_hash, closing.password ?? "")) {
      failField("wrong_password", "/password");
    }
  } else {
    const began = await store.sessionBegan(services.db, closing.sessionId) ?? fail("token_invalid");
    if (services.now().getTime() - began.getTime() > RECENT_SIGN_IN_MS) fail("sign_in_again");
  }
  await passSecondFactor(services, row.id, closing.secondFactorCode);
}

async function closeLocked(
  trx: Trx,
  services: Services,
  person: UserRow,
  { breederId, waivedCents }: Closing,
): Promise<void> {
  const at = services.now();
  const records = await store.findRecords(trx, { id: person.id, breederId });
  const keeps = records.bought || records.sold;
  if (breederId) await closeProgram(trx, services, { userId: person.id, breederId, hasSold: records.sold });
  await store.erasePerson(trx, person);
  if (person.payment_customer_id) {
    await services.addJob(trx, "forgetCustomer", { customerId: person.payment_customer_id });
  }
  await store.closeUser(trx, person.id, at);
  await accountChanged(trx, services, person.id);
  // Cards show only pets of active accounts.
  if (breederId) await refreshCards(trx, await petIdsOf(trx, breederId));
  await store.insertClosed(trx, {
    userId: person.id,
    at,
    kept: [
      ...(keeps ? ["reservations", "orders", "payments", "refunds", "ledger"] : []),
      ...(records.sold ? ["seller's name, address and licence", "accepted sale contracts"] : []),
    ],
    keepUntil: keeps ? keepUntil(at) : null,
  });
  await recordDecision(trx, {
    actorId: person.id,
    action: "account-closed",
    subjectKind: "user",
    subjectId: person.id,
    reason: null,
  });
  await farewell(trx, services, person, { keeps, ...(waivedCents ? { waivedCents } : {}) });
}

/** Archives a breeder's listings through their life cycle, then deletes the texts about them. */
async function closeProgram(
  trx: Trx,
  services: Services,
  breeder: { userId: string; breederId: string; hasSold: boolean },
): Promise<void> {
  for (const { id, status } of await store.archivable(trx, breeder.breederId)) {
    await setPetStatus(trx, {
      eventId: services.newId(),
      petId: id,
      from: status,
      to: "no-longer-available",
      actorId: breeder.userId,
      actorRole: "breeder",
      reason: null,
    });
    await services.addJob(trx, "announcePet", { petId: id }, { key: `pet:${id}` });
  }
  await store.eraseBreeder(trx, breeder);
}

async function farewell(
  trx: Trx,
  services: Services,
  person: Pick<UserRow, "email" | "first_name">,
  facts: { keeps: boolean; waivedCents?: number },
): Promise<void> {
  await queueMail(trx, services, {
    kind: FAREWELL,
    to: person.email,
    userId: null,
    email: emails.farewell({ firstName: person.first_name, ...facts }),
  });
}

/** Removes closed accounts from records whose retention has ended. Returns the number of purged accounts. */
export async function purgeClosedAccounts(
  services: Pick<Services, "db" | "now" | "log">,
  signal: AbortSignal,
): Promise<number> {
  const purged = await forEachRow({
    page: (after, limit) => store.findDuePurges(services.db, services.now(), after, limit),
    work: ({ id }) =>
      withTx(services.db, async (trx) => {
        const person = await store.lockDuePurge(trx, services.now(), id);
        if (person) await store.purgeRecords(trx, person, services.now());
      }),
    failed: "could not delete the records of a closed account",
    log: services.log,
    signal,
  });
  if (purged) services.log.info("records of closed accounts deleted", { count: purged });
  return purged;
}
