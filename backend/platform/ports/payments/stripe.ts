import Stripe from "stripe";
import { evidenceParams } from "./evidence.ts";
import type { Answer, Cancellation, Intent, IntentSearch, PaymentsPort, Refund, Shipping } from "./port.ts";
import { callsOf, map } from "./stripe_calls.ts";
import { stripePayouts } from "./stripe_payouts.ts";
import { recordOf } from "./stripe_record.ts";
import { disputeOf, eventOf, intentOf, keptCardOf, refundOf, setupIntentOf, taxRateOf } from "./views.ts";

/** The shapes that we read; raised only together with the tests that prove them. */
const API_VERSION = "2026-10-28.endive";
const WEBHOOK_TOLERANCE_S = 300;
const STRIPE_SOURCES = {
  script: ["https://js.stripe.com"],
  frame: ["https://js.stripe.com", "https://hooks.stripe.com"],
  connect: ["https://api.stripe.com"],
};
/** Below this path the product hands browsers through to the sandbox, so that one address serves everything. */
export const SANDBOX_PREFIX = "/_sandbox/payments";
/** Any amount will do: the rate is what we ask for. */
const TAXED_DELIVERY_CENTS = 10_000;
const EXPAND = ["latest_charge.balance_transaction"];

export interface StripeOptions {
  secretKey: string;
  publishableKey: string;
  /** Several, with commas between them, where the provider signs the events of accounts with another. */
  webhookSecret: string;
  /** Where the provider is, when it is not Stripe itself. */
  host?: string;
  port?: number;
  protocol?: "http" | "https";
  provider?: "stripe" | "sandbox";
  /** The longest that one call may take, its quiet retry included; 8 s unless told. */
  timeoutMs?: number;
  /** Quiet retries (same key) of a call that broke off early; 1 unless told. */
  retries?: number;
}

/**
 * The payments port on Stripe's SDK. The same code talks to Stripe and to our sandbox: only the address differs.
 */
export function stripePayments(options: StripeOptions): PaymentsPort {
  const stripe = new Stripe(options.secretKey, {
    apiVersion: API_VERSION,
    maxNetworkRetries: 0,
    telemetry: false,
    // One client in every build of the SDK: its other one repeats calls on its own.
    httpClient: Stripe.createFetchHttpClient(),
    appInfo: { name: "hearthpaw" },
    ...(options.host ? { host: options.host } : {}),
    ...(options.port ? { port: options.port } : {}),
    ...(options.protocol ? { protocol: options.protocol } : {}),
  });
  const calls = callsOf(options);
  const { ask, pages } = calls;
  const provider = options.provider ?? "stripe";

  async function intents(call: (bounds: Stripe.RequestOptions) => Promise<Stripe.PaymentIntent>) {
    return map(await ask(call), intentOf);
  }

  const retrieveIntent = (id: string) =>
    intents((bounds) => stripe.paymentIntents.retrieve(id, { expand: EXPAND }, bounds));

  return {
    provider,
    apiUrl: provider === "sandbox" ? SANDBOX_PREFIX : null,
    // The sandbox shows a bank's page below the site's own address, in a frame.
    browserSources: provider === "sandbox" ? { script: [], frame: ["'self'"], connect: [] } : STRIPE_SOURCES,
    publishableKey: options.publishableKey,
    isLive: options.secretKey.startsWith("sk_live_") || options.secretKey.startsWith("rk_live_"),

    async taxRates({ state, zip, amountCents }) {
      const answer = await ask((bounds) =>
        stripe.tax.calculations.create({
          currency: "usd",
          customer_details: {
            address: { country: "US", state, postal_code: zip },
            address_source: "shipping",
          },
          line_items: [{ amount: amountCents, reference: "pet", tax_behavior: "exclusive" }],
          shipping_cost: { amount: TAXED_DELIVERY_CENTS, tax_behavior: "exclusive" },
          expand: ["line_items.data.tax_breakdown"],
        }, bounds)
      );
      return map(answer, ({ line_items, shipping_cost }) => ({
        petRate: taxRateOf(line_items?.data[0]),
        deliveryRate: taxRateOf(shipping_cost),
      }));
    },

    async createCustomer({ email, name, userId, idempotencyKey }) {
      const params = { email, ...(name ? { name } : {}), metadata: { userId } };
      const answer = await ask((bounds) => stripe.customers.create(params, { ...bounds, idempotencyKey }));
      return map(answer, ({ id }) => ({ id }));
    },

    async deleteCustomer(customerId) {
      return map(await ask((bounds) => stripe.customers.del(customerId, {}, bounds)), ({ id }) => ({ id }));
    },

    createIntent({ amountCents, metadata, methods, saveCard, description, idempotencyKey, ...more }) {
      return intents((bounds) =>
        stripe.paymentIntents.create({
          amount: amountCents,
          currency: "usd",
          allowed_payment_method_types: methods,
          // Captured in the same step, so that the fee is on record with the success.
          capture_method: "automatic",
          ...(saveCard ? { setup_future_usage: "off_session" as const } : {}),
          description,
          metadata,
          ...optional(more),
          expand: EXPAND,
        }, { ...bounds, idempotencyKey })
      );
    },

    updateIntent(id, { amountCents, metadata, methods, description, ...more }) {
      return intents((bounds) =>
        stripe.paymentIntents.update(id, {
          ...(amountCents === undefined ? {} : { amount: amountCents }),
          ...(metadata ? { metadata } : {}),
          ...(methods ? { allowed_payment_method_types: methods } : {}),
          ...(description ? { description } : {}),
          ...optional(more),
          expand: EXPAND,
        }, bounds)
      );
    },

    retrieveIntent,

    confirmIntent({ intentId, paymentMethodId, returnUrl, isOffSession, idempotencyKey }) {
      return intents((bounds) =>
        stripe.paymentIntents.confirm(intentId, {
          payment_method: paymentMethodId,
          ...(returnUrl === undefined ? {} : { return_url: returnUrl }),
          ...(isOffSession ? { off_session: true } : {}),
          expand: EXPAND,
        }, { ...bounds, idempotencyKey })
      );
    },

    async cancelIntent(id): Promise<Answer<Cancellation>> {
      const answer = await intents((bounds) => stripe.paymentIntents.cancel(id, { expand: EXPAND }, bounds));
      if (answer.kind === "done") {
        return { kind: "done", value: { outcome: "cancelled", intent: answer.value } };
      }
      if (answer.kind !== "refused") return answer;
      // The provider refuses when the intent has ended already; how it ended is the answer.
      const now = await retrieveIntent(id);
      if (now.kind !== "done") return now;
      const outcome = OUTCOMES[now.value.status];
      return outcome ? { kind: "done", value: { outcome, intent: now.value } } : answer;
    },

    findIntents: (search) => search.customerId ? ofCustomer(search, search.customerId) : bySearch(search),

    async createSetupIntent({ customerId, metadata, idempotencyKey }) {
      const params: Stripe.SetupIntentCreateParams = {
        customer: customerId,
        allowed_payment_method_types: ["card"],
        ...(metadata ? { metadata } : {}),
      };
      return map(
        await ask((bounds) => stripe.setupIntents.create(params, { ...bounds, idempotencyKey })),
        setupIntentOf,
      );
    },

    async retrieveSetupIntent(id) {
      return map(await ask((bounds) => stripe.setupIntents.retrieve(id, {}, bounds)), setupIntentOf);
    },

    async retrieveCard(id) {
      return map(await ask((bounds) => stripe.paymentMethods.retrieve(id, {}, bounds)), keptCardOf);
    },

    async detachCard(id) {
      return map(await ask((bounds) => stripe.paymentMethods.detach(id, {}, bounds)), keptCardOf);
    },

    async refund({ intentId, amountCents, reason, metadata, idempotencyKey }) {
      const params: Stripe.RefundCreateParams = {
        payment_intent: intentId,
        reason,
        ...(amountCents === undefined ? {} : { amount: amountCents }),
        ...(metadata ? { metadata } : {}),
      };
      return map(
        await ask((bounds) => stripe.refunds.create(params, { ...bounds, idempotencyKey })),
        refundOf,
      );
    },

    async retrieveRefund(id) {
      return map(await ask((bounds) => stripe.refunds.retrieve(id, {}, bounds)), refundOf);
    },

    listRefunds: (intentId): Promise<Answer<Refund[]>> =>
      pages(
        (after, bounds) => stripe.refunds.list({ payment_intent: intentId, limit: 100, ...after }, bounds),
        refundOf,
      ),

    async retrieveDispute(id) {
      return map(await ask((bounds) => stripe.disputes.retrieve(id, {}, bounds)), disputeOf);
    },

    async uploadEvidence({ name, type, bytes, idempotencyKey }) {
      const params: Stripe.FileCreateParams = {
        purpose: "dispute_evidence",
        file: { data: bytes, name, type },
      };
      const answer = await ask((bounds) => stripe.files.create(params, { ...bounds, idempotencyKey }));
      return map(answer, ({ id }) => ({ id }));
    },

    async submitEvidence({ disputeId, evidence, idempotencyKey }) {
      const params: Stripe.DisputeUpdateParams = { evidence: evidenceParams(evidence), submit: true };
      return map(
        await ask((bounds) => stripe.disputes.update(disputeId, params, { ...bounds, idempotencyKey })),
        disputeOf,
      );
    },

    ...stripePayouts(stripe, calls),

    record: (since) => recordOf(stripe, calls, since),

    async parseWebhook(rawBody, signature) {
      const sentAt = Number(/(?:^|,)t=(\d{1,12})(?:,|$)/.exec(signature ?? "")?.[1]);
      // The SDK bounds how old a signature may be; one from the future is no better.
      if (!signature || !(sentAt * 1000 < Date.now() + WEBHOOK_TOLERANCE_S * 1000)) return "invalid";
      for (const secret of options.webhookSecret.split(/\s*,\s*/)) {
        try {
          return eventOf(
            await stripe.webhooks.constructEventAsync(rawBody, signature, secret, WEBHOOK_TOLERANCE_S),
          );
        } catch {
          // Signed with another one, or forged.
        }
      }
      return "invalid";
    },
  };

  async function ofCustomer({ metadata }: IntentSearch, customer: string): Promise<Answer<Intent[]>> {
    const expand = EXPAND.map((path) => `data.${path}`);
    const all = await pages(
      (after, bounds) => stripe.paymentIntents.list({ customer, limit: 100, expand, ...after }, bounds),
      intentOf,
    );
    return map(
      all,
      (list) =>
        list.filter((intent) =>
          Object.entries(metadata).every(([name, value]) => intent.metadata[name] === value)
        ),
    );
  }

  async function bySearch({ metadata }: IntentSearch): Promise<Answer<Intent[]>> {
    const query = Object.entries(metadata)
      .map(([name, value]) => `metadata['${name}']:'${String(value).replace(/['\\]/g, "\\$&")}'`).join(
        " AND ",
      );
    const expand = EXPAND.map((path) => `data.${path}`);
    return map(
      await ask((bounds) => stripe.paymentIntents.search({ query, limit: 100, expand }, bounds)),
      ({ data }) => data.map(intentOf),
    );
  }
}

const OUTCOMES: Partial<Record<Intent["status"], Cancellation["outcome"]>> = {
  canceled: "cancelled",
  succeeded: "succeeded",
  processing: "processing",
};

function optional(input: { customerId?: string; receiptEmail?: string; shipping?: Shipping }) {
  const { customerId, receiptEmail, shipping } = input;
  return {
    ...(customerId ? { customer: customerId } : {}),
    ...(receiptEmail ? { receipt_email: receiptEmail } : {}),
    ...(shipping ? { shipping: wireShipping(shipping) } : {}),
  };
}

function wireShipping({ name, phone, address: { postalCode, ...address } }: Shipping) {
  const wire = { ...address, postal_code: postalCode, country: "US" };
  return { name, ...(phone ? { phone } : {}), address: wire };
}
