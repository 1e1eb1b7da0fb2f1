import type Stripe from "stripe";
import type { Answer, Cancellation, Intent, IntentSearch, PaymentsPort, Shipping } from "./port.ts";
import { type Calls, map } from "./stripe_calls.ts";
import { intentOf } from "./views.ts";

type Intents = Pick<
  PaymentsPort,
  | "createIntent"
  | "updateIntent"
  | "retrieveIntent"
  | "confirmIntent"
  | "cancelIntent"
  | "findIntents"
>;

const EXPAND = ["latest_charge.balance_transaction"];

/** Returns the part of the port that charges buyers: the intents of their payments. */
export function stripeIntents(stripe: Stripe, { ask, pages }: Calls): Intents {
  async function intents(call: (bounds: Stripe.RequestOptions) => Promise<Stripe.PaymentIntent>) {
    return map(await ask(call), intentOf);
  }

  const retrieveIntent = (id: string) =>
    intents((bounds) => stripe.paymentIntents.retrieve(id, { expand: EXPAND }, bounds));

  return {
    createIntent({ amountCents, metadata, methods, saveCard, description, idempotencyKey, ...more }) {
      return intents((bounds) =>
        stripe.paymentIntents.create({
          amount: amountCents,
          currency: "usd",
          allowed_payment_method_types: methods,
          // Captured in the same step, so the fee is on record with the success.
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
      // The provider refuses if the intent has already ended; its outcome is then the answer.
      const now = await retrieveIntent(id);
      if (now.kind !== "done") return now;
      const outcome = OUTCOMES[now.value.status];
      return outcome ? { kind: "done", value: { outcome, intent: now.value } } : answer;
    },

    findIntents: (search) => search.customerId ? ofCustomer(search, search.customerId) : bySearch(search),
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
