/** What a breeder reads of where the buyer lives. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { walksOf } from "../../testing/reservation_walks.ts";
import { type Answered, DELIVERY, type Market, openMarket } from "../../testing/reservations.ts";

let market: Market;
beforeAll(async () => {
  market = await openMarket({ provider: true });
});
afterAll(() => market.close());

async function sold(transportation: "pickup" | "honest") {
  const seller = await market.seller();
  const { id, buyer } = await walksOf(market, seller).depositPaid({ transportation });
  const asked = async (who: { token: string; id: string }, path: string): Promise<Answered> =>
    await market.call(who, "GET", path);
  return {
    id,
    buyer: async () => JSON.stringify((await asked(buyer, `/v1/customer/pets/reserved/${id}`)).body),
    seller: async () => JSON.stringify((await asked(seller, "/v1/breeders/pets/reserved")).body),
  };
}
const STREET = DELIVERY.address.line1;
const setStatus = (id: string, status: "completed" | "cancelled-by-buyer" | "handed-over") =>
  market.db.updateTable("reservations").set({ status }).where("id", "=", id).execute();

describe("a breeder", () => {
  it("who is visited for the pet never reads the buyer's street; the buyer does", async () => {
    const { buyer, seller } = await sold("pickup");
    expect(await buyer()).toContain(STREET);
    expect(await seller()).toContain("dana.whitfield@example.com");
    expect(await seller()).not.toContain(STREET);
    expect(await seller()).not.toContain(DELIVERY.address.postalCode);
  });

  it("who brings it reads the street until it is there, or until nobody brings anything any more", async () => {
    const { id, seller } = await sold("honest");
    expect(await seller()).toContain(STREET);
    for (const status of ["handed-over", "completed", "cancelled-by-buyer"] as const) {
      await setStatus(id, status);
      expect([status, (await seller()).includes(STREET)]).toEqual([status, false]);
    }
  });
});
