import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { withTx } from "../../platform/db/tx.ts";
import { runJobs } from "../../testing/jobs.ts";
import { type Body, type Market, openMarket, type Person } from "../../testing/reservations.ts";
import { petChanged } from "../pets/actions.ts";
import { tellFavorites, tellReadyFavorites } from "./news_actions.ts";

let market: Market;
let seller: Person & { breederId: string };
let who: Person;
beforeAll(async () => {
  market = await openMarket({ features: ["favourites", "notifications", "settings"] });
  seller = await market.seller();
}, 40_000);
beforeEach(async () => void (who = await market.buyer()));
afterAll(() => market.close());

const news = async (of = who) =>
  ((await market.call(of, "GET", `/v1/user/${of.id}/notifications`)).body.notifications as Body[])
    .map(({ title }) => title);
const mails = (of = who) =>
  market.db.selectFrom("mails").select("subject").where("user_id", "=", of.id)
    .where("kind", "=", "favorite-news").execute();

async function favorite(change: object = {}) {
  const pet = await market.pet(seller, { name: "Millie", ...change });
  const { status } = await market.call(who, "POST", "/v1/pets/favorited/add", { petId: pet.id });
  expect(status).toBe(200);
  return pet;
}
/** Changes a pet as its breeder or a sale would, and runs all jobs, including those that wait. */
async function change(petId: string, to: object) {
  await withTx(market.db, async (trx) => {
    await trx.updateTable("pets").set(to).where("id", "=", petId).execute();
    await petChanged(trx, market.services, petId);
  });
  await runJobs(market);
  await sql`update graphile_worker._private_jobs set run_at = now()`.execute(market.db);
  await runJobs(market);
}

describe("the news of a favorite", () => {
  it("tell once of a lower price, and of no higher one", async () => {
    const pet = await favorite();
    await change(pet.id, { price_cents: 240_000 });
    await Promise.all([tellFavorites(market.services, pet.id), tellFavorites(market.services, pet.id)]);
    expect(await news()).toEqual(["Millie's price dropped by $100"]);
    expect(await mails()).toHaveLength(1);
    await change(pet.id, { price_cents: 260_000 });
    expect(await news()).toHaveLength(1);
    await change(pet.id, { price_cents: 250_000 });
    expect(await news()).toEqual(["Millie's price dropped by $100", "Millie's price dropped by $100"]);
  });

  it("tell of a reservation and a return, but not the person who reserved", async () => {
    const pet = await favorite();
    const buyer = await market.buyer();
    await market.call(buyer, "POST", "/v1/pets/favorited/add", { petId: pet.id });
    await market.db.insertInto("reservations").values({
      id: market.services.newId(),
      number: "HP-TEST-0001",
      pet_id: pet.id,
      breeder_id: seller.breederId,
      consumer_id: buyer.id,
      status: "paid",
      paid_at: new Date(),
      progress: JSON.stringify({}),
    }).execute();
    await change(pet.id, { status: "reserved" });
    expect(await news()).toEqual(["Millie is reserved"]);
    expect(await news(buyer)).toEqual([]);
    await change(pet.id, { status: "available" });
    expect((await news()).toSorted()).toEqual(["Millie is available again", "Millie is reserved"]);
    await change(pet.id, { status: "sold" });
    expect(await news()).toHaveLength(2);
  });

  it("tell nothing that was known when the pet became a favorite, or before they were kept", async () => {
    const pet = await favorite({ status: "reserved" });
    await change(pet.id, { color: "Ruby" });
    expect(await news()).toEqual([]);
    await market.db.updateTable("favourites").set({ told_status: null, told_price_cents: null })
      .where("pet_id", "=", pet.id).execute();
    await change(pet.id, { price_cents: 100 });
    expect(await news()).toEqual([]);
    await change(pet.id, { status: "available" });
    expect(await news()).toEqual(["Millie is available again"]);
  });

  it("reminds once of a pet that may go home within a week", async () => {
    const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
    const soon = await favorite({ name: "Dove", go_home_date: inDays(5) });
    await favorite({ name: "Later", go_home_date: inDays(30) });
    await favorite({ name: "Ready" });
    await favorite({ name: "Gone", status: "reserved", go_home_date: inDays(5) });
    const remind = () => tellReadyFavorites(market.services, new AbortController().signal);
    await Promise.all([remind(), remind()]);
    expect(await news()).toEqual(["Dove is almost ready to go home"]);
    await market.db.updateTable("pets").set({ go_home_date: inDays(6) }).where("id", "=", soon.id).execute();
    await remind();
    expect(await news()).toHaveLength(2);
  });

  it("wait with their email for the end of the person's quiet hours", async () => {
    const clock = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString().slice(11, 16);
    const quietHours = { isOn: true, from: clock(-1), to: clock(3), timeZone: "UTC" };
    await market.db.updateTable("users").set({ settings: JSON.stringify({ quietHours }) })
      .where("id", "=", who.id).execute();
    const pet = await favorite();
    await market.db.updateTable("pets").set({ price_cents: 1_000 }).where("id", "=", pet.id).execute();
    await tellFavorites(market.services, pet.id);
    const { rows } = await sql<{ hours: number }>`
      select extract(epoch from run_at - now()) / 3600 as hours from graphile_worker.jobs
      where task_identifier = 'sendMail' order by id desc limit 1`.execute(market.db);
    expect(Number(rows[0]!.hours)).toBeGreaterThan(2);
  });

  it("follow the person's settings", async () => {
    const off = { channel: "email", group: "listing", isOn: false };
    const { status } = await market.call(who, "PUT", `/v1/user/setting/${who.id}/update/key`, {
      userSetting: off,
    });
    expect(status, "settings").toBe(200);
    const pet = await favorite();
    await change(pet.id, { price_cents: 240_000 });
    expect(await news()).toHaveLength(1);
    expect(await mails()).toEqual([]);
  });
});
