import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { checkoutOf, type Market, openMarket, type Person } from "../../testing/reservations.ts";
import { booksOf, petOf, walksOf } from "../../testing/reservation_walks.ts";
import { runJobs } from "../../testing/jobs.ts";

let market: Market;
let seller: Person & { breederId: string };
let shop: ReturnType<typeof checkoutOf>;
let walks: ReturnType<typeof walksOf>;

beforeAll(async () => {
  market = await openMarket({ features: ["payments", "reservations"], provider: true });
  shop = checkoutOf(market);
  seller = await market.seller();
  walks = walksOf(market, seller);
}, 40_000);
afterAll(() => market.close());

/** Moves the payments back by these hours. */
async function paidAgo(id: string, { deposit, balance }: { deposit: number; balance: number }) {
  const ago = (hours: number) => new Date(Date.now() - hours * 3_600_000);
  await market.db.updateTable("reservations").set({ paid_at: ago(deposit) }).where("id", "=", id).execute();
  for (const [kind, hours] of [["Deposit", deposit], ["Full", deposit], ["Balance", balance]] as const) {
    await market.db.updateTable("payments").set({ succeeded_at: ago(hours) }).where("reservation_id", "=", id)
      .where("kind", "=", kind).execute();
  }
}

describe("completion", () => {
  it("waits for the balance, then sells the pet, once, and releases the funds in their time, once", async () => {
    const { buyer, id, pet } = await walks.depositPaid();
    expect(await shop.complete(seller, id)).toMatchObject({ status: 409, body: { code: "balance_due" } });
    const { body: { intentId } } = await shop.balance(buyer, id);
    await shop.confirm(intentId);
    await shop.verify(buyer, intentId);
    const homes = async () =>
      (await market.db.selectFrom("breeders").select("homes_found").where("id", "=", seller.breederId)
        .executeTakeFirstOrThrow()).homes_found;
    const before = await homes();
    expect((await shop.status(buyer, id, "confirm-handover")).body.reservedPet.status).toBe("handed-over");
    expect((await shop.status(buyer, id, "confirm-handover")).body.reservedPet.status).toBe("handed-over");
    const both = await Promise.all([shop.complete(seller, id), shop.status(seller, id, "complete")]);
    for (const { body } of both) expect(body.reservedPet.status).toBe("completed");
    expect(await homes()).toBe(before + 1);
    expect(await petOf(market, pet.id)).toMatchObject({ status: "sold" });
    expect((await petOf(market, pet.id)).sold_at).toBeInstanceOf(Date);

    const release = () => market.services.addJob(market.db, "releaseFunds", { reservationId: id });
    await release();
    await runJobs(market);
    expect(await booksOf(market, id)).toMatchObject({ "breeder-pending": -212_500 });
    await market.db.updateTable("reservations").set({ completed_at: new Date(Date.now() - 73 * 3_600_000) })
      .where("id", "=", id).execute();
    await release();
    await release();
    await runJobs(market);
    expect(await booksOf(market, id)).toMatchObject({ "breeder-pending": 0, "breeder-available": -212_500 });
    expect((await shop.complete(seller, id)).body.reservedPet.status).toBe("completed");
  });

  it("by the breeder alone is refused within 48 hours of the payment, and the buyer may still cancel", async () => {
    const { buyer, id, pet } = await walks.fullyPaid();
    for (
      const refused of await Promise.all([shop.complete(seller, id), shop.status(seller, id, "complete")])
    ) {
      expect(refused).toMatchObject({ status: 409, body: { code: "too_early" } });
      expect(refused.body.detail).toMatch(/48 hours after the payment/);
    }
    // The deposit is long ago, so the balance decides.
    await paidAgo(id, { deposit: 400, balance: 47 });
    expect((await shop.complete(seller, id)).body.code).toBe("too_early");
    const { body: { reservedPets } } = await market.call(seller, "GET", "/v1/breeders/pets/reserved");
    expect(
      reservedPets.find((one: { id: string }) => one.id === id).allowedActions.find((
        one: { action: string },
      ) => one.action === "complete"),
    ).toMatchObject({ isAllowed: false, reason: expect.stringContaining("48 hours") });
    expect((await shop.status(buyer, id, "cancel")).body.reservedPet.status).toBe("cancelled-by-buyer");
    expect((await petOf(market, pet.id)).status).toBe("available");
  });

  it("is from the go-home date on that the buyer saw, also with the buyer's word", async () => {
    const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
    const { buyer, id, pet } = await walks.fullyPaid({}, { go_home_date: day(5) });
    await paidAgo(id, { deposit: 400, balance: 400 });
    // A new date on the listing does not affect the sale.
    await market.db.updateTable("pets").set({ go_home_date: day(-5) }).where("id", "=", pet.id).execute();
    expect((await shop.complete(seller, id)).body.code).toBe("too_early");
    const early = await shop.status(buyer, id, "confirm-handover");
    expect(early.body).toMatchObject({
      code: "too_early",
      detail: expect.stringMatching(/starting \w+day, /),
    });
    expect((await shop.get(buyer, id)).body.reservedPet).toMatchObject({
      status: "paid",
      terms: { goHomeDate: day(5) },
    });
  });

  it("by the breeder alone keeps the funds for 14 days", async () => {
    const { id } = await walks.fullyPaid();
    await paidAgo(id, { deposit: 49, balance: 49 });
    expect((await shop.complete(seller, id)).status).toBe(200);
    const at = (days: number) =>
      market.db.updateTable("reservations").set({ completed_at: new Date(Date.now() - days * 86_400_000) })
        .where("id", "=", id).execute();
    for (const [days, pending] of [[13, -212_500], [15, 0]] as const) {
      await at(days);
      await market.services.addJob(market.db, "releaseDueFunds", {});
      await runJobs(market);
      expect((await booksOf(market, id))["breeder-pending"]).toBe(pending);
    }
  });

  it("is the breeder's own: another breeder finds nothing, a buyer may not", async () => {
    const { id, buyer } = await walks.fullyPaid();
    const other = await market.seller();
    expect((await shop.complete(other, id)).status).toBe(404);
    expect((await shop.status(other, id, "complete")).status).toBe(404);
    expect((await shop.complete(buyer, id)).status).toBe(403);
    expect((await shop.status(buyer, id, "complete")).body.code).toBe("transition_not_allowed");
    expect((await shop.get(buyer, id)).body.reservedPet.status).toBe("paid");
  });

  it("hands over no animal younger than 8 weeks", async () => {
    const birth_date = new Date(Date.now() - 40 * 86_400_000).toISOString().slice(0, 10);
    const { id, buyer } = await walks.fullyPaid({}, { birth_date });
    await paidAgo(id, { deposit: 400, balance: 400 });
    expect((await shop.complete(seller, id)).body.code).toBe("too_early");
    expect((await shop.status(buyer, id, "confirm-handover")).body.code).toBe("too_early");
    const { body } = await shop.get(buyer, id);
    expect(body.reservedPet.allowedActions).toContainEqual({
      action: "confirm-handover",
      isAllowed: false,
      reason: expect.stringMatching(/^This pet can go home starting \w+day, /),
    });
  });

  it("of a shelter is an adoption", async () => {
    const shelter = await market.seller({ kind: "shelter" });
    const buyer = await market.buyer();
    const pet = await market.pet(shelter, { price_cents: 45_000 });
    const id = await shop.hold(buyer, pet.id);
    await shop.fill(buyer, id, { paymentType: "full" });
    const { body: { intentId } } = await shop.intent(buyer, id, shelter);
    await shop.confirm(intentId);
    await shop.finalize(buyer, id);
    await shop.status(buyer, id, "confirm-handover");
    expect((await shop.complete(shelter, id)).body.reservedPet.reservedPet.status).toBe("adopted-sold");
  });
});
