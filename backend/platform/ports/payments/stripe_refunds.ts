import type Stripe from "stripe";
import type { Answer, PaymentsPort, Refund } from "./port.ts";
import { type Calls, map } from "./stripe_calls.ts";
import { refundOf } from "./views.ts";

/** Returns the part of the port that refunds buyers. */
export function stripeRefunds(
  stripe: Stripe,
  { ask, pages }: Calls,
): Pick<PaymentsPort, "refund" | "retrieveRefund" | "listRefunds"> {
  return {
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
  };
}
