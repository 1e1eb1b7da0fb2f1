import { writeFileSync } from "node:fs";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { ANSWERS } from "../../../testing/ports/payments_answers.ts";
import { answersText, recordAnswers, type Recorded } from "../../../testing/ports/payments_recorder.ts";
import { ROUTES } from "./simulator/routes.ts";
import { SANDBOX_PREFIX, stripePayments } from "./stripe.ts";
import {
  browser,
  card,
  charges,
  close,
  confirm,
  create,
  open,
  payments,
  record,
  sandbox,
  statusOf,
  unique,
  until,
  value,
  type Wire,
} from "../../../testing/ports/payments_kit.ts";

/** Every type of answer, requested from an empty record. */
let recorded: Recorded[];
beforeAll(async () => {
  await open();
  recorded = await recordAnswers(sandbox);
}, 20_000);
afterAll(close);

/**
 * `payments_answers.ts` contains the last answers, and the compiler checks it against the SDK.
 * UPDATE_ANSWERS=1 rewrites it.
 */
describe("answers", () => {
  it("are those that type-check against the SDK", () => {
    if (Deno.env.get("UPDATE_ANSWERS")) {
      const url = new URL("../../../testing/ports/payments_answers.ts", import.meta.url);
      return writeFileSync(url, answersText(recorded));
    }
    expect(Object.fromEntries(recorded.map(({ name, answer }) => [name, answer]))).toEqual(ANSWERS);
  });

  it("are of every call that there is", () => {
    const silent = ROUTES.filter(({ method, path }) =>
      !recorded.some((one) => one.method === method && path.test(one.path))
    );
    expect(silent.map(({ method, path }) => `${method} ${path}`)).toEqual([]);
  });
});

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
