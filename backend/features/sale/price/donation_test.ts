import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startApp, type TestApp } from "../../../testing/app.ts";
import { addBreeder, addPet, addUser, bearer } from "../../../testing/fixtures.ts";
import { checkoutOf, type Market, openMarket, type Person, TERMS } from "../../../testing/reservations.ts";
import { walksOf } from "../../../testing/reservation_walks.ts";

const features = ["payments", "reservations", "system"];

let app: TestApp;
beforeAll(async () => {
  // Staging has no invented charity.
  app = await startApp({ features, env: { APP_MODE: "staging" } });
}, 40_000);
afterAll(() => app.close());

it("is neither offered nor taken without a charity", async () => {
  const { configuration } = await (await app.fetch("/v1/configuration")).json();
  expect(configuration.charity).toBeNull();
  const breeder = await addBreeder(app.services);
  const pet = await addPet(app.services, { breeder_id: breeder.id });
  const headers = await bearer(app.services, await addUser(app.services));
  const send = async (method: string, path: string, json: unknown) => {
    const response = await app.fetch(path, { method, headers, json });
    return { status: response.status, body: await response.json() };
  };
  const order = { rescueDonationAmount: 500 };
  for (const path of ["/v1/payments/quote", "/v1/reserve/new"]) {
    const { status, body } = await send("POST", path, { petId: pet.id, order });
    expect([path, status, body.code]).toEqual([path, 409, "donation_not_offered"]);
    expect((await send("POST", path, { petId: pet.id, order: { rescueDonationAmount: null } })).status)
      .toBeLessThan(300);
  }
  const { body: { reservedPetId } } = await send("POST", "/v1/reserve/new", { petId: pet.id });
  const saved = await send("POST", "/v1/reserve/save/progress", {
    reservedPetId,
    stepName: "payment",
    screen: 1,
    openStep: 3,
    options: order,
  });
  expect(saved.body.code).toBe("donation_not_offered");
});

describe.each([["with a", true], ["without", false]])(
  "a donation for no named rescue, %s charity",
  (_, has) => {
    let market: Market;
    let seller: Person & { breederId: string };
    let shop: ReturnType<typeof checkoutOf>;
    let walks: ReturnType<typeof walksOf>;
    beforeAll(async () => {
      market = await openMarket({
        features,
        provider: true,
        ...(has ? {} : { env: { APP_MODE: "staging" } }),
      });
      expect(market.services.config.charity !== undefined).toBe(has);
      shop = checkoutOf(market);
      seller = await market.seller();
      walks = walksOf(market, seller);
    }, 40_000);
    afterAll(() => market.close());

    /** Returns a checkout from before orders named their charity, with a donation of $25. */
    async function unnamed() {
      const made = await walks.ready({ paymentType: "full" });
      const donation = { donation_cents: 2_500, total_cents: 260_000, deposit_cents: 37_500 };
      await market.db.updateTable("orders").set(donation).where("reservation_id", "=", made.id).execute();
      return made;
    }
    const orderOf = (id: string) =>
      market.db.selectFrom("orders")
        .select(["donation_cents", "funded_donation_cents", "donation_to", "total_cents"])
        .where("reservation_id", "=", id).executeTakeFirstOrThrow();
    const none = { donation_cents: 0, funded_donation_cents: 0, donation_to: null };

    it("ends when the order changes", async () => {
      const { buyer, id } = await unnamed();
      const { body } = await shop.update(buyer, id, { transportation: "pickup" });
      expect(body.orderDetails).toMatchObject({ rescueDonationAmount: null, total: 257_500 });
      expect(JSON.stringify(body.orderDetails.lineItems)).not.toContain("Donation");
      expect(await orderOf(id)).toMatchObject(none);
    });

    it("is never charged", async () => {
      const { buyer, id } = await unnamed();
      const shown = await shop.intent(buyer, id, seller, { expectedDueNowCents: 260_000 });
      expect([shown.status, shown.body.code]).toEqual([409, "price_changed"]);
      expect((await shop.get(buyer, id)).body.reservedPet.orderDetails)
        .toMatchObject({ rescueDonationAmount: null, dueNow: 257_500 });
      const { body } = await shop.intent(buyer, id, seller, { expectedDueNowCents: 257_500 });
      await shop.confirm(body.intentId);
      expect((await shop.verify(buyer, body.intentId)).body.reservedPet.orderDetails.paidAmount).toBe(
        257_500,
      );
    });

    it("isn't charged to the funder of a free order", async () => {
      const code = `FREE-${has ? 1 : 0}`;
      await market.db.insertInto("discount_codes").values({
        id: market.services.newId(),
        code,
        type: "Zero Total",
        funder: "platform",
        starts_at: new Date("2025-01-01T00:00:00Z"),
      }).execute();
      const { buyer, id } = await walks.ready({ promoCode: code });
      await market.db.updateTable("orders").set({ funded_donation_cents: 2_500 })
        .where("reservation_id", "=", id).execute();
      const acceptances = { saleContractHash: seller.contractHash, termsVersion: TERMS };
      const { status, body } = await shop.finalize(buyer, id, { acceptances });
      expect([status, body.reservedPet?.status], JSON.stringify(body)).toEqual([200, "paid"]);
      expect(await orderOf(id)).toMatchObject({ ...none, total_cents: 0 });
    });

    it(
      has ? "is for the named charity once the buyer chooses it again" : "can't be chosen again",
      async () => {
        const { buyer, id } = await unnamed();
        const { status, body: saved } = await shop.update(buyer, id, { rescueDonationAmount: 2_500 });
        if (!has) {
          expect([status, saved.code]).toEqual([409, "donation_not_offered"]);
          return;
        }
        const { name, ein } = market.services.config.charity!;
        const named = { donation_cents: 2_500, donation_to: `${name}, EIN ${ein}`, total_cents: 260_000 };
        expect(await orderOf(id)).toMatchObject(named);
        const { body } = await shop.intent(buyer, id, seller, { expectedDueNowCents: 260_000 });
        expect(body.orderDetails.dueNow).toBe(260_000);
      },
    );
  },
);
