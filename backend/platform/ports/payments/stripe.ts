import Stripe from "stripe";
import type { PaymentsPort } from "./port.ts";
import { callsOf } from "./stripe_calls.ts";
import { stripeCustomers } from "./stripe_customers.ts";
import { stripeDisputes } from "./stripe_disputes.ts";
import { stripeIntents } from "./stripe_intents.ts";
import { stripePayouts } from "./stripe_payouts.ts";
import { stripeRecord } from "./stripe_record.ts";
import { stripeRefunds } from "./stripe_refunds.ts";
import { stripeSetup } from "./stripe_setup.ts";
import { stripeTax } from "./stripe_tax.ts";
import { eventOf } from "./views.ts";

/** Version of the shapes that we read. Raise it only together with the tests that prove them. */
const API_VERSION = "2026-10-28.endive";
const WEBHOOK_TOLERANCE_S = 300;
const STRIPE_SOURCES = {
  script: ["https://js.stripe.com"],
  frame: ["https://js.stripe.com", "https://hooks.stripe.com"],
  connect: ["https://api.stripe.com"],
};
/** Path prefix at which the product forwards browsers to the sandbox, so one address serves everything. */
export const SANDBOX_PREFIX = "/_sandbox/payments";

export interface StripeOptions {
  secretKey: string;
  publishableKey: string;
  /**
   * Several secrets separated by commas if the provider signs the events of accounts with a different one.
   */
  webhookSecret: string;
  /** Host of the provider, if not Stripe itself. */
  host?: string;
  port?: number;
  protocol?: "http" | "https";
  provider?: "stripe" | "sandbox";
  /** Maximum duration of one call, including its quiet retry. Default: 8 s. */
  timeoutMs?: number;
  /** Clock for the age of webhooks. Default: the process's. */
  now?: () => Date;
  /** Quiet retries (same key) of a call that broke off early. Default: 1. */
  retries?: number;
}

/**
 * Returns the payments port on Stripe's SDK. The same code talks to Stripe and to our sandbox; only the
 * address differs.
 */
export function stripePayments(options: StripeOptions): PaymentsPort {
  const stripe = new Stripe(options.secretKey, {
    apiVersion: API_VERSION,
    maxNetworkRetries: 0,
    telemetry: false,
    // The same client in every build of the SDK, because the other one retries calls on its own.
    httpClient: Stripe.createFetchHttpClient(),
    appInfo: { name: "hearthpaw" },
    ...(options.host ? { host: options.host } : {}),
    ...(options.port ? { port: options.port } : {}),
    ...(options.protocol ? { protocol: options.protocol } : {}),
  });
  const calls = callsOf(options);
  const provider = options.provider ?? "stripe";

  return {
    provider,
    apiUrl: provider === "sandbox" ? SANDBOX_PREFIX : null,
    // The sandbox shows a bank's page below the site's own address, in a frame.
    browserSources: provider === "sandbox" ? { script: [], frame: ["'self'"], connect: [] } : STRIPE_SOURCES,
    publishableKey: options.publishableKey,
    isLive: options.secretKey.startsWith("sk_live_") || options.secretKey.startsWith("rk_live_"),

    ...stripeTax(stripe, calls),
    ...stripeIntents(stripe, calls),
    ...stripeCustomers(stripe, calls),
    ...stripeRefunds(stripe, calls),
    ...stripeDisputes(stripe, calls),
    ...stripePayouts(stripe, calls),
    ...stripeRecord(stripe, calls),
    ...stripeSetup(stripe, calls),

    async parseWebhook(rawBody, signature) {
      const sentAt = Number(/(?:^|,)t=(\d{1,12})(?:,|$)/.exec(signature ?? "")?.[1]);
      // The SDK limits the age of a signature only. One from the future is just as invalid.
      const receivedAt = (options.now?.() ?? new Date()).getTime();
      if (!signature || !(sentAt * 1000 < receivedAt + WEBHOOK_TOLERANCE_S * 1000)) return "invalid";
      for (const secret of options.webhookSecret.split(/\s*,\s*/)) {
        try {
          const about = [rawBody, signature, secret, WEBHOOK_TOLERANCE_S, undefined, receivedAt] as const;
          return eventOf(await stripe.webhooks.constructEventAsync(...about));
        } catch {
          // Signed with another secret, or forged.
        }
      }
      return "invalid";
    },
  };
}
