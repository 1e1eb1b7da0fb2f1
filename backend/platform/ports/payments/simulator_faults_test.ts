import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { stripePayments } from "./stripe.ts";
import {
  brittle,
  card,
  charges,
  close,
  confirm,
  create,
  input,
  open,
  payments,
  record,
  unique,
  until,
  value,
  type Wire,
} from "../../../testing/ports/payments_kit.ts";

beforeAll(() => open(), 20_000);
afterAll(close);

describe("trouble with the provider", () => {
  // Deno's fetch retries a request whose connection closed without an answer.
  const cut = { kind: "cut", times: 2 };

  afterEach(() => payments.ask("DELETE", "/faults"));

  it("an answer cut off after the effect is unknown, and the same key then finds one charge", async () => {
    const intent = await create();
    await payments.ask("POST", "/faults", { ...cut, when: "after", path: "/v1/payment_intents" });
    const call = {
      intentId: intent.id,
      paymentMethodId: "pm_card_visa",
      returnUrl: "http://shop.test/",
      idempotencyKey: unique(),
    };
    expect(await brittle.confirmIntent(call)).toEqual({ kind: "unknown", reason: "network" });
    expect(await charges(intent)).toHaveLength(1);
    expect(value(await brittle.confirmIntent(call)).status).toBe("succeeded");
    expect(await charges(intent)).toHaveLength(1);
  });

  it("a refund cut off after the effect happens once", async () => {
    const intent = await create();
    await confirm(intent, card("4242424242424242"));
    await payments.ask("POST", "/faults", { ...cut, when: "after", path: "/v1/refunds" });
    const call = {
      intentId: intent.id,
      amountCents: 500,
      reason: "duplicate",
      idempotencyKey: unique(),
    } as const;
    expect((await brittle.refund(call)).kind).toBe("unknown");
    expect(value(await brittle.refund(call)).amountCents).toBe(500);
    expect(value(await payments.listRefunds(intent.id))).toHaveLength(1);
  });

  it.each([
    ["fails with 500", { kind: "error", status: 500 }, "provider"],
    ["fails with 503", { kind: "error", status: 503 }, "provider"],
    ["is over its limits", { kind: "error", status: 429 }, "rate-limited"],
    ["cuts the connection", cut, "network"],
    ["does not answer in time", { kind: "hang", ms: 2500 }, "timeout"],
  ])("is unknown, not an exception, when the provider %s", async (_case, fault, reason) => {
    await payments.ask("POST", "/faults", { ...fault, path: "/v1/payment_intents" });
    const wanted = input();
    expect(await brittle.createIntent(wanted)).toEqual({ kind: "unknown", reason });
    expect(value(await brittle.createIntent(wanted)).metadata).toEqual(wanted.metadata);
  });

  it("is quietly tried once more with the same key", async () => {
    await payments.ask("POST", "/faults", { ...cut, when: "after", path: "/v1/payment_intents" });
    const wanted = input();
    const intent = value(await payments.createIntent(wanted));
    const { paymentIntents } = await payments.ask<{ paymentIntents: Wire[] }>("GET", "/record");
    const same = paymentIntents.filter((found) =>
      (found.metadata as Record<string, string>).reservationId === wanted.metadata.reservationId
    );
    expect(same.map((found) => found.id)).toEqual([intent.id]);
  });

  it("is unknown when nobody listens", async () => {
    const nowhere = stripePayments({
      secretKey: "sk_sandbox_x",
      publishableKey: "",
      webhookSecret: "",
      host: "127.0.0.1",
      port: 1,
      protocol: "http",
    });
    expect(await nowhere.retrieveIntent("pi_1")).toEqual({ kind: "unknown", reason: "network" });
  });

  it("a second request with a key under way is told to come again, and then gets the first one's answer", async () => {
    await payments.ask("PUT", "/settings", { latencyMs: 300 });
    try {
      const wanted = input();
      const answers = await Promise.all([1, 2, 3].map(() => brittle.createIntent(wanted)));
      expect(answers.map((answer) => answer.kind).sort()).toEqual(["done", "unknown", "unknown"]);
      expect(answers.filter((answer) => answer.kind === "unknown")).toEqual(
        Array(2).fill({ kind: "unknown", reason: "busy" }),
      );
      const done = answers.find((answer) => answer.kind === "done")!;
      expect(value(await brittle.createIntent(wanted)).id).toBe(value(done).id);
    } finally {
      await payments.ask("PUT", "/settings", { latencyMs: 0 });
    }
  });
});

describe("money", () => {
  it("parallel refunds never give back more than was taken", async () => {
    const intent = await create({ amountCents: 10_000 });
    await confirm(intent, card("4242424242424242"));
    const answers = await Promise.all(
      Array.from({ length: 20 }, () =>
        payments.refund({
          intentId: intent.id,
          amountCents: 1_500,
          reason: "duplicate",
          idempotencyKey: unique(),
        })),
    );
    expect(answers.filter((answer) => answer.kind === "done")).toHaveLength(6);
    expect(answers.filter((answer) => answer.kind === "refused")).toHaveLength(14);
    const { charges: all, refunds } = await record();
    const charge = all.find((found) => found.payment_intent === intent.id)!;
    const back = refunds.filter((r) => r.payment_intent === intent.id).reduce((sum, r) => sum + r.amount, 0);
    expect([charge.amount_refunded, back]).toEqual([9_000, 9_000]);
  });

  it("parallel confirmations of one intent charge once", async () => {
    const intent = await create();
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => confirm(intent, card("4242424242424242"))),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await charges(intent)).toHaveLength(1);
  });

  it("takes 2.9 % and 30 cents of each charge, half a cent rounded up, and nothing of a refund", async () => {
    const intent = await create({ amountCents: 257_550 });
    await confirm(intent, card("4242424242424242"));
    const { charge } = value(await payments.retrieveIntent(intent.id));
    expect([charge!.feeCents, charge!.netCents]).toEqual([7_499, 250_051]);
    value(
      await payments.refund({
        intentId: intent.id,
        amountCents: 100,
        reason: "duplicate",
        idempotencyKey: unique(),
      }),
    );
    const { balanceTransactions } = await record();
    expect(balanceTransactions.at(-1)).toMatchObject({ amount: -100, fee: 0, net: -100, type: "refund" });
  });

  it.each([
    ["that was called successful", "4000000000005126", "succeeded"],
    ["that was pending", "4000000000007726", "pending"],
  ])("a refund %s may fail, and its money can be refunded again", async (_which, number, first) => {
    const intent = await create();
    await confirm(intent, card(number));
    const refund = value(
      await payments.refund({ intentId: intent.id, reason: "duplicate", idempotencyKey: unique() }),
    );
    expect(refund.status).toBe(first);
    if (first === "pending") await payments.ask("POST", `/refunds/${refund.id}/end`, { outcome: "fail" });
    await until(
      async () => value(await payments.retrieveRefund(refund.id)).status,
      (status) => status === "failed",
    );
    expect(value(await payments.retrieveIntent(intent.id)).charge?.refundedCents).toBe(0);
  });
});
