import { sql } from "kysely";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { openPayouts, type Payouts, type Seller } from "../../testing/payouts.ts";
import type { Market } from "../../testing/reservations.ts";
import type { PaymentsPort } from "../../platform/ports/payments/port.ts";
import { adoptTransfer, findStrayTransfers } from "./adopt_actions.ts";
import { finishPayouts, runPayouts } from "./jobs.ts";
import { makePayout } from "./payout_actions.ts";
import { replanWaiting } from "./plan_actions.ts";
import { recoverDebt } from "./recovery_actions.ts";
import { runJobs } from "../../testing/jobs.ts";

let money: Payouts;
let market: Market;
let { rows, balance, accountOf, setUp, book, wire }: Payouts = {} as Payouts;
let { ready, sold, runJob, paidOut, endAtBank, refuseNext }: Payouts = {} as Payouts;
/** Days have passed: the provider has forgotten all keys, so the same key is a new call. */
let areKeysForgotten = false;
/** Runs right before each transfer call to the provider. */
let beforeTransfer: (() => Promise<void>) | undefined;

beforeAll(async () => {
  money = await openPayouts({
    features: ["payouts", "reservations"],
    wrap: (payments: PaymentsPort) =>
      new Proxy(payments, {
        get(target, name: keyof PaymentsPort) {
          const value = target[name];
          if (typeof value !== "function") return value;
          return async (...[one, ...more]: unknown[]) => {
            if (name === "createTransfer") {
              const work = beforeTransfer;
              beforeTransfer = undefined;
              await work?.();
            }
            const isKeyed = areKeysForgotten && "idempotencyKey" in Object(one);
            const input = isKeyed ? { ...Object(one), idempotencyKey: crypto.randomUUID() } : one;
            return await (value as (...all: unknown[]) => Promise<unknown>)(input, ...more);
          };
        },
      }),
  });
  ({ market, rows, balance, accountOf, setUp, book, wire } = money);
  ({ ready, sold, runJob, paidOut, endAtBank, refuseNext } = money);
}, 40_000);
afterEach(() => {
  areKeysForgotten = false;
  beforeTransfer = undefined;
});
afterAll(() => market.close());

/** Returns the cents that the provider paid to this seller, minus the returned ones. */
const paid = async (seller: Seller) =>
  (await wire()).transfers.filter(({ metadata }) => metadata.breederId === seller.breederId)
    .reduce((sum, one) => sum + one.amount - one.amount_reversed, 0);
const toBank = async (seller: Seller) => {
  const ids = new Set((await rows(seller)).map(({ id }) => id));
  return (await wire()).payouts.filter(({ metadata, status }) =>
    ids.has(metadata.payoutId ?? "") && status !== "failed"
  ).reduce((sum, { amount }) => sum + amount, 0);
};
async function runDay(): Promise<void> {
  await runJob(runPayouts);
  await runJobs(market);
  await runJob(finishPayouts);
  await runJobs(market);
}
/**
 * Restores a backup from before the latest of the seller's payouts, which removes them and their bookings.
 */
async function restore(seller: Seller, lost = 1): Promise<void> {
  const ids = (await rows(seller)).slice(-lost).map(({ id }) => id);
  await forget(ids);
  await sql`delete from payouts where id = any(${ids}::uuid[])`.execute(market.db);
}
/** Deletes the bookings of these payouts or sales. */
async function forget(ids: string[]): Promise<void> {
  await market.db.transaction().execute(async (trx) => {
    await sql`set local session_replication_role = replica`.execute(trx);
    const booked = sql`(select id from ledger_transactions where split_part(source, ':', 2) = any(${ids}))`;
    await sql`delete from ledger_entries where transaction_id in ${booked}`.execute(trx);
    await sql`delete from ledger_transactions where split_part(source, ':', 2) = any(${ids})`.execute(trx);
  });
}
const transferId = async (seller: Seller) => (await rows(seller)).at(-1)!.transfer_id!;
const reverse = (id: string, amountCents: number) =>
  market.sandbox.payments.reverseTransfer({
    transferId: id,
    amountCents,
    payoutId: "by-hand",
    idempotencyKey: crypto.randomUUID(),
  });

describe("after the database was restored", () => {
  it.each([[false], [true]])(
    "a payout that left since then does not leave again (keys are forgotten: %s)",
    async (areForgotten) => {
      const seller = await ready();
      await sold(seller, 178_500);
      await runDay();
      const [before] = await rows(seller);
      await restore(seller);
      areKeysForgotten = areForgotten;
      expect(await balance(seller, "breeder-available")).toBe(178_500);
      await runDay();
      await runDay();
      expect(await paid(seller)).toBe(178_500);
      expect(await toBank(seller)).toBe(178_500);
      const all = await rows(seller);
      expect(all.filter(({ transfer_id }) => transfer_id !== null)).toMatchObject([
        { id: before!.id, transfer_id: before!.transfer_id, bank_payout_id: before!.bank_payout_id },
      ]);
      expect(await balance(seller, "breeder-available")).toBe(0);
      expect(await paidOut()).toEqual([]);
      // The backup is restored twice more.
      await restore(seller, all.length);
      await runDay();
      await restore(seller, all.length);
      await runDay();
      expect(await paid(seller)).toBe(178_500);
      // Later earnings leave once.
      await endAtBank(seller, "pay");
      await sold(seller, 30_000);
      await runDay();
      expect(await paid(seller)).toBe(208_500);
      expect(await paidOut()).toEqual([]);
    },
  );

  it("several payouts of several days are found, oldest first, and staff hear of each", async () => {
    const seller = await ready();
    for (const cents of [30_000, 40_000, 50_000]) {
      await sold(seller, cents);
      await runDay();
      await endAtBank(seller, "pay");
    }
    const alerts = async () =>
      (await market.db.selectFrom("mails").select("id").where("kind", "=", "payout-adopted").execute())
        .length;
    const before = await alerts();
    await restore(seller, 3);
    for (let day = 0; day < 4; day++) await runDay();
    expect(await paid(seller)).toBe(120_000);
    expect((await rows(seller)).filter(({ transfer_id }) => transfer_id).map((row) => row.amount_cents))
      .toEqual([30_000, 40_000, 50_000]);
    expect(await balance(seller, "breeder-available")).toBe(0);
    expect(await alerts()).toBe(before + 3);
    expect(await paidOut()).toEqual([]);
  });

  it("a payment to an account that the database does not know is found by its breeder", async () => {
    const seller = await ready();
    await sold(seller, 60_000);
    await runDay();
    await restore(seller);
    await market.db.deleteFrom("payout_accounts").where("breeder_id", "=", seller.breederId).execute();
    areKeysForgotten = true;
    await setUp(seller);
    await runDay();
    expect(await paid(seller)).toBe(60_000);
    const [adopted] = (await rows(seller)).filter(({ transfer_id }) => transfer_id !== null);
    expect(adopted!.provider_account_id).not.toBe(await accountOf(seller));
    expect(await paidOut()).toEqual([]);
  });

  it("what was paid and is not earned yet by the books is owed until it is", async () => {
    const seller = await ready();
    const sale = await sold(seller, 60_000);
    await runDay();
    await restore(seller);
    // The release is gone as well. Another sale's release remains.
    await forget([sale]);
    await sold(seller, 20_000);
    await runDay();
    expect(await paid(seller)).toBe(60_000);
    expect(await balance(seller, "breeder-debts")).toBe(-40_000);
    await sold(seller, 55_000);
    await runJobs(market);
    await runDay();
    expect(await balance(seller, "breeder-debts")).toBe(0);
    expect(await paid(seller)).toBe(75_000);
  });

  it("what has come back of it since then is booked once, part by part", async () => {
    const seller = await ready();
    await sold(seller, 60_000);
    // The bank takes none of it, so the seller's account holds money that can come back.
    await refuseNext("/v1/payouts", "insufficient_funds", 99);
    await runDay();
    const id = await transferId(seller);
    await restore(seller);
    const tryAgain = async () => {
      await market.db.updateTable("payouts").set({ next_try_at: sql`now()` }).where("transfer_id", "=", id)
        .execute();
      await runDay();
    };
    for (const amountCents of [25_000, 10_000]) {
      expect(await reverse(id, amountCents)).toMatchObject({ kind: "done" });
      await tryAgain();
      expect(await paid(seller) + await balance(seller, "breeder-available")).toBe(60_000);
    }
    await market.sandbox.payments.ask("DELETE", "/faults");
    await tryAgain();
    expect(await toBank(seller)).toBe(25_000);
    // The returned money leaves with the next payout.
    await endAtBank(seller, "pay");
    await runDay();
    expect(await paid(seller)).toBe(60_000);
    expect(await toBank(seller)).toBe(60_000);
    expect(await paidOut()).toEqual([]);
  });

  it("a transfer that was sent back whole pays nothing twice", async () => {
    const seller = await ready();
    await sold(seller, 60_000);
    await refuseNext("/v1/payouts", "insufficient_funds", 9);
    await runDay();
    const id = await transferId(seller);
    await market.sandbox.payments.ask("DELETE", "/faults");
    await restore(seller);
    await reverse(id, 60_000);
    for (let day = 0; day < 3; day++) await runDay();
    expect(await paid(seller)).toBe(60_000);
    expect(await toBank(seller)).toBe(60_000);
    expect(await balance(seller, "breeder-available")).toBe(0);
    expect(await paidOut()).toEqual([]);
  });

  it("what had come back of a transfer is the seller's in the moment that it is adopted", async () => {
    const seller = await ready();
    await sold(seller, 60_000);
    await refuseNext("/v1/payouts", "insufficient_funds", 9);
    await runDay();
    const id = await transferId(seller);
    await market.sandbox.payments.ask("DELETE", "/faults");
    await restore(seller);
    expect(await reverse(id, 45_000)).toMatchObject({ kind: "done" });
    const to = { breederId: seller.breederId, accountId: await accountOf(seller) };
    const [made] = await findStrayTransfers(market.services, to);
    await adoptTransfer(market.services, seller.breederId, made!);
    expect(await balance(seller, "breeder-available")).toBe(45_000);
  });

  it("a debt that was taken back since then is not taken back twice", async () => {
    const seller = await ready();
    await sold(seller, 60_000);
    await runDay();
    await book(seller, "other", "breeder-debts", 15_000);
    const accountId = await accountOf(seller);
    const other = { accountId, amountCents: 50_000, payoutId: "x", breederId: "another" };
    await market.sandbox.payments.createTransfer({ ...other, idempotencyKey: crypto.randomUUID() });
    // The process of the lost database reverses a part.
    await reverse(await transferId(seller), 15_000);
    await recoverDebt(market.services, seller.breederId);
    expect(await paid(seller)).toBe(45_000);
    expect(await balance(seller, "breeder-debts")).toBe(0);
    expect(await paidOut()).toEqual([]);
  });
});

describe("two databases that pay the same breeder", () => {
  it("make one transfer: the second one's call has the first one's key", async () => {
    const seller = await ready();
    await sold(seller, 60_000);
    const id = (await replanWaiting(market.services, seller.breederId, "daily"))!;
    const accountId = await accountOf(seller);
    const elsewhere = market.services.newId();
    beforeTransfer = async () => {
      const made = await market.sandbox.payments.createTransfer({
        accountId,
        amountCents: 45_000,
        payoutId: elsewhere,
        breederId: seller.breederId,
        idempotencyKey: `transfer:${seller.breederId}:1:1`,
      });
      expect(made.kind).toBe("done");
    };
    await makePayout(market.services, id);
    expect(await paid(seller)).toBe(45_000);
    expect(await rows(seller)).toMatchObject([{ status: "pending", failure: "idempotency_conflict" }]);
    await sql`update payouts set next_try_at = now() where id = ${id}`.execute(market.db);
    await runJob(finishPayouts);
    await runJobs(market);
    const all = await rows(seller);
    expect(all.find((row) => row.id === id)).toMatchObject({ status: "canceled", failure: "adopted" });
    expect(all.find((row) => row.id === elsewhere)).toMatchObject({ amount_cents: 45_000 });
    // The remainder leaves in a separate payout, and no cent leaves twice.
    expect(await paid(seller)).toBe(60_000);
    expect(await toBank(seller)).toBe(60_000);
    expect(await balance(seller, "breeder-available")).toBe(0);
    expect(await paidOut()).toEqual([]);
  });
});

describe("a call that takes effect after its payout was canceled", () => {
  it("is found before the next one, and counts as that payout", async () => {
    const seller = await ready();
    await sold(seller, 60_000);
    const id = (await replanWaiting(market.services, seller.breederId, "daily"))!;
    await book(seller, "other", "breeder-debts", 10_000);
    const accountId = await accountOf(seller);
    await replanWaiting(market.services, seller.breederId);
    const about = { accountId, amountCents: 60_000, payoutId: id, breederId: seller.breederId };
    await market.sandbox.payments.createTransfer({ ...about, idempotencyKey: crypto.randomUUID() });
    await runDay();
    // The payout also took the 10,000 that were owed, so it comes back from the seller's account before the
    // bank gets it.
    const adopted = (await rows(seller)).find((row) => row.id === id);
    expect(adopted).toMatchObject({ status: "canceled", transfer_id: expect.stringMatching(/^tr_/) });
    expect(await paid(seller)).toBe(50_000);
    expect(await toBank(seller)).toBe(50_000);
    expect(await balance(seller, "breeder-debts")).toBe(0);
    expect(await paidOut()).toEqual([]);
  });

  it("is booked back once more when it was refused first, and is recalled", async () => {
    const seller = await ready();
    await sold(seller, 60_000);
    const id = (await replanWaiting(market.services, seller.breederId, "daily"))!;
    const to = { breederId: seller.breederId, accountId: await accountOf(seller) };
    await refuseNext("/v1/transfers", "account_invalid");
    await makePayout(market.services, id);
    expect(await rows(seller)).toMatchObject([{ id, status: "failed", transfer_id: null }]);
    expect(await balance(seller, "breeder-available")).toBe(60_000);
    await market.sandbox.payments.createTransfer({
      ...to,
      amountCents: 60_000,
      payoutId: id,
      idempotencyKey: crypto.randomUUID(),
    });
    const [stray] = await findStrayTransfers(market.services, to);
    expect(await adoptTransfer(market.services, seller.breederId, stray!)).toBe(id);
    await runJobs(market);
    expect(await rows(seller)).toMatchObject([{ id, status: "canceled", failure: "recalled" }]);
    expect(await paid(seller)).toBe(0);
    expect(await balance(seller, "breeder-available")).toBe(60_000);
    expect(await paidOut()).toEqual([]);
  });

  it("is left to the payout itself while that is being made", async () => {
    const seller = await ready();
    await sold(seller, 60_000);
    const id = (await replanWaiting(market.services, seller.breederId, "daily"))!;
    const to = { breederId: seller.breederId, accountId: await accountOf(seller) };
    await market.db.updateTable("payouts").set({ tried_at: new Date() }).where("id", "=", id).execute();
    await market.sandbox.payments.createTransfer({
      ...to,
      amountCents: 60_000,
      payoutId: id,
      idempotencyKey: crypto.randomUUID(),
    });
    const [stray] = await findStrayTransfers(market.services, to);
    expect(await adoptTransfer(market.services, seller.breederId, stray!)).toBeUndefined();
    await makePayout(market.services, id);
    expect(await rows(seller)).toMatchObject([{ id, status: "on-the-way", transfer_id: stray!.id }]);
    expect(await findStrayTransfers(market.services, to)).toEqual([]);
    expect(await adoptTransfer(market.services, seller.breederId, stray!)).toBeUndefined();
    expect(await paidOut()).toEqual([]);
  });
});
