import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { createServer } from "node:http";
import type { Answer, Intent, PaymentEvent } from "./port.ts";
import type { SandboxPayments } from "./sandbox.ts";
import { SANDBOX_PREFIX, stripePayments } from "./stripe.ts";
import { embeddedPayments } from "./embedded.ts";
import { sandboxKeys } from "./simulator/keys.ts";
import { startTestSandbox, type TestSandbox } from "./testing.ts";

let sandbox: TestSandbox;
let payments: SandboxPayments;
/** Without the quiet retry, so that each test sees what one broken call looks like. */
let brittle: SandboxPayments;

beforeAll(async () => {
  sandbox = await startTestSandbox();
  payments = sandbox.payments;
  brittle = sandbox.with({ retries: 0, timeoutMs: 1500 });
}, 20_000);
afterAll(() => sandbox.close());

let last = 0;
const unique = () => `key-${++last}`;

function value<T>(answer: Answer<T>): T {
  if (answer.kind !== "done") throw new Error(`expected done, got ${JSON.stringify(answer)}`);
  return answer.value;
}

type Input = Parameters<SandboxPayments["createIntent"]>[0];
const input = (change: Partial<Input> = {}): Input => ({
  amountCents: 37_500,
  metadata: { reservationId: unique(), orderId: "o1", kind: "Deposit" },
  methods: ["card", "klarna", "affirm", "afterpay_clearpay"],
  description: "Deposit for Biscuit",
  idempotencyKey: unique(),
  ...change,
});
const create = async (change: Partial<Input> = {}) => value(await payments.createIntent(input(change)));

interface Wire {
  id: string;
  status: string;
  error?: { code: string; decline_code?: string; param?: string; type: string; payment_intent?: Wire };
  next_action?: { redirect_to_url?: { url: string }; use_stripe_sdk?: { stripe_js: string } } | null;
  [field: string]: unknown;
}

/** A call as the form in the buyer's browser makes it: publishable key, form-encoded. */
async function browser(path: string, form: Record<string, string>, init: RequestInit = {}) {
  const response = await fetch(`${payments.address}/v1/${path}`, {
    method: "POST",
    body: new URLSearchParams({ key: payments.publishableKey, ...form }),
    ...init,
  });
  return { status: response.status, headers: response.headers, body: await response.json() as Wire };
}

const card = (number: string, change: Record<string, string> = {}) => ({
  "type": "card",
  "card[number]": number,
  "card[exp_month]": "12",
  "card[exp_year]": "2034",
  "card[cvc]": "123",
  "billing_details[address][postal_code]": "97201",
  ...change,
});

const inside = (form: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(form).map(([name, text]) => {
      const [head, ...rest] = name.split("[");
      return [`payment_method_data[${head}]${rest.map((part) => `[${part}`).join("")}`, text];
    }),
  );

const confirm = (intent: Intent, method: Record<string, string>, more: Record<string, string> = {}) =>
  browser(`payment_intents/${intent.id}/confirm`, {
    client_secret: intent.clientSecret!,
    return_url: "http://shop.test/return?step=6",
    ...inside(method),
    ...more,
  });

const statusOf = async (intent: { id: string }) => value(await payments.retrieveIntent(intent.id)).status;

async function until<T>(read: () => Promise<T> | T, isRight: (value: T) => boolean, ms = 8000): Promise<T> {
  const end = Date.now() + ms;
  for (;;) {
    const now = await read();
    if (isRight(now)) return now;
    if (Date.now() > end) throw new Error(`still ${JSON.stringify(now)}`);
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
}

interface Record_ {
  charges: { id: string; payment_intent: string; amount: number; amount_refunded: number; status: string }[];
  refunds: { payment_intent: string; amount: number; status: string }[];
  balanceTransactions: { amount: number; fee: number; net: number; source: string; type: string }[];
}
const record = () => payments.ask<Record_>("GET", "/record");
const charges = async (intent: Intent) =>
  (await record()).charges.filter((charge) =>
    charge.payment_intent === intent.id && charge.status === "succeeded"
  );

describe("test cards in the buyer's browser", () => {
  it.each([
    ["4000000000000002", "card_declined", "generic_decline"],
    ["4000000000009995", "card_declined", "insufficient_funds"],
    ["4000000000009987", "card_declined", "lost_card"],
    ["4000000000006975", "card_declined", "card_velocity_exceeded"],
    ["4000000000000069", "expired_card", "expired_card"],
    ["4000000000000127", "incorrect_cvc", "incorrect_cvc"],
    ["4000000000000119", "processing_error", "processing_error"],
    ["4000000000000036", "incorrect_zip", "incorrect_zip"],
  ])("%s is declined as %s, %s, without a charge", async (number, code, declineCode) => {
    const intent = await create();
    const { status, body } = await confirm(intent, card(number));
    expect(status).toBe(402);
    expect(body.error).toMatchObject({ type: "card_error", code, decline_code: declineCode });
    expect(body.error?.payment_intent).toMatchObject({ id: intent.id, status: "requires_payment_method" });
    expect(await charges(intent)).toEqual([]);
  });

  it.each([
    ["4242424242424241", {}, "incorrect_number"],
    ["4242", {}, "invalid_number"],
    ["4242424242424242", { "card[exp_month]": "13" }, "invalid_expiry_month"],
    ["4242424242424242", { "card[exp_year]": "2019" }, "invalid_expiry_year"],
    ["4242424242424242", { "card[cvc]": "12" }, "invalid_cvc"],
    ["378282246310005", { "card[cvc]": "12345" }, "invalid_cvc"],
  ])("number %s with %o is refused as %s before any attempt", async (number, change, code) => {
    const { status, body } = await browser("payment_methods", card(number, change));
    expect([status, body.error?.code]).toEqual([402, code]);
  });

  it("refuses a number that is no published test number: it might be somebody's card", async () => {
    const { status, body } = await browser("payment_methods", card("4111111111111111"));
    expect([status, body.error?.decline_code]).toEqual([402, "test_mode_live_card"]);
  });

  it("keeps no card number in its record", async () => {
    const { body } = await browser("payment_methods", card("5555555555554444"));
    expect(body).toMatchObject({ card: { brand: "mastercard", last4: "4444" } });
    expect(JSON.stringify(await record())).not.toContain("5555555555554444");
    expect(JSON.stringify(body)).not.toContain("scenario");
  });
});

describe("the browser's key", () => {
  it("confirms with the client secret and sees nothing of the order", async () => {
    const intent = await create({ receiptEmail: "ana@hearthpaw.example" });
    const { status, headers, body } = await confirm(intent, card("4242424242424242"));
    expect([status, body.status]).toEqual([200, "succeeded"]);
    expect(headers.get("access-control-allow-origin")).toBe("*");
    expect(Object.keys(body)).not.toEqual(expect.arrayContaining(["metadata"]));
    expect(JSON.stringify(body)).not.toContain("ana@");
  });

  it("opens no intent without its secret, and none of the server's calls", async () => {
    const intent = await create();
    const wrong = await confirm({ ...intent, clientSecret: "guess" }, card("4242424242424242"));
    expect([wrong.status, wrong.body.error?.code]).toEqual([404, "resource_missing"]);
    expect((await browser("refunds", { payment_intent: intent.id })).status).toBe(403);
    expect((await browser(`payment_intents/${intent.id}/cancel`, {})).status).toBe(403);
    expect((await browser("payment_methods", { ...card("4242424242424242"), key: "pk_other" })).status).toBe(
      401,
    );
    expect(await statusOf(intent)).toBe("requires_payment_method");
  });

  it("is refused by name on the control door", async () => {
    const headers = { authorization: `Bearer ${payments.publishableKey}` };
    const response = await fetch(`${payments.control.url}/record`, { headers });
    await response.body?.cancel();
    expect(response.status).toBe(401);
  });
});

it("takes no secret key but its own", async () => {
  const { hostname, port } = new URL(payments.address);
  const stranger = stripePayments({
    secretKey: "sk_sandbox_wrong",
    publishableKey: "",
    webhookSecret: "",
    host: hostname,
    port: Number(port),
    protocol: "http",
  });
  expect(await stranger.retrieveIntent("pi_1")).toMatchObject({
    kind: "refused",
    code: "provider_credentials",
  });
});

describe("a card that must be authenticated", () => {
  const answerPage = (url: string, outcome: string, frame = "") =>
    fetch(url + frame, { method: "POST", body: new URLSearchParams({ outcome }), redirect: "manual" });

  it("is paid when the buyer completes the challenge in the page", async () => {
    const intent = await create();
    const { body } = await confirm(intent, card("4000002500003155"), { use_stripe_sdk: "true" });
    expect(body.status).toBe("requires_action");
    const url = body.next_action!.use_stripe_sdk!.stripe_js;
    const page = await fetch(`${url}?frame=1`);
    expect(page.headers.get("content-security-policy")).toContain("frame-ancestors 'self' http://shop.test");
    expect(await page.text()).toContain("$375.00");
    const done = await (await answerPage(url, "complete", "?frame=1")).text();
    expect(done).toContain("postMessage");
    expect(done).toContain('"http://shop.test"');
    expect(await statusOf(intent)).toBe("succeeded");
    expect(await charges(intent)).toHaveLength(1);
  });

  it("is not paid when the buyer fails it, and another card may follow", async () => {
    const intent = await create();
    const { body } = await confirm(intent, card("4000002760003184"));
    const back = await answerPage(body.next_action!.redirect_to_url!.url, "fail");
    expect(back.status).toBe(303);
    const to = new URL(back.headers.get("location")!);
    expect(Object.fromEntries(to.searchParams)).toEqual({
      step: "6",
      payment_intent: intent.id,
      payment_intent_client_secret: intent.clientSecret,
      redirect_status: "failed",
    });
    const now = value(await payments.retrieveIntent(intent.id));
    expect(now).toMatchObject({
      status: "requires_payment_method",
      failure: { code: "payment_intent_authentication_failure" },
    });
    expect((await confirm(intent, card("4242424242424242"))).body.status).toBe("succeeded");
  });

  it("may be declined after the challenge", async () => {
    const intent = await create();
    await confirm(intent, card("4000008400001629"));
    await payments.ask("POST", `/intents/${intent.id}/authenticate`, { outcome: "complete" });
    expect(value(await payments.retrieveIntent(intent.id))).toMatchObject({
      status: "requires_payment_method",
      failure: { code: "card_declined" },
    });
    expect(await charges(intent)).toEqual([]);
  });

  it("has one page only: a cancelled or replaced attempt cannot be completed", async () => {
    const intent = await create();
    const first = (await confirm(intent, card("4000002760003184"))).body.next_action!.redirect_to_url!.url;
    const second = (await confirm(intent, card("4000002760003184"))).body.next_action!.redirect_to_url!.url;
    await (await answerPage(first, "complete")).body?.cancel();
    expect(await statusOf(intent)).toBe("requires_action");
    value(await payments.cancelIntent(intent.id));
    await (await answerPage(second, "complete")).body?.cancel();
    expect(await statusOf(intent)).toBe("canceled");
    expect(await charges(intent)).toEqual([]);
  });
});

describe("lenders", () => {
  afterEach(() =>
    payments.ask("PUT", "/settings", { processingDelayMs: 3000, processingOutcome: "succeed" })
  );

  it.each(["klarna", "affirm", "afterpay_clearpay"])(
    "%s sends the buyer away, is processing, then succeeds",
    async (type) => {
      await payments.ask("PUT", "/settings", { processingDelayMs: 300 });
      const intent = await create();
      const { body } = await confirm(intent, { type });
      expect(body.status).toBe("requires_action");
      const back = await fetch(body.next_action!.redirect_to_url!.url, {
        method: "POST",
        body: new URLSearchParams({ outcome: "complete" }),
        redirect: "manual",
      });
      expect(new URL(back.headers.get("location")!).searchParams.get("redirect_status")).toBe("succeeded");
      expect(await statusOf(intent)).toBe("processing");
      expect(value(await payments.cancelIntent(intent.id)).outcome).toBe("processing");
      await until(() => statusOf(intent), (status) => status === "succeeded");
      expect(value(await payments.retrieveIntent(intent.id)).charge?.method.kind).toBe(type);
    },
  );

  it("may refuse after a while", async () => {
    await payments.ask("PUT", "/settings", { processingOutcome: "wait" });
    const intent = await create();
    await confirm(intent, { type: "klarna" });
    await payments.ask("POST", `/intents/${intent.id}/authenticate`, {});
    expect(await statusOf(intent)).toBe("processing");
    await payments.ask("POST", `/intents/${intent.id}/settle`, { outcome: "fail" });
    expect(await statusOf(intent)).toBe("requires_payment_method");
  });

  it("are refused where the intent does not offer them", async () => {
    const intent = await create({ methods: ["card"] });
    const { status, body } = await confirm(intent, { type: "klarna" });
    expect([status, body.error?.code]).toEqual([400, "payment_intent_incompatible_payment_method"]);
  });
});

describe("trouble with the provider", () => {
  // Deno's fetch repeats a request by itself when its connection was closed without an answer.
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

  it("a refund may stay pending and then fail, and its money can be refunded again", async () => {
    const intent = await create();
    await confirm(intent, card("4000000000005126"));
    const refund = value(
      await payments.refund({ intentId: intent.id, reason: "duplicate", idempotencyKey: unique() }),
    );
    expect(refund.status).toBe("pending");
    await until(
      async () => value(await payments.retrieveRefund(refund.id)).status,
      (status) => status === "failed",
    );
    expect(value(await payments.retrieveIntent(intent.id)).charge?.refundedCents).toBe(0);
  });
});

it("lists every page of a customer's intents", async () => {
  const { id: customerId } = value(
    await payments.createCustomer({
      email: "many@hearthpaw.example",
      userId: "u9",
      idempotencyKey: unique(),
    }),
  );
  const ids: string[] = [];
  for (let i = 0; i < 105; i++) ids.unshift((await create({ customerId })).id);
  const found = value(await payments.findIntents({ customerId, metadata: { orderId: "o1" } }));
  expect(found.map((intent) => intent.id)).toEqual(ids);
});

it("finds intents by metadata without a customer, quotes and all", async () => {
  const metadata = { reservationId: "res-search", orderId: "o1", kind: "Full" };
  const intent = await create({ metadata });
  await create();
  const found = value(
    await payments.findIntents({ metadata: { reservationId: "res-search", kind: "Full" } }),
  );
  expect(found.map((one) => one.id)).toEqual([intent.id]);
});

describe("through the product's own address", () => {
  const call = (path: string, init: RequestInit = {}) =>
    payments.forward(new Request(`https://hearthpaw.test${SANDBOX_PREFIX}${path}`, init));

  it("a browser pays, and is sent to pages at that address", async () => {
    const intent = await create();
    const body = new URLSearchParams({
      key: payments.publishableKey,
      client_secret: intent.clientSecret!,
      return_url: "https://hearthpaw.test/back",
      "payment_method_data[type]": "klarna",
    });
    const answer = await call(`/v1/payment_intents/${intent.id}/confirm`, { method: "POST", body });
    const { next_action } = await answer.json() as Wire;
    const page = new URL(next_action!.redirect_to_url!.url);
    expect(page.origin + page.pathname).toContain(`https://hearthpaw.test${SANDBOX_PREFIX}/_pages/actions/`);
    const shown = await call(page.pathname.slice(SANDBOX_PREFIX.length));
    expect(shown.status).toBe(200);
    expect(await shown.text()).toContain("Klarna");
  });

  it("nobody reaches the control door", async () => {
    const headers = { authorization: `Bearer ${payments.control.token}` };
    expect((await call("/_control/record", { headers })).status).toBe(404);
    expect((await call("/v1/../_control/record", { headers })).status).toBe(404);
  });
});

describe("webhooks", () => {
  interface Delivery {
    event: PaymentEvent | "invalid";
    at: number;
  }
  let received: Delivery[] = [];
  let answerWith = 200;
  const server = createServer(async (request, response) => {
    const parts: Uint8Array[] = [];
    try {
      for await (const part of request) parts.push(part);
    } catch {
      return; // the sandbox was killed while it sent
    }
    const header = String(request.headers["stripe-signature"]);
    const event = await payments.parseWebhook(await new Blob(parts as BlobPart[]).text(), header);
    received.push({ event, at: Date.now() });
    response.writeHead(answerWith).end();
  });
  let webhookUrl = "";
  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    webhookUrl = `http://127.0.0.1:${(server.address() as { port: number }).port}/hook`;
    const keys = sandboxKeys(sandbox.dataDir);
    await embeddedPayments({
      address: payments.address,
      keys,
      webhookUrl,
      publicUrl: "http://hearthpaw.test",
    });
  });
  afterAll(async () => {
    await payments.ask("PUT", "/settings", { webhookUrl: null });
    server.close();
  });
  afterEach(async () => {
    answerWith = 200;
    await payments.ask("DELETE", "/webhooks/rules");
  });

  const rule = (body: object) => payments.ask("POST", "/webhooks/rules", body);
  const of = (intent: Intent, type = "payment_intent.succeeded") =>
    received.filter(({ event }) =>
      event !== "invalid" && event.intentId === intent.id && event.type === type
    );
  const paid = async () => {
    const intent = await create();
    await confirm(intent, card("4242424242424242"));
    return intent;
  };
  const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

  it("are signed so that the port takes them, with the order's metadata", async () => {
    received = [];
    const intent = await paid();
    await until(() => of(intent).length, (count) => count === 1);
    expect(received.every(({ event }) => event !== "invalid")).toBe(true);
    expect(of(intent)[0]!.event).toMatchObject({ metadata: intent.metadata, isLive: false });
    const types = received.map(({ event }) => event !== "invalid" && event.type);
    expect(types).toEqual(
      expect.arrayContaining(["payment_intent.created", "charge.succeeded", "payment_intent.succeeded"]),
    );
  });

  it("are sent again until they are acknowledged", async () => {
    answerWith = 500;
    const intent = await paid();
    await until(() => of(intent).length, (count) => count >= 2);
    answerWith = 200;
    await until(
      () => payments.ask<unknown[]>("GET", "/webhooks?state=pending"),
      (pending) => pending.length === 0,
    );
    const count = of(intent).length;
    await pause(700);
    expect(of(intent)).toHaveLength(count);
  });

  it("come twice, late, or not at all when asked", async () => {
    const types = ["payment_intent.succeeded"];
    await rule({ types, copies: 2, times: 1 });
    await rule({ types, delayMs: 600, times: 1 });
    await rule({ types, drop: true, times: 1 });
    const twice = await paid();
    const late = await paid();
    const paidAt = Date.now();
    const never = await paid();
    const normal = await paid();
    await until(() => of(twice).length, (count) => count === 2);
    await until(() => of(late).length, (count) => count === 1);
    expect(of(late)[0]!.at - paidAt).toBeGreaterThan(400);
    await until(() => of(normal).length, (count) => count === 1);
    await pause(300);
    expect(of(never)).toEqual([]);
    const ids = new Set(of(twice).map(({ event }) => event !== "invalid" && event.id));
    expect(ids.size).toBe(1);
  });

  it("come out of order when they are held and let go backwards", async () => {
    await payments.ask("PUT", "/settings", { processingOutcome: "wait" });
    await rule({ hold: true });
    const intent = await create();
    await confirm(intent, { type: "klarna" });
    await payments.ask("POST", `/intents/${intent.id}/authenticate`, {});
    await payments.ask("POST", `/intents/${intent.id}/settle`, {});
    await pause(100);
    expect(of(intent)).toEqual([]);
    await payments.ask("POST", "/webhooks/release", { order: "reverse" });
    await until(() => of(intent, "payment_intent.created").length, (count) => count === 1);
    const order = received.flatMap(({ event }) =>
      event !== "invalid" && event.intentId === intent.id ? event.type : []
    );
    expect(order).toEqual([
      "payment_intent.succeeded",
      "charge.succeeded",
      "payment_intent.processing",
      "payment_intent.requires_action",
      "payment_intent.created",
    ]);
    await payments.ask("PUT", "/settings", { processingOutcome: "succeed" });
  });

  it("and the server's own confirmations then send buyers to pages at the product's address", async () => {
    const intent = await create();
    const call = {
      intentId: intent.id,
      paymentMethodId: "pm_card_authenticationRequired",
      returnUrl: "http://x.test/",
    };
    value(await payments.confirmIntent({ ...call, idempotencyKey: unique() }));
    const { paymentIntents } = await payments.ask<{ paymentIntents: Wire[] }>("GET", "/record");
    const { next_action } = paymentIntents.find(({ id }) => id === intent.id)!;
    expect(next_action!.redirect_to_url!.url).toContain(
      `http://hearthpaw.test${SANDBOX_PREFIX}/_pages/actions/`,
    );
  });

  it("can be sent again days later", async () => {
    const intent = await paid();
    await until(() => of(intent).length, (count) => count === 1);
    const { event } = of(intent)[0]!;
    if (event === "invalid") throw new Error("unsigned");
    await payments.ask("POST", `/events/${event.id}/send`, { times: 2 });
    await until(() => of(intent).length, (count) => count === 3);
  });

  it("survive the sandbox's own crash, with its whole record and its replayed answers", async () => {
    answerWith = 503;
    const wanted = input();
    const intent = value(await payments.createIntent(wanted));
    await confirm(intent, card("4242424242424242"));
    value(
      await payments.refund({
        intentId: intent.id,
        amountCents: 700,
        reason: "duplicate",
        idempotencyKey: unique(),
      }),
    );
    const before = await record();
    await sandbox.crash();
    expect((await brittle.retrieveIntent(intent.id)).kind).toBe("unknown");
    received = [];
    answerWith = 200;
    await sandbox.restart();
    const after = await record();
    expect([after.charges, after.refunds, after.balanceTransactions]).toEqual([
      before.charges,
      before.refunds,
      before.balanceTransactions,
    ]);
    expect(value(await payments.createIntent(wanted)).id).toBe(intent.id);
    await until(() => of(intent).length, (count) => count === 1);
  });

  it("a lender's payment under way at a crash still comes to its end", async () => {
    await payments.ask("PUT", "/settings", { processingDelayMs: 700 });
    const intent = await create();
    await confirm(intent, { type: "affirm" });
    await payments.ask("POST", `/intents/${intent.id}/authenticate`, {});
    await sandbox.crash();
    await sandbox.restart();
    await until(() => statusOf(intent), (status) => status === "succeeded");
    expect(await charges(intent)).toHaveLength(1);
    await payments.ask("PUT", "/settings", { processingDelayMs: 3000 });
  });
});
