import type Stripe from "stripe";
import type { PaymentsPort } from "./port.ts";
import { type Calls, map } from "./stripe_calls.ts";

/** Returns the part of the port that reads the settings of our own account at the provider. */
export function stripeSetup(stripe: Stripe, { ask, pages }: Calls): Pick<PaymentsPort, "readSetup"> {
  return {
    async readSetup() {
      const account = await ask((bounds) => stripe.accounts.retrieveCurrent({}, bounds));
      const settings = await ask((bounds) => stripe.balanceSettings.retrieve({}, bounds));
      const webhooks = await pages(
        (after, bounds) => stripe.webhookEndpoints.list({ limit: 100, ...after }, bounds),
        ({ url, status, enabled_events }) => ({
          url,
          isEnabled: status === "enabled",
          events: enabled_events,
        }),
      );
      return {
        account: map(account, ({ charges_enabled, payouts_enabled, capabilities }) => ({
          takesCharges: charges_enabled,
          paysOut: payouts_enabled,
          active: Object.entries(capabilities ?? {}).filter(([, status]) => status === "active").map((
            [name],
          ) => name),
        })),
        payoutSchedule: map(settings, ({ payments }) => payments.payouts?.schedule?.interval ?? "unknown"),
        webhooks,
      };
    },
  };
}
