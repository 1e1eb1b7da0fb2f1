import type { Kysely } from "kysely";
import type { Database } from "../../platform/db/schema.ts";
import { withTx } from "../../platform/db/tx.ts";
import type { Services } from "../../services.ts";
import { coverEntries, debtEntries, payoutEntries } from "../ledger/rules.ts";
import { balanceCents, lockBreeder, post } from "../ledger/store.ts";
import { cancelWaiting, fundsForLoss } from "../ledger/waiting_store.ts";
import {
  accountStatus,
  drawableCents,
  dropReason,
  freeCents,
  LEAST_FINAL_CENTS,
  LEAST_PAYOUT_CENTS,
  nextRunAt,
} from "./rules.ts";
import * as store from "./store.ts";

type Trx = Kysely<Database>;
type Needs = Pick<Services, "db" | "newId" | "addJob">;
/**
 * Reason for planning a breeder's payout: the daily run, a change of its basis, or closing the account, which
 * pays any amount.
 */
type Occasion = "daily" | "change" | "closing";

/**
 * Aligns a breeder's payout with its basis: covers shortfalls and debts, cancels a payout that has not left
 * if its basis has changed, and plans a new one. After a change, it plans nothing that the daily run would
 * plan for the first time. Returns the id of a new payout.
 */
export async function replanWaiting(
  services: Needs,
  breederId: string,
  occasion: Occasion = "change",
): Promise<string | undefined> {
  return await withTx(services.db, async (trx) => {
    await lockBreeder(trx, breederId);
    await coverShortfalls(trx, services, breederId);
    await settleDebt(trx, services, breederId);
    const open = await store.findOpen(trx, breederId);
    if (open) {
      if (open.status !== "pending") return undefined;
      const reason = dropReason(
        { providerAccountId: open.provider_account_id },
        await store.findBasis(trx, breederId),
      );
      if (!reason || !await cancelWaiting(trx, services.newId, breederId, reason)) return undefined;
      await settleDebt(trx, services, breederId);
    } else if (occasion === "change" && !await store.isLatestCanceled(trx, breederId)) return undefined;
    return await plan(trx, services, breederId, occasion);
  });
}

/**
 * Reserves the money that may leave now, and enqueues the job that moves it. The caller holds the breeder's
 * lock.
 */
async function plan(
  trx: Trx,
  services: Needs,
  breederId: string,
  occasion: Occasion,
): Promise<string | undefined> {
  const payment = await paymentNow(trx, breederId, occasion);
  if (!payment) return;
  const { amountCents, providerAccountId } = payment;
  const id = services.newId();
  await store.insertPayout(trx, {
    id,
    breeder_id: breederId,
    provider_account_id: providerAccountId,
    amount_cents: amountCents,
    status: "pending",
    attempt: await store.nextAttempt(trx, breederId),
  });
  await post(trx, services.newId, {
    source: `payout:${id}`,
    kind: "payout",
    orderId: null,
    reservationId: null,
    entries: payoutEntries(breederId, amountCents),
  });
  await services.addJob(trx, "makePayout", { payoutId: id }, { key: `payout:${id}` });
  return id;
}

/** Returns amount (cents) and account of a payment that could leave now. Undefined if nothing may leave. */
async function paymentNow(
  db: Trx,
  breederId: string,
  occasion: Occasion,
): Promise<{ amountCents: number; providerAccountId: string } | undefined> {
  const { account, isSuspended, isSetAside, funds } = await store.findBasis(db, breederId);
  if (!account || accountStatus(account) !== "ready" || isSuspended || isSetAside) return undefined;
  const amountCents = drawableCents(funds, await leastCents(db, breederId, freeCents(funds), occasion));
  return amountCents > 0 ? { amountCents, providerAccountId: account.providerAccountId } : undefined;
}

/**
 * Returns amount (cents) and time of the next daily payment under current conditions. Undefined if nothing
 * may leave, or while another payout is being made.
 */
export async function nextPayment(
  db: Trx,
  breederId: string,
  now: Date,
): Promise<{ amountCents: number; at: Date } | undefined> {
  const payment = await paymentNow(db, breederId, "daily");
  if (!payment || await store.findOpenView(db, breederId)) return undefined;
  return { amountCents: payment.amountCents, at: nextRunAt(now) };
}

async function leastCents(trx: Trx, breederId: string, free: number, occasion: Occasion): Promise<number> {
  if (occasion === "closing") return LEAST_FINAL_CENTS;
  if (free <= 0 || free >= LEAST_PAYOUT_CENTS) return LEAST_PAYOUT_CENTS;
  return await store.haveFundsWaited(trx, breederId) ? LEAST_FINAL_CENTS : LEAST_PAYOUT_CENTS;
}

/**
 * Covers refunds made after a sale's release: from available funds, then a payout that has not left, then as
 * a debt.
 */
async function coverShortfalls(trx: Trx, services: Needs, breederId: string): Promise<void> {
  for (
    const { reservationId, orderId, missingCents, earlier } of await store.findShortfalls(trx, breederId)
  ) {
    const { availableCents } = await fundsForLoss(trx, services.newId, {
      breederId,
      reservationId,
      lossCents: missingCents,
    });
    await post(trx, services.newId, {
      source: `shortfall:${reservationId}:${earlier + 1}`,
      kind: "shortfall",
      orderId,
      reservationId,
      entries: coverEntries(breederId, missingCents, availableCents),
    });
  }
}

/** Pays the breeder's debt from available funds. */
async function settleDebt(trx: Trx, services: Needs, breederId: string): Promise<void> {
  await post(trx, services.newId, {
    source: `debt:${services.newId()}`,
    kind: "debt",
    orderId: null,
    reservationId: null,
    entries: debtEntries(
      breederId,
      0 - await balanceCents(trx, "breeder-debts", breederId),
      await balanceCents(trx, "breeder-available", breederId),
    ),
  });
}
