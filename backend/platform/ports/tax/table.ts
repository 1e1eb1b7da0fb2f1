import { NO_TAX, type TaxPort, type TaxRates } from "./port.ts";

/**
 * General state-level sales tax rates in percent, as published by the state revenue departments and summarised by the
 * Tax Foundation, "State and Local Sales Tax Rates", midyear 2025. Local rates are not included.
 * `d` marks states that commonly tax delivery charges on taxable goods. The operator confirms the table with counsel.
 */
const RATES: Record<string, { percent: number; d?: true }> = {
  AL: { percent: 4 },
  AK: { percent: 0 },
  AZ: { percent: 5.6 },
  AR: { percent: 6.5, d: true },
  CA: { percent: 7.25 },
  CO: { percent: 2.9 },
  CT: { percent: 6.35, d: true },
  DC: { percent: 6, d: true },
  DE: { percent: 0 },
  FL: { percent: 6 },
  GA: { percent: 4, d: true },
  HI: { percent: 4, d: true },
  IA: { percent: 6 },
  ID: { percent: 6 },
  IL: { percent: 6.25 },
  IN: { percent: 7, d: true },
  KS: { percent: 6.5 },
  KY: { percent: 6, d: true },
  LA: { percent: 5 },
  MA: { percent: 6.25 },
  MD: { percent: 6 },
  ME: { percent: 5.5 },
  MI: { percent: 6 },
  MN: { percent: 6.875, d: true },
  MO: { percent: 4.225 },
  MS: { percent: 7, d: true },
  MT: { percent: 0 },
  NC: { percent: 4.75, d: true },
  ND: { percent: 5, d: true },
  NE: { percent: 5.5, d: true },
  NH: { percent: 0 },
  NJ: { percent: 6.625, d: true },
  NM: { percent: 4.875, d: true },
  NV: { percent: 6.85 },
  NY: { percent: 4, d: true },
  OH: { percent: 5.75, d: true },
  OK: { percent: 4.5 },
  OR: { percent: 0 },
  PA: { percent: 6, d: true },
  RI: { percent: 7, d: true },
  SC: { percent: 6, d: true },
  SD: { percent: 4.2, d: true },
  TN: { percent: 7, d: true },
  TX: { percent: 6.25, d: true },
  UT: { percent: 4.85 },
  VA: { percent: 4.3 },
  VT: { percent: 6, d: true },
  WA: { percent: 6.5, d: true },
  WI: { percent: 5, d: true },
  WV: { percent: 6, d: true },
  WY: { percent: 4 },
};

/** What a state takes of a breeder's sale; undefined where there is no such state. */
export function stateTax(state: string): TaxRates | undefined {
  const row = RATES[state];
  if (!row) return undefined;
  const rate = row.percent / 100;
  return { petRate: rate, deliveryRate: row.d ? rate : 0 };
}

/** The dated table of state rates: animals are taxable goods, shelters' adoption fees are exempt. */
export const tableTax: TaxPort = {
  rates({ state, seller }) {
    const rates = stateTax(state);
    if (!rates) return Promise.resolve({ ok: false, reason: `no sales tax rate is known for '${state}'` });
    return Promise.resolve({ ok: true, rates: seller === "shelter" ? NO_TAX : rates });
  },
};
