/**
 * Requests every type of answer from the sandbox, in a fixed order, so two runs give the same answers except
 * for ids and times.
 */
import { sandboxKeys } from "../../platform/ports/payments/simulator/keys.ts";
import type { TestSandbox } from "./payments.ts";

/** One answer: the request, the SDK's type for it, and the answer with normalized ids and times. */
export type Recorded = { name: string; method: string; path: string; type: string; answer: unknown };

// deno-lint-ignore no-explicit-any -- answers are read untyped
type Json = any;
const LIST = (type: string) => `List<${type}>`;

/** Fees and returns as at Stripe, and the sandbox's own defaults. */
const STRIPES = { connectFees: true };
const OURS = { connectFees: false };

export async function recordAnswers({ payments, dataDir }: TestSandbox): Promise<Recorded[]> {
  const recorded: Recorded[] = [];
  const even = evener();
  const keys = sandboxKeys(dataDir);

  async function call(
    name: string,
    type: string,
    method: "GET" | "POST" | "DELETE",
    path: string,
    form: Record<string, string> | FormData = {},
    { key = keys.secretKey, account }: { key?: string; account?: string } = {},
  ): Promise<Json> {
    const response = await fetch(payments.address + path, {
      method,
      headers: { authorization: `Bearer ${key}`, ...(account ? { "stripe-account": account } : {}) },
      ...(method === "POST" ? { body: form instanceof FormData ? form : new URLSearchParams(form) } : {}),
    });
    const body = await response.json();
    if (!response.ok && !type.includes("Failure")) throw new Error(`${name}: ${JSON.stringify(body)}`);
    recorded.push({ name, method, path: path.split("?")[0]!, type, answer: even(body) });
    return body;
  }
  const control = (path: string, body: object = {}) => payments.ask<Json>("POST", path, body);
  const card = (number: string) => ({
    type: "card",
    "card[number]": number,
    "card[exp_month]": "12",
    "card[exp_year]": "2040",
    "card[cvc]": "123",
    "billing_details[name]": "Dana Whitfield",
    "billing_details[address][postal_code]": "97211",
  });
  const inside = (form: Record<string, string>) =>
    Object.fromEntries(
      Object.entries(form).map(([key, text]) => [
        `payment_method_data[${key.split("[")[0]}]${key.includes("[") ? key.slice(key.indexOf("[")) : ""}`,
        text,
      ]),
    );
  const browser = { key: keys.publishableKey };

  const customer = await call("POST customers", "Stripe.Customer", "POST", "/v1/customers", {
    email: "dana@example.com",
    name: "Dana Whitfield",
    "metadata[userId]": "u1",
  });
  await call("GET customers", LIST("Stripe.Customer"), "GET", "/v1/customers");
  await call("GET customer", "Stripe.Customer", "GET", `/v1/customers/${customer.id}`);

  const method = await call(
    ...["POST payment_methods", "Stripe.PaymentMethod", "POST", "/v1/payment_methods"] as const,
    ...[card("4242424242424242"), browser] as const,
  );
  await call("GET payment_method", "Stripe.PaymentMethod", "GET", `/v1/payment_methods/${method.id}`);

  const intent = (name: string, more: Record<string, string> = {}) =>
    call(name, "Stripe.PaymentIntent", "POST", "/v1/payment_intents", {
      amount: "37500",
      currency: "usd",
      customer: `${customer.id}`,
      description: "Deposit",
      "metadata[orderId]": "o1",
      receipt_email: "dana@example.com",
      ...more,
    });
  const confirm = (name: string, made: Json, form: Record<string, string>, type = "Stripe.PaymentIntent") =>
    call(name, type, "POST", `/v1/payment_intents/${made.id}/confirm`, {
      client_secret: `${made.client_secret}`,
      return_url: "https://shop.test/back",
      ...form,
    }, browser);
  const made = await intent("POST payment_intents", {
    "shipping[name]": "Dana Whitfield",
    "shipping[address][line1]": "2114 NE Alder Street",
    "shipping[address][city]": "Portland",
    "shipping[address][state]": "OR",
    "shipping[address][postal_code]": "97211",
    "shipping[address][country]": "US",
  });
  const one = `/v1/payment_intents/${made.id}`;
  await call("POST payment_intent", "Stripe.PaymentIntent", "POST", one, { amount: "40000" });
  await confirm("POST payment_intent confirm", made, { payment_method: `${method.id}` });
  const paid = await call(
    ...["GET payment_intent", "Stripe.PaymentIntent", "GET"] as const,
    `${one}?expand[0]=latest_charge.balance_transaction`,
  );
  await call("GET payment_intents", LIST("Stripe.PaymentIntent"), "GET", "/v1/payment_intents?limit=1");
  await call(
    ...["GET payment_intents search", "Search<Stripe.PaymentIntent>", "GET"] as const,
    "/v1/payment_intents/search?query=metadata['orderId']:'o1'",
  );
  const refused = await intent("a payment intent to be refused");
  const wrong = inside(card("4000000000000002"));
  await confirm("a card that is declined", refused, wrong, "Failure");
  await call("a declined payment intent", "Stripe.PaymentIntent", "GET", `/v1/payment_intents/${refused.id}`);
  const lender = await intent("a payment intent for a lender", {
    "allowed_payment_method_types[0]": "klarna",
  });
  await confirm("a lender's page", lender, { "payment_method_data[type]": "klarna" });
  await call(
    ...["POST payment_intent cancel", "Stripe.PaymentIntent", "POST"] as const,
    `/v1/payment_intents/${lender.id}/cancel`,
  );
  await call("a call that does not exist", "Failure", "GET", "/v1/payment_intents/pi_none");

  const setup = await call("POST setup_intents", "Stripe.SetupIntent", "POST", "/v1/setup_intents", {
    customer: `${customer.id}`,
    "metadata[userId]": "u1",
  });
  await call("GET setup_intents", LIST("Stripe.SetupIntent"), "GET", "/v1/setup_intents");
  await call(
    "POST setup_intent confirm",
    "Stripe.SetupIntent",
    "POST",
    `/v1/setup_intents/${setup.id}/confirm`,
    {
      client_secret: `${setup.client_secret}`,
      payment_method: `${method.id}`,
    },
    browser,
  );
  await call("GET setup_intent", "Stripe.SetupIntent", "GET", `/v1/setup_intents/${setup.id}`);
  await call(
    ...["GET payment_methods", LIST("Stripe.PaymentMethod"), "GET"] as const,
    `/v1/payment_methods?customer=${customer.id}`,
  );
  const unused = await call("a setup intent to cancel", "Stripe.SetupIntent", "POST", "/v1/setup_intents");
  await call(
    "POST setup_intent cancel",
    "Stripe.SetupIntent",
    "POST",
    `/v1/setup_intents/${unused.id}/cancel`,
  );

  const charge = paid.latest_charge.id;
  const refund = await call("POST refunds", "Stripe.Refund", "POST", "/v1/refunds", {
    payment_intent: `${made.id}`,
    amount: "5000",
    reason: "requested_by_customer",
  });
  await call("GET refunds", LIST("Stripe.Refund"), "GET", `/v1/refunds?payment_intent=${made.id}`);
  await control(`/refunds/${refund.id}/end`, { outcome: "fail" });
  await call("GET refund, failed", "Stripe.Refund", "GET", `/v1/refunds/${refund.id}`);
  const dispute = await control("/disputes", { intentId: made.id });
  await call("GET disputes", LIST("Stripe.Dispute"), "GET", "/v1/disputes");
  const paper = new FormData();
  paper.append("purpose", "dispute_evidence");
  paper.append("file", new Blob(["%PDF-1.7 a receipt"], { type: "application/pdf" }), "receipt.pdf");
  const file = await call("POST files", "Stripe.File", "POST", "/v1/files", paper);
  await call("POST dispute", "Stripe.Dispute", "POST", `/v1/disputes/${dispute.id}`, {
    "evidence[product_description]": "A puppy",
    "evidence[receipt]": `${file.id}`,
    submit: "true",
  });
  await control(`/disputes/${dispute.id}/close`, { outcome: "won" });
  await call("GET dispute, won", "Stripe.Dispute", "GET", `/v1/disputes/${dispute.id}`);
  await payments.ask("PUT", "/settings", STRIPES);
  const again = await intent("a payment to be disputed");
  await confirm("a payment that will be disputed", again, inside(card("4242424242424242")));
  await call("a refund before a dispute", "Stripe.Refund", "POST", "/v1/refunds", {
    payment_intent: `${again.id}`,
    amount: "7500",
  });
  const lost = await control("/disputes", { intentId: again.id, isInquiry: true });
  const disputed = `/v1/disputes/${lost.id}`;
  await call("GET dispute, an inquiry", "Stripe.Dispute", "GET", disputed);
  await control(`/disputes/${lost.id}/escalate`);
  await call("GET dispute, escalated", "Stripe.Dispute", "GET", disputed);
  await control(`/disputes/${lost.id}/close`, { outcome: "lost" });
  await call("GET dispute, lost in part", "Stripe.Dispute", "GET", disputed);
  await control(`/disputes/${lost.id}/appeal`);
  await call("GET dispute, appealed", "Stripe.Dispute", "GET", disputed);
  await control(`/disputes/${lost.id}/appeal`, { isSent: true });
  await control(`/disputes/${lost.id}/close`, { outcome: "won" });
  await call("GET dispute, won on appeal", "Stripe.Dispute", "GET", disputed);
  await call("a lender's limit", "Failure", "POST", "/v1/payment_intents", {
    amount: "1000001",
    currency: "usd",
    "allowed_payment_method_types[0]": "klarna",
  });
  await call("GET charges", LIST("Stripe.Charge"), "GET", "/v1/charges");
  await call("GET charge", "Stripe.Charge", "GET", `/v1/charges/${charge}`);

  await call("POST tax calculations", "Stripe.Tax.Calculation", "POST", "/v1/tax/calculations", {
    currency: "usd",
    "customer_details[address][country]": "US",
    "customer_details[address][state]": "NE",
    "customer_details[address][postal_code]": "68102",
    "customer_details[address_source]": "shipping",
    "line_items[0][amount]": "250000",
    "line_items[0][reference]": "pet",
    "line_items[0][tax_behavior]": "exclusive",
    "shipping_cost[amount]": "10000",
    "shipping_cost[tax_behavior]": "exclusive",
  });

  const account = await call("POST accounts", "Stripe.Account", "POST", "/v1/accounts", {
    type: "express",
    country: "US",
    email: "maple@example.com",
    "metadata[breederId]": "b1",
    "capabilities[transfers][requested]": "true",
    "settings[payouts][schedule][interval]": "manual",
  });
  await call("POST account_links", "Stripe.AccountLink", "POST", "/v1/account_links", {
    account: `${account.id}`,
    type: "account_onboarding",
    return_url: "https://shop.test/money",
    refresh_url: "https://shop.test/again",
  });
  await control(`/accounts/${account.id}/complete`);
  await call("GET account, ready", "Stripe.Account", "GET", `/v1/accounts/${account.id}`);
  await call("POST login_links", "Stripe.LoginLink", "POST", `/v1/accounts/${account.id}/login_links`);
  const transfer = await call("POST transfers", "Stripe.Transfer", "POST", "/v1/transfers", {
    amount: "20000",
    currency: "usd",
    destination: `${account.id}`,
    transfer_group: "breeder-1",
    "metadata[payoutId]": "payout-1",
    "metadata[breederId]": "breeder-1",
    "metadata[number]": "1",
  });
  await call(
    ...["POST transfer reversals", "Stripe.TransferReversal", "POST"] as const,
    ...[`/v1/transfers/${transfer.id}/reversals`, { amount: "1000" }] as const,
  );
  await call("GET transfers", LIST("Stripe.Transfer"), "GET", "/v1/transfers?transfer_group=breeder-1");
  await call("GET transfer", "Stripe.Transfer", "GET", `/v1/transfers/${transfer.id}`);
  const own = { account: `${account.id}` };
  const payout = await call("POST payouts", "Stripe.Payout", "POST", "/v1/payouts", {
    amount: "19000",
    currency: "usd",
    "metadata[payoutId]": "payout-1",
  }, own);
  await call("GET payouts", LIST("Stripe.Payout"), "GET", "/v1/payouts", {}, own);
  await control(`/payouts/${payout.id}/end`, { outcome: "fail" });
  await call("GET payout, failed", "Stripe.Payout", "GET", `/v1/payouts/${payout.id}`, {}, own);
  await call("GET account, without a bank", "Stripe.Account", "GET", `/v1/accounts/${account.id}`);

  await control("/past", {
    payments: [{
      intentId: "pi_0000000000000000000past1",
      amountCents: 10_000,
      at: "2026-01-02T03:04:05Z",
      metadata: { orderId: "past" },
      method: { kind: "card", brand: "visa", last4: "4242" },
      refunds: [{
        id: "re_0000000000000000000past1",
        amountCents: 1_000,
        at: "2026-01-03T03:04:05Z",
        metadata: {},
      }],
    }],
  });
  const old = "/v1/payment_intents/pi_0000000000000000000past1?expand[0]=latest_charge";
  await call("a payment of the past", "Stripe.PaymentIntent", "GET", old);
  const ago = "/v1/refunds/re_0000000000000000000past1";
  await call("a refund of the past", "Stripe.Refund", "GET", ago);

  await call("GET balance", "Stripe.Balance", "GET", "/v1/balance");
  await call("GET balance of an account", "Stripe.Balance", "GET", "/v1/balance", {}, own);
  await call("GET balance_settings", "Stripe.BalanceSettings", "GET", "/v1/balance_settings");
  await call("GET account, our own", "Stripe.Account", "GET", "/v1/account");
  await payments.ask("PUT", "/settings", {
    webhookUrl: "http://127.0.0.1:1/webhook",
    webhookSecret: "whsec_0",
  });
  await call("GET webhook_endpoints", LIST("Stripe.WebhookEndpoint"), "GET", "/v1/webhook_endpoints");
  await payments.ask("PUT", "/settings", { webhookUrl: null, webhookSecret: null });
  const swept = await call("POST payouts, our own", "Stripe.Payout", "POST", "/v1/payouts", {
    amount: "1000",
    currency: "usd",
  });
  await control(`/payouts/${swept.id}/end`, { outcome: "fail" });
  await control("/balance/sweep");
  await call("GET payouts, our own", LIST("Stripe.Payout"), "GET", "/v1/payouts");
  const booked = await call(
    ...["GET balance_transactions", LIST("Stripe.BalanceTransaction"), "GET"] as const,
    "/v1/balance_transactions?limit=100",
  );
  const [last] = booked.data;
  await call(
    ...["GET balance_transaction", "Stripe.BalanceTransaction", "GET"] as const,
    `/v1/balance_transactions/${last.id}`,
  );
  await payments.ask("PUT", "/settings", OURS);
  const kept = await call(
    ...["a card to keep", "Stripe.PaymentMethod", "POST", "/v1/payment_methods"] as const,
    ...[card("4242424242424242"), browser] as const,
  );
  for (const [what, form] of [["attach", { customer: `${customer.id}` }], ["detach", {}]] as const) {
    const at = `/v1/payment_methods/${kept.id}/${what}`;
    await call(`POST payment_method ${what}`, "Stripe.PaymentMethod", "POST", at, form);
  }
  await call("DELETE customer", "Stripe.DeletedCustomer", "DELETE", `/v1/customers/${customer.id}`);

  // One event of each type, each with its type's object.
  const events = await call("GET events", LIST("Event<object>"), "GET", "/v1/events?limit=1");
  const all = (await (await fetch(`${payments.address}/v1/events?limit=100`, {
    headers: { authorization: `Bearer ${keys.secretKey}` },
  })).json()).data as { id: string; type: string; data: { object: { object: string } } }[];
  for (const type of [...new Set(all.map((event) => event.type))].sort()) {
    const event = all.find((one) => one.type === type)!;
    const kind = OBJECTS[event.data.object.object];
    if (!kind) throw new Error(`an event about ${event.data.object.object}`);
    await call(`event ${type}`, `Event<${kind}>`, "GET", `/v1/events/${event.id}`);
  }
  if (!events.data) throw new Error("there are no events");
  return recorded;
}

const OBJECTS: Record<string, string> = {
  account: "Stripe.Account",
  charge: "Stripe.Charge",
  customer: "Stripe.Customer",
  dispute: "Stripe.Dispute",
  payment_intent: "Stripe.PaymentIntent",
  payment_method: "Stripe.PaymentMethod",
  payout: "Stripe.Payout",
  refund: "Stripe.Refund",
  setup_intent: "Stripe.SetupIntent",
  transfer: "Stripe.Transfer",
};

/**
 * Returns a normalizer that replaces ids by their type and number, and times and addresses by a fixed one.
 */
function evener(): (value: unknown) => unknown {
  const names = new Map<string, string>();
  const counts = new Map<string, number>();
  const named = (id: string): string => {
    const prefix = id.slice(0, id.lastIndexOf("_") + 1);
    if (!names.has(id)) {
      counts.set(prefix, (counts.get(prefix) ?? 0) + 1);
      names.set(id, `${prefix}${counts.get(prefix)}`);
    }
    return names.get(id)!;
  };
  const even = (value: unknown): unknown => {
    if (typeof value === "number") return value > 1_600_000_000 ? 1_800_000_000 : value;
    if (typeof value === "string") {
      return value.replaceAll(/https?:\/\/(127\.0\.0\.1|localhost)(:\d+)?/g, "http://sandbox")
        .replaceAll(/_secret_[A-Za-z0-9]+/g, "_secret_0")
        .replaceAll(/\b(?:[a-z]+_)+(?=[a-z]*[A-Z0-9])[A-Za-z0-9]{14,}(?![A-Za-z0-9])/g, named);
    }
    if (Array.isArray(value)) return value.map(even);
    if (typeof value !== "object" || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, even(part)]));
  };
  return even;
}

/** Returns the source of the file with the answers, each with its SDK type. */
export function answersText(recorded: readonly Recorded[]): string {
  const answers = recorded.map(({ name, type, answer }) =>
    `  ${JSON.stringify(name)}: ${JSON.stringify(answer, null, 2)} satisfies Sent<${type}>,\n`
  );
  return `/** Every answer of the payments sandbox, of the SDK's own types. Written by simulator_test with UPDATE_ANSWERS=1. */
import type Stripe from "stripe";
import type { Event, Failure, List, Search, Sent } from "./payments_sent.ts";

export const ANSWERS: Record<string, unknown> = {
${answers.join("")}};
`;
}
