import { describe, expect, it } from "vitest";
import { ratesBy, type StateTax, stateTaxOn, tableTax } from "./table.ts";

const on = (day: string) => tableTax(() => new Date(`${day}T12:00:00Z`));
const sale = (state: string, seller: "breeder" | "shelter" = "breeder") => ({
  state,
  seller,
  zip: null,
  amountCents: 250_000,
});
const rates = async (day: string, ...of: Parameters<typeof sale>) => {
  const answer = await on(day).rates(sale(...of));
  return answer.ok ? answer.rates : answer.reason;
};

describe("the table of state rates", () => {
  it("takes a breeder's pets everywhere, delivery where the state does, and nothing of a shelter's", async () => {
    expect(await rates("2026-11-22", "WA")).toEqual({ petRate: 0.065, deliveryRate: 0.065 });
    expect(await rates("2026-11-22", "CA")).toEqual({ petRate: 0.0725, deliveryRate: 0 });
    expect(await rates("2026-11-22", "OR")).toEqual({ petRate: 0, deliveryRate: 0 });
    expect(await rates("2026-11-22", "WA", "shelter")).toEqual({ petRate: 0, deliveryRate: 0 });
    expect(await rates("2026-11-22", "PR")).toContain("no sales tax rate is known for 'PR'");
  });

  it.each([
    ["SD", "2027-06-30", 0.042],
    ["SD", "2027-07-01", 0.045],
    ["LA", "2029-12-31", 0.05],
    ["LA", "2030-01-01", 0.0475],
    ["NE", "2001-01-01", 0.055],
  ])("takes in %s on %s a rate of %d", async (state, day, petRate) => {
    expect(await rates(day, state)).toMatchObject({ petRate });
  });

  it("says for each state what it is by, and since when", () => {
    const states =
      "AL AK AZ AR CA CO CT DC DE FL GA HI IA ID IL IN KS KY LA MA MD ME MI MN MO MS MT NC ND NE NH NJ NM NV " +
      "NY OH OK OR PA RI SC SD TN TX UT VA VT WA WI WV WY";
    for (const state of states.split(" ")) {
      const row = stateTaxOn(state, "2026-11-22")!;
      expect(row.source.length, state).toBeGreaterThan(10);
      expect(row.from <= "2026-11-22", state).toBe(true);
    }
  });

  it("heeds each flag of a row", () => {
    const row: StateTax = {
      state: "WA",
      from: "2026-01-01",
      percent: 6.5,
      source: "A ruling",
      arePetsTaxable: true,
      isDeliveryTaxable: true,
      areSheltersExempt: true,
    };
    const none = { petRate: 0, deliveryRate: 0 };
    expect(ratesBy({ ...row, isDeliveryTaxable: false }, "breeder")).toEqual({
      petRate: 0.065,
      deliveryRate: 0,
    });
    // Delivery of untaxed goods is untaxed too.
    expect(ratesBy({ ...row, arePetsTaxable: false }, "breeder")).toEqual(none);
    expect(ratesBy({ ...row, areSheltersExempt: false }, "shelter")).toEqual({
      petRate: 0.065,
      deliveryRate: 0.065,
    });
    expect(stateTaxOn("WA", "2026-12-31", [row, { ...row, from: "2027-01-01", arePetsTaxable: false }])).toBe(
      row,
    );
  });
});
