/**
 * Information that buyer and breeder see of each other: the buyer's address, and the contact details of both.
 */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { walksOf } from "../../testing/reservation_walks.ts";
import {
  type Answered,
  checkoutOf,
  CONTACT,
  DELIVERY,
  type Market,
  openMarket,
  type Person,
} from "../../testing/reservations.ts";
import { runJobs } from "../../testing/jobs.ts";

let market: Market;
beforeAll(async () => {
  market = await openMarket({ features: ["payments", "reservations", "users"], provider: true });
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
    copy: async () => JSON.stringify((await asked(seller, "/v1/users/export")).body),
    seller: async () => JSON.stringify((await asked(seller, "/v1/breeders/pets/reserved")).body),
  };
}
const STREET = DELIVERY.address.line1;
const setStatus = (id: string, status: "completed" | "cancelled-by-buyer" | "handed-over") =>
  market.db.updateTable("reservations").set({ status }).where("id", "=", id).execute();

describe("a breeder", () => {
  it("who is visited for the pet never reads the buyer's street; the buyer does", async () => {
    const { buyer, seller, copy } = await sold("pickup");
    expect(await buyer()).toContain(STREET);
    expect(await seller()).toContain("dana.whitfield@example.com");
    expect(await seller()).not.toContain(STREET);
    expect(await seller()).not.toContain(DELIVERY.address.postalCode);
    expect(await copy()).not.toContain(STREET);
  });

  it("who brings it reads the street until it is there, or until nobody brings anything any more", async () => {
    const { id, seller, copy } = await sold("honest");
    expect(await seller()).toContain(STREET);
    expect(await copy()).toContain(STREET);
    for (const status of ["handed-over", "completed", "cancelled-by-buyer"] as const) {
      await setStatus(id, status);
      expect([status, (await seller()).includes(STREET)]).toEqual([status, false]);
      expect([status, (await copy()).includes(STREET)]).toEqual([status, false]);
    }
  });
});

describe("after a payment", () => {
  const wire = async (who: { token: string; id: string }, path: string) =>
    (await market.call(who, "GET", path)).body;
  const bothOf = async (id: string, buyer: Person, seller: Person) => ({
    seen: (await wire(buyer, `/v1/customer/pets/reserved/${id}`)).reservedPet.breederContact,
    sale: (await wire(seller, "/v1/breeders/pets/reserved")).reservedPets
      .find((one: { id: string }) => one.id === id),
  });

  it("buyer and breeder see how to reach each other, and neither before", async () => {
    const seller = await market.seller({ phone: "+15035550177" });
    const account = await market.db.selectFrom("users").select(["first_name", "last_name", "email"])
      .where("id", "=", seller.id).executeTakeFirstOrThrow();
    const held = await walksOf(market, seller).ready();
    const before = await bothOf(held.id, held.buyer, seller);
    expect(before.seen).toBeUndefined();
    expect(before.sale.buyer).toBeUndefined();
    expect(before.sale.orderDetails).toMatchObject({ email: null, phoneNumber: null });

    const { id, buyer } = await walksOf(market, seller).depositPaid({});
    const after = await bothOf(id, buyer, seller);
    expect(after.seen).toEqual({
      firstName: account.first_name,
      lastName: account.last_name,
      email: account.email,
      phoneNumber: "+15035550177",
    });
    expect(after.sale.buyer).toEqual(CONTACT);
  });

  it("a sale that was refunded in whole keeps both in touch for 30 days, one that left money keeps them longer", async () => {
    const seller = await market.seller();
    const { id, buyer } = await walksOf(market, seller).depositPaid({});
    expect((await checkoutOf(market).status(buyer, id, "cancel")).status).toBe(200);
    await runJobs(market);
    const endedBefore = (days: number) =>
      market.db.updateTable("reservations").set({ ended_at: new Date(Date.now() - days * 86_400_000) })
        .where("id", "=", id).execute();
    await endedBefore(29);
    const within = await bothOf(id, buyer, seller);
    expect(within.seen.email).toContain("@");
    expect(within.sale.buyer).toEqual(CONTACT);
    await endedBefore(31);
    const over = await bothOf(id, buyer, seller);
    expect(over.seen).toBeUndefined();
    expect(over.sale.buyer).toEqual({ ...CONTACT, email: null, phoneNumber: null });
    expect(JSON.stringify(over.sale)).not.toContain(CONTACT.email);
    const copy = JSON.stringify(await wire(seller, "/v1/users/export"));
    expect(copy).toContain(CONTACT.lastName);
    for (const secret of [CONTACT.email, CONTACT.phoneNumber, STREET]) expect(copy).not.toContain(secret);
    // The breeder kept a part, so the two still have an open matter.
    await market.db.updateTable("payments").set({ refunded_cents: 30_000 }).where("reservation_id", "=", id)
      .execute();
    const kept = await bothOf(id, buyer, seller);
    expect(kept.sale.buyer).toEqual(CONTACT);
    expect(kept.seen.email).toContain("@");
  });
});
