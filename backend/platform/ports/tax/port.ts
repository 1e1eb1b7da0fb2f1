import type { Cents } from "../../money.ts";

/** Tax rates of one sale, between 0 and 1. */
export type TaxRates = { petRate: number; deliveryRate: number };

/** Shelters' adoption fees are exempt. */
export const NO_TAX: TaxRates = { petRate: 0, deliveryRate: 0 };

/**
 * Looks up the sales tax for a sale to this state. A failed lookup is a value: it becomes the order's
 * taxError and blocks payment. A refused lookup fails again for the same place until the buyer corrects it or
 * the operator fixes the service's settings.
 */
export type TaxPort = {
  rates(
    sale: { state: string; zip: string | null; seller: "breeder" | "shelter"; amountCents: Cents },
  ): Promise<{ ok: true; rates: TaxRates } | { ok: false; reason: string; isRefused?: boolean }>;
};
