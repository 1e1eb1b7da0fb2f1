import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startServices, type TestServices } from "../../testing/app.ts";
import { fillPlaces, parsePlaces, readPlaces } from "./reference_store.ts";
import { stateName, states } from "./rules.ts";

let app: TestServices;
beforeAll(async () => {
  app = await startServices();
});
afterAll(() => app.close());

describe("states", () => {
  it("are the fifty and DC, each with a short and a long name", () => {
    expect(states).toHaveLength(51);
    expect(new Set(states.map((state) => state.short)).size).toBe(51);
    expect(new Set(states.map((state) => state.long)).size).toBe(51);
    expect(stateName("DC")).toBe("District of Columbia");
    expect(stateName("PR")).toBeUndefined();
  });
});

describe("places", () => {
  it("know about 41,000 ZIP codes in every state and DC, all of them on American ground", async () => {
    const places = await readPlaces();
    expect(places.length).toBeGreaterThan(40_000);
    expect(new Set(places.map((place) => place.state)).size).toBe(51);
    expect(new Set(places.map((place) => place.zip)).size).toBe(places.length);
    for (const place of places) {
      expect(place.zip).toMatch(/^[0-9]{5}$/);
      const inside = place.latitude > 18 && place.latitude < 72 && place.longitude < -66;
      // The Aleutians reach over the 180th meridian.
      if (!inside) expect(place.state, place.zip).toBe("AK");
    }
  });

  it("leave out military post offices and lines without a point", () => {
    const line = (zip: string, state: string, latitude: string) =>
      ["US", zip, "Town", "", state, "", "", "", "", latitude, "-90.5", "4"].join("\t");
    const text = [line("12345", "NY", "42.8"), line("09001", "AE", "50"), line("12346", "NY", "")].join("\n");
    expect(parsePlaces(text)).toEqual([
      { zip: "12345", city: "Town", state: "NY", latitude: 42.8, longitude: -90.5 },
    ]);
  });

  it("are filled once, whoever calls first", async () => {
    await Promise.all([fillPlaces(app.db), fillPlaces(app.db)]);
    await fillPlaces(app.db);
    const { count } = await app.db.selectFrom("places").select(({ fn }) => fn.countAll<number>().as("count"))
      .executeTakeFirstOrThrow();
    expect(count).toBe((await readPlaces()).length);
    const home = await app.db.selectFrom("places").selectAll().where("zip", "=", "97330").executeTakeFirst();
    expect(home).toMatchObject({ city: "Corvallis", state: "OR" });
  });
});
