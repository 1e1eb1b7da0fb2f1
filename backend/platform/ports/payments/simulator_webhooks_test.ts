import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { Intent, PaymentEvent } from "./port.ts";
import { SANDBOX_PREFIX } from "./stripe.ts";
import { embeddedPayments } from "./embedded.ts";
import { sandboxKeys } from "./simulator/keys.ts";
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
  sandbox,
  statusOf,
  unique,
  until,
  value,
  type Wire,
} from "../../../testing/ports/payments_kit.ts";
import { type SandboxProcess, startSandboxProcess } from "../../../testing/ports/payments.ts";

/** It is killed in some of the tests. */
let provider: SandboxProcess;
beforeAll(async () => {
  provider = await startSandboxProcess();
  await open(provider);
}, 20_000);
afterAll(close);

describe("webhooks", () => {
  interface Delivery {
    event: PaymentEvent | "invalid";
    at: number;
  }
  let received: Delivery[] = [];
  let answerWith = 200;
  const server = createServer((request, response) => void take(request, response));
  async function take(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const parts: Uint8Array[] = [];
    try {
      for await (const part of request) parts.push(part);
    } catch {
      return; // the sandbox was killed while sending
    }
    const header = String(request.headers["stripe-signature"]);
    const event = await payments.parseWebhook(await new Blob(parts as BlobPart[]).text(), header);
    received.push({ event, at: Date.now() });
    response.writeHead(answerWith).end();
  }
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
    await provider.crash();
    expect((await brittle.retrieveIntent(intent.id)).kind).toBe("unknown");
    received = [];
    answerWith = 200;
    await provider.restart();
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
    await provider.crash();
    await provider.restart();
    await until(() => statusOf(intent), (status) => status === "succeeded");
    expect(await charges(intent)).toHaveLength(1);
    await payments.ask("PUT", "/settings", { processingDelayMs: 3000 });
  });
});
