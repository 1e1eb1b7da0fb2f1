import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { checkoutOf, type Market, openMarket } from "../../../testing/reservations.ts";
import { walksOf } from "../../../testing/reservation_walks.ts";

let market: Market;

beforeAll(async () => {
  market = await openMarket({
    features: ["payments", "reservations"],
    provider: true,
    env: { TAX_SERVICE: "provider" },
  });
}, 40_000);
afterAll(() => market.close());

const sellerIn = async (zip: string) => {
  const seller = await market.seller({ state: "WA", zip });
  return { seller, walks: walksOf(market, seller) };
};

describe("sales tax by the provider", () => {
  it("is of the breeder's place for a pet that is picked up, state and local together", async () => {
    const { walks } = await sellerIn("98101");
    const { saved } = await walks.ready();
    // The simulator's county adds 1.25 % to Washington's 6.5 %: 7.75 % of 2,500.00.
    expect(saved.orderDetails).toMatchObject({ taxAmount: 19_375, total: 276_875, taxError: null });
  });

  it("that cannot be looked up blocks the payment until it can", async () => {
    const { seller, walks } = await sellerIn("98102");
    const { ask } = market.sandbox.payments;
    await ask("POST", "/faults", { kind: "error", status: 500, path: "/v1/tax/calculations", times: 20 });
    const { buyer, id, saved } = await walks.ready();
    expect(saved.orderDetails.taxError).toContain("sales tax");
    const shop = checkoutOf(market);
    expect((await shop.intent(buyer, id, seller)).body.code).toBe("tax_unavailable");
    await ask("DELETE", "/faults");
    expect((await shop.save(buyer, id, {})).body.orderDetails).toMatchObject({
      taxAmount: 19_375,
      taxError: null,
    });
  });

  it("that the service refuses for the place tells the buyer to check the address", async () => {
    const { walks } = await sellerIn("98103");
    const { ask } = market.sandbox.payments;
    const code = "customer_tax_location_invalid";
    await ask("POST", "/faults", { kind: "error", code, path: "/v1/tax/calculations", times: 20 });
    const { saved } = await walks.ready();
    expect(saved.orderDetails.taxError).toBe(
      "We couldn't find the sales tax for this address. Check the ZIP code, or contact us.",
    );
    await ask("DELETE", "/faults");
  });
});
