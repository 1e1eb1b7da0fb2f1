import type { Charge, PaymentIntent, Refund } from "./objects.ts";
import type { Sandbox } from "./context.ts";
import { book } from "./balance.ts";
import { providerFee } from "./charges.ts";
import { newId } from "./wire.ts";

/** A payment that succeeded before this record began. Times are RFC 3339, amounts cents. */
export interface PastPayment {
  intentId: string;
  amountCents: number;
  at: string;
  metadata: Record<string, string>;
  method: { kind: string; brand: string | null; last4: string | null };
  refunds: { id: string; amountCents: number; at: string; metadata: Record<string, string> }[];
}

const NOBODY = { name: null, email: null, phone: null, address: {} };

/**
 * Writes past payments into the record as if they had been made here, without events, so the payments of
 * example data can be refunded and compared like all others. Existing intents stay unchanged.
 */
export function recordPast(sandbox: Sandbox, payments: readonly PastPayment[]): number {
  const { store } = sandbox;
  let added = 0;
  for (const payment of payments) {
    if (store.get<PaymentIntent>("payment_intent", payment.intentId)) continue;
    added++;
    const created = unix(payment.at);
    const common = { created, currency: "usd", metadata: payment.metadata };
    const chargeId = newId("ch_");
    const methodId = newId("pm_");
    const { kind, brand, last4 } = payment.method;
    store.put(
      {
        ...common,
        id: payment.intentId,
        object: "payment_intent",
        livemode: false,
        amount: payment.amountCents,
        amount_received: payment.amountCents,
        amount_capturable: 0,
        customer: null,
        description: null,
        payment_method: methodId,
        allowed_payment_method_types: [kind],
        payment_method_types: [kind],
        receipt_email: null,
        setup_future_usage: null,
        shipping: null,
        status: "succeeded",
        client_secret: newId(`${payment.intentId}_secret_`, 25),
        latest_charge: chargeId,
        last_payment_error: null,
        next_action: null,
        canceled_at: null,
        cancellation_reason: null,
        capture_method: "automatic",
        confirmation_method: "automatic",
      } satisfies PaymentIntent,
    );
    const booked = book(sandbox, {
      source: chargeId,
      type: "charge",
      created,
      amount: payment.amountCents,
      fee: providerFee(payment.amountCents),
    });
    const refunded = payment.refunds.reduce((sum, refund) => sum + refund.amountCents, 0);
    store.put(
      {
        ...common,
        id: chargeId,
        object: "charge",
        livemode: false,
        amount: payment.amountCents,
        amount_captured: payment.amountCents,
        amount_refunded: refunded,
        balance_transaction: booked.id,
        billing_details: NOBODY,
        captured: true,
        customer: null,
        description: null,
        disputed: false,
        failure_code: null,
        failure_message: null,
        paid: true,
        payment_intent: payment.intentId,
        payment_method: methodId,
        payment_method_details: { type: kind, [kind]: brand === null ? {} : { brand, last4 } },
        receipt_email: null,
        refunded: refunded === payment.amountCents,
        status: "succeeded",
      } satisfies Charge,
    );
    for (const refund of payment.refunds) {
      const back = book(sandbox, {
        source: refund.id,
        type: "refund",
        created: unix(refund.at),
        amount: -refund.amountCents,
      });
      store.put(
        {
          ...common,
          id: refund.id,
          object: "refund",
          created: unix(refund.at),
          metadata: refund.metadata,
          amount: refund.amountCents,
          balance_transaction: back.id,
          charge: chargeId,
          payment_intent: payment.intentId,
          reason: null,
          status: "succeeded",
        } satisfies Refund,
      );
    }
  }
  return added;
}

function unix(at: string): number {
  return Math.floor(Date.parse(at) / 1000);
}
