import { describe, expect, it } from "vitest";
import type { Answer } from "../payments/port.ts";
import { taxRateOf } from "../payments/views.ts";
import { providerTax } from "./provider.ts";
import type { TaxRates } from "./port.ts";

const sale = { state: "WA", zip: "98101", seller: "breeder" as const, amountCents: 250_000 };
const rates = { petRate: 0.1035, deliveryRate: 0.1035 };

/** A tax service with given answers, and the places that were looked up. */
function service(answer: () => Answer<TaxRates>) {
  const asked: string[] = [];
  let now = Date.parse("2026-03-01T12:00:00Z");
  const tax = providerTax({
    taxRates: ({ state, zip }) => (asked.push(`${state} ${zip}`), Promise.resolve(answer())),
  }, () => new Date(now));
  return { tax, asked, advance: (hours: number) => void (now += hours * 3_600_000) };
}

describe("the tax rates of the provider", () => {
  it("are asked for once a day and place", async () => {
    const { tax, asked, advance } = service(() => ({ kind: "done", value: rates }));
    expect(await tax.rates(sale)).toEqual({ ok: true, rates });
    await tax.rates({ ...sale, amountCents: 90_000 });
    await tax.rates({ ...sale, zip: "98102" });
    advance(25);
    await tax.rates(sale);
    expect(asked).toEqual(["WA 98101", "WA 98102", "WA 98101"]);
  });

  it("are asked for once where many ask for a place at the same time, and again after a failure", async () => {
    let answer: Answer<TaxRates> = { kind: "unknown", reason: "timeout" };
    const { tax, asked } = service(() => answer);
    const all = () => Promise.all(Array.from({ length: 20 }, () => tax.rates(sale)));
    expect((await all()).map(({ ok }) => ok)).toEqual(Array(20).fill(false));
    expect(asked).toEqual(["WA 98101"]);
    answer = { kind: "done", value: rates };
    expect(await all()).toEqual(Array(20).fill({ ok: true, rates }));
    expect(asked).toEqual(["WA 98101", "WA 98101"]);
  });

  it("of more places than the service is asked for at a time are not known, until it has answered", async () => {
    const { tax, asked } = service(() => ({ kind: "done", value: rates }));
    const places = Array.from({ length: 60 }, (_, index) => ({ ...sale, zip: String(98_101 + index) }));
    const first = await Promise.all(places.map((place) => tax.rates(place)));
    expect([first.filter(({ ok }) => ok).length, asked.length]).toEqual([50, 50]);
    expect((await Promise.all(places.map((place) => tax.rates(place)))).every(({ ok }) => ok)).toBe(true);
    expect(asked).toHaveLength(60);
  });

  it("are none for a shelter, which nobody is asked about", async () => {
    const { tax, asked } = service(() => ({ kind: "done", value: rates }));
    expect(await tax.rates({ ...sale, seller: "shelter" }))
      .toEqual({ ok: true, rates: { petRate: 0, deliveryRate: 0 } });
    expect(asked).toEqual([]);
  });

  it("are not known where the service fails or the ZIP code is missing, and are asked for again then", async () => {
    let answer: Answer<TaxRates> = { kind: "unknown", reason: "timeout" };
    const { tax } = service(() => answer);
    expect((await tax.rates(sale)).ok).toBe(false);
    answer = { kind: "done", value: rates };
    expect((await tax.rates(sale)).ok).toBe(true);
    expect((await tax.rates({ ...sale, zip: null })).ok).toBe(false);
  });
});

it("a refusal is told apart from a service that fails: the same place is refused again", async () => {
  const refused = (code: string) => service(() => ({ kind: "refused", code, detail: "", intent: null }));
  expect(await refused("customer_tax_location_invalid").tax.rates(sale)).toEqual({
    ok: false,
    isRefused: true,
    reason: "the tax service refuses: customer_tax_location_invalid",
  });
  expect(await refused("provider_credentials").tax.rates(sale)).not.toHaveProperty("isRefused");
});

describe("a rate", () => {
  it("is the sum of all jurisdictions on what they tax of the amount", () => {
    const share = (percent: string, taxable: number) => ({
      taxable_amount: taxable,
      tax_rate_details: { percentage_decimal: percent },
    });
    expect(taxRateOf({ amount: 1_000, tax_breakdown: [share("6.5", 1_000), share("3.85", 1_000)] })).toBe(
      0.1035,
    );
    expect(taxRateOf({ amount: 1_000, tax_breakdown: [share("8", 250)] })).toBe(0.02);
    expect(taxRateOf({ amount: 1_000, tax_breakdown: [{ taxable_amount: 0, tax_rate_details: null }] })).toBe(
      0,
    );
    expect(taxRateOf(null)).toBe(0);
  });
});
