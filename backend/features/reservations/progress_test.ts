import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { CALIFORNIA, checkoutOf, type Market, openMarket, type Person } from "../../testing/reservations.ts";
import { walksOf } from "../../testing/reservation_walks.ts";

let market: Market;
let seller: Person & { breederId: string };
let shop: ReturnType<typeof checkoutOf>;
let walks: ReturnType<typeof walksOf>;

beforeAll(async () => {
  market = await openMarket({ features: ["payments", "reservations"], env: { HOLDS_PERSON: "0" } });
  shop = checkoutOf(market);
  seller = await market.seller();
  walks = walksOf(market, seller);
}, 40_000);
afterAll(() => market.close());

describe("saveReservationProgress", () => {
  it("keeps what was filled in for a reload, and verifies a section only when it is whole", async () => {
    const { buyer, id } = await walks.ready();
    await shop.save(buyer, id, {
      stepName: "delivery",
      contactDetailsVerified: true,
      deliveryDetailsVerified: true,
    });
    const { body: { reservedPet } } = await shop.get(buyer, id);
    expect(reservedPet.reservationProgress).toMatchObject({
      // The step only moves forward: reopening a section does not move it back.
      step: 6,
      stepName: "payment",
      contactDetailsVerified: true,
      deliveryDetailsVerified: true,
      contact: { email: "dana.whitfield@example.com" },
      delivery: { address: { postalCode: "97211" } },
      options: { transportation: "pickup", paymentType: "deposit", promoCode: null },
    });
    const fresh = await market.buyer();
    const empty = await shop.hold(fresh, (await market.pet(seller)).id);
    const { body } = await shop.save(fresh, empty, { contactDetailsVerified: true });
    expect(body.reservationProgress.contactDetailsVerified).toBe(false);
  });

  it("offers what the buyer gave in the last paid order, until this one has its own", async () => {
    const { buyer, id } = await walks.ready();
    const unpaid = await shop.hold(buyer, (await market.pet(seller)).id);
    expect((await shop.get(buyer, unpaid)).body.reservedPet.lastGiven).toBeUndefined();
    await market.db.updateTable("reservations").set({ paid_at: new Date(), status: "paid" })
      .where("id", "=", id).execute();
    const { lastGiven, reservationProgress } = (await shop.get(buyer, unpaid)).body.reservedPet;
    expect(lastGiven).toMatchObject({
      contact: { email: "dana.whitfield@example.com" },
      delivery: { address: { postalCode: "97211" } },
    });
    // Nothing of it is saved or priced before the buyer submits it.
    expect(reservationProgress.contact).toBeUndefined();
    expect(reservationProgress.delivery).toBeUndefined();
    const other = await market.buyer();
    const theirs = await shop.hold(other, (await market.pet(seller)).id);
    expect((await shop.get(other, theirs)).body.reservedPet.lastGiven).toBeUndefined();
    const { contact, delivery } = lastGiven;
    await shop.save(buyer, unpaid, { contact, delivery });
    expect((await shop.get(buyer, unpaid)).body.reservedPet.lastGiven).toBeUndefined();
  });

  it("extends the hold once, to 30 minutes in all", async () => {
    const { buyer, id, saved } = await walks.ready();
    const { body: { reservedPet } } = await shop.get(buyer, id);
    const end = Date.parse(saved.holdExpiresAt);
    expect(end - Date.parse(reservedPet.createdAt)).toBe(30 * 60_000);
    expect((await shop.save(buyer, id)).body.holdExpiresAt).toBe(saved.holdExpiresAt);
  });

  /** Makes a pet whose buyer had filled in the checkout when the hold expired. */
  async function endedHold() {
    const { buyer, id, pet } = await walks.ready();
    await market.db.updateTable("reservations").set({ hold_expires_at: new Date(Date.now() - 1_000) })
      .where("id", "=", id).execute();
    return { buyer, petId: pet.id };
  }
  const heldBy = async (who: Person, petId: string, more: Record<string, unknown> = {}) => {
    const { body } = await market.call(who, "POST", "/v1/reserve/new", { petId, ...more });
    return (await shop.get(who, body.reservedPetId)).body.reservedPet;
  };

  it("is in the same buyer's next hold of the pet where one has ended by itself", async () => {
    const { buyer, petId } = await endedHold();
    const { reservationProgress, orderDetails } = await heldBy(buyer, petId);
    expect(reservationProgress).toMatchObject({
      stepName: "started",
      contactDetailsVerified: false,
      deliveryDetailsVerified: false,
      contact: { phoneNumber: "+15035550118" },
      delivery: { address: { line1: "2114 NE Alder Street", postalCode: "97211" } },
    });
    // Options that cost money must be chosen again.
    expect(orderDetails).toMatchObject({ isDeliveryChosen: false, transportation: "none" });
  });

  it("is not in it where it is another's, nor the address where another ZIP code is asked for", async () => {
    const { petId } = await endedHold();
    const stranger = (await heldBy(await market.buyer(), petId)).reservationProgress;
    expect(stranger.contact ?? null).toBeNull();
    expect(stranger.delivery ?? null).toBeNull();
    const moving = await endedHold();
    const { reservationProgress } = await heldBy(moving.buyer, moving.petId, { postalCode: "98101" });
    expect(reservationProgress).toMatchObject({
      contact: { phoneNumber: "+15035550118" },
      postalCode: "98101",
    });
    expect(reservationProgress.delivery ?? null).toBeNull();
  });

  it("is in the next one only: not in one after a hold that the buyer released", async () => {
    const { buyer, petId } = await endedHold();
    const { reservedPetId } = (await market.call(buyer, "POST", "/v1/reserve/new", { petId })).body;
    expect((await shop.status(buyer, reservedPetId, "cancel")).status).toBe(200);
    // After two unpaid holds of a pet, a buyer waits one hour for the next.
    await market.db.updateTable("reservations").set({ ended_at: new Date(Date.now() - 7_200_000) })
      .where("consumer_id", "=", buyer.id).execute();
    const { contact, delivery } = (await heldBy(buyer, petId)).reservationProgress;
    expect([contact ?? null, delivery ?? null]).toEqual([null, null]);
  });

  it("prices honest delivery by the miles between the ZIP codes, with the tax of the destination", async () => {
    const { saved } = await walks.ready({ transportation: "honest" });
    expect(saved.orderDetails).toMatchObject({ shippingAmount: 26_375, deliveryError: null, taxAmount: 0 });
    const west = await walks.ready({ transportation: "flight" }, { birth_date: "2024-05-01" }, CALIFORNIA);
    expect(west.saved.orderDetails).toMatchObject({
      shippingAmount: 65_000,
      taxAmount: 18_125,
      balanceAmount: 303_125,
    });
    const lines = west.saved.orderDetails.lineItems as { amountCents: number }[];
    expect(lines.reduce((sum, line) => sum + line.amountCents, 0)).toBe(west.saved.orderDetails.total);
  });

  it("taxes picking up by the breeder's state", async () => {
    expect((await walks.ready({}, {}, CALIFORNIA)).saved.orderDetails.taxAmount).toBe(0);
  });

  it("says in a sentence what cannot be delivered and which code is unknown, and never takes prices", async () => {
    const { buyer, id } = await walks.ready();
    const heavy = await walks.ready({ transportation: "flight" }, { weight_lb: 21 });
    expect(heavy.saved.orderDetails.deliveryError).toContain("20 lb");
    const coded = await shop.save(buyer, id, {
      options: { promoCode: "SPRING", rescueDonationAmount: 2_500 },
    });
    expect(coded.body.orderDetails).toMatchObject({
      discountError: "We don't recognize this code.",
      promoCode: null,
      discount: 0,
      rescueDonationAmount: 2_500,
      total: 260_000,
    });
    const cleared = await shop.save(buyer, id, { options: { promoCode: null, rescueDonationAmount: null } });
    expect(cleared.body.orderDetails).toMatchObject({ discountError: null, rescueDonationAmount: null });
    expect(await shop.save(buyer, id, { options: { total: 1 } })).toMatchObject({ status: 422 });
    expect(await shop.save(buyer, id, { options: { addOnIds: [crypto.randomUUID()] } })).toMatchObject({
      status: 422,
      body: { code: "add_on_unknown" },
    });
  });

  it("refuses a ZIP code that is none, or is in another state", async () => {
    const { buyer, id } = await walks.ready();
    const at = (postalCode: string, state: string) => ({
      delivery: { ...CALIFORNIA, address: { ...CALIFORNIA.address, postalCode, state } },
    });
    expect(await shop.save(buyer, id, at("00001", "OR"))).toMatchObject({
      status: 422,
      body: { code: "zip_unknown" },
    });
    expect(await shop.save(buyer, id, at("94110", "OR"))).toMatchObject({
      status: 422,
      body: { errors: [{ pointer: "/delivery/address/state" }] },
    });
  });

  it("has nothing under another's id", async () => {
    const { id } = await walks.ready();
    const other = await market.buyer();
    expect((await shop.save(other, id)).status).toBe(404);
    expect((await shop.get(other, id)).status).toBe(404);
    expect((await shop.intent(other, id, seller)).status).toBe(404);
    expect((await shop.finalize(other, id)).status).toBe(404);
    expect((await shop.status(other, id, "cancel")).status).toBe(404);
    expect((await market.call(other, "GET", "/v1/customer/pets/reserved/not-an-id")).status).toBe(404);
  });
});

describe("lists", () => {
  it("go on by cursor, without one twice, and only with the statuses asked for", async () => {
    const buyer = await market.buyer();
    const ids: string[] = [];
    for (let i = 0; i < 23; i++) ids.push(await shop.hold(buyer, (await market.pet(seller)).id));
    const first = await market.call(buyer, "GET", "/v1/customer/pets/reserved");
    expect(first.body.reservedPets).toHaveLength(20);
    const next = await market.call(
      buyer,
      "GET",
      `/v1/customer/pets/reserved?cursor=${first.body.nextCursor}`,
    );
    const seen = [...first.body.reservedPets, ...next.body.reservedPets].map(({ id }: { id: string }) => id);
    expect(seen).toEqual(ids.toReversed());
    expect(next.body.nextCursor).toBeNull();
    const paid = await market.call(buyer, "GET", "/v1/customer/pets/reserved?status=paid&status=completed");
    expect(paid.body).toEqual({ reservedPets: [], nextCursor: null });
    expect((await market.call(buyer, "GET", "/v1/customer/pets/reserved?cursor=abc")).status).toBe(400);
    expect((await market.call(buyer, "GET", "/v1/breeders/pets/reserved")).status).toBe(403);
  });
});
