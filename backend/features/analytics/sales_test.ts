import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Timeframe } from "../../generated/types.ts";
import { checkoutOf, type Market, openMarket } from "../../testing/reservations.ts";
import { post } from "../ledger/store.ts";
import { figuresOf, periodOf, pointsOf } from "./period_rules.ts";

let market: Market;
beforeAll(async () => {
  market = await openMarket({ features: ["analytics", "favourites", "reservations"] });
}, 40_000);
afterAll(() => market.close());

const DAY = 86_400_000;
const NOTHING = { salesCents: 0, petsSold: 0, priceCents: 0, reservations: 0, views: 0 };

describe("a timeframe", () => {
  it("is whole days that end today, or twelve months with this one, beside as many before", () => {
    expect(periodOf("7d", "2026-03-03")).toEqual({
      unit: "day",
      from: "2026-02-25",
      previousFrom: "2026-02-18",
    });
    expect(periodOf(undefined, "2026-03-03").from).toBe("2026-02-02");
    expect(periodOf("12m", "2026-03-31")).toEqual({
      unit: "month",
      from: "2025-04-01",
      previousFrom: "2024-04-01",
    });
    expect(periodOf("all", "2026-03-03").previousFrom).toBeNull();
  });

  it("has a point for each of its days or months, once, and they add up to its figures", () => {
    const days = Array.from(
      { length: 200 },
      (_, back) => new Date(Date.UTC(2026, 2, 3) - back * DAY).toISOString().slice(0, 10),
    );
    const lengths = { "7d": 7, "30d": 30, "90d": 90, "12m": 12 } as const;
    fc.assert(
      fc.property(
        fc.constantFrom<Exclude<Timeframe, "all">>("7d", "30d", "90d", "12m"),
        fc.uniqueArray(fc.tuple(fc.constantFrom(...days), fc.integer({ min: -500, max: 9_000 })), {
          selector: ([day]) => day,
        }),
        (timeframe, sold) => {
          const period = periodOf(timeframe, "2026-03-03");
          const named = (day: string) => period.unit === "day" ? day : `${day.slice(0, 7)}-01`;
          const buckets = new Map<string, number>();
          for (const [day, cents] of sold) buckets.set(named(day), (buckets.get(named(day)) ?? 0) + cents);
          const rows = [...buckets].map(([date, salesCents]) => ({ ...NOTHING, date, salesCents }));
          const points = pointsOf(period, rows, "2026-03-03");
          expect(points.map(({ date }) => date)).toEqual([...new Set(points.map(({ date }) => date))].sort());
          expect(points).toHaveLength(lengths[timeframe]);
          // Checks the same result independently: each sale alone, by the age of its day.
          const within = sold.filter(([day]) =>
            period.unit === "month" || (Date.UTC(2026, 2, 3) - Date.parse(day)) / DAY < lengths[timeframe]
          );
          const total = within.reduce((sum, [, cents]) => sum + cents, 0);
          expect(figuresOf(period, rows).salesRevenue.value).toBe(total);
          expect(points.reduce((sum, { salesCents }) => sum + salesCents, 0)).toBe(total);
        },
      ),
      { numRuns: 200 },
    );
  });
});

describe("a breeder's figures", () => {
  it("count sales less refunds, completed reservations and views, in the breeder's days, beside the time before", async () => {
    const seller = await market.seller();
    const other = await market.seller();
    const pet = await market.pet(seller, { name: "Maple" });
    const at = (daysAgo: number) => new Date(Date.now() - daysAgo * DAY);
    const id = await checkoutOf(market).hold(await market.buyer(), pet.id);
    await market.db.updateTable("reservations").set({
      status: "completed",
      hold_expires_at: null,
      paid_at: at(3),
      completed_at: at(2),
    }).where("id", "=", id).execute();
    await market.db.updateTable("orders").set({ pet_price_cents: 250_000 }).where("reservation_id", "=", id)
      .execute();
    let last = 0;
    const book = async (kind: string, cents: number, feeCents: number, daysAgo: number) => {
      const source = `sales:${++last}:${seller.breederId}`;
      await post(market.db, market.services.newId, {
        source,
        kind,
        orderId: null,
        reservationId: id,
        entries: [
          { account: "provider-clearing", amountCents: cents + feeCents },
          { account: "breeder-pending", breederId: seller.breederId, amountCents: -cents },
          ...(feeCents === 0 ? [] : [{ account: "platform-fees" as const, amountCents: -feeCents }]),
        ],
      });
      await market.db.updateTable("ledger_transactions").set({ at: at(daysAgo) }).where("source", "=", source)
        .execute();
    };
    await book("payment-full", 212_500, 37_500, 3);
    await book("refund-owed", -17_000, -3_000, 1);
    await book("payment-full", 85_000, 15_000, 40);
    await book("payout", -50_000, 0, 1);
    await market.db.insertInto("pet_view_days").values([
      { pet_id: pet.id, day: at(2).toISOString().slice(0, 10), views: 40 },
      { pet_id: pet.id, day: at(45).toISOString().slice(0, 10), views: 10 },
    ]).execute();

    const fans = [await market.buyer(), await market.buyer()];
    for (const fan of fans) await market.call(fan, "POST", "/v1/pets/favorited/add", { petId: pet.id });
    await market.db.updateTable("users").set({ email_verified_at: null }).where("id", "=", fans[0]!.id)
      .execute();
    const get = (path: string, who = seller) => market.call(who, "GET", `/v1/analytics/${path}`);
    const of = (what: string, timeframe = "30d") =>
      get(`breeders/${seller.breederId}/${what}?timeframe=${timeframe}`).then(({ body }) => body);
    expect(await of("sales-revenue")).toEqual({
      salesRevenue: { value: 230_000, previous: 100_000, changePercent: 130 },
    });
    expect((await of("number-of-pets-sold")).petsSold).toMatchObject({ value: 1, previous: 0 });
    expect((await of("average-selling-price")).avgSellingPrice.value).toBe(250_000);
    expect((await of("sales-revenue", "all")).salesRevenue).toMatchObject({ value: 330_000, previous: null });
    const growth = await of("sales-growth", "7d");
    expect(growth).toMatchObject({ interval: "day", timeZone: "America/Los_Angeles" });
    expect(growth.salesGrowthOverTime).toHaveLength(7);
    const sum = (field: string) =>
      growth.salesGrowthOverTime.reduce(
        (all: number, point: Record<string, number>) => all + point[field]!,
        0,
      );
    expect([sum("salesCents"), sum("petsSold"), sum("views")]).toEqual([230_000, 1, 40]);
    const { analyticsData } = (await get(`breeder/${seller.breederId}?timeframe=30d`)).body;
    expect(analyticsData).toMatchObject({
      timeframe: "30d",
      views: { value: 40, previous: 10, changePercent: 300 },
      conversionPercent: 2.5,
      reservations: { value: 1, previous: 0 },
      topPets: [{ petId: pet.id, name: "Maple", views: 40, favorites: 1 }],
    });
    // Another breeder's figures return 404.
    expect((await get(`breeder/${seller.breederId}`, other)).status).toBe(404);
    expect((await get(`breeder/${other.breederId}`, other)).body.analyticsData).toMatchObject({
      salesRevenue: { value: 0, previous: 0, changePercent: null },
      conversionPercent: null,
      topPets: [],
    });
  });
});
