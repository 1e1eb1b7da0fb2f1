import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { addBreed } from "../../testing/fixtures.ts";
import { type Answered, type Market, openMarket, type Person } from "../../testing/reservations.ts";

/** At any moment, one of these zones has another date than UTC, regardless of this machine's clock. */
const ZONES = [["96720", "Pacific/Honolulu"], ["99999", "Pacific/Kiritimati"]] as const;

let market: Market;
beforeAll(async () => {
  market = await openMarket({ features: ["analytics", "listings", "litters", "parents", "pets"] });
  for (const [zip, time_zone] of ZONES) {
    const place = { zip, city: "There", state: "HI", latitude: 19.7, longitude: -155.1, time_zone };
    await market.db.insertInto("places").values(place).execute();
  }
});
afterAll(() => market.close());

const later = (day: string, days: number) =>
  new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);
const pointers = ({ body }: Answered): string[] =>
  (body.errors ?? []).map(({ pointer }: { pointer: string }) => pointer);

describe.each(ZONES)("a breeder in %s, where it is %s time", (zip, timeZone) => {
  let breeder: Person & { breederId: string };
  let breedId: string;
  let today: string;
  beforeAll(async () => {
    breeder = await market.seller({ zip, state: "HI" });
    breedId = (await addBreed(market.services)).id;
    today = new Date().toLocaleDateString("en-CA", { timeZone });
  });

  it("lists what was born by today there, and nothing that will be", async () => {
    const save = (birthDate: string) =>
      market.call(breeder, "POST", "/v1/breeders/pets/new/progress", { type: "Dog", breedId, birthDate });
    expect((await save(today)).status).toBe(200);
    expect(pointers(await save(later(today, 1)))).toEqual(["/birthDate"]);
  });

  it("reads a week of views by the days there", async () => {
    const pet = await market.pet(breeder, { zip, state: "HI" });
    const views = async () => {
      const { body } = await market.call(breeder, "GET", "/v1/breeder/dashboard/preview");
      return [body.data.viewsThisWeek, body.data.viewsLastWeek];
    };
    expect(await views()).toEqual([0, 0]);
    expect((await market.call(null, "PUT", `/v1/pets/increment_view/${pet.id}`)).status).toBe(200);
    const days = await market.db.selectFrom("pet_view_days").select(["day", "views"])
      .where("pet_id", "=", pet.id).execute();
    expect(days).toEqual([{ day: today, views: 1 }]);
    await market.db.insertInto("pet_view_days").values([
      { pet_id: pet.id, day: later(today, -6), views: 10 },
      { pet_id: pet.id, day: later(today, -7), views: 100 },
      { pet_id: pet.id, day: later(today, -13), views: 1_000 },
      { pet_id: pet.id, day: later(today, -14), views: 10_000 },
    ]).execute();
    expect(await views()).toEqual([11, 1_100]);
    const path = `/v1/analytics/breeder/${breeder.breederId}?timeframe=7d`;
    const { body } = await market.call(breeder, "GET", path);
    expect(body.analyticsData.views).toMatchObject({ value: 11 });
  });

  it("adds a litter that was born by today there", async () => {
    const add = (birthDate: string) =>
      market.call(breeder, "POST", "/v1/breeders/litters", {
        name: "Autumn",
        state: "born",
        breedId,
        birthDate,
      });
    expect((await add(today)).status).toBe(200);
    expect(pointers(await add(later(today, 1)))).toEqual(["/birthDate"]);
  });

  it("adds a parent that is half a year old there", async () => {
    const add = (birthDate: string) =>
      market.call(breeder, "POST", "/v1/breeders/pets/parents/add", {
        name: "Rex",
        type: "Dog",
        sex: "Male",
        breedId,
        birthDate,
      });
    expect((await add(later(today, -180))).status).toBe(200);
    expect(pointers(await add(later(today, -179)))).toEqual(["/birthDate"]);
  });
});
