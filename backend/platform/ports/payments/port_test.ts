import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { Buffer } from "node:buffer";
import { createHmac } from "node:crypto";
import process from "node:process";
import type { Answer, Intent, PaymentMetadata, PaymentsPort } from "./port.ts";
import { stripePayments } from "./stripe.ts";
import { startTestSandbox, type TestSandbox } from "../../../testing/ports/payments.ts";
import { withProcessClock } from "../../../testing/process_clock.ts";

/** One suite for every provider: always the sandbox, and Stripe's test mode if a test key is set. */
interface Provider {
  name: string;
  open(): Promise<{
    payments: PaymentsPort;
    webhookSecret: string;
    close(): Promise<void>;
    /**
     * Triggers acts of people and banks. Without it, the cases that need them are skipped for this provider.
     */
    happen?: Happen;
  }>;
  canHappen: boolean;
}
type Happen = (path: string, body?: object) => Promise<unknown>;

const providers: Provider[] = [{
  name: "sandbox",
  async open() {
    const sandbox: TestSandbox = await startTestSandbox();
    const { payments } = sandbox;
    return {
      payments,
      webhookSecret: payments.webhookSecret,
      close: sandbox.close,
      happen: (path, body = {}) => payments.ask("POST", path, body),
    };
  },
  canHappen: true,
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
    canHappen: false,
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

  it("tells the sales tax of a place, state and local together, and none of an address that is not there", async () => {
    const rates = value(await payments.taxRates({ state: "WA", zip: "98101", amountCents: 250_000 }));
    // Stripe taxes only in registered states, so a rate of zero is correct too.
    for (const rate of [rates.petRate, rates.deliveryRate]) {
      expect(rate === 0 || (rate > 0.065 && rate < 0.13)).toBe(true);
    }
    expect(value(await payments.taxRates({ state: "OR", zip: "97330", amountCents: 250_000 })))
      .toEqual({ petRate: 0, deliveryRate: 0 });
    expect((await payments.taxRates({ state: "WA", zip: "00000x", amountCents: 1 })).kind).toBe("refused");
  });

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

  it("keeps the card of a payment, charges it without the buyer, and lets it go for good", async () => {
    const { id: customerId } = value(
      await payments.createCustomer({
        email: "dana@example.com",
        userId: unique(),
        idempotencyKey: unique(),
      }),
    );
    const first = value(await create({ customerId, saveCard: true }));
    const { paymentMethodId } = value(await confirm(first, "pm_card_visa"));
    expect(value(await payments.retrieveCard(paymentMethodId!))).toMatchObject({ customerId, last4: "4242" });
    const charge = (intent: Intent, method: string) =>
      payments.confirmIntent({
        intentId: intent.id,
        paymentMethodId: method,
        isOffSession: true,
        idempotencyKey: unique(),
      });
    const second = value(await create({ customerId }));
    expect(value(await charge(second, paymentMethodId!))).toMatchObject({ status: "succeeded" });
    expect(value(await payments.detachCard(paymentMethodId!)).customerId).toBeNull();
    expect((await payments.detachCard(paymentMethodId!)).kind).toBe("refused");
    expect((await charge(value(await create({ customerId })), paymentMethodId!)).kind).toBe("refused");
    // The buyer, whose authentication is required, is absent.
    const third = value(await create({ customerId }));
    expect(await charge(third, "pm_card_authenticationRequired")).toMatchObject({
      kind: "declined",
      failure: { code: "authentication_required" },
    });
    expect(value(await payments.retrieveIntent(third.id)).status).toBe("requires_payment_method");
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

  describe("a seller's account", () => {
    const account = () => {
      const idempotencyKey = unique();
      return { email: "ruth@hearthpaw.example", breederId: `breeder-${idempotencyKey}`, idempotencyKey };
    };
    const transfer = (accountId: string, amountCents = 1_000) =>
      payments.createTransfer({
        accountId,
        amountCents,
        payoutId: unique(),
        breederId: unique(),
        idempotencyKey: unique(),
      });

    it("is made once for a key, and says what its owner has still to give", async () => {
      const wanted = account();
      const made = value(await payments.createAccount(wanted));
      expect(value(await payments.createAccount(wanted)).id).toBe(made.id);
      const read = value(await payments.retrieveAccount(made.id));
      expect(read).toMatchObject({ id: made.id, isDetailsSubmitted: false, isReady: false });
      expect(read.requirements.length).toBeGreaterThan(0);
      const back = { returnUrl: "https://hearthpaw.example/a", refreshUrl: "https://hearthpaw.example/b" };
      const link = value(await payments.createOnboardingLink({ accountId: made.id, ...back }));
      expect(link.url).toMatch(/^https?:/);
      // The account's own page opens only after its details are complete.
      expect((await payments.createAccountPage(made.id)).kind).toBe("refused");
    });

    it("takes no money before that, and none where there is no account", async () => {
      const { id } = value(await payments.createAccount(account()));
      expect(await transfer(id)).toMatchObject({
        kind: "refused",
        code: "insufficient_capabilities_for_transfer",
      });
      expect((await transfer("acct_nowhere")).kind).not.toBe("done");
      expect((await payments.retrieveAccount("acct_nowhere")).kind).not.toBe("done");
      expect(value(await payments.findTransfers({ accountId: id, breederId: unique() }))).toEqual([]);
      expect((await payments.retrieveTransfer("tr_nowhere")).kind).not.toBe("done");
    });
  });

  it("has a dispute of its own accord where the card's bank contests the charge", async () => {
    const since = new Date(Date.now() - 3_600_000);
    const intent = value(await confirm(value(await create()), "pm_card_createDispute"));
    await expect.poll(async () => {
      const { disputes } = value(await payments.record(since));
      return disputes.find(({ intentId }) => intentId === intent.id)?.status;
    }, { timeout: 15_000 }).toBe("open");
  }, 20_000);

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
        transferId: null,
        accountId: null,
        metadata: { reservationId: "r1" },
      };
      expect(await payments.parseWebhook(body, sign(body, webhookSecret))).toEqual(expected);
      expect(await payments.parseWebhook(Buffer.from(body), sign(body, webhookSecret, 290))).toEqual(
        expected,
      );
    });

    it("takes one that is signed with any of several secrets", async () => {
      const several = stripePayments({
        secretKey: "sk_test_unused",
        publishableKey: "pk_test_unused",
        webhookSecret: `whsec_of_accounts, ${webhookSecret}`,
      });
      for (const secret of ["whsec_of_accounts", webhookSecret]) {
        expect(await several.parseWebhook(body, sign(body, secret))).toMatchObject({ id: "evt_1" });
      }
      expect(await several.parseWebhook(body, sign(body, "whsec_other"))).toBe("invalid");
    });

    it.each([2, -2])("goes by the time it is given when the process clock is %i days off", async (days) => {
      const port = stripePayments({
        secretKey: "sk_test_unused",
        publishableKey: "pk_test_unused",
        webhookSecret,
        now: ((at) => () => new Date(at))(Date.now()),
      });
      const signed = [
        sign(body, webhookSecret, 290),
        sign(body, webhookSecret, 310),
        sign(body, webhookSecret, -310),
      ];
      const seen = await withProcessClock(
        days * 86_400_000,
        () => Promise.all(signed.map((signature) => port.parseWebhook(body, signature))),
      );
      expect(seen).toEqual([expect.objectContaining({ id: "evt_1" }), "invalid", "invalid"]);
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

/** Cases for providers whose people and banks can be controlled. */
describe.each(providers.filter(({ canHappen }) => canHappen))("Payouts and disputes on $name", ({ open }) => {
  let payments: PaymentsPort;
  let happen: Happen;
  let close: () => Promise<void>;
  beforeAll(async () => {
    const opened = await open();
    ({ payments, close } = opened);
    happen = opened.happen!;
    // Fills our own balance with a charge of $2,000.
    const made = await payments.createIntent({
      amountCents: 200_000,
      metadata: metadata(),
      methods: ["card"],
      description: "Biscuit",
      idempotencyKey: unique(),
    });
    const paid = await payments.confirmIntent({
      intentId: value(made).id,
      paymentMethodId: "pm_card_visa",
      idempotencyKey: unique(),
      returnUrl: "https://hearthpaw.example/return",
    });
    expect(value(paid).status).toBe("succeeded");
  }, 20_000);
  afterAll(() => close());

  async function ready(bank: "takes" | "rejects" = "takes"): Promise<string> {
    const idempotencyKey = unique();
    const made = await payments.createAccount({
      email: "ruth@hearthpaw.example",
      breederId: idempotencyKey,
      idempotencyKey,
    });
    const { id } = value(made);
    await happen(`/accounts/${id}/complete`, { bank });
    return id;
  }
  const transfer = (
    accountId: string,
    amountCents: number,
    payoutId = unique(),
    idempotencyKey = unique(),
    breederId = `breeder-of-${accountId}`,
  ) => payments.createTransfer({ accountId, amountCents, payoutId, breederId, idempotencyKey });
  const toBank = (accountId: string, amountCents: number, payoutId = unique(), idempotencyKey = unique()) =>
    payments.createBankPayout({ accountId, amountCents, payoutId, idempotencyKey });

  it("an account whose owner has given all is ready, and has a page of its own", async () => {
    const id = await ready();
    expect(value(await payments.retrieveAccount(id))).toEqual({
      id,
      isDetailsSubmitted: true,
      isReady: true,
      requirements: [],
      disabledReason: null,
      bank: {
        id: expect.stringMatching(/^ba_/),
        last4: "6789",
        fingerprint: expect.stringMatching(/^\w{16,}$/),
      },
    });
    expect(value(await payments.createAccountPage(id)).url).toMatch(/^https?:/);
  });

  it("moves money once for a key, and finds what was moved to an account or a breeder", async () => {
    const id = await ready();
    const payoutId = unique();
    const key = unique();
    const made = value(await transfer(id, 20_000, payoutId, key));
    expect(made).toMatchObject({
      accountId: id,
      amountCents: 20_000,
      reversedCents: 0,
      metadata: { payoutId, breederId: `breeder-of-${id}` },
    });
    expect(value(await transfer(id, 20_000, payoutId, key)).id).toBe(made.id);
    expect(await transfer(id, 20_001, payoutId, key)).toMatchObject({
      kind: "refused",
      code: "idempotency_conflict",
    });
    expect(value(await payments.retrieveTransfer(made.id))).toEqual(made);
    const breederId = `breeder-of-${id}`;
    const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000);
    const find = async (accountId: string, since?: Date) =>
      value(await payments.findTransfers({ accountId, breederId, ...(since ? { since } : {}) }));
    expect(await find(id)).toEqual([made]);
    expect(await find(id, ago(5))).toEqual([made]);
    expect(await find(id, ago(-5))).toEqual([]);
    // To another account of the breeder, unknown to the caller.
    const second = value(await transfer(await ready(), 1_000, unique(), unique(), breederId));
    expect(new Set((await find(id)).map((one) => one.id))).toEqual(new Set([made.id, second.id]));
    expect(value(await payments.findTransfers({ accountId: id, breederId: unique() }))).toEqual([made]);
    const record = value(await payments.record(new Date(Date.now() - 3_600_000)));
    expect(record.transfers).toContainEqual(made);
  });

  it("refuses more than our balance, and than the account's", async () => {
    const id = await ready();
    const refused = { kind: "refused", code: "balance_insufficient" };
    expect(await transfer(id, 90_000_000)).toMatchObject(refused);
    value(await transfer(id, 5_000));
    expect(await toBank(id, 5_001)).toMatchObject(refused);
    expect((await toBank(id, 5_000)).kind).toBe("done");
    expect(await toBank(id, 1)).toMatchObject(refused);
  });

  it("pays to a bank once for a key; what the bank sends back is failed, and the account needs another bank", async () => {
    const id = await ready();
    const payoutId = unique();
    const key = unique();
    value(await transfer(id, 7_000, payoutId));
    const made = value(await toBank(id, 7_000, payoutId, key));
    expect(made).toMatchObject({ status: "on-the-way", amountCents: 7_000, failureCode: null });
    expect(made.arrivesOn).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect(value(await toBank(id, 7_000, payoutId, key)).id).toBe(made.id);
    expect(value(await payments.findBankPayouts(id, new Date(Date.now() - 60_000)))).toMatchObject([
      { id: made.id, metadata: { payoutId } },
    ]);
    await happen(`/payouts/${made.id}/end`, { outcome: "pay" });
    expect(value(await payments.retrieveBankPayout(id, made.id)).status).toBe("paid");
    await happen(`/payouts/${made.id}/end`, { outcome: "fail" });
    expect(value(await payments.retrieveBankPayout(id, made.id))).toMatchObject({
      status: "failed",
      failureCode: "account_closed",
    });
    expect(value(await payments.retrieveAccount(id))).toMatchObject({
      isReady: false,
      requirements: ["external_account"],
    });
    // Another account's payout is not found.
    expect(await payments.retrieveBankPayout(await ready(), made.id)).toEqual({ kind: "missing" });
  });

  it("takes back what is still with the account, once for a key, and no more", async () => {
    const id = await ready();
    const { id: transferId } = value(await transfer(id, 9_000));
    const back = (amountCents: number, idempotencyKey = unique()) =>
      payments.reverseTransfer({ transferId, amountCents, payoutId: "p", idempotencyKey });
    const key = unique();
    const first = value(await back(4_000, key));
    expect(value(await back(4_000, key)).id).toBe(first.id);
    expect(await back(5_001)).toMatchObject({ kind: "refused", code: "amount_too_large" });
    value(await toBank(id, 5_000));
    expect(await back(5_000)).toMatchObject({ kind: "refused", code: "balance_insufficient" });
  });

  it("moves nothing to an account that is restricted, and says why", async () => {
    const id = await ready();
    value(await transfer(id, 3_000));
    await happen(`/accounts/${id}/restrict`);
    const read = value(await payments.retrieveAccount(id));
    expect(read).toMatchObject({ isReady: false, disabledReason: "requirements.past_due" });
    expect(await transfer(id, 3_000)).toMatchObject({
      kind: "refused",
      code: "insufficient_capabilities_for_transfer",
    });
    expect(await toBank(id, 3_000)).toMatchObject({ kind: "refused", code: "payouts_not_allowed" });
  });

  it("keeps every movement on record; all of them add up to the balance", async () => {
    const id = await ready();
    const moved = value(await transfer(id, 1_000));
    const record = value(await payments.record(new Date(0)));
    const sum = record.movements.reduce((all, { amountCents, feeCents }) => all + amountCents - feeCents, 0);
    expect(sum).toBe(record.balance.availableCents + record.balance.pendingCents);
    expect(record.movements.at(-1)).toMatchObject({
      kind: "transfer",
      sourceId: moved.id,
      amountCents: -1_000,
      feeCents: 0,
      isAvailable: true,
    });
    const [charge] = record.intents.flatMap(({ chargeId }) => chargeId ?? []);
    expect(record.movements).toContainEqual(
      expect.objectContaining({ kind: "charge", sourceId: charge, amountCents: 200_000, feeCents: 5_830 }),
    );
    expect(value(await payments.retrieveBalance())).toEqual(record.balance);
  });

  it("has no access to an account that has left our platform: it is missing, and takes nothing", async () => {
    const id = await ready();
    value(await transfer(id, 3_000));
    await happen(`/accounts/${id}/leave`);
    expect(await payments.retrieveAccount(id)).toEqual({ kind: "missing" });
    expect(await payments.createAccountPage(id)).toEqual({ kind: "missing" });
    expect(await toBank(id, 3_000)).toEqual({ kind: "missing" });
    expect(await payments.findBankPayouts(id, new Date(0))).toEqual({ kind: "missing" });
    expect((await transfer(id, 3_000)).kind).toBe("refused");
  });

  it("takes evidence for a contested charge, files with it, once, and tells what the bank decides", async () => {
    const made = await payments.createIntent({
      amountCents: 37_500,
      metadata: metadata(),
      methods: ["card"],
      description: "Biscuit",
      idempotencyKey: unique(),
    });
    const intent = value(made);
    value(
      await payments.confirmIntent({
        intentId: intent.id,
        paymentMethodId: "pm_card_visa",
        idempotencyKey: unique(),
        returnUrl: "https://hearthpaw.example/return",
      }),
    );
    const { id: disputeId } = await happen("/disputes", { intentId: intent.id }) as { id: string };
    const open = value(await payments.retrieveDispute(disputeId));
    expect(open).toMatchObject({
      status: "open",
      isAppeal: false,
      isAnswered: false,
      intentId: intent.id,
      withdrawnCents: 37_500,
      feeCents: 1_500,
      movements: [{ kind: "dispute", amountCents: -37_500, feeCents: 1_500 }],
    });
    expect(open.evidenceDueAt!.getTime()).toBeGreaterThan(Date.now());
    const paper = Buffer.from("%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n");
    const file = { name: "hand-off.pdf", type: "application/pdf", bytes: paper, idempotencyKey: unique() };
    const { id } = value(await payments.uploadEvidence(file));
    expect(value(await payments.uploadEvidence(file)).id).toBe(id);
    const evidence = {
      texts: { productDescription: "Biscuit, a puppy.", explanation: "winning_evidence" },
      files: { handover: id },
    };
    const submit = (idempotencyKey: string, change: object = {}) =>
      payments.submitEvidence({ disputeId, evidence: { ...evidence, ...change }, idempotencyKey });
    expect((await submit(unique(), { files: { other: "file_nowhere" } })).kind).not.toBe("done");
    const key = unique();
    expect(value(await submit(key))).toMatchObject({ id: disputeId, isAnswered: true });
    expect((await submit(key)).kind).toBe("done");
    expect(value(await payments.retrieveDispute(disputeId))).toMatchObject({
      status: "won",
      withdrawnCents: 0,
      feeCents: 1_500,
      movements: [
        { kind: "dispute" },
        { kind: "stripe_fee", amountCents: 0, feeCents: 1_500 },
        { kind: "dispute_reversal", amountCents: 37_500, feeCents: 0 },
        { kind: "stripe_fee", amountCents: 0, feeCents: -1_500 },
      ],
    });
    expect((await submit(unique())).kind).toBe("refused");
  });
});
