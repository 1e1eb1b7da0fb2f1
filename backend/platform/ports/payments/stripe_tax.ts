import type Stripe from "stripe";
import type { PaymentsPort } from "./port.ts";
import { type Calls, map } from "./stripe_calls.ts";
import { taxRateOf } from "./views.ts";

/** Any amount works, because only the rate is used. */
const TAXED_DELIVERY_CENTS = 10_000;

/** Returns the part of the port that looks up sales tax rates. */
export function stripeTax(stripe: Stripe, { ask }: Calls): Pick<PaymentsPort, "taxRates"> {
  return {
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
  };
}
