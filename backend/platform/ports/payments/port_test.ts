import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { Buffer } from "node:buffer";
import { createHmac } from "node:crypto";
import process from "node:process";
import type { Answer, Intent, PaymentMetadata, PaymentsPort } from "./port.ts";
import { stripePayments } from "./stripe.ts";
import { startTestSandbox, type TestSandbox } from "../../../testing/ports/payments.ts";

/** One suite for every provider: the sandbox always, Stripe's test mode where a test key is set. */
interface Provider {
  name: string;
  open(): Promise<{ payments: PaymentsPort; webhookSecret: string; close(): Promise<void> }>;
}

const providers: Provider[] = [{
  name: "sandbox",
  async open() {
    const sandbox: TestSandbox = await startTestSandbox();
    const { payments } = sandbox;
    return { payments, webhookSecret: payments.webhookSecret, close: sandbox.close };
  },
}];
const secretKey = process.env.STRIPE_SECRET_KEY ?? "";
if (secretKey.startsWith("sk_test_")) {
  providers.push({
    name: "Stripe test mode",
    async open() {
      const webhookSecret = "whsec_of_this_test";
      const payments = stripePayments({ secretKey, publishableKey: "pk_test_unused", webhookSecret });
      return { payments, webhookSecret, close: () => Promise.resolve() };
    },
  });
}

let last = 0;
const unique = () => `${Date.now()}-${process.pid}-${++last}`;
const metadata = (): PaymentMetadata => ({
  reservationId: `res-${unique()}`,
  orderId: "order-1",
  kind: "Deposit",
});

function value<T>(answer: Answer<T>): T {
  if (answer.kind !== "done") throw new Error(`expected done, got ${JSON.stringify(answer)}`);
  return answer.value;
}

describe.each(providers)("PaymentsPort on $name", ({ open }) => {
  let payments: PaymentsPort;
  let webhookSecret: string;
  let close: () => Promise<void>;
  beforeAll(async () => ({ payments, webhookSecret, close } = await open()), 20_000);
  afterAll(() => close());

  const create = (change: Partial<Parameters<PaymentsPort["createIntent"]>[0]> = {}) =>
    payments.createIntent({
      amountCents: 37_500,
      metadata: metadata(),
      methods: ["card"],
      description: "Deposit for Biscuit",
      idempotencyKey: unique(),
      ...change,
    });
  const confirm = (intent: Intent, paymentMethodId: string) =>
    payments.confirmIntent({
      intentId: intent.id,
      paymentMethodId,
      returnUrl: "https://hearthpaw.example/return",
      idempotencyKey: unique(),
    });
  const paid = async () => value(await confirm(value(await create()), "pm_card_visa"));

  it("creates an intent with the amount, the methods and the metadata asked for", async () => {
    const wanted = metadata();
    const intent = value(await create({ metadata: wanted, methods: ["card", "klarna"] }));
    expect(intent).toMatchObject({
      status: "requires_payment_method",
      amountCents: 37_500,
      receivedCents: 0,
    });
    expect(intent.metadata).toEqual(wanted);
    expect([...intent.methods].sort()).toEqual(["card", "klarna"]);
    expect(intent.clientSecret).toContain(`${intent.id}_secret_`);
    expect(intent.charge).toBeNull();
  });

  it("answers a repeated key with the first intent, and refuses it for another amount", async () => {
    const input = { metadata: metadata(), idempotencyKey: unique() };
    const first = value(await create(input));
    expect(value(await create(input)).id).toBe(first.id);
    expect(await create({ ...input, amountCents: 40_000 })).toMatchObject({
      kind: "refused",
      code: "idempotency_conflict",
    });
  });

  it("charges a good card and shows the fee, the rest and the card", async () => {
    const intent = await paid();
    expect(intent).toMatchObject({ status: "succeeded", receivedCents: 37_500, failure: null });
    expect(intent.charge).toMatchObject({
      isPaid: true,
      amountCents: 37_500,
      refundedCents: 0,
      method: { kind: "card", brand: "visa", last4: "4242" },
    });
    const { feeCents, netCents } = intent.charge!;
    expect(feeCents).toBeGreaterThan(0);
    expect(feeCents! + netCents!).toBe(37_500);
  });

  it.each([
    ["pm_card_visa_chargeDeclined", "card_declined", "generic_decline"],
    ["pm_card_visa_chargeDeclinedInsufficientFunds", "card_declined", "insufficient_funds"],
    ["pm_card_visa_chargeDeclinedLostCard", "card_declined", "lost_card"],
    ["pm_card_chargeDeclinedExpiredCard", "expired_card", "expired_card"],
    ["pm_card_chargeDeclinedIncorrectCvc", "incorrect_cvc", "incorrect_cvc"],
    ["pm_card_chargeDeclinedProcessingError", "processing_error", "processing_error"],
  ])("tells that %s was declined, as %s %s, and lets another card pay", async (card, code, declineCode) => {
    const intent = value(await create());
    const answer = await confirm(intent, card);
    expect(answer).toMatchObject({
      kind: "declined",
      failure: { code },
      intent: { id: intent.id, status: "requires_payment_method" },
    });
    if (answer.kind === "declined" && answer.failure.declineCode) {
      expect(answer.failure.declineCode).toBe(declineCode);
    }
    expect(value(await payments.retrieveIntent(intent.id)).failure).toMatchObject({ code });
    expect(value(await confirm(intent, "pm_card_visa")).status).toBe("succeeded");
  });

  it("leaves a card that must be authenticated waiting for the buyer", async () => {
    const intent = value(await confirm(value(await create()), "pm_card_authenticationRequired"));
    expect(intent).toMatchObject({ status: "requires_action", receivedCents: 0 });
  });

  it("changes the amount until money is on its way, then refuses", async () => {
    const intent = value(await create());
    const changed = value(
      await payments.updateIntent(intent.id, { amountCents: 50_000, metadata: { note: "a" } }),
    );
    expect(changed.amountCents).toBe(50_000);
    expect(changed.metadata).toMatchObject({ ...intent.metadata, note: "a" });
    value(await confirm(intent, "pm_card_visa"));
    expect(await payments.updateIntent(intent.id, { amountCents: 60_000 })).toMatchObject({
      kind: "refused",
    });
    expect(value(await payments.retrieveIntent(intent.id)).receivedCents).toBe(50_000);
  });

  it("cancels an open intent, says so again, and then takes no card", async () => {
    const intent = value(await create());
    expect(value(await payments.cancelIntent(intent.id)).outcome).toBe("cancelled");
    expect(value(await payments.cancelIntent(intent.id)).outcome).toBe("cancelled");
    expect(await confirm(intent, "pm_card_visa")).toMatchObject({ kind: "refused" });
  });

  it("says that a cancellation came after the payment", async () => {
    const intent = await paid();
    const { outcome, intent: now } = value(await payments.cancelIntent(intent.id));
    expect(outcome).toBe("succeeded");
    expect(now.receivedCents).toBe(37_500);
  });

  it("refunds in parts up to what was taken, once for each key, and lists them", async () => {
    const intent = await paid();
    const refund = (amountCents: number | undefined, idempotencyKey: string) =>
      payments.refund({
        intentId: intent.id,
        reason: "requested_by_customer",
        idempotencyKey,
        ...(amountCents === undefined ? {} : { amountCents }),
      });
    const key = unique();
    const first = value(await refund(10_000, key));
    expect(first).toMatchObject({ amountCents: 10_000, intentId: intent.id });
    expect(value(await refund(10_000, key)).id).toBe(first.id);
    expect(await refund(27_501, unique())).toMatchObject({ kind: "refused" });
    const second = value(await refund(undefined, unique()));
    expect(second.amountCents).toBe(27_500);
    expect(await refund(1, unique())).toMatchObject({ kind: "refused", code: "charge_already_refunded" });
    expect(value(await payments.listRefunds(intent.id)).map((r) => r.id)).toEqual([second.id, first.id]);
    expect(value(await payments.retrieveRefund(first.id)).status).toBe("succeeded");
    expect(value(await payments.retrieveIntent(intent.id)).charge?.refundedCents).toBe(37_500);
  });

  it("refuses to refund what was never paid", async () => {
    const intent = value(await create());
    const answer = await payments.refund({
      intentId: intent.id,
      reason: "duplicate",
      idempotencyKey: unique(),
    });
    expect(answer.kind).toBe("refused");
  });

  it("finds a customer's intents by their metadata", async () => {
    const idempotencyKey = unique();
    const customer = { email: "ana@hearthpaw.example", name: "Ana", userId: "user-1", idempotencyKey };
    const { id: customerId } = value(await payments.createCustomer(customer));
    expect(value(await payments.createCustomer(customer)).id).toBe(customerId);
    const wanted = metadata();
    const deposit = value(await create({ customerId, metadata: wanted }));
    const balance = value(await create({ customerId, metadata: { ...wanted, kind: "Balance" } }));
    await create({ customerId });
    const find = async (search: Partial<PaymentMetadata>) =>
      value(await payments.findIntents({ customerId, metadata: search })).map((intent) => intent.id);
    expect(await find({ reservationId: wanted.reservationId })).toEqual([balance.id, deposit.id]);
    expect(await find({ reservationId: wanted.reservationId, kind: "Deposit" })).toEqual([deposit.id]);
    expect(await find({ reservationId: "nowhere" })).toEqual([]);
  });

  it("sets a card up for later", async () => {
    const { id: customerId } = value(
      await payments.createCustomer({
        email: "bo@hearthpaw.example",
        userId: "user-2",
        idempotencyKey: unique(),
      }),
    );
    const made = value(await payments.createSetupIntent({ customerId, idempotencyKey: unique() }));
    expect(made).toMatchObject({ status: "requires_payment_method", customerId });
    expect(value(await payments.retrieveSetupIntent(made.id)).id).toBe(made.id);
  });

  it("deletes a customer once; what was paid stays", async () => {
    const idempotencyKey = unique();
    const { id: customerId } = value(
      await payments.createCustomer({ email: "cy@hearthpaw.example", userId: "user-3", idempotencyKey }),
    );
    const intent = value(await create({ customerId }));
    expect(value(await payments.deleteCustomer(customerId)).id).toBe(customerId);
    expect(await payments.deleteCustomer(customerId)).toEqual({ kind: "missing" });
    expect(value(await payments.retrieveIntent(intent.id)).amountCents).toBe(intent.amountCents);
    const setup = await payments.createSetupIntent({ customerId, idempotencyKey: unique() });
    expect(setup.kind).not.toBe("done");
  });

  it("says that an unknown object is missing", async () => {
    expect(await payments.retrieveIntent("pi_nowhere")).toEqual({ kind: "missing" });
    expect(await payments.retrieveRefund("re_nowhere")).toEqual({ kind: "missing" });
  });

  describe("parseWebhook", () => {
    const event = {
      id: "evt_1",
      object: "event",
      created: 1_790_000_000,
      livemode: false,
      type: "payment_intent.succeeded",
      data: {
        object: { id: "pi_1", object: "payment_intent", amount: 37_500, metadata: { reservationId: "r1" } },
      },
    };
    const body = JSON.stringify(event, null, 2);
    const sign = (text: string, secret: string, agoSeconds = 0) => {
      const t = Math.floor(Date.now() / 1000) - agoSeconds;
      return `t=${t},v1=${createHmac("sha256", secret).update(`${t}.${text}`).digest("hex")}`;
    };

    it("takes a signed body, as text and as bytes", async () => {
      const expected = {
        id: "evt_1",
        type: "payment_intent.succeeded",
        isLive: false,
        createdAt: new Date(1_790_000_000_000),
        intentId: "pi_1",
        setupIntentId: null,
        refundId: null,
        disputeId: null,
        accountId: null,
        metadata: { reservationId: "r1" },
      };
      expect(await payments.parseWebhook(body, sign(body, webhookSecret))).toEqual(expected);
      expect(await payments.parseWebhook(Buffer.from(body), sign(body, webhookSecret, 290))).toEqual(
        expected,
      );
    });

    it("names the intent and the refund of a refund's event", async () => {
      const object = { id: "re_1", object: "refund", payment_intent: "pi_1", metadata: {} };
      const text = JSON.stringify({ ...event, type: "refund.updated", data: { object } });
      expect(await payments.parseWebhook(text, sign(text, webhookSecret))).toMatchObject({
        type: "refund.updated",
        intentId: "pi_1",
        refundId: "re_1",
      });
    });

    it.each<[string, () => [string, string | null | undefined]]>([
      ["signed with another secret", () => [body, sign(body, "whsec_other")]],
      ["changed after signing", () => [body.replace("37500", "3"), sign(body, webhookSecret)]],
      ["written anew from its JSON", () => [JSON.stringify(JSON.parse(body)), sign(body, webhookSecret)]],
      ["older than the tolerance", () => [body, sign(body, webhookSecret, 310)]],
      ["from the future", () => [body, sign(body, webhookSecret, -310)]],
      ["without a signature", () => [body, null]],
      ["with an empty signature", () => [body, ""]],
      ["with a signature of no known scheme", () => [body, sign(body, webhookSecret).replace("v1=", "v0=")]],
      ["with nonsense for a signature", () => [body, "t=abc,v1="]],
      ["not JSON", () => ["{", sign("{", webhookSecret)]],
      ["empty", () => ["", sign("", webhookSecret)]],
    ])("refuses one that is %s", async (_case, make) => {
      expect(await payments.parseWebhook(...make())).toBe("invalid");
    });
  });
});
