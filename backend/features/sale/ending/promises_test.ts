/** Promises made to buyers and breeders, written from the product's rules and not from the code. */
import type { UpdateObject } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { checkoutOf, type Market, openMarket, type Person } from "../../../testing/reservations.ts";
import { walksOf } from "../../../testing/reservation_walks.ts";
import { makeRefund } from "../refund/refund_actions.ts";
import { type Actor, fundsReleasedAt, moveFor } from "../order/life_cycle_rules.ts";
import { refundBasis } from "../refund_plan/cancellation_rules.ts";
import type { Database, ReservationStatus } from "../../../platform/db/schema.ts";

const HOUR = 3_600_000;
const PAID = new Date("2026-03-07T15:00:00Z");
const after = (hours: number, ms = 0) => new Date(PAID.getTime() + hours * HOUR + ms);

it.each([[0, 100], [47, 100], [48, 100], [48.001, 30], [72, 30]])(
  "a buyer who cancels %s hours after paying gets %i percent of the deposit",
  (hours, percent) =>
    expect(
      refundBasis({
        by: "buyer",
        paidAt: PAID,
        now: after(hours),
        depositRefundable: false,
        sellerSuspended: false,
        policyPercent: 30,
      }).depositPercent,
    ).toBe(percent),
);

it("funds are the breeder's 72 hours after both agreed, and 14 days after one side spoke", () => {
  expect(fundsReleasedAt(PAID, true)).toEqual(after(72));
  expect(fundsReleasedAt(PAID, false)).toEqual(after(14 * 24));
});

describe("who may cancel", () => {
  const MAY: Record<ReservationStatus, Actor[]> = {
    held: ["buyer"],
    processing: ["buyer"],
    "deposit-paid": ["buyer", "breeder", "admin", "system"],
    paid: ["buyer", "breeder", "admin", "system"],
    "handed-over": ["admin"],
    completed: [],
    disputed: [],
    expired: [],
    "cancelled-by-buyer": [],
    "cancelled-by-breeder": [],
    "cancelled-by-platform": [],
    refunded: [],
  };
  it.each(Object.entries(MAY))("of what is %s: %j", (status, actors) => {
    const found = (["buyer", "breeder", "admin", "system"] as const).filter((actor) =>
      moveFor(status as ReservationStatus, "cancel", actor)
    );
    expect(found).toEqual(actors);
  });
});

describe("a sale", () => {
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

  it("is refunded when the last of its refunds has arrived, not the first; and has no due date once it is paid", async () => {
    const { id } = await walks.fullyPaid();
    const row = () =>
      market.db.selectFrom("reservations").select(["status", "balance_due_at"]).where("id", "=", id)
        .executeTakeFirstOrThrow();
    expect(await row()).toEqual({ status: "paid", balance_due_at: null });
    expect((await shop.status(seller, id, "cancel", "The puppy is ill.")).status).toBe(200);
    const refunds = await market.db.selectFrom("refunds as f").innerJoin(
      "payments as y",
      "y.id",
      "f.payment_id",
    )
      .select("f.id").where("y.reservation_id", "=", id).execute();
    expect(refunds).toHaveLength(2);
    await makeRefund(market.services, refunds[0]!.id);
    expect((await row()).status).toBe("cancelled-by-breeder");
    await makeRefund(market.services, refunds[1]!.id);
    expect((await row()).status).toBe("refunded");
  });

  /** Starts a hold and makes a change while the hold is being priced. */
  async function heldWhile(petId: string, change: (buyer: Person) => Promise<unknown>) {
    const { tax } = market.services;
    const buyer = await market.buyer();
    let looks = 0;
    market.services.tax = {
      ...tax,
      rates: async (sale: Parameters<typeof tax.rates>[0]) => {
        if (looks++ === 0) await change(buyer);
        return await tax.rates(sale);
      },
    };
    const { body } = await shop.start(buyer, petId).finally(() => market.services.tax = tax);
    return { body, looks };
  }
  const ofPet = (id: string, change: UpdateObject<Database, "pets">) =>
    market.db.updateTable("pets").set(change).where("id", "=", id).execute();

  it.each<[string, string, (petId: string, buyer: Person) => Promise<unknown>]>([
    ["its sale", "pet_not_available", (id) => ofPet(id, { status: "sold" })],
    ["its taking down", "not_found", (id) => ofPet(id, { status: "in-review" })],
    ["another's hold", "pet_on_hold", async (id) => shop.hold(await market.buyer(), id)],
    ["the buyer's other holds", "too_many_holds", async (_id, buyer) => {
      for (let n = 0; n < 3; n++) await shop.hold(buyer, (await market.pet(seller)).id);
    }],
    [
      "its breeder's suspension",
      "pet_not_available",
      () =>
        market.db.updateTable("users").set({ account_status: "Suspended" }).where("id", "=", seller.id)
          .execute(),
    ],
  ])("is not held against what has changed since it was looked at: %s", async (_what, code, change) => {
    const pet = await market.pet(seller);
    const { body } = await heldWhile(pet.id, (buyer) => change(pet.id, buyer));
    await market.db.updateTable("users").set({ account_status: "Active" }).where("id", "=", seller.id)
      .execute();
    expect(body.code).toBe(code);
    const others = await market.db.selectFrom("reservations").select("id").where("pet_id", "=", pet.id)
      .execute();
    expect(others).toHaveLength(code === "pet_on_hold" ? 1 : 0);
  });

  it("is held at the price of the moment in which it is held, not of the look before", async () => {
    const pet = await market.pet(seller);
    const { body: { reservedPetId: id }, looks } = await heldWhile(
      pet.id,
      () => ofPet(pet.id, { price_cents: 400_000 }),
    );
    const order = await market.db.selectFrom("orders").select("pet_price_cents").where(
      "reservation_id",
      "=",
      id,
    )
      .executeTakeFirstOrThrow();
    expect(order.pet_price_cents).toBe(400_000);
    expect(looks).toBeGreaterThan(1);
  });
});
