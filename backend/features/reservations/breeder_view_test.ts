/** One reservation as its breeder reads it: access, the buyer, and the times of its money. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { checkoutOf, type Market, openMarket, type Person } from "../../testing/reservations.ts";
import { walksOf } from "../../testing/reservation_walks.ts";

let market: Market;
let seller: Person & { breederId: string };
let stranger: Person & { breederId: string };
let shop: ReturnType<typeof checkoutOf>;
let walks: ReturnType<typeof walksOf>;

beforeAll(async () => {
  market = await openMarket({ features: ["payments", "reservations"], provider: true });
  shop = checkoutOf(market);
  [seller, stranger] = [await market.seller(), await market.seller()];
  walks = walksOf(market, seller);
}, 40_000);
afterAll(() => market.close());

const PATH = "/v1/breeders/pets/reserved";
const DAY = 86_400_000;
const ask = (who: Person, id: string) => market.call(who, "GET", `${PATH}/${id}`);
const read = async (id: string) => (await ask(seller, id)).body.reservedPet;

describe("getBreederReservation", () => {
  it("shows a hold without who holds it, and from the first payment on the buyer", async () => {
    const { buyer, id } = await walks.ready();
    const held = await read(id);
    expect(held).toMatchObject({ id, status: "held", payments: [] });
    expect(held).not.toHaveProperty("buyer");
    expect(JSON.stringify(held)).not.toContain("dana.whitfield@example.com");
    const { body: { intentId } } = await shop.intent(buyer, id, seller);
    await shop.confirm(intentId);
    await shop.verify(buyer, intentId);
    expect(await read(id)).toMatchObject({
      status: "deposit-paid",
      buyer: { firstName: "Dana", email: "dana.whitfield@example.com" },
    });
  });

  it("is hidden from another breeder, also before money exists, and no call of buyers", async () => {
    for (const { buyer, id } of [await walks.ready(), await walks.depositPaid()]) {
      expect(await ask(stranger, id)).toMatchObject({ status: 404, body: { code: "not_found" } });
      expect(await ask(buyer, id)).toMatchObject({ status: 403, body: { code: "wrong_role" } });
    }
    expect((await ask(seller, "not-an-id")).status).toBe(404);
    expect((await ask(seller, market.services.newId())).status).toBe(404);
  });

  it("shows a sale in every state as the list does", async () => {
    const states = new Map<string, string>();
    const note = async (id: string) => states.set((await read(id)).status, id);
    await note((await walks.ready()).id);
    await note((await walks.depositPaid()).id);
    await note((await walks.fullyPaid()).id);
    const arrived = await walks.fullyPaid();
    await shop.status(arrived.buyer, arrived.id, "confirm-handover");
    await note(arrived.id);
    const done = await walks.fullyPaid();
    await shop.status(done.buyer, done.id, "confirm-handover");
    await shop.complete(seller, done.id);
    await note(done.id);
    const [left, refused] = [await walks.depositPaid(), await walks.depositPaid()];
    await shop.status(left.buyer, left.id, "cancel");
    await shop.status(seller, refused.id, "cancel");
    await note(left.id);
    await note(refused.id);
    const reported = await walks.fullyPaid();
    await market.db.updateTable("reservations").set({ status: "disputed" }).where("id", "=", reported.id)
      .execute();
    await note(reported.id);
    expect([...states.keys()]).toEqual([
      "held",
      "deposit-paid",
      "paid",
      "handed-over",
      "completed",
      "cancelled-by-buyer",
      "cancelled-by-breeder",
      "disputed",
    ]);
    for (const [status, id] of states) {
      const { body } = await market.call(seller, "GET", `${PATH}?status=${status}`);
      expect(await read(id)).toEqual(body.reservedPets.find((one: { id: string }) => one.id === id));
    }
  });

  it("says when the share becomes available, once the sale is completed and nothing holds it up", async () => {
    const { buyer, id } = await walks.fullyPaid();
    const available = async () => (await read(id)).earnings.availableAt;
    const after = async () =>
      Date.parse(await available()) - (await market.db.selectFrom("reservations").select("completed_at")
        .where("id", "=", id).executeTakeFirstOrThrow()).completed_at!.getTime();
    expect(await available()).toBeNull();
    await shop.status(buyer, id, "confirm-handover");
    expect(await available()).toBeNull();
    await shop.complete(seller, id);
    expect(await after()).toBe(3 * DAY);
    // If the buyer never confirmed, they have 14 days.
    await market.db.updateTable("reservations").set({ handed_over_at: null }).where("id", "=", id).execute();
    expect(await after()).toBe(14 * DAY);

    const payment = await market.db.selectFrom("payments").select("id").where("reservation_id", "=", id)
      .limit(1).executeTakeFirstOrThrow();
    const chargeback = {
      id: market.services.newId(),
      provider_dispute_id: "du_available",
      payment_id: payment.id,
      amount_cents: 37_500,
      reason: "general",
      opened_at: new Date(),
    };
    await market.db.insertInto("chargebacks").values({ ...chargeback, status: "open" }).execute();
    expect(await available()).toBeNull();
    await market.db.updateTable("chargebacks").set({ status: "won" }).execute();
    expect(await after()).toBe(14 * DAY);
    const releasedAt = new Date("2026-01-02T03:04:05.000Z");
    await market.db.updateTable("reservations").set({ funds_settled_at: releasedAt }).where("id", "=", id)
      .execute();
    expect(await available()).toBe(releasedAt.toISOString());
  });
});
