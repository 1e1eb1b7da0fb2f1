import { NO_TAX, type TaxPort, type TaxRates } from "./port.ts";

/**
 * Taxes of a state from a day on, as percent of the price. Each flag says whether the tax applies to that at
 * all.
 */
export type StateTax = {
  state: string;
  /** First day of its validity, as "YYYY-MM-DD". The first row of a state is valid before it too. */
  from: string;
  percent: number;
  /** Add-ons are sold with the pet and taxed like it. */
  arePetsTaxable: boolean;
  isDeliveryTaxable: boolean;
  areSheltersExempt: boolean;
  source: string;
};

const FOUNDATION = "Tax Foundation, State and Local Sales Tax Rates, Midyear 2025";

/**
 * General state-level sales tax rates, as published by the state revenue departments and summarized by the
 * Tax Foundation. Local rates are not included. No state's rule on live pets, or on the adoption fees of
 * shelters, is on record here: pets count as taxable goods everywhere and shelters as exempt until counsel
 * says otherwise. `delivery` marks states that commonly tax delivery charges on taxable goods.
 */
const GENERAL: readonly [state: string, percent: number, delivery?: "delivery"][] = [
  ["AL", 4],
  ["AK", 0],
  ["AZ", 5.6],
  ["AR", 6.5, "delivery"],
  ["CA", 7.25],
  ["CO", 2.9],
  ["CT", 6.35, "delivery"],
  ["DC", 6, "delivery"],
  ["DE", 0],
  ["FL", 6],
  ["GA", 4, "delivery"],
  ["HI", 4, "delivery"],
  ["IA", 6],
  ["ID", 6],
  ["IL", 6.25],
  ["IN", 7, "delivery"],
  ["KS", 6.5],
  ["KY", 6, "delivery"],
  ["LA", 5],
  ["MA", 6.25],
  ["MD", 6],
  ["ME", 5.5],
  ["MI", 6],
  ["MN", 6.875, "delivery"],
  ["MO", 4.225],
  ["MS", 7, "delivery"],
  ["MT", 0],
  ["NC", 4.75, "delivery"],
  ["ND", 5, "delivery"],
  ["NE", 5.5, "delivery"],
  ["NH", 0],
  ["NJ", 6.625, "delivery"],
  ["NM", 4.875, "delivery"],
  ["NV", 6.85],
  ["NY", 4, "delivery"],
  ["OH", 5.75, "delivery"],
  ["OK", 4.5],
  ["OR", 0],
  ["PA", 6, "delivery"],
  ["RI", 7, "delivery"],
  ["SC", 6, "delivery"],
  ["SD", 4.2, "delivery"],
  ["TN", 7, "delivery"],
  ["TX", 6.25, "delivery"],
  ["UT", 4.85],
  ["VA", 4.3],
  ["VT", 6, "delivery"],
  ["WA", 6.5, "delivery"],
  ["WI", 5, "delivery"],
  ["WV", 6, "delivery"],
  ["WY", 4],
];

const GENERAL_ROWS = GENERAL.map(([state, percent, delivery]): StateTax => ({
  state,
  from: "2025-07-01",
  percent,
  source: FOUNDATION,
  arePetsTaxable: true,
  isDeliveryTaxable: delivery !== undefined,
  areSheltersExempt: true,
}));

/** Changes in a state, each from a day on, earliest first. Omitted fields stay unchanged. */
const CHANGES: readonly (Pick<StateTax, "state" | "from" | "source"> & Partial<StateTax>)[] = [
  { state: "SD", from: "2027-07-01", percent: 4.5, source: "South Dakota House Bill 1137 of 2023" },
  {
    state: "LA",
    from: "2030-01-01",
    percent: 4.75,
    source: "Louisiana Act 11 of 2024 (third extraordinary session)",
  },
];

const TABLE = CHANGES.reduce(
  (table, change) => [...table, { ...table.findLast(({ state }) => state === change.state)!, ...change }],
  GENERAL_ROWS,
);

/** Returns the taxes of a state on a day "YYYY-MM-DD"; undefined for an unknown state. */
export function stateTaxOn(
  state: string,
  day: string,
  table: readonly StateTax[] = TABLE,
): StateTax | undefined {
  const rows = table.filter((row) => row.state === state);
  return rows.findLast(({ from }) => from <= day) ?? rows[0];
}

/** Returns the rates of a sale under a row's flags. */
export function ratesBy(row: StateTax, seller: "breeder" | "shelter"): TaxRates {
  if (seller === "shelter" && row.areSheltersExempt) return NO_TAX;
  const rate = row.percent / 100;
  return {
    petRate: row.arePetsTaxable ? rate : 0,
    deliveryRate: row.arePetsTaxable && row.isDeliveryTaxable ? rate : 0,
  };
}

/** Uses the dated table of state rates, by the day in UTC. */
export const tableTax = (now: () => Date): TaxPort => ({
  rates({ state, seller }) {
    const row = stateTaxOn(state, now().toISOString().slice(0, 10));
    if (!row) return Promise.resolve({ ok: false, reason: `no sales tax rate is known for '${state}'` });
    return Promise.resolve({ ok: true, rates: ratesBy(row, seller) });
  },
});
