import { createHmac } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { expectSoundMoney } from "../../testing/ledger.ts";
import { type SandboxProcess, startSandboxProcess } from "../../testing/ports/payments.ts";
import { checkoutOf, type Market, openMarket, type Person } from "../../testing/reservations.ts";
import { booksOf, petOf, recordOf, walksOf } from "../../testing/reservation_walks.ts";
import { heedUnfinished } from "../sale/provider/event_actions.ts";
import { noteEvent } from "../sale/provider/event_store.ts";
import { runJobs } from "../../testing/jobs.ts";

let market: Market;
let provider: SandboxProcess;
let seller: Person & { breederId: string };
let shop: ReturnType<typeof checkoutOf>;
let walks: ReturnType<typeof walksOf>;

beforeAll(async () => {
  provider = await startSandboxProcess();
  market = await openMarket({ features: ["payments", "reservations"], provider });
  shop = checkoutOf(market);
  seller = await market.seller();
  walks = walksOf(market, seller);
}, 40_000);
afterAll(() => market.close());

const ask = <T>(method: string, path: string, body?: unknown) =>
  market.sandbox.payments.ask<T>(method, path, body);

/** Keeps faults active during `work`, however often port and runtime repeat a broken call. */
async function during<T>(change: Record<string, unknown>, work: () => Promise<T>): Promise<T> {
  await ask("POST", "/faults", { times: 20, ...change });
  const result = await work();
  await ask("DELETE", "/faults");
  return result;
}
const statusOf = async (who: Person, id: string) => (await shop.get(who, id)).body.reservedPet.status;
const bookings = (id: string) =>
  market.db.selectFrom("ledger_transactions").select("source").where("reservation_id", "=", id).orderBy(
    "source",
  )
    .execute().then((rows) => rows.map(({ source }) => source.split(":")[0]));
const intentsOf = async (id: string) =>
  (await recordOf(market)).paymentIntents.filter(({ metadata }) => metadata.reservationId === id);
async function reconcile(): Promise<void> {
  await market.db.updateTable("payments").set({ checked_at: new Date(0) }).execute();
  await market.services.addJob(market.db, "reconcilePayments", {});
  await runJobs(market);
}

/** Sends a signed event as the provider would. */
async function webhook(
  body: string,
  options: { secret?: string; agoSeconds?: number; signedAs?: string } = {},
) {
  const t = Math.floor(Date.now() / 1000) - (options.agoSeconds ?? 0);
  const secret = options.secret ?? market.sandbox.payments.webhookSecret;
  const v1 = createHmac("sha256", secret).update(`${t}.${options.signedAs ?? body}`).digest("hex");
  const response = await market.app.fetch("/v1/payments/webhook", {
    method: "POST",
    body,
    headers: { "content-type": "application/json", "stripe-signature": `t=${t},v1=${v1}` },
  });
  return { status: response.status, body: await response.json() };
}
const eventOf = (intentId: string, type: string, id = `evt_${crypto.randomUUID()}`) =>
  JSON.stringify(
    {
      id,
      object: "event",
      created: Math.floor(Date.now() / 1000),
      livemode: false,
      type,
      data: { object: { id: intentId, object: "payment_intent", metadata: {} } },
    },
    null,
    2,
  );

describe("one completion", () => {
  it("serves finalize, verify and the webhook at the same moment: one booking, the same answer", async () => {
    const { buyer, id, intentId } = await walks.confirmed();
    const event = eventOf(intentId, "payment_intent.succeeded");
    const answers = await Promise.all([
      shop.finalize(buyer, id, { paymentIntent: intentId }),
      shop.verify(buyer, intentId),
      webhook(event),
      shop.finalize(buyer, id),
      webhook(event),
      shop.verify(buyer, intentId),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200]);
    expect(await bookings(id)).toEqual(["fee", "payment"]);
    const [first, second] = [answers[0].body.reservedPet, answers[1].body.reservedPet];
    expect(first).toEqual(second);
    expect(first.timeline.map(({ status }: { status: string }) => status)).toEqual(["held", "deposit-paid"]);
    expect((await shop.finalize(buyer, id)).body.reservedPet).toEqual(first);
  });

  it("takes events twice, late and in any order, and a status never goes back", async () => {
    const { buyer, id, intentId } = await walks.confirmed();
    const succeeded = eventOf(intentId, "payment_intent.succeeded");
    for (const body of [succeeded, succeeded, eventOf(intentId, "payment_intent.payment_failed")]) {
      expect(await webhook(body)).toMatchObject({ status: 200, body: { ok: true } });
      // The provider books its fee after the payment, and each event reads the intent again until the fee is
      // there.
      await market.db.updateTable("payments").set({ provider_fee_cents: null })
        .where("intent_id", "=", intentId).execute();
    }
    expect((await webhook(eventOf(intentId, "payment_intent.processing"))).status).toBe(200);
    expect(await statusOf(buyer, id)).toBe("deposit-paid");
    expect(await bookings(id)).toEqual(["fee", "payment"]);
    expect((await webhook(eventOf("pi_of_somebody_else", "payment_intent.succeeded"))).status).toBe(200);
  });

  it("gives forged, stale and re-serialised events no effect", async () => {
    const { buyer, id, intentId } = await walks.confirmed();
    const body = eventOf(intentId, "payment_intent.succeeded");
    const bad = [
      await webhook(body, { secret: "whsec_forged" }),
      await webhook(body, { agoSeconds: 3_600 }),
      await webhook(JSON.stringify(JSON.parse(body)), { signedAs: body }),
      await webhook(body.replace(intentId, "pi_other"), { signedAs: body }),
    ];
    for (const answer of bad) {
      expect(answer).toMatchObject({ status: 400, body: { code: "signature_invalid" } });
    }
    const unsigned = await market.app.fetch("/v1/payments/webhook", { json: JSON.parse(body) });
    expect(unsigned.status).toBe(400);
    expect(await statusOf(buyer, id)).toBe("held");
    const seen = await market.db.selectFrom("webhook_events").selectAll().where("intent_id", "=", intentId)
      .execute();
    expect(seen).toEqual([]);
  });
});

describe("a crash between payment and save", () => {
  it("is settled by the provider's own webhook, late and twice", async () => {
    const url = await market.app.serve();
    const { buyer, id, intentId } = await walks.ready().then(async (made) => {
      const { body } = await shop.intent(made.buyer, made.id, seller);
      return { ...made, intentId: body.intentId as string };
    });
    await ask("PUT", "/settings", {
      webhookUrl: `${url}/v1/payments/webhook`,
      webhookSecret: market.sandbox.payments.webhookSecret,
    });
    await ask("POST", "/webhooks/rules", {
      types: ["payment_intent.succeeded"],
      copies: 2,
      delayMs: 200,
      times: 1,
    });
    await shop.confirm(intentId);
    await expect.poll(() => statusOf(buyer, id), { timeout: 5_000 }).toBe("deposit-paid");
    await ask("PUT", "/settings", { webhookUrl: null, rules: [] });
    expect(await bookings(id)).toEqual(["fee", "payment"]);
  });

  it("is settled by reconciliation where no event comes, also for a balance", async () => {
    const { buyer, id } = await walks.confirmed();
    await reconcile();
    expect(await statusOf(buyer, id)).toBe("deposit-paid");
    const { body } = await shop.balance(buyer, id);
    await shop.confirm(body.intentId);
    await reconcile();
    await reconcile();
    expect(await statusOf(buyer, id)).toBe("paid");
    expect(await bookings(id)).toEqual(["fee", "fee", "payment", "payment"]);
  });

  it("that lost the provider's answer never makes a second intent", async () => {
    const { buyer, id } = await walks.ready();
    const lost = await during(
      { kind: "cut", when: "after", method: "POST", path: "/v1/payment_intents" },
      () => shop.intent(buyer, id, seller),
    );
    expect(lost).toMatchObject({ status: 503, body: { code: "payments_unavailable" } });
    await shop.save(buyer, id, { options: { rescueDonationAmount: 700 } });
    const { body } = await shop.intent(buyer, id, seller);
    expect(body).toMatchObject({ orderDetails: { dueNow: 37_500 } });
    expect(await intentsOf(id)).toHaveLength(1);
    await shop.confirm(body.intentId);
    expect((await shop.verify(buyer, body.intentId)).status).toBe(200);
    await expectSoundMoney(market);
  });

  it("finds the intent of a lost answer again and gives it its secret", async () => {
    const { buyer, id } = await walks.ready();
    const lost = await during(
      { kind: "error", when: "after", method: "POST", path: "/v1/payment_intents" },
      () => shop.intent(buyer, id, seller),
    );
    expect(lost.status).toBe(503);
    await reconcile();
    const [intent, ...others] = await intentsOf(id);
    expect(others).toEqual([]);
    expect((await shop.intent(buyer, id, seller)).body.intentId).toBe(intent!.id);
  });

  it("that lost the answer of a refund refunds once", async () => {
    const { buyer, id, intentId } = await walks.depositPaid();
    await shop.status(buyer, id, "cancel");
    await during({ kind: "cut", when: "after", method: "POST", path: "/v1/refunds" }, () => runJobs(market));
    expect(await statusOf(buyer, id)).toBe("cancelled-by-buyer");
    await market.db.updateTable("refunds").set({ next_try_at: new Date(0) }).execute();
    await reconcile();
    expect(await statusOf(buyer, id)).toBe("refunded");
    const { refunds } = await recordOf(market);
    expect(refunds.filter(({ payment_intent }) => payment_intent === intentId)).toHaveLength(1);
    await expectSoundMoney(market);
  });

  it("of the provider itself loses nothing", async () => {
    const { buyer, id, intentId } = await walks.confirmed();
    await provider.crash();
    expect(await shop.verify(buyer, intentId)).toMatchObject({
      status: 503,
      body: { code: "payments_unavailable" },
    });
    expect(await statusOf(buyer, id)).toBe("held");
    const event = eventOf(intentId, "payment_intent.succeeded");
    expect((await webhook(event)).status).toBe(503);
    await provider.restart();
    expect((await webhook(event)).status).toBe(200);
    expect(await statusOf(buyer, id)).toBe("deposit-paid");
  }, 40_000);
});

describe("the provider in trouble", () => {
  it("holds no transaction open meanwhile", async () => {
    const { buyer, id } = await walks.ready();
    await ask("POST", "/faults", { kind: "delay", when: "before", ms: 1_500, path: "/v1/payment_intents" });
    const asked = shop.intent(buyer, id, seller);
    await new Promise((done) => setTimeout(done, 700));
    const { rows } = await market.services.pool.query(
      "select pid, query from pg_stat_activity where datname = current_database() and state like 'idle in transaction%'",
    );
    expect(rows).toEqual([]);
    expect((await asked).status).toBe(200);
  });

  it("keeps a hold whose intent cannot be cancelled, and ends it when it can", async () => {
    const { buyer, id } = await walks.ready();
    await shop.intent(buyer, id, seller);
    await market.passHold(id);
    await market.services.addJob(market.db, "expireHolds", {});
    await during({ kind: "error", when: "before", path: "/v1/payment_intents" }, () => runJobs(market));
    expect(await statusOf(buyer, id)).toBe("held");
    await market.services.addJob(market.db, "expireHolds", {});
    await runJobs(market);
    expect(await statusOf(buyer, id)).toBe("expired");
    expect((await intentsOf(id)).map(({ status }) => status)).toEqual(["canceled"]);
  });

  it("ends a hold with an intent whose answer was lost: found again by its key, and cancelled", async () => {
    const { buyer, id } = await walks.ready();
    const lost = await during(
      { kind: "cut", when: "after", method: "POST", path: "/v1/payment_intents" },
      () => shop.intent(buyer, id, seller),
    );
    expect(lost.status).toBe(503);
    await market.passHold(id);
    await market.services.addJob(market.db, "expireHolds", {});
    await runJobs(market);
    expect(await statusOf(buyer, id)).toBe("expired");
    expect((await intentsOf(id)).map(({ status }) => status)).toEqual(["canceled"]);
  });
});

describe("money that comes when it should not", () => {
  it("at the end of a hold reserves the pet or is not there at all", async () => {
    const outcomes = new Set<string>();
    for (let i = 0; i < 12; i++) {
      const { buyer, id, pet } = await walks.ready();
      const { body: { intentId } } = await shop.intent(buyer, id, seller);
      await market.passHold(id);
      const pay = async () => {
        await new Promise((done) => setTimeout(done, i % 6 * 3));
        return await shop.confirm(intentId);
      };
      await market.services.addJob(market.db, "expireHolds", {});
      const [paid] = await Promise.all([pay(), runJobs(market), runJobs(market)]);
      await reconcile();
      const status = await statusOf(buyer, id);
      outcomes.add(status);
      expect(status).toBe(paid.kind === "done" ? "deposit-paid" : "expired");
      expect((await petOf(market, pet.id)).status).toBe(paid.kind === "done" ? "reserved" : "available");
    }
    const seen = await expectSoundMoney(market);
    expect(seen.charges).toBeGreaterThan(0);
    expect([...outcomes].every((status) => ["deposit-paid", "expired"].includes(status))).toBe(true);
  });

  it("for a hold that is gone goes back in full, once, and the buyer is told", async () => {
    const { buyer, id, intentId, pet } = await walks.confirmed();
    const next = await market.buyer();
    // Forces an impossible state: the hold was released while its intent could still take money.
    await market.db.updateTable("reservations").set({ status: "expired" }).where("id", "=", id).execute();
    const other = await shop.hold(next, pet.id);
    expect(await shop.verify(buyer, intentId)).toMatchObject({
      status: 409,
      body: { code: "payment_refunded" },
    });
    expect((await webhook(eventOf(intentId, "payment_intent.succeeded"))).status).toBe(200);
    await Promise.all([runJobs(market), runJobs(market)]);
    expect(await shop.finalize(buyer, id, { paymentIntent: intentId })).toMatchObject({
      status: 409,
      body: { code: "payment_refunded" },
    });
    const { body: { reservedPet } } = await shop.get(buyer, id);
    expect(reservedPet.status).toBe("expired");
    expect(reservedPet.timeline.at(-1).reason).toContain("refunding it in full");
    expect(reservedPet.payments[0]).toMatchObject({ amountCents: 37_500, refundedCents: 37_500 });
    const { refunds } = await recordOf(market);
    expect(refunds.filter(({ payment_intent }) => payment_intent === intentId)).toMatchObject([{
      amount: 37_500,
    }]);
    const books = await booksOf(market, id);
    expect(books["buyer-payments"]).toBe(0);
    expect(await statusOf(next, other)).toBe("held");
    await expectSoundMoney(market);
  });

  it("with another amount than the order's never completes, goes back, and leaves the buyer to pay rightly", async () => {
    const { buyer, id, intentId, pet } = await walks.confirmed();
    // Forces a state that no call can cause: the amount matches none of the offers to the buyer.
    await market.db.updateTable("payments").set({ offers: "[]" }).where("intent_id", "=", intentId).execute();
    await market.db.updateTable("orders").set({
      donation_cents: 1_000,
      total_cents: 258_500,
      deposit_cents: 37_600,
    }).where("reservation_id", "=", id).execute();
    expect(await shop.verify(buyer, intentId)).toMatchObject({
      status: 409,
      body: { code: "price_changed" },
    });
    expect(await statusOf(buyer, id)).toBe("held");
    expect((await petOf(market, pet.id)).status).toBe("available");
    await shop.save(buyer, id, { options: { rescueDonationAmount: null } });
    const again = await shop.intent(buyer, id, seller);
    expect(again.body.intentId).not.toBe(intentId);
    await shop.confirm(again.body.intentId);
    expect((await shop.verify(buyer, again.body.intentId)).body.reservedPet).toMatchObject({
      status: "deposit-paid",
      orderDetails: { paidAmount: 37_500 },
    });
    await expectSoundMoney(market);
  });

  it("while the pet's price is edited takes the price of the hold", async () => {
    const { buyer, id, pet } = await walks.ready();
    await market.db.updateTable("pets").set({ price_cents: 100_000 }).where("id", "=", pet.id).execute();
    const { body } = await shop.intent(buyer, id, seller, { order: { paymentType: "full" } });
    expect(body.orderDetails.dueNow).toBe(257_500);
  });

  it("for a reservation cancelled meanwhile goes back, not twice", async () => {
    const { buyer, id } = await walks.depositPaid();
    const { body: { intentId } } = await shop.balance(buyer, id);
    const [paid, canceled] = await Promise.all([shop.confirm(intentId), shop.status(buyer, id, "cancel")]);
    if (canceled.status !== 200) {
      expect(paid.kind).toBe("done");
      expect(canceled.body.code).toBe("transition_not_allowed");
      expect((await shop.status(buyer, id, "cancel")).status).toBe(200);
    }
    await reconcile();
    expect(await statusOf(buyer, id)).toBe("refunded");
    const seen = await expectSoundMoney(market);
    expect(seen.refunds).toBeGreaterThan(0);
  });
});

describe("events", () => {
  it("are remembered by id, each dealt with once", async () => {
    const { intentId } = await walks.confirmed();
    const body = eventOf(intentId, "payment_intent.succeeded", "evt_remembered");
    expect((await webhook(body)).status).toBe(200);
    expect((await webhook(body)).status).toBe(200);
    const rows = await market.db.selectFrom("webhook_events").selectAll().where("id", "=", "evt_remembered")
      .execute();
    expect(rows).toHaveLength(1);
    expect(rows[0]!.processed_at).toBeInstanceOf(Date);
  });

  const noted = (id: string) =>
    market.db.selectFrom("webhook_events").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
  const makeDue = () =>
    market.db.updateTable("webhook_events").set({ retry_at: new Date(0) }).where("processed_at", "is", null)
      .execute();
  const takeUp = () => heedUnfinished(market.services, undefined, 2);

  it("without their effect are taken up again, though nobody sends them again", async () => {
    const { buyer, id, intentId } = await walks.confirmed();
    const refused = await during(
      { kind: "error", when: "before", path: "/v1/payment_intents" },
      () => webhook(eventOf(intentId, "payment_intent.succeeded", "evt_unheeded")),
    );
    expect(refused).toMatchObject({ status: 503, body: { code: "payments_unavailable" } });
    const everyMinute = async () => {
      await market.services.addJob(market.db, "reconcilePayments", {});
      await runJobs(market);
    };
    await everyMinute(); // not yet: the provider is about to send it again
    expect([await statusOf(buyer, id), (await noted("evt_unheeded")).tries]).toEqual(["held", 0]);
    await makeDue();
    await everyMinute();
    expect(await statusOf(buyer, id)).toBe("deposit-paid");
    expect(await noted("evt_unheeded")).toMatchObject({ tries: 1, processed_at: expect.any(Date) });
  });

  it("are forgotten after 90 days, and not before", async () => {
    const old = [89, 91].map((days) => ({
      id: `evt_${days}_days`,
      type: "payment_intent.succeeded",
      received_at: new Date(Date.now() - days * 86_400_000),
    }));
    await market.db.insertInto("webhook_events").values(old).execute();
    await market.services.addJob(market.db, "sweep", {});
    await runJobs(market);
    const left = await market.db.selectFrom("webhook_events").select("id").where("id", "like", "evt_%_days")
      .execute();
    expect(left).toEqual([{ id: "evt_89_days" }]);
  });

  it("that fail again and again wait ever longer and keep nobody else", async () => {
    const { buyer, id, intentId } = await walks.confirmed();
    for (const [n, disputeId] of ["dp_lost", "dp_lost", null].entries()) {
      await noteEvent(market.db, {
        id: `evt_${n}`,
        type: "payment_intent.succeeded",
        intentId,
        setupIntentId: null,
        disputeId,
        accountId: null,
        transferId: null,
      });
      await market.db.updateTable("webhook_events").set({ retry_at: new Date(n) }).where(
        "id",
        "=",
        `evt_${n}`,
      ).execute();
    }
    await during({ kind: "error", when: "before", path: "/v1/disputes" }, takeUp);
    expect([await statusOf(buyer, id), (await noted("evt_2")).tries]).toEqual(["held", 0]);
    await takeUp();
    expect([await statusOf(buyer, id), (await noted("evt_2")).tries]).toEqual(["deposit-paid", 1]);
    const { tries, retry_at, processed_at } = await noted("evt_0");
    expect([tries, processed_at]).toEqual([1, null]);
    expect(retry_at!.getTime()).toBeGreaterThan(Date.now() + 4 * 60_000);
  });
});
