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
  /** The time that webhooks are compared with; the process's unless told. */
  now?: () => Date;
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
      // The SDK bounds how old a signature may be; one from the future is no better.
      const receivedAt = (options.now?.() ?? new Date()).getTime();
      if (!signature || !(sentAt * 1000 < receivedAt + WEBHOOK_TOLERANCE_S * 1000)) return "invalid";
      for (const secret of options.webhookSecret.split(/\s*,\s*/)) {
        try {
          const about = [rawBody, signature, secret, WEBHOOK_TOLERANCE_S, undefined, receivedAt] as const;
          return eventOf(await stripe.webhooks.constructEventAsync(...about));
        } catch {
          // Signed with another one, or forged.
        }
      }
      return "invalid";
    },
  };
}
