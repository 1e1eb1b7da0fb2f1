import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openPayouts, type Payouts, type Seller } from "../../testing/payouts.ts";
import { checkoutOf, type Market } from "../../testing/reservations.ts";
import { walksOf } from "../../testing/reservation_walks.ts";
import { releaseFunds } from "../sale/ending/complete_actions.ts";
import { syncAccount } from "./account_actions.ts";
import { finishPayouts, runPayouts } from "./jobs.ts";
import { makePayout } from "./payout_actions.ts";
import { replanWaiting } from "./plan_actions.ts";
import { recoverDebt } from "./recovery_actions.ts";
import { runJobs } from "../../testing/jobs.ts";

let money: Payouts;
let market: Market;
let { rows, transfersOf, balance, accountOf, setUp, book }: Payouts = {} as Payouts;
let { ready, sold, endAtBank, runJob, paidOut, stand, refuseNext }: Payouts = {} as Payouts;

beforeAll(async () => {
  money = await openPayouts({ features: ["payments", "payouts", "reservations"] });
  ({ market, rows, transfersOf, balance, accountOf, setUp, book } = money);
  ({ ready, sold, endAtBank, runJob, paidOut, stand, refuseNext } = money);
}, 40_000);
afterAll(() => market.close());

const plan = async (seller: Seller) => (await replanWaiting(market.services, seller.breederId, "daily"))!;
/** Makes a payout and removes its own job, which would repeat that. */
async function make(id: string): Promise<void> {
  await makePayout(market.services, id);
  await sql`select graphile_worker.remove_job(${`payout:${id}`})`.execute(market.db);
}
/** Lets the pause after a refusal pass. */
const passPause = (seller: Seller) =>
  market.db.updateTable("payouts").set({ next_try_at: sql<Date>`now()` })
    .where("breeder_id", "=", seller.breederId).execute();
const reservationIs = (id: string, status: "disputed" | "completed") =>
  market.db.updateTable("reservations").set({ status }).where("id", "=", id).execute();
const changeAccount = (seller: Seller, change: { is_ready?: boolean; provider_account_id?: string }) =>
  market.db.updateTable("payout_accounts").set(change).where("breeder_id", "=", seller.breederId).execute();
/** Creates another account of the seller at the provider, ready for payouts. */
async function otherAccount(seller: Seller): Promise<string> {
  const { payments } = market.sandbox;
  const made = await payments.createAccount({
    email: "ruth@example.com",
    breederId: seller.breederId,
    idempotencyKey: crypto.randomUUID(),
  });
  if (made.kind !== "done") throw new Error("no account");
  await payments.ask("POST", `/accounts/${made.value.id}/complete`, {});
  return made.value.id;
}

/** Progress of a payout of 60,000 cents at the change of its basis. */
const STAGES: Record<string, (seller: Seller) => Promise<string>> = {
  "planned": plan,
  async "refused for now"(seller) {
    const id = await plan(seller);
    await refuseNext("/v1/transfers");
    await make(id);
    expect(await rows(seller)).toMatchObject([{ status: "pending", failure: "balance_insufficient" }]);
    return id;
  },
  async "waiting for its bank"(seller) {
    const id = await plan(seller);
    await refuseNext("/v1/payouts", "insufficient_funds");
    await make(id);
    expect(await rows(seller)).toMatchObject([{ status: "transferred", failure: "insufficient_funds" }]);
    return id;
  },
};

type Change = {
  /** Changes the basis; `sales` are 40,000 and 20,000 cents. */
  apply: (seller: Seller, sales: string[]) => Promise<unknown>;
  /** Undoes the change, if possible. */
  undo?: (seller: Seller, sales: string[]) => Promise<unknown>;
  /** Cents paid out at once, and after undoing the change. */
  now: number;
  later: number;
};
const CHANGES: Record<string, Change> = {
  "a debt": { apply: (seller) => book(seller, "other", "breeder-debts", 15_000), now: 45_000, later: 0 },
  "a debt of more than that": {
    apply: (seller) => book(seller, "other", "breeder-debts", 65_000),
    now: 0,
    later: 0,
  },
  "a dispute": {
    apply: (_seller, [first]) => reservationIs(first!, "disputed"),
    undo: (_seller, [first]) => reservationIs(first!, "completed"),
    now: 20_000,
    later: 40_000,
  },
  "a suspension": {
    apply: (seller) => stand(seller, "Suspended"),
    undo: (seller) => stand(seller, "Active"),
    now: 0,
    later: 60_000,
  },
  "a fraud case": {
    apply: async (seller) => {
      const { breederId: other_breeder_id } = await market.seller();
      await market.db.insertInto("fraud_cases").values({
        id: crypto.randomUUID(),
        rule: "same_phone",
        breeder_id: seller.breederId,
        other_breeder_id,
        evidence: "Both sellers confirmed one number.",
      }).execute();
    },
    undo: (seller) =>
      market.db.updateTable("fraud_cases").set({ status: "cleared" })
        .where("breeder_id", "=", seller.breederId).execute(),
    now: 0,
    later: 60_000,
  },
  "an account that is not ready": {
    apply: (seller) => changeAccount(seller, { is_ready: false }),
    undo: (seller) => changeAccount(seller, { is_ready: true }),
    now: 0,
    later: 60_000,
  },
  "another account": {
    apply: async (seller) => await changeAccount(seller, { provider_account_id: await otherAccount(seller) }),
    now: 60_000,
    later: 0,
  },
};

describe("a payout that has not reached its bank", () => {
  describe.each(Object.keys(STAGES))("%s", (stage) => {
    it.each(Object.keys(CHANGES))(
      "is dropped after %s, and what may leave is planned again",
      async (name) => {
        const { apply, undo, now, later } = CHANGES[name]!;
        const seller = await ready();
        const sales = [await sold(seller, 40_000), await sold(seller, 20_000)];
        const id = await STAGES[stage]!(seller);
        await apply(seller, sales);
        await passPause(seller);
        await runJob(finishPayouts);
        await runJobs(market);
        await runJob(finishPayouts);
        expect((await rows(seller))[0]).toMatchObject({ id, status: "canceled", bank_payout_id: null });
        const left = async () =>
          (await transfersOf(seller)).reduce((sum, one) => sum + one.amount - one.amount_reversed, 0);
        expect(await left()).toBe(now);
        expect(await balance(seller, "breeder-payouts")).toBe(0);
        await undo?.(seller, sales);
        await runJob(runPayouts);
        await runJobs(market);
        if (now > 0) await endAtBank(seller, "pay");
        await runJob(runPayouts);
        await runJobs(market);
        expect(await left()).toBe(now + later);
        const destinations = (await transfersOf(seller)).filter((one) => one.amount_reversed === 0)
          .map(({ destination }) => destination);
        expect(new Set(destinations)).toEqual(new Set(now + later ? [await accountOf(seller)] : []));
        const { open } = await market.db.selectFrom("payouts").select(
          sql<number>`count(*) filter (where status in ('pending', 'transferred', 'returning'))::int`.as(
            "open",
          ),
        ).where("breeder_id", "=", seller.breederId).executeTakeFirstOrThrow();
        expect(open).toBe(0);
        expect(await paidOut()).toEqual([]);
      },
    );
  });

  it("stays as it is while nothing has changed, whatever comes in", async () => {
    const seller = await ready();
    await sold(seller, 40_000);
    const id = await STAGES["refused for now"]!(seller);
    await sold(seller, 5_000);
    await runJobs(market);
    await runJob(finishPayouts);
    await runJob(runPayouts);
    expect(await rows(seller)).toMatchObject([{ id, status: "pending", amount_cents: 40_000 }]);
  });

  it("that is contested between its plan and its transfer does not leave", async () => {
    const seller = await ready();
    const sale = await sold(seller, 40_000);
    const id = await plan(seller);
    await reservationIs(sale, "disputed");
    await make(id);
    expect(await transfersOf(seller)).toEqual([]);
    expect(await rows(seller)).toMatchObject([{ status: "canceled", failure: "funds" }]);
    expect(await balance(seller, "breeder-available")).toBe(40_000);
  });
});

describe("a sale that its bank takes back while its payout waits", () => {
  /** Creates a sale of $2,575, paid in full, with $2,125 released. */
  async function released(seller: Seller) {
    const shop = checkoutOf(market);
    const { buyer, id } = await walksOf(market, seller).ready({ paymentType: "full" });
    const { body: { intentId } } = await shop.intent(buyer, id, seller);
    await shop.confirm(intentId);
    await shop.verify(buyer, intentId);
    await shop.status(buyer, id, "confirm-handover");
    await shop.complete(seller, id);
    const ago = sql<Date>`now() - interval '4 days'`;
    await market.db.updateTable("reservations").set({ completed_at: ago, handed_over_at: ago })
      .where("id", "=", id).execute();
    await releaseFunds(market.services, id);
    return { id, intentId: intentId as string };
  }
  async function contest(intentId: string, outcome: "lost" | "won") {
    const { payments } = market.sandbox;
    const { id } = await payments.ask<{ id: string }>("POST", "/disputes", {
      intentId,
      reason: "fraudulent",
    });
    await runJobs(market);
    const { syncDispute } = await import("../sale/chargeback/chargeback_actions.ts");
    await syncDispute(market.services, id);
    return async () => {
      await payments.ask("POST", `/disputes/${id}/close`, { outcome });
      await syncDispute(market.services, id);
    };
  }

  it("is paid out of it, and the rest leaves; nobody owes what the platform holds", async () => {
    const seller = await ready();
    const [first] = [await released(seller), await released(seller)];
    expect(await balance(seller, "breeder-available")).toBe(425_000);
    const id = await plan(seller);
    await refuseNext("/v1/transfers");
    await make(id);
    const close = await contest(first.intentId, "lost");
    await runJob(finishPayouts);
    // The disputed sale's money stays, the other sale's leaves.
    expect(await rows(seller)).toMatchObject([
      { id, status: "canceled" },
      { status: expect.not.stringMatching(/canceled|failed/), amount_cents: 212_500 },
    ]);
    await runJobs(market);
    await close();
    await runJobs(market);
    await runJob(runPayouts);
    await runJobs(market);
    expect(await balance(seller, "breeder-payouts")).toBe(0);
    const owed = 0 - await balance(seller, "breeder-debts");
    expect(await balance(seller, "breeder-available")).toBe(0);
    // The charge of $2,575 is lost, and $2,125 of it were the breeder's. They owe at most the rest.
    expect(owed).toBeLessThanOrEqual(45_000);
    expect(await paidOut()).toEqual([]);
  });

  it("leaves whole once the bank decides for the seller", async () => {
    const seller = await ready();
    const { intentId } = await released(seller);
    const id = await plan(seller);
    await refuseNext("/v1/transfers");
    await make(id);
    const close = await contest(intentId, "won");
    await runJob(finishPayouts);
    expect(await rows(seller)).toMatchObject([{ id, status: "canceled", failure: "funds" }]);
    expect(await balance(seller, "breeder-available")).toBe(212_500);
    await close();
    await runJob(runPayouts);
    await runJobs(market);
    expect((await rows(seller)).at(-1)).toMatchObject({ status: "on-the-way", amount_cents: 212_500 });
  });
});

describe("every booking", () => {
  const queued = async (seller: Seller) => {
    const { rows: found } = await sql<
      { count: number }
    >`select count(*)::int as count from graphile_worker.jobs
      where key = ${`replan:${seller.breederId}`}`.execute(market.db);
    return found[0]!.count > 0;
  };

  it("that changes available funds or debts has a payout planned again that waits by them", async () => {
    for (const account of ["breeder-debts", "breeder-pending"] as const) {
      const seller = await ready();
      await sold(seller, 40_000);
      await runJobs(market);
      await plan(seller);
      expect(await queued(seller)).toBe(false);
      await book(seller, "any", account, 100);
      expect(await queued(seller)).toBe(account === "breeder-debts");
      await runJobs(market);
    }
  });

  it("that leaves a debt beside available funds has it settled, whatever wrote it", async () => {
    const seller = await ready();
    await book(seller, "any", "breeder-debts", 7_000);
    expect(await queued(seller)).toBe(false);
    await sold(seller, 10_000);
    await runJobs(market);
    expect(await balance(seller, "breeder-debts")).toBe(0);
    expect(await balance(seller, "breeder-available")).toBe(3_000);
    // Nothing was planned before, so planning is left to the daily run.
    expect(await rows(seller)).toEqual([]);
  });
});

describe("small funds", () => {
  const DAY = 24 * 3_600_000;
  const age = (seller: Seller, days: number) =>
    sql`update ledger_transactions t set at = now() - make_interval(secs => ${
      days * DAY / 1_000
    }) where exists
      (select from ledger_entries e where e.transaction_id = t.id and e.breeder_id = ${seller.breederId})`
      .execute(market.db);

  it.each([[89.99, false], [90.01, true]])(
    "wait for more, for 90 days at most (%f days: %s)",
    async (days, isPaid) => {
      const seller = await ready();
      await sold(seller, 1_700);
      expect(await plan(seller)).toBeUndefined();
      await age(seller, days);
      const id = await plan(seller);
      expect(id !== undefined).toBe(isPaid);
      if (isPaid) expect(await rows(seller)).toMatchObject([{ amount_cents: 1_700 }]);
    },
  );

  it("wait from the day on which funds were last empty", async () => {
    const seller = await ready();
    await sold(seller, 50_000);
    await make(await plan(seller));
    await age(seller, 100);
    await sold(seller, 1_700);
    expect(await plan(seller)).toBeUndefined();
  });

  it("are paid out at once when the account is closed", async () => {
    const seller = await ready();
    await sold(seller, 1);
    const id = await replanWaiting(market.services, seller.breederId, "closing");
    expect(await rows(seller)).toMatchObject([{ id, amount_cents: 1, status: "pending" }]);
    // The next sweep leaves it alone.
    await runJob(finishPayouts);
    expect(await transfersOf(seller)).toMatchObject([{ amount: 1 }]);
  });
});

describe("a seller who has another account at the provider", () => {
  async function moved() {
    const seller = await ready();
    await sold(seller, 60_000);
    await make(await plan(seller));
    const before = await accountOf(seller);
    await changeAccount(seller, { provider_account_id: await otherAccount(seller) });
    return { seller, before, after: await accountOf(seller) };
  }

  it("gets a payout that the old account's bank returns by the new one", async () => {
    const { seller, before, after } = await moved();
    const [first] = await rows(seller);
    expect(first).toMatchObject({ provider_account_id: before, status: "on-the-way" });
    await market.sandbox.payments.ask("POST", `/payouts/${first!.bank_payout_id}/end`, { outcome: "fail" });
    // The event names the paid account.
    await syncAccount(market.services, before);
    expect(await rows(seller)).toMatchObject([{ status: "failed", failure: "account_closed" }]);
    expect(await transfersOf(seller)).toMatchObject([{ destination: before, amount_reversed: 60_000 }]);
    expect(await balance(seller, "breeder-available")).toBe(60_000);
    await setUp(seller);
    await make(await plan(seller));
    expect((await transfersOf(seller)).at(-1)).toMatchObject({ destination: after, amount: 60_000 });
    expect(await paidOut()).toEqual([]);
  });

  it("has a debt taken back from the account that was paid", async () => {
    const { seller, before } = await moved();
    await book(seller, "other", "breeder-debts", 15_000);
    const other = { accountId: before, amountCents: 20_000, payoutId: "x", breederId: "another" };
    await market.sandbox.payments.createTransfer({ ...other, idempotencyKey: crypto.randomUUID() });
    await recoverDebt(market.services, seller.breederId);
    expect(await transfersOf(seller)).toMatchObject([{ destination: before, amount_reversed: 15_000 }]);
    expect(await balance(seller, "breeder-debts")).toBe(0);
    expect(await paidOut()).toEqual([]);
  });

  it("gets one where the provider has deleted the old one", async () => {
    const seller = await ready();
    await changeAccount(seller, { provider_account_id: `acct_gone${seller.breederId.slice(-8)}` });
    await sold(seller, 30_000);
    await setUp(seller);
    expect(await accountOf(seller)).toMatch(/^acct_(?!gone)/);
    await make(await plan(seller));
    expect(await rows(seller)).toMatchObject([{
      status: "on-the-way",
      provider_account_id: await accountOf(seller),
    }]);
  });
});

describe("a payout that has arrived", () => {
  it.each([
    ["5 days", "21 hours", true],
    ["13 days 23 hours", "21 hours", true],
    ["14 days 1 hour", "21 hours", false],
    ["5 days", "19 hours", false],
  ])("and that the bank returns without a word is found by the daily run (%s ago, read %s ago: %s)", async (
    age,
    read,
    isFound,
  ) => {
    const seller = await ready();
    await sold(seller, 40_000);
    await make(await plan(seller));
    await endAtBank(seller, "pay");
    const [payout] = await rows(seller);
    await market.sandbox.payments.ask("POST", `/payouts/${payout!.bank_payout_id}/end`, { outcome: "fail" });
    await sql`update payouts set created_at = now() - ${age}::interval, updated_at = now() - ${read}::interval
      where id = ${payout!.id}`.execute(market.db);
    await runJob(runPayouts);
    await runJobs(market);
    expect(await rows(seller)).toMatchObject([{ status: isFound ? "failed" : "paid" }]);
    expect(await balance(seller, "breeder-available")).toBe(isFound ? 40_000 : 0);
  });
});

describe("a returned payout that the seller's account no longer holds", () => {
  it("is tried again with growing pauses, and staff hear of it once", async () => {
    const seller = await ready();
    await sold(seller, 40_000);
    await make(await plan(seller));
    const [payout] = await rows(seller);
    await refuseNext(`/v1/transfers/`, "balance_insufficient", 7);
    const alerts = async () =>
      (await market.db.selectFrom("mails").select("subject").where("kind", "=", "payout-stuck").execute())
        .length;
    const before = await alerts();
    await market.sandbox.payments.ask("POST", "/faults", {
      kind: "error",
      code: "balance_insufficient",
      method: "POST",
      times: 7,
      path: `/v1/transfers/${payout!.transfer_id}/reversals`,
    });
    await endAtBank(seller, "fail");
    for (let tries = 0; tries < 6; tries++) {
      await passPause(seller);
      await runJob(finishPayouts);
    }
    expect(await rows(seller)).toMatchObject([{ status: "returning", failure: "account_closed" }]);
    expect(await alerts()).toBe(before + 1);
    await market.sandbox.payments.ask("DELETE", "/faults");
    await passPause(seller);
    await runJob(finishPayouts);
    expect(await rows(seller)).toMatchObject([{ status: "failed" }]);
    expect(await balance(seller, "breeder-available")).toBe(40_000);
    expect(await paidOut()).toEqual([]);
  });
});
