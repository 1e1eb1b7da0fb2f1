import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { approveOnce, whileAlone } from "../../testing/approvals.ts";
import { addUser, bearer } from "../../testing/fixtures.ts";
import { openPayouts, type Payouts, type Seller } from "../../testing/payouts.ts";
import type { Market } from "../../testing/reservations.ts";
import { finishPayouts } from "../payouts/jobs.ts";
import { makePayout } from "../payouts/payout_actions.ts";
import { replanWaiting } from "../payouts/plan_actions.ts";
import { runJobs } from "../../testing/jobs.ts";

let money: Payouts;
let market: Market;
let { ready, sold, balance, book, rows, endAtBank, stand, refuseNext, runJob, list, paidOut }: Payouts =
  {} as Payouts;
let admin: { id: string; token: string };
beforeAll(async () => {
  money = await openPayouts({ features: ["money", "payouts", "reservations"] });
  ({ market, ready, sold, balance, book, rows, endAtBank, stand, refuseNext, runJob, list, paidOut } = money);
  const user = await addUser(market.services, { role: "Admin" });
  const { authorization } = await bearer(market.services, user);
  admin = { id: user.id, token: authorization.slice("Bearer ".length) };
}, 40_000);
afterAll(() => market.close());

const waiting = async (seller: Seller) =>
  (await market.call(admin, "GET", "/v1/admin/payouts")).body.waiting
    .filter(({ breederId }: { breederId: string }) => breederId === seller.breederId);
const plan = async (seller: Seller) => (await replanWaiting(market.services, seller.breederId, "daily"))!;
const make = async (id: string) => {
  await makePayout(market.services, id);
  await sql`select graphile_worker.remove_job(${`payout:${id}`})`.execute(market.db);
};
/** Moves everything of this seller back by this many hours. */
const age = async (seller: Seller, hours: number) => {
  await sql`update ledger_transactions t set at = at - make_interval(secs => ${hours * 3_600}) where exists
    (select from ledger_entries e where e.transaction_id = t.id and e.breeder_id = ${seller.breederId})`
    .execute(market.db);
  await sql`update payouts set created_at = created_at - make_interval(secs => ${hours * 3_600})
    where breeder_id = ${seller.breederId}`.execute(market.db);
};
const refuseReversals = (seller: { transfer_id: string | null }) =>
  market.sandbox.payments.ask("POST", "/faults", {
    kind: "error",
    code: "balance_insufficient",
    method: "POST",
    times: 99,
    path: `/v1/transfers/${seller.transfer_id}/reversals`,
  });

/** Every reason for waiting earnings, and the text that its breeder reads. */
const REASONS: Record<string, (seller: Seller) => Promise<unknown>> = {
  "account": (seller) =>
    market.db.updateTable("payout_accounts").set({ is_ready: false })
      .where("breeder_id", "=", seller.breederId).execute(),
  "suspended": (seller) => stand(seller, "Suspended"),
  "contested": (seller) =>
    sql`update reservations set status = 'disputed' where breeder_id = ${seller.breederId}`.execute(
      market.db,
    ),
  "provider": async (seller) => {
    await refuseNext("/v1/transfers");
    await make(await plan(seller));
  },
  "bank": async (seller) => {
    await refuseNext("/v1/payouts", "insufficient_funds");
    await make(await plan(seller));
  },
  "returning": async (seller) => {
    await make(await plan(seller));
    await refuseReversals((await rows(seller))[0]!);
    await endAtBank(seller, "fail");
  },
};

describe("the list of payouts that wait", () => {
  it.each(Object.keys(REASONS))("says that a breeder's money waits for: %s", async (reason) => {
    const seller = await ready();
    await sold(seller, 40_000);
    await REASONS[reason]!(seller);
    if (reason !== "suspended") {
      expect((await list(seller)).waiting).toEqual([{ reason, amountCents: 40_000 }]);
    }
    await age(seller, 23);
    expect(await waiting(seller)).toEqual([]);
    await age(seller, 1.1);
    const isPayout = ["provider", "bank", "returning"].includes(reason);
    expect(await waiting(seller)).toMatchObject([{
      reason,
      amountCents: 40_000,
      canRetry: isPayout,
      isClosed: false,
      payoutId: isPayout ? (await rows(seller))[0]!.id : null,
      canSettle: ["returning", "account", "suspended"].includes(reason),
    }]);
    await market.sandbox.payments.ask("DELETE", "/faults");
  });

  it("names debts, and leaves out what leaves without anybody", async () => {
    const seller = await ready();
    await sold(seller, 1_000);
    await age(seller, 30);
    expect(await waiting(seller)).toEqual([]);
    expect(await list(seller)).toMatchObject({
      waiting: [{ reason: "minimum", amountCents: 1_000 }],
      owedCents: 0,
      minimumCents: 2_500,
    });
    await sold(seller, 9_000);
    expect((await list(seller)).waiting).toEqual([{ reason: "next-run", amountCents: 10_000 }]);
    await book(seller, "other", "breeder-debts", 14_500);
    expect(await list(seller)).toMatchObject({
      waiting: [{ reason: "owed", amountCents: 10_000 }],
      owedCents: 4_500,
    });
    await runJobs(market);
    await age(seller, 30);
    expect(await waiting(seller)).toMatchObject([{ reason: "owed", amountCents: 4_500, canSettle: true }]);
  });
});

describe("staff", () => {
  it("try a payout again at once", async () => {
    const seller = await ready();
    await sold(seller, 40_000);
    await REASONS.provider!(seller);
    const { id } = (await rows(seller))[0]!;
    await runJob(finishPayouts);
    expect(await rows(seller)).toMatchObject([{ status: "pending" }]);
    const retry = () => market.call(admin, "POST", `/v1/admin/payouts/${id}/retry`);
    expect((await retry()).status).toBe(200);
    await runJobs(market);
    expect(await rows(seller)).toMatchObject([{ status: "on-the-way" }]);
    expect((await retry()).body.code).toBe("payout_moved");
    expect(await paidOut()).toEqual([]);
  });

  it("leave a returned payout with the account that no longer holds it, once the provider says so", async () => {
    const seller = await ready();
    await sold(seller, 40_000);
    await REASONS.returning!(seller);
    const { id } = (await rows(seller))[0]!;
    const settle = () =>
      market.call(admin, "POST", `/v1/admin/payouts/${id}/settled`, { reason: "It was overdrawn." });
    const { approval } = (await whileAlone(market, 30_000, settle)).body;
    expect(approval).toMatchObject({ kind: "payout", subjectId: id, beforeCents: 0 });
    expect(approval.amountCents).toBeGreaterThan(30_000);
    expect(await rows(seller)).toMatchObject([{ status: "returning" }]);
    await approveOnce(market, admin, approval.id, "payout_moved");
    await market.sandbox.payments.ask("DELETE", "/faults");
    expect(await rows(seller)).toMatchObject([{ status: "paid", failure: "left-with-account" }]);
    expect((await settle()).body.code).toBe("payout_moved");
    // Neither the sweep nor the bank's old answer restarts it.
    await make(id);
    expect(await rows(seller)).toMatchObject([{ status: "paid" }]);
    expect(await balance(seller, "breeder-available")).toBe(0);
    expect(await paidOut()).toEqual([]);
    const log = await market.db.selectFrom("audit_entries").select(["action", "reason"])
      .where("subject_id", "=", seller.id).execute();
    expect(log).toEqual(
      ["money-asked", "money-approved", "payout-settled"].map((action) => ({
        action,
        reason: "It was overdrawn.",
      })),
    );
  });

  it("don't settle a payout that has come back meanwhile, or while it is asked for", async () => {
    const seller = await ready();
    await sold(seller, 40_000);
    await REASONS.returning!(seller);
    await market.sandbox.payments.ask("DELETE", "/faults");
    const [payout] = await rows(seller);
    const settle = () =>
      market.call(admin, "POST", `/v1/admin/payouts/${payout!.id}/settled`, { reason: "It was overdrawn." });
    await market.sandbox.payments.reverseTransfer({
      transferId: payout!.transfer_id!,
      amountCents: 40_000,
      payoutId: payout!.id,
      idempotencyKey: crypto.randomUUID(),
    });
    expect((await settle()).body.code).toBe("payout_moved");
    await make(payout!.id);
    expect(await rows(seller)).toMatchObject([{ status: "failed" }]);
    expect(await balance(seller, "breeder-available")).toBe(40_000);
    expect(await paidOut()).toEqual([]);
  });
});
