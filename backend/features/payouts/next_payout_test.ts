import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openPayouts, type Payouts } from "../../testing/payouts.ts";
import { nextRunAt, PAYOUTS_RUN } from "./rules.ts";
import { runPayouts } from "./jobs.ts";

let money: Payouts;
beforeAll(async () => {
  money = await openPayouts({ features: ["payouts", "reservations"] });
}, 40_000);
afterAll(() => money.market.close());

describe("the next payout", () => {
  it("is on the day of the next run where the breeder is, and is what that run pays", async () => {
    const seller = await money.ready();
    expect((await money.list(seller)).nextPayout).toBeNull();
    await money.sold(seller, 2_499);
    expect((await money.list(seller)).nextPayout).toBeNull();
    await money.sold(seller, 100_001);
    const { nextPayout, timeZone } = await money.list(seller);
    const day = nextRunAt(new Date()).toLocaleDateString("en-CA", { timeZone });
    expect(nextPayout).toEqual({ amountCents: 102_500, on: day });
    await money.runJob(runPayouts);
    expect((await money.rows(seller)).map((row) => row.amount_cents)).toEqual([102_500]);
    expect((await money.list(seller)).nextPayout).toBeNull();
  });

  it("is less what is owed", async () => {
    const seller = await money.ready();
    await money.sold(seller, 90_000);
    await money.book(seller, "debt-of-test", "breeder-debts", 20_000);
    expect((await money.list(seller)).nextPayout).toMatchObject({ amountCents: 70_000 });
    await money.runJob(runPayouts);
    expect((await money.rows(seller)).map((row) => row.amount_cents)).toEqual([70_000]);
  });

  it("leaves at the time of the daily job", () => {
    const [minute, hour] = PAYOUTS_RUN.split(" ").map(Number);
    const run = new Date(Date.UTC(2026, 10, 26, hour, minute));
    const later = (ms: number) => nextRunAt(new Date(run.getTime() + ms)).toISOString();
    expect(later(-1)).toBe(run.toISOString());
    expect(later(0)).toBe("2026-11-27T14:13:00.000Z");
    expect(later(3_600_000)).toBe("2026-11-27T14:13:00.000Z");
  });
});
