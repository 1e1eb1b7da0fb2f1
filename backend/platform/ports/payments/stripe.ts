import Stripe from "stripe";
import { evidenceParams } from "./evidence.ts";
import type { Answer, Cancellation, Intent, IntentSearch, PaymentsPort, Refund, Shipping } from "./port.ts";
import {
  accountOf,
  bankPayoutOf,
  disputeOf,
  eventOf,
  failureOf,
  intentOf,
  keptCardOf,
  refundOf,
  setupIntentOf,
  statusOf,
  taxRateOf,
  transferOf,
} from "./views.ts";

/** The shapes that we read; raised only together with the tests that prove them. */
const API_VERSION = "2026-10-28.endive";
const TIMEOUT_MS = 8000;
const RETRY_AFTER_MS = 250;
const WEBHOOK_TOLERANCE_S = 300;
const PAGES_AT_MOST = 50;
/** Half a million of each kind. */
const RECORD_PAGES_AT_MOST = 5_000;
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
  const timeoutMs = options.timeoutMs ?? TIMEOUT_MS;
  const provider = options.provider ?? "stripe";

  /**
   * One call, bounded in time. A call that broke off (network, 5xx, key in use) is repeated while time is left:
   * reads are harmless to repeat and writes carry their key. What is still unclear then is `unknown`.
   */
  async function ask<T>(call: (bounds: Stripe.RequestOptions) => Promise<T>): Promise<Answer<T>> {
    const deadline = Date.now() + timeoutMs;
    for (let retries = options.retries ?? 1;; retries--) {
      const answer = await attempt(() => call({ timeout: Math.max(1, deadline - Date.now()) }));
      const isLast = retries <= 0 || deadline - Date.now() < 2 * RETRY_AFTER_MS;
      if (answer.kind !== "unknown" || answer.reason === "rate-limited" || isLast) return answer;
      await new Promise((resolve) => setTimeout(resolve, RETRY_AFTER_MS));
    }
  }

  async function intents(call: (bounds: Stripe.RequestOptions) => Promise<Stripe.PaymentIntent>) {
    return map(await ask(call), intentOf);
  }

  /** Gathers every page, boundedly; a page that cannot be had makes the whole unknown, never short. */
  async function pages<W extends { id: string }, T>(
    call: (after: { starting_after?: string }, bounds: Stripe.RequestOptions) => Promise<Stripe.ApiList<W>>,
    view: (item: W) => T,
    most = PAGES_AT_MOST,
  ): Promise<Answer<T[]>> {
    const all: T[] = [];
    let after = {};
    for (let page = 0; page < most; page++) {
      const answer = await ask((bounds) => call(after, bounds));
      if (answer.kind !== "done") return answer;
      all.push(...answer.value.data.map(view));
      const last = answer.value.data.at(-1);
      if (!answer.value.has_more || !last) return { kind: "done", value: all };
      after = { starting_after: last.id };
    }
    return { kind: "unknown", reason: "provider" };
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

    async createAccount({ email, breederId, idempotencyKey }) {
      const params: Stripe.AccountCreateParams = {
        type: "express",
        country: "US",
        email,
        capabilities: { transfers: { requested: true } },
        metadata: { breederId },
        // We say what is paid out and when: each payout of ours is one transfer and one payment to the bank.
        settings: { payouts: { schedule: { interval: "manual" } } },
      };
      return map(
        await ask((bounds) => stripe.accounts.create(params, { ...bounds, idempotencyKey })),
        accountOf,
      );
    },

    async retrieveAccount(id) {
      return map(await ask((bounds) => stripe.accounts.retrieve(id, {}, bounds)), accountOf);
    },

    async createOnboardingLink({ accountId, returnUrl, refreshUrl }) {
      const params: Stripe.AccountLinkCreateParams = {
        account: accountId,
        type: "account_onboarding",
        return_url: returnUrl,
        refresh_url: refreshUrl,
      };
      return map(await ask((bounds) => stripe.accountLinks.create(params, bounds)), ({ url }) => ({ url }));
    },

    async createAccountPage(id) {
      return map(
        await ask((bounds) => stripe.accounts.createLoginLink(id, {}, bounds)),
        ({ url }) => ({ url }),
      );
    },

    async createTransfer({ accountId, amountCents, payoutId, idempotencyKey }) {
      const params: Stripe.TransferCreateParams = {
        amount: amountCents,
        currency: "usd",
        destination: accountId,
        transfer_group: payoutId,
        metadata: { payoutId },
      };
      return map(
        await ask((bounds) => stripe.transfers.create(params, { ...bounds, idempotencyKey })),
        transferOf,
      );
    },

    findTransfers: (payoutId) =>
      pages(
        (after, bounds) => stripe.transfers.list({ transfer_group: payoutId, limit: 100, ...after }, bounds),
        transferOf,
      ),

    async reverseTransfer({ transferId, amountCents, payoutId, idempotencyKey }) {
      const params = { amount: amountCents, metadata: { payoutId } };
      return map(
        await ask((bounds) =>
          stripe.transfers.createReversal(transferId, params, { ...bounds, idempotencyKey })
        ),
        ({ id }) => ({ id }),
      );
    },

    async createBankPayout({ accountId, amountCents, payoutId, idempotencyKey }) {
      const params = { amount: amountCents, currency: "usd", metadata: { payoutId } };
      return map(
        await ask((bounds) =>
          stripe.payouts.create(params, { ...bounds, idempotencyKey, stripeAccount: accountId })
        ),
        bankPayoutOf,
      );
    },

    async retrieveBankPayout(stripeAccount, id) {
      return map(
        await ask((bounds) => stripe.payouts.retrieve(id, {}, { ...bounds, stripeAccount })),
        bankPayoutOf,
      );
    },

    findBankPayouts: (stripeAccount, since) =>
      pages(
        (after, bounds) =>
          stripe.payouts.list(
            { limit: 100, created: { gte: Math.floor(since.getTime() / 1000) }, ...after },
            { ...bounds, stripeAccount },
          ),
        bankPayoutOf,
      ),

    async record(since) {
      const page = { limit: 100, created: { gte: Math.floor(since.getTime() / 1000) } };
      const intents = await pages(
        (after, bounds) => stripe.paymentIntents.list({ ...page, ...after }, bounds),
        ({ id, status, amount_received, metadata }) => ({
          ...{ id, status: statusOf(status), receivedCents: amount_received, metadata: { ...metadata } },
        }),
        RECORD_PAGES_AT_MOST,
      );
      if (intents.kind !== "done") return intents;
      const refunds = await pages(
        (after, bounds) => stripe.refunds.list({ ...page, ...after }, bounds),
        refundOf,
        RECORD_PAGES_AT_MOST,
      );
      if (refunds.kind !== "done") return refunds;
      const disputes = await pages(
        (after, bounds) => stripe.disputes.list({ ...page, ...after }, bounds),
        disputeOf,
        RECORD_PAGES_AT_MOST,
      );
      if (disputes.kind !== "done") return disputes;
      const transfers = await pages(
        (after, bounds) => stripe.transfers.list({ ...page, ...after }, bounds),
        transferOf,
        RECORD_PAGES_AT_MOST,
      );
      if (transfers.kind !== "done") return transfers;
      const value = {
        ...{ intents: intents.value, refunds: refunds.value },
        ...{ disputes: disputes.value, transfers: transfers.value },
      };
      return { kind: "done", value };
    },

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

function map<T, U>(answer: Answer<T>, view: (value: T) => U): Answer<U> {
  return answer.kind === "done" ? { kind: "done", value: view(answer.value) } : answer;
}

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

/** Runs one SDK call and sorts how it ended. */
async function attempt<T>(call: () => Promise<T>): Promise<Answer<T>> {
  try {
    return { kind: "done", value: await call() };
  } catch (error) {
    return failed(error);
  }
}

function failed(error: unknown): Exclude<Answer<never>, { kind: "done" }> {
  const { errors } = Stripe;
  if (error instanceof errors.StripeConnectionError) {
    return { kind: "unknown", reason: /timeout/i.test(error.message) ? "timeout" : "network" };
  }
  if (!(error instanceof errors.StripeError)) return { kind: "unknown", reason: "network" };
  const intent = error.payment_intent ? intentOf(error.payment_intent as Stripe.PaymentIntent) : null;
  const status = error.statusCode ?? 0;
  const code = error.code ?? error.rawType ?? error.type;
  if (status === 429) return { kind: "unknown", reason: "rate-limited" };
  if (status === 409) return { kind: "unknown", reason: "busy" };
  if (status === 402) {
    const failure = failureOf({ code: error.code ?? null, decline_code: error.decline_code ?? null })!;
    return { kind: "declined", failure, intent };
  }
  if (status === 404 && error.code === "resource_missing") return { kind: "missing" };
  if (status === 401 || status === 403) return refused("provider_credentials", error.message);
  if (error.rawType === "idempotency_error") return refused("idempotency_conflict", error.message);
  if (status >= 400 && status < 500) return { kind: "refused", code, detail: error.message, intent };
  return { kind: "unknown", reason: "provider" };
}

function refused(code: string, detail: string): Exclude<Answer<never>, { kind: "done" }> {
  return { kind: "refused", code, detail, intent: null };
}
