import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { approveOnce, whileAlone } from "../../testing/approvals.ts";
import { addUser, bearer } from "../../testing/fixtures.ts";
import { checkoutOf, type Market, openMarket, type Person } from "../../testing/reservations.ts";
import { booksOf, recordOf, walksOf } from "../../testing/reservation_walks.ts";
import { releaseFunds } from "../sale/ending/complete_actions.ts";
import { applyRefund } from "../sale/refund/refund_actions.ts";
import { alertOwedRefunds } from "../sale/refund/owed_actions.ts";
import { bookOpenRefunds, syncRefunds } from "../sale/refund/refund_sync_actions.ts";
import { LONGEST_TRY_MS, retryPauseMs } from "../sale/refund_plan/refund_rules.ts";
import { runJobs } from "../../testing/jobs.ts";

const SENT_BACK = "pm_card_refundFail";
const LATE = "pm_card_pendingRefund";
let market: Market;
let seller: Person & { breederId: string };
let shop: ReturnType<typeof checkoutOf>;
let walks: ReturnType<typeof walksOf>;
let admin: Person;

beforeAll(async () => {
  market = await openMarket({
    features: ["money", "payments", "reservations", "staff"],
    provider: true,
    env: { ADMIN_EMAIL: "staff@hearthpaw.example" },
  });
  shop = checkoutOf(market);
  seller = await market.seller({ deposit_refund_percent: 0 });
  walks = walksOf(market, seller);
  const user = await addUser(market.services, { role: "Admin" });
  const { authorization } = await bearer(market.services, user);
  admin = { id: user.id, token: authorization.slice("Bearer ".length) };
}, 40_000);
afterAll(() => market.close());

const DAY = 86_400_000;
const ask = <T>(method: string, path: string, body?: unknown) =>
  market.sandbox.payments.ask<T>(method, path, body);

/** Pays in full with this card, and cancels as the buyer three days later: at least 2,200 are refunded. */
async function canceled(card: string) {
  const made = await walks.ready({ paymentType: "full" });
  const { body: { intentId } } = await shop.intent(made.buyer, made.id, seller);
  expect((await shop.confirm(intentId, card)).kind).toBe("done");
  expect((await shop.verify(made.buyer, intentId)).status).toBe(200);
  await market.db.updateTable("reservations").set({ paid_at: new Date(Date.now() - 3 * DAY) })
    .where("id", "=", made.id).execute();
  expect((await shop.status(made.buyer, made.id, "cancel")).status).toBe(200);
  return { ...made, intentId: intentId as string };
}
const refundOf = (intentId: string) =>
  market.db.selectFrom("refunds as f").innerJoin("payments as y", "y.id", "f.payment_id").selectAll("f")
    .where("y.intent_id", "=", intentId).executeTakeFirstOrThrow();
/** Requests the release of the funds of a sale that ended `days` days ago. */
async function releasedAfter(id: string, days: number): Promise<number> {
  await market.db.updateTable("reservations").set({ ended_at: new Date(Date.now() - days * DAY) })
    .where("id", "=", id).execute();
  await releaseFunds(market.services, id);
  return 0 - ((await booksOf(market, id))["breeder-available"] ?? 0);
}
/** Makes the next try due now. */
async function tryAgain(refundId: string): Promise<void> {
  await market.db.updateTable("refunds").set({ next_try_at: new Date(0) }).where("id", "=", refundId)
    .execute();
  await market.services.addJob(market.db, "reconcilePayments", {});
  await runJobs(market);
}
const made = async (intentId: string) =>
  (await recordOf(market)).refunds.filter(({ payment_intent }) => payment_intent === intentId);
const failed = async (intentId: string) => {
  await expect.poll(async () => (await made(intentId)).map(({ status }) => status), { timeout: 5_000 })
    .toContain("failed");
};
const queue = async () =>
  (await market.call(admin, "GET", "/v1/admin/refunds")).body.refunds as { id: string }[];
const owedFor = (days: number, refundId: string) =>
  market.db.updateTable("refunds").set({ owed_since: new Date(Date.now() - days * DAY) }).where(
    "id",
    "=",
    refundId,
  )
    .execute();

describe("a refund that the buyer's bank sends back", () => {
  it(
    "is owed again: nothing of the sale is released, staff and buyer hear of it, and a retry pays it",
    async () => {
      const { buyer, id, intentId } = await canceled(SENT_BACK);
      await runJobs(market);
      const first = await refundOf(intentId);
      expect(first.status).toBe("succeeded");
      await failed(intentId);
      await syncRefunds(market.services, intentId);
      const refund = await refundOf(intentId);
      expect(refund).toMatchObject({ status: "pending", failure: "expired_or_canceled_card", attempt: 2 });
      const kept = 257_500 - refund.amount_cents;
      const books = await booksOf(market, id);
      expect(books).toMatchObject({ refunds: -refund.amount_cents });
      expect(books["provider-clearing"]! + books["provider-fees"]!).toBe(257_500);
      const { body } = await shop.get(buyer, id);
      expect(body.reservedPet.payments[0]).toMatchObject({ refundedCents: 0 });

      expect(await releasedAfter(id, 15)).toBe(0);
      expect((await queue()).map((row) => row.id)).toContain(refund.id);
      await alertOwedRefunds(market.services);
      expect((await refundOf(intentId)).alerted_at).toBeNull();
      await owedFor(2, refund.id);
      for (let i = 0; i < 2; i++) await alertOwedRefunds(market.services);
      await runJobs(market);
      const alerts = await market.db.selectFrom("mails as m").innerJoin(
        "mailbox as b",
        "b.message_id",
        "m.message_id",
      )
        .select(["m.recipient", "b.text_body"]).where("m.kind", "=", "owed-refunds").execute();
      expect(alerts).toHaveLength(1);
      expect(alerts[0]!.recipient).toBe("staff@hearthpaw.example");
      expect(alerts[0]!.text_body).toContain("expired_or_canceled_card");
      const told = await market.db.selectFrom("mails").select("kind").where("user_id", "=", buyer.id)
        .execute();
      expect(told.map(({ kind }) => kind)).toContain("reservation-refund-delayed");
      expect(
        market.app.logged.some(({ level, msg, refundId }) =>
          level === "error" && msg === "a refund is owed and has not arrived" && refundId === refund.id
        ),
      ).toBe(true);

      // The bank accepts it this time.
      const wrapped = await market.call(admin, "POST", `/v1/admin/refunds/${refund.id}/retry`);
      expect(wrapped.body.refund).toMatchObject({ id: refund.id, status: "pending", attempts: 1 });
      await runJobs(market);
      const [again] = (await made(intentId)).filter(({ status }) => status === "succeeded");
      await ask("POST", `/refunds/${again!.id}/end`, { outcome: "succeed" });
      expect((await booksOf(market, id)).refunds).toBe(0);
      // The refund has arrived. The buyer knows of the delay and is notified of its end.
      const refundedMails = async () =>
        (await market.db.selectFrom("mails").select("id").where("user_id", "=", buyer.id)
          .where("kind", "=", "reservation-refunded").execute()).length;
      await runJobs(market);
      expect(await refundedMails()).toBe(0);
      await market.services.pool.query(
        "update graphile_worker._private_jobs set run_at = now() where key = $1",
        [`notify:${id}:refunded:${refund.id}:2`],
      );
      await runJobs(market);
      expect(await refundedMails()).toBe(1);
      expect(await releasedAfter(id, 15)).toBeGreaterThan(0);
      expect(await releasedAfter(id, 15)).toBeLessThan(kept);
      const log = await market.call(admin, "GET", `/v1/admin/audit?subjectId=${refund.id}`);
      expect(log.body.entries).toMatchObject([{
        action: "refund-retried",
        subjectKind: "order",
        actorId: admin.id,
      }]);
    },
    30_000,
  );

  it("holds the sale's funds until it has arrived", async () => {
    const { id, intentId } = await canceled("pm_card_visa");
    await runJobs(market);
    const [first] = await made(intentId);
    expect(await refundOf(intentId)).toMatchObject({ status: "succeeded" });
    await ask("POST", `/refunds/${first!.id}/end`, { outcome: "fail" });
    await syncRefunds(market.services, intentId);
    const refund = await refundOf(intentId);
    expect(refund).toMatchObject({ status: "pending", attempt: 2 });
    expect(await booksOf(market, id)).toMatchObject({ refunds: -refund.amount_cents });
    expect(await releasedAfter(id, 15)).toBe(0);
    await tryAgain(refund.id);
    expect(await booksOf(market, id)).toMatchObject({ refunds: 0 });
    expect(await releasedAfter(id, 15)).toBeGreaterThan(0);
    expect((await made(intentId)).map(({ status }) => status).sort()).toEqual(["failed", "succeeded"]);
  });

  it("again and again is told to the buyer once, and to staff after a day", async () => {
    const { buyer, intentId } = await canceled(SENT_BACK);
    await runJobs(market);
    for (let day = 1; day <= 4; day++) {
      await expect.poll(
        async () => (await made(intentId)).filter(({ status }) => status === "failed").length,
        {
          timeout: 5_000,
        },
      ).toBe(day);
      await syncRefunds(market.services, intentId);
      const { id, status } = await refundOf(intentId);
      expect(status).toBe("pending");
      await alertOwedRefunds(market.services);
      await runJobs(market);
      const told = await market.db.selectFrom("mails").select("kind").where("user_id", "=", buyer.id)
        .where("kind", "like", "reservation-refund%").orderBy("created_at").execute();
      expect(told.map(({ kind }) => kind), `day ${day}`).toEqual(
        day === 1 ? [] : ["reservation-refund-delayed"],
      );
      expect((await refundOf(intentId)).alerted_at === null, `day ${day}`).toBe(day === 1);
      // One day later the next try is due.
      await market.db.updateTable("refunds").set({ owed_since: sql`owed_since - interval '25 hours'` })
        .where("id", "=", id).execute();
      if (day < 4) await tryAgain(id);
    }
  }, 30_000);

  it("or that is canceled at the provider is owed again, and its next try has a key of its own", async () => {
    const { intentId } = await canceled(LATE);
    await runJobs(market);
    const { id, amount_cents, idempotency_key, provider_refund_id } = await refundOf(intentId);
    const answer = await market.sandbox.payments.retrieveRefund(provider_refund_id!);
    if (answer.kind !== "done") throw new Error(answer.kind);
    await applyRefund(market.services, id, { ...answer.value, status: "canceled" });
    const owed = await refundOf(intentId);
    expect(owed).toMatchObject({ status: "pending", attempt: 2, provider_refund_id: null, amount_cents });
    expect(owed.idempotency_key).not.toBe(idempotency_key);
  });

  it("while it was pending is tried again with a key of its own, and never paid twice", async () => {
    const { id, intentId } = await canceled(LATE);
    await runJobs(market);
    const [pending] = await made(intentId);
    expect(pending!.status).toBe("pending");
    await ask("POST", `/refunds/${pending!.id}/end`, { outcome: "fail" });
    const refund = await refundOf(intentId);
    await tryAgain(refund.id);
    expect(await refundOf(intentId)).toMatchObject({
      status: "pending",
      attempt: 2,
      provider_refund_id: null,
    });
    expect(await releasedAfter(id, 15)).toBe(0);
    await tryAgain(refund.id);
    await tryAgain(refund.id);
    const all = await made(intentId);
    expect(all.map(({ status }) => status).sort()).toEqual(["failed", "pending"]);
    await ask("POST", `/refunds/${all.find(({ status }) => status === "pending")!.id}/end`, {});
    await tryAgain(refund.id);
    expect(await refundOf(intentId)).toMatchObject({ status: "succeeded", attempt: 2 });
    expect((await booksOf(market, id)).refunds).toBe(0);
  }, 30_000);
});

describe("a refund that the provider refuses", () => {
  it(
    "for a key that is being rotated stays owed, waits ever longer, and is made once the key is right",
    async () => {
      const { buyer, id, intentId } = await canceled("pm_card_visa");
      // The refund is owed from the cancellation on, before any call to the provider.
      const { amount_cents } = await refundOf(intentId);
      expect(await booksOf(market, id)).toMatchObject({ refunds: -amount_cents });
      await ask("POST", "/faults", {
        kind: "error",
        status: 401,
        method: "POST",
        path: "/v1/refunds",
        times: 30,
      });
      await runJobs(market);
      const waits: number[] = [];
      for (let tries = 1; tries <= 3; tries++) {
        const refund = await refundOf(intentId);
        expect(refund).toMatchObject({
          status: "pending",
          failure: "provider_credentials",
          attempt: tries + 1,
        });
        waits.push(refund.next_try_at.getTime() - Date.now());
        expect(await releasedAfter(id, 15)).toBe(0);
        // No try happens before its time.
        await market.services.addJob(market.db, "reconcilePayments", {});
        await runJobs(market);
        expect((await refundOf(intentId)).attempt).toBe(tries + 1);
        if (tries < 3) await tryAgain(refund.id);
      }
      expect(waits.map((ms) => Math.round(ms / 60_000))).toEqual([5, 15, 60]);
      await ask("DELETE", "/faults");
      await tryAgain((await refundOf(intentId)).id);
      expect(await refundOf(intentId)).toMatchObject({ status: "succeeded", failure: null });
      expect(await made(intentId)).toHaveLength(1);
      expect((await shop.get(buyer, id)).body.reservedPet.status).toBe("refunded");
    },
    30_000,
  );

  it("for want of money in our own balance stays owed, and is made once it is there", async () => {
    const { id, intentId } = await canceled("pm_card_visa");
    const { amount_cents, id: refundId } = await refundOf(intentId);
    const refusal = { kind: "error", code: "balance_insufficient", method: "POST", path: "/v1/refunds" };
    await ask("POST", "/faults", refusal);
    await runJobs(market);
    expect(await refundOf(intentId)).toMatchObject({
      status: "pending",
      failure: "balance_insufficient",
      attempt: 2,
    });
    expect((await booksOf(market, id)).refunds).toBe(-amount_cents);
    expect(await made(intentId)).toEqual([]);
    await tryAgain(refundId);
    expect(await refundOf(intentId)).toMatchObject({ status: "succeeded", failure: null });
    expect((await booksOf(market, id)).refunds).toBe(0);
    expect(await made(intentId)).toHaveLength(1);
  });

  it("while an earlier try arrives late is made by that one: the second try creates nothing", async () => {
    const other = await market.seller({ deposit_refund_percent: 50 });
    const { buyer, id, intentId } = await walksOf(market, other).depositPaid();
    await market.db.updateTable("reservations").set({ paid_at: new Date(Date.now() - 3 * DAY) })
      .where("id", "=", id).execute();
    expect((await shop.status(buyer, id, "cancel")).status).toBe(200);
    const first = await refundOf(intentId);
    // At most half of the payment, so the provider would accept the refund twice.
    expect(first.amount_cents).toBeLessThanOrEqual(37_500 / 2);
    await ask("POST", "/faults", { kind: "error", status: 401, method: "POST", path: "/v1/refunds" });
    await runJobs(market);
    expect(await refundOf(intentId)).toMatchObject({ status: "pending", attempt: 2 });
    // The first call arrives after all, after our lookup.
    const late = await market.sandbox.payments.refund({
      intentId,
      amountCents: first.amount_cents,
      reason: "requested_by_customer",
      metadata: { refundId: first.id, reservationId: id, attempt: "1" },
      idempotencyKey: first.idempotency_key,
    });
    expect(late.kind).toBe("done");
    await tryAgain(first.id);
    expect(await made(intentId)).toMatchObject([{ status: "succeeded", amount: first.amount_cents }]);
    expect(await refundOf(intentId)).toMatchObject({ status: "succeeded" });
    expect((await booksOf(market, id)).refunds).toBe(0);
  });

  it("and that staff have paid another way isn't booked again when the provider makes it after all", async () => {
    const { id, intentId } = await canceled("pm_card_visa");
    await ask("POST", "/faults", { kind: "error", status: 401, method: "POST", path: "/v1/refunds" });
    await runJobs(market);
    const refund = await refundOf(intentId);
    await market.db.updateTable("refunds").set({ tried_at: new Date(Date.now() - 2 * LONGEST_TRY_MS) })
      .where("id", "=", refund.id).execute();
    const path = `/v1/admin/refunds/${refund.id}/settled`;
    const paid = { how: "check", reason: "Check 1043" };
    const settle = () => market.call(admin, "POST", path, paid);
    const { approval } = (await whileAlone(market, 100_000, settle)).body;
    expect(approval).toMatchObject({
      kind: "owed-refund",
      subjectId: refund.id,
      amountCents: refund.amount_cents,
      beforeCents: 0,
    });
    expect((await refundOf(intentId)).status).toBe("pending");
    await approveOnce(market, admin, approval.id, "refund_not_owed");
    expect(await refundOf(intentId)).toMatchObject({ status: "settled", settled_how: "check" });
    const late = await market.sandbox.payments.refund({
      intentId,
      amountCents: refund.amount_cents,
      reason: "requested_by_customer",
      metadata: { refundId: refund.id, reservationId: id, attempt: "1" },
      idempotencyKey: refund.idempotency_key,
    });
    expect(late).toMatchObject({ kind: "done", value: { status: "succeeded" } });
    market.app.logged.length = 0;
    await syncRefunds(market.services, intentId);
    await runJobs(market);
    expect(
      market.app.logged.filter(({ msg, refundId }) =>
        msg === "a refund was made twice" && refundId === refund.id
      ),
    )
      .not.toEqual([]);
    expect(await booksOf(market, id)).toMatchObject({ refunds: 0, "paid-elsewhere": -refund.amount_cents });
    expect(await refundOf(intentId)).toMatchObject({ status: "settled", settled_how: "check" });
  });

  it("for good is tried no more, and stays owed until staff have paid it another way", async () => {
    const { buyer, id, intentId } = await canceled("pm_card_visa");
    await market.db.updateTable("payments").set({ intent_id: "pi_of_nobody" }).where(
      "intent_id",
      "=",
      intentId,
    )
      .execute();
    await runJobs(market);
    await market.db.updateTable("payments").set({ intent_id: intentId }).where(
      "intent_id",
      "=",
      "pi_of_nobody",
    )
      .execute();
    const refund = await refundOf(intentId);
    expect(refund).toMatchObject({ status: "failed", failure: "missing" });
    await tryAgain(refund.id);
    expect((await refundOf(intentId)).status).toBe("failed");
    expect(await releasedAfter(id, 15)).toBe(0);
    expect((await booksOf(market, id)).refunds).toBe(-refund.amount_cents);

    const path = `/v1/admin/refunds/${refund.id}/settled`;
    const paid = { how: "check", reason: "Check 1042" };
    expect((await market.call(admin, "POST", path, { ...paid, reason: " " })).status).toBe(422);
    expect((await market.call(seller, "POST", path, paid)).status).toBe(403);
    const both = await Promise.all([1, 2].map(() => market.call(admin, "POST", path, paid)));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(both.find(({ status }) => status === 409)!.body.code).toBe("refund_not_owed");
    const books = await booksOf(market, id);
    expect(books).toMatchObject({ refunds: 0, "paid-elsewhere": -refund.amount_cents });
    expect((await shop.get(buyer, id)).body.reservedPet.status).toBe("refunded");
    await runJobs(market);
    const mails = await market.db.selectFrom("mails").select(["kind", "subject"]).where(
      "user_id",
      "=",
      buyer.id,
    )
      .execute();
    expect(mails.find(({ kind }) => kind === "reservation-refund-settled")!.subject).toContain("by check");
    const log = await market.call(admin, "GET", `/v1/admin/audit?subjectId=${refund.id}`);
    expect(log.body.entries).toMatchObject([{ action: "refund-settled", reason: "Check 1042" }]);
    expect((await queue()).map((row) => row.id)).not.toContain(refund.id);
    expect(await releasedAfter(id, 15)).toBeGreaterThan(0);
  }, 30_000);

  it("is not marked as paid while the provider may still make it", async () => {
    const { intentId } = await canceled(LATE);
    const refund = await refundOf(intentId);
    const path = `/v1/admin/refunds/${refund.id}/settled`;
    const settle = () => market.call(admin, "POST", path, { how: "other", reason: "Cash" });
    await market.db.updateTable("refunds").set({ tried_at: new Date(Date.now() - LONGEST_TRY_MS / 2) })
      .where("id", "=", refund.id).execute();
    expect((await settle()).body.code).toBe("refund_under_way");
    await runJobs(market);
    await market.db.updateTable("refunds").set({ tried_at: null }).where("id", "=", refund.id).execute();
    expect((await settle()).body.code).toBe("refund_under_way");
    await ask("POST", `/refunds/${(await made(intentId))[0]!.id}/end`, {});
    // A refund that the provider has made meanwhile counts, and nothing is owed any more.
    expect((await settle()).body.code).toBe("refund_not_owed");
  });

  it("and that an operator makes in the provider's dashboard is the one that was owed, not another", async () => {
    const { id, intentId } = await canceled("pm_card_visa");
    await ask("POST", "/faults", {
      kind: "error",
      status: 403,
      method: "POST",
      path: "/v1/refunds",
      times: 30,
    });
    await runJobs(market);
    await ask("DELETE", "/faults");
    const refund = await refundOf(intentId);
    const { kind } = await market.sandbox.payments.refund({
      intentId,
      amountCents: refund.amount_cents,
      reason: "requested_by_customer",
      idempotencyKey: "dashboard",
    });
    expect(kind).toBe("done");
    await syncRefunds(market.services, intentId);
    await tryAgain(refund.id);
    expect(await refundOf(intentId)).toMatchObject({ id: refund.id, status: "succeeded" });
    expect(await made(intentId)).toHaveLength(1);
    expect((await booksOf(market, id)).refunds).toBe(0);
  });
});

describe("refunds of earlier builds", () => {
  it("that are open are booked as owed, once; one that was made good by a later one is not", async () => {
    const { id, intentId } = await canceled("pm_card_visa");
    const { id: refundId, amount_cents } = await refundOf(intentId);
    const asBefore = async (status: "failed" | "pending") => {
      await market.services.pool.query(`
        alter table ledger_entries disable trigger all; alter table ledger_transactions disable trigger all;
        delete from ledger_entries where transaction_id in
          (select id from ledger_transactions where source = 'refund-owed:${refundId}');
        delete from ledger_transactions where source = 'refund-owed:${refundId}';
        alter table ledger_entries enable trigger all; alter table ledger_transactions enable trigger all;`);
      await market.db.updateTable("refunds").set({ status }).where("id", "=", refundId).execute();
    };
    await asBefore("failed");
    for (let i = 0; i < 2; i++) await bookOpenRefunds(market.services);
    expect((await booksOf(market, id)).refunds).toBe(-amount_cents);
    await asBefore("failed");
    const row = await refundOf(intentId);
    await market.db.insertInto("refunds").values({
      id: crypto.randomUUID(),
      payment_id: row.payment_id,
      amount_cents,
      reason: "provider",
      status: "succeeded",
      idempotency_key: "later",
      provider_refund_id: "re_later",
      entries: JSON.stringify(row.entries),
    }).execute();
    await bookOpenRefunds(market.services);
    expect(
      await market.db.selectFrom("refunds").select("status").where("id", "=", refundId).executeTakeFirst(),
    )
      .toEqual({ status: "settled" });
  });
});

describe("the pauses between tries", () => {
  it("grow, to a day at most", () => {
    const pauses = Array.from({ length: 12 }, (_, i) => retryPauseMs(i + 1));
    expect(pauses).toEqual([...pauses].sort((a, b) => a - b));
    expect([pauses[0], pauses.at(-1)]).toEqual([5 * 60_000, DAY]);
  });
});
