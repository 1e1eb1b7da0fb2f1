import type { Cents } from "../../money.ts";

/** The rates that apply to one sale, between 0 and 1; or why they could not be looked up. */
export type TaxRates = { petRate: number; deliveryRate: number };

/** Shelters' adoption fees are exempt. */
export const NO_TAX: TaxRates = { petRate: 0, deliveryRate: 0 };

/**
 * Sales tax for a sale to this state. A failed look-up is a value: it becomes the order's taxError and blocks payment. One
 * that is refused fails again for the same place, until the buyer corrects it or the operator the service's settings.
 */
export type TaxPort = {
  rates(
    sale: { state: string; zip: string | null; seller: "breeder" | "shelter"; amountCents: Cents },
  ): Promise<{ ok: true; rates: TaxRates } | { ok: false; reason: string; isRefused?: boolean }>;
};
