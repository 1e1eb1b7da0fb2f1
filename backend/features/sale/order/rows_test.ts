import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { checkoutOf, type Market, openMarket } from "../../../testing/reservations.ts";
import { walksOf } from "../../../testing/reservation_walks.ts";
import { findCheckout } from "./store.ts";

let market: Market;
beforeAll(async () => {
  market = await openMarket({ features: ["payments", "reservations"], provider: true });
});
afterAll(() => market.close());

it("rows that come within another are what the driver reads of them by themselves", async () => {
  const seller = await market.seller();
  const { buyer, id } = await walksOf(market, seller).ready();
  const { body } = await checkoutOf(market).intent(buyer, id, seller);
  expect(body.intentId).toBeTruthy();
  // Every nullable time is tested once as null and once with a value.
  for (const at of [sql`null`, sql`now() - interval '1.234567 s'`]) {
    await sql`update orders set accepted_at = ${at}, paid_at = ${at}, ended_at = ${at}, tax_pet_rate = 0.0825, delivery_miles = 12.5`
      .execute(market.db);
    await sql`update payments set succeeded_at = ${at}`.execute(market.db);
    await sql`update reservations set balance_due_at = ${at}, handed_over_at = ${at}, ended_at = ${at}, funds_settled_at = ${at},
      reminded_of = ${at}, reminded_late_of = ${at}, setup_begun_at = ${at}, setup_look_at = ${at}, stopped_at = ${at}`
      .execute(
        market.db,
      );
    const { reservation: { isOver, stop, at: now, ...reservation }, order, payments } =
      (await findCheckout(market.db, id))!;
    const one = (table: "reservations" | "orders" | "payments") =>
      market.db.selectFrom(table).selectAll().where(
        table === "reservations" ? "id" : "reservation_id",
        "=",
        id,
      )
        .executeTakeFirstOrThrow();
    const { network: _, ...alone } = await one("reservations") as Record<string, unknown>;
    expect({ ...reservation, network: undefined }).toEqual({ ...alone, network: undefined });
    expect([order, payments]).toEqual([await one("orders"), [await one("payments")]]);
    expect([isOver, stop, now instanceof Date]).toEqual([false, null, true]);
  }
});
