import { isOurFault } from "../../provider_answers.ts";
import type { PaymentsPort } from "../payments/port.ts";
import { NO_TAX, type TaxPort, type TaxRates } from "./port.ts";

/** Rates change at most at the beginning of a month, and each lookup at the provider costs money. */
const FRESH_MS = 24 * 3_600_000;
/** About 41,000 ZIP codes exist. */
const MOST_KEPT = 50_000;

/** Maximum number of simultaneous lookups. Other orders wait for their buyers' next step. */
const MOST_ASKED = 50;

/**
 * Returns rates of the payment provider's tax service, state and local combined, for places in which the
 * operator is registered to collect tax. Each place is looked up once a day no matter how many prices need
 * it, even simultaneously.
 */
export function providerTax(payments: Pick<PaymentsPort, "taxRates">, now: () => Date): TaxPort {
  const kept = new Map<string, { until: number; rates: TaxRates }>();
  const asked = new Map<string, ReturnType<PaymentsPort["taxRates"]>>();
  return {
    async rates({ state, zip, seller, amountCents }) {
      if (seller === "shelter") return { ok: true, rates: NO_TAX };
      if (zip === null) return { ok: false, reason: "the ZIP code is not known" };
      const key = `${state} ${zip}`;
      const known = kept.get(key);
      if (known && known.until > now().getTime()) return { ok: true, rates: known.rates };
      if (!asked.has(key)) {
        if (asked.size >= MOST_ASKED) return { ok: false, reason: "too many places are asked for" };
        asked.set(key, payments.taxRates({ state, zip, amountCents }).finally(() => asked.delete(key)));
      }
      const answer = await asked.get(key)!;
      if (answer.kind === "refused" && !isOurFault(answer)) {
        return { ok: false, reason: `the tax service refuses: ${answer.code}`, isRefused: true };
      }
      if (answer.kind !== "done") return { ok: false, reason: `the tax service answered '${answer.kind}'` };
      if (kept.size >= MOST_KEPT) kept.clear();
      kept.set(key, { until: now().getTime() + FRESH_MS, rates: answer.value });
      return { ok: true, rates: answer.value };
    },
  };
}
