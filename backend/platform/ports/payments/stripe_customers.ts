import type Stripe from "stripe";
import type { PaymentsPort } from "./port.ts";
import { type Calls, map } from "./stripe_calls.ts";
import { keptCardOf, setupIntentOf } from "./views.ts";

type Customers = Pick<
  PaymentsPort,
  | "createCustomer"
  | "deleteCustomer"
  | "createSetupIntent"
  | "retrieveSetupIntent"
  | "retrieveCard"
  | "detachCard"
>;

/** Returns the part of the port that manages buyers as customers, with their saved cards. */
export function stripeCustomers(stripe: Stripe, { ask }: Calls): Customers {
  return {
    async createCustomer({ email, name, userId, metadata, idempotencyKey }) {
      const params = { email, ...(name ? { name } : {}), metadata: { userId, ...metadata } };
      const answer = await ask((bounds) => stripe.customers.create(params, { ...bounds, idempotencyKey }));
      return map(answer, ({ id }) => ({ id }));
    },

    async deleteCustomer(customerId) {
      return map(await ask((bounds) => stripe.customers.del(customerId, {}, bounds)), ({ id }) => ({ id }));
    },

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
  };
}
