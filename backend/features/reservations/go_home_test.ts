import fc from "fast-check";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { GRACE_ENDS } from "../sale/order/card_store.ts";
import { graceEndsAt } from "../sale/order/life_cycle_rules.ts";
import { endOfDay } from "../places/zone_rules.ts";
import { GO_HOME_DAY } from "../pets/json_store.ts";
import { goHomeDay } from "../pets/rules.ts";
import { checkoutOf, type Market, openMarket, type Person } from "../../testing/reservations.ts";
import { walksOf } from "../../testing/reservation_walks.ts";
import { runJobs } from "../../testing/jobs.ts";

/**
 * Places with different calendars. At any time, the first or the last place has another day than UTC,
 * whatever this machine's clock shows.
 */
const ZONES: Record<string, string> = {
  "96720": "Pacific/Honolulu",
  "10001": "America/New_York",
  "97330": "America/Los_Angeles",
  "99999": "Pacific/Kiritimati",
};
const PLACES = Object.entries(ZONES);
const HOUR = 3_600_000;
const DAY = 24 * HOUR;

let market: Market;
let seller: Person & { breederId: string };
let shop: ReturnType<typeof checkoutOf>;
let walks: ReturnType<typeof walksOf>;

beforeAll(async () => {
  market = await openMarket({
    features: ["listings", "payments", "pets", "reservations"],
    provider: true,
  });
  for (const [zip, time_zone] of PLACES) {
    const place = { zip, city: "There", state: "HI", latitude: 19.7, longitude: -155.1, time_zone };
    await market.db.insertInto("places").values(place)
      .onConflict((conflict) => conflict.column("zip").doUpdateSet({ time_zone })).execute();
  }
  shop = checkoutOf(market);
  seller = await market.seller();
  walks = walksOf(market, seller);
}, 40_000);
afterAll(() => market.close());

/** Returns the clock of a zone at a given time, "2026-12-09 23:59:59". */
const clockIn = (timeZone: string, at: number | string | Date) =>
  new Date(at).toLocaleString("sv-SE", { timeZone });
/** Returns the calendar day `days` after another. */
const later = (day: string, days: number) =>
  new Date(Date.parse(day) + days * DAY).toISOString().slice(0, 10);
/** Returns a birth date with which a pet goes home in `days` days. */
const bornFor = (days: number) => later(new Date().toISOString().slice(0, 10), days - 56);

describe.each(PLACES)("a pet in %s, where it is %s time", (zip, timeZone) => {
  it("without a typed date has one go-home date, and its balance is due 3 days before", async () => {
    const birth_date = bornFor(16);
    const [home, due] = [later(birth_date, 56), later(birth_date, 53)];
    const { buyer, pet, id, saved } = await walks.ready({ transportation: "flight" }, {
      zip,
      birth_date,
      go_home_date: null,
    });
    const page = await market.call(null, "GET", `/v1/pets/${pet.id}`);
    expect(page.body.pet).toMatchObject({ goHomeDate: home, isReadyToGoHome: false });
    expect(saved.orderDetails).toMatchObject({ balanceDueOn: due, deliveryError: null });
    const other = await market.pet(seller, { zip, birth_date, go_home_date: null });
    const quote = await market.call(null, "POST", "/v1/payments/quote", {
      petId: other.id,
      order: { paymentType: "deposit" },
    });
    expect(quote.body.orderDetails.balanceDueOn).toBe(due);
    const refused = await shop.intent(buyer, id, seller, { paymentMethod: "afterpay_clearpay" });
    expect(refused.body.code).toBe("afterpay_not_possible");
    const { body: { intentId } } = await shop.intent(buyer, id, seller);
    await shop.confirm(intentId);
    const { body: { reservedPet } } = await shop.verify(buyer, intentId);
    expect(reservedPet).toMatchObject({
      status: "deposit-paid",
      reservedPet: { goHomeDate: home },
      orderDetails: { balanceDueOn: due },
      terms: { goHomeDate: home, timeZone },
    });
    expect(clockIn(timeZone, reservedPet.balanceDueAt)).toBe(`${due} 23:59:59`);
    // The breeder's later changes do not affect the sale.
    await market.db.updateTable("pets").set({ birth_date: later(birth_date, -90), go_home_date: null })
      .where("id", "=", pet.id).execute();
    expect((await shop.get(buyer, id)).body.reservedPet).toMatchObject({
      terms: { goHomeDate: home },
      balanceDueAt: reservedPet.balanceDueAt,
    });
  });

  it("that may leave already has 72 hours for its balance, to the end of a day there", async () => {
    const before = Date.now();
    const { buyer, id, saved } = await walks.depositPaid({}, { zip });
    const after = Date.now();
    const { body: { reservedPet } } = await shop.get(buyer, id);
    const dayOf = (at: number) => clockIn(timeZone, at + 72 * HOUR).slice(0, 10);
    expect([dayOf(before), dayOf(after)]).toContain(saved.orderDetails.balanceDueOn);
    const due = clockIn(timeZone, reservedPet.balanceDueAt);
    expect([dayOf(before), dayOf(after)].map((day) => `${day} 23:59:59`)).toContain(due);
    expect(reservedPet.orderDetails.balanceDueOn).toBe(due.slice(0, 10));
  });

  it("has a grace of 3 days there for its balance, after which its breeder may extend or release", async () => {
    const { buyer, id } = await walks.depositPaid({}, { zip });
    // Sets the end of the grace period a few minutes ahead or ago, by the local clocks.
    const graceEnds = (minutes: number) => {
      const there = Temporal.Now.zonedDateTimeISO(timeZone).subtract({ days: 3 }).add({ minutes });
      return market.db.updateTable("reservations")
        .set({ balance_due_at: new Date(there.epochMilliseconds) }).where("id", "=", id).execute();
    };
    const extend = () => shop.status(seller, id, "extend");
    await graceEnds(5);
    expect((await extend()).body.code).toBe("transition_not_allowed");
    await graceEnds(-5);
    const { body: { reservedPet } } = await extend();
    const day = clockIn(timeZone, Date.now() + 72 * HOUR).slice(0, 10);
    expect(clockIn(timeZone, reservedPet.balanceDueAt)).toBe(`${day} 23:59:59`);
    expect(reservedPet.orderDetails.balanceDueOn).toBe(day);
    await graceEnds(-5);
    expect((await shop.status(seller, id, "cancel")).body.reservedPet.status).toBe("cancelled-by-buyer");
    const other = await walks.depositPaid({}, { zip });
    const early = await shop.status(seller, other.id, "cancel");
    expect(early.body.reservedPet.status).toBe("cancelled-by-breeder");
    expect((await shop.get(buyer, id)).body.reservedPet.balanceDueAt).toBeNull();
  });

  it("is reported to have a problem until the end of the 14th day there", async () => {
    const { buyer, id } = await walks.fullyPaid({}, { zip });
    const today = Temporal.Now.plainDateISO(timeZone);
    const begins = today.subtract({ days: 14 }).toZonedDateTime(timeZone).epochMilliseconds;
    const seen = async (handedOver: number) => {
      await market.db.updateTable("reservations")
        .set({ status: "handed-over", handed_over_at: new Date(handedOver) }).where("id", "=", id).execute();
      const { disputeUntilOn, allowedActions } = (await shop.get(buyer, id)).body.reservedPet;
      return [disputeUntilOn, allowedActions.some((one: { action: string }) => one.action === "dispute")];
    };
    expect(await seen(begins)).toEqual([today.toString(), true]);
    expect(await seen(begins - 1_000)).toEqual([today.subtract({ days: 1 }).toString(), false]);
  });

  it("is its breeder's task from 7 days before the order's go-home date on", async () => {
    const own = await market.seller();
    const { id, pet } = await walksOf(market, own).fullyPaid({}, { zip });
    const today = clockIn(timeZone, Date.now()).slice(0, 10);
    const tasks = async (go_home_on: string) => {
      await market.db.updateTable("orders").set({ go_home_on }).where("reservation_id", "=", id).execute();
      const { body } = await market.call(own, "GET", "/v1/breeder/dashboard/preview");
      return body.data.tasks.filter(({ url }: { url: string }) => url === `/breeder/reservations/${id}`)
        .map(({ kind, dueOn }: { kind: string; dueOn: string | null }) => [kind, dueOn]);
    };
    expect(await tasks(later(today, 8))).toEqual([["reservation-paid", null]]);
    expect(await tasks(later(today, 7))).toEqual([["hand-over", later(today, 7)]]);
    await market.db.updateTable("pets").set({ go_home_date: later(today, 90) }).where("id", "=", pet.id)
      .execute();
    expect(await tasks(later(today, 7))).toEqual([["hand-over", later(today, 7)]]);
  });

  it("is handed over from its go-home date on there, not a day before", async () => {
    const { buyer, id } = await walks.fullyPaid({}, { zip });
    const setDate = (go_home_on: string) =>
      market.db.updateTable("orders").set({ go_home_on }).where("reservation_id", "=", id).execute();
    const isAllowed = async () => {
      const { body } = await shop.get(buyer, id);
      return body.reservedPet.allowedActions.find((one: { action: string }) =>
        one.action === "confirm-handover"
      ).isAllowed;
    };
    const today = clockIn(timeZone, Date.now()).slice(0, 10);
    await setDate(later(today, 1));
    expect(await isAllowed()).toBe(false);
    expect((await shop.status(buyer, id, "confirm-handover")).body.code).toBe("too_early");
    await setDate(today);
    expect(await isAllowed()).toBe(true);
    expect((await shop.status(buyer, id, "confirm-handover")).body.reservedPet.status).toBe("handed-over");
    // After the buyer's confirmation the breeder can complete at once.
    expect((await shop.complete(seller, id)).body.reservedPet.status).toBe("completed");
  });
});

describe("the go-home date", () => {
  it("is the same for the database as for the rules", async () => {
    const days = fc.option(
      fc.date({ min: new Date("2024-01-01"), max: new Date("2027-12-31"), noInvalidDate: true }),
    );
    const text = (date: Date | null) => date && date.toISOString().slice(0, 10);
    const pets = fc.sample(fc.record({ birth_date: days.map(text), go_home_date: days.map(text) }), 500);
    const { rows } = await sql<{ day: string | null }>`
      select ${sql.raw(GO_HOME_DAY)} as day
      from jsonb_to_recordset(${JSON.stringify(pets)}::jsonb) as p(birth_date date, go_home_date date)`
      .execute(market.db);
    expect(rows.map(({ day }) => day)).toEqual(
      pets.map(({ birth_date, go_home_date }) => goHomeDay({ birthDate: birth_date, typed: go_home_date })),
    );
    expect(goHomeDay({ birthDate: "2026-10-17", typed: null })).toBe("2026-12-12");
    expect(goHomeDay({ birthDate: "2026-10-17", typed: "2026-12-11" })).toBe("2026-12-12");
    expect(goHomeDay({ birthDate: "2026-10-17", typed: "2026-12-13" })).toBe("2026-12-13");
    expect(goHomeDay({ birthDate: null, typed: "2026-12-13" })).toBeNull();
  });
});

describe("the grace of a balance", () => {
  it.each([
    ["Pacific/Honolulu", "2026-03-07"],
    ["America/New_York", "2026-03-06"],
    ["America/New_York", "2026-03-07"],
    ["America/New_York", "2026-10-30"],
    ["America/Los_Angeles", "2026-10-31"],
  ])("ends for the database when it does for the rules, in %s after %s", async (timeZone, day) => {
    const { id } = await walks.depositPaid({}, { zip: "97330" });
    const dueAt = endOfDay(timeZone, day);
    await market.db.updateTable("reservations").set({ balance_due_at: dueAt }).where("id", "=", id).execute();
    await sql`update orders set terms = jsonb_set(terms, '{timeZone}', to_jsonb(${timeZone}::text))
      where reservation_id = ${id}`.execute(market.db);
    const { rows } = await sql<{ at: Date }>`
      select ${sql.raw(GRACE_ENDS)} as at from reservations r where r.id = ${id}`.execute(market.db);
    expect(rows[0]!.at).toEqual(graceEndsAt(dueAt, timeZone));
    expect(clockIn(timeZone, rows[0]!.at)).toBe(`${later(day, 3)} 23:59:59`);
  });
});

describe("an order from before it had a go-home date", () => {
  const sweep = async () => {
    await market.services.addJob(market.db, "freezeTerms", {});
    await runJobs(market);
  };

  it("gets it from its own dates, and its balance moves to 3 days before, once", async () => {
    const birth_date = bornFor(30);
    const [home, due] = [later(birth_date, 56), later(birth_date, 53)];
    const { buyer, id } = await walks.depositPaid({}, { zip: "96720", birth_date, go_home_date: null });
    const { terms } = await market.db.selectFrom("orders").select("terms").where("reservation_id", "=", id)
      .executeTakeFirstOrThrow();
    const paid = (await shop.get(buyer, id)).body.reservedPet;
    await market.db.updateTable("orders").set({
      go_home_on: null,
      terms: JSON.stringify({ ...terms, goHomeDate: null }),
    }).where("reservation_id", "=", id).execute();
    await market.db.updateTable("reservations").set({ balance_due_at: new Date(Date.now() + 2 * DAY) })
      .where("id", "=", id).execute();
    // The order's dates are the same before the sweep.
    expect((await shop.get(buyer, id)).body.reservedPet.terms.goHomeDate).toBe(home);
    await sweep();
    await sweep();
    const { body: { reservedPet } } = await shop.get(buyer, id);
    expect(reservedPet).toMatchObject({
      terms: { goHomeDate: home },
      orderDetails: { balanceDueOn: due },
      balanceDueAt: paid.balanceDueAt,
    });
    expect(reservedPet.timeline).toHaveLength(paid.timeline.length + 1);
    expect(reservedPet.timeline.at(-1).reason).toBe("The balance is due 3 days before the go-home date.");
    expect(
      await market.db.selectFrom("orders").select("go_home_on").where("reservation_id", "=", id)
        .executeTakeFirstOrThrow(),
    ).toEqual({ go_home_on: home });
  });

  it("keeps a later day that its breeder gave", async () => {
    const { buyer, id } = await walks.depositPaid({}, { zip: "10001" });
    const balance_due_at = new Date(Date.now() + 20 * DAY);
    await market.db.updateTable("orders").set({ go_home_on: null }).where("reservation_id", "=", id)
      .execute();
    await market.db.updateTable("reservations").set({ balance_due_at }).where("id", "=", id).execute();
    await sweep();
    const { body: { reservedPet } } = await shop.get(buyer, id);
    expect(reservedPet.balanceDueAt).toBe(balance_due_at.toISOString());
    expect(reservedPet.timeline.at(-1).by).not.toBe("breeder");
  });
});
