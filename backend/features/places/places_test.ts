import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startServices, type TestServices } from "../../testing/app.ts";
import { fillPlaces, parsePlaces, readPlaces } from "./reference_store.ts";
import { findNearest } from "./store.ts";
import { milesBetween } from "./delivery_rules.ts";
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
      // The Aleutians cross the 180th meridian.
      if (!inside) expect(place.state, place.zip).toBe("AK");
    }
  });

  it("leave out military post offices and lines without a point", () => {
    const line = (zip: string, state: string, latitude: string) =>
      ["US", zip, "Town", "", state, "", "", "", "", latitude, "-90.5", "4"].join("\t");
    const text = [line("12345", "NY", "42.8"), line("09001", "AE", "50"), line("12346", "NY", "")].join("\n");
    expect(parsePlaces(text)).toEqual([
      {
        zip: "12345",
        city: "Town",
        state: "NY",
        latitude: 42.8,
        longitude: -90.5,
        time_zone: "America/New_York",
      },
    ]);
  });

  it("are filled once, whoever calls first", async () => {
    await Promise.all([fillPlaces(app.db), fillPlaces(app.db)]);
    await fillPlaces(app.db);
    const { count } = await app.db.selectFrom("places").select(({ fn }) => fn.countAll<number>().as("count"))
      .executeTakeFirstOrThrow();
    expect(count).toBe((await readPlaces()).length);
    const home = await app.db.selectFrom("places").selectAll().where("zip", "=", "97330").executeTakeFirst();
    expect(home).toMatchObject({ city: "Corvallis", state: "OR", time_zone: "America/Los_Angeles" });
  });

  it("get their time zone where they were filled before there was one", async () => {
    await app.db.updateTable("places").set({ time_zone: null }).execute();
    await fillPlaces(app.db);
    const { count } = await app.db.selectFrom("places").select(({ fn }) => fn.countAll<number>().as("count"))
      .where("time_zone", "is", null).executeTakeFirstOrThrow();
    expect(count).toBe(0);
  });

  it("keep the clocks of their own place where the county has others", async () => {
    const places = new Map((await readPlaces()).map((place) => [place.zip, place.time_zone]));
    // Window Rock and Chinle, beside Holbrook and Hopi's Second Mesa; West Wendover beside Elko.
    for (const zip of ["86515", "86503", "89883"]) expect(places.get(zip), zip).toBe("America/Denver");
    for (const zip of ["86025", "86043"]) expect(places.get(zip), zip).toBe("America/Phoenix");
    expect(places.get("89801")).toBe("America/Los_Angeles");
  });

  it.each([
    ["in town", 44.57, -123.27, "97339"],
    ["in the mountains, 30 miles from the next town", 44.28, -120.0, "97751"],
    ["on Lake Superior, 40 miles off shore", 47.6, -87.5, "49918"],
  ])("answer the nearest ZIP code of a point %s", async (_, latitude, longitude, zip) => {
    const place = await findNearest(app.db, { latitude, longitude });
    const all = await readPlaces();
    const milesTo = (zip: string) =>
      milesBetween(all.find((one) => one.zip === zip)!, { latitude, longitude });
    expect(milesTo(place!.zip)).toBeCloseTo(
      Math.min(...all.map((one) => milesBetween(one, { latitude, longitude }))),
      1,
    );
    expect(place!.zip).toBe(zip);
  });

  it("know none near a point in the ocean or abroad", async () => {
    expect(await findNearest(app.db, { latitude: 35, longitude: -50 })).toBeUndefined();
    expect(await findNearest(app.db, { latitude: 48.86, longitude: 2.35 })).toBeUndefined();
    expect(await findNearest(app.db, { latitude: 90, longitude: 180 })).toBeUndefined();
  });

  it("lie in the time zone of their county, also where a state has two", async () => {
    const places = new Map((await readPlaces()).map((place) => [place.zip, place.time_zone]));
    const zones = {
      "10001": "America/New_York",
      "32501": "America/Chicago", // Pensacola, Florida
      "32301": "America/New_York", // Tallahassee
      "37902": "America/New_York", // Knoxville, Tennessee
      "37203": "America/Chicago", // Nashville
      "42101": "America/Chicago", // Bowling Green, Kentucky
      "40202": "America/New_York", // Louisville
      "46402": "America/Chicago", // Gary, Indiana
      "47708": "America/Chicago", // Evansville
      "46204": "America/New_York", // Indianapolis
      "49938": "America/Chicago", // Ironwood, Michigan
      "57701": "America/Denver", // Rapid City, South Dakota
      "57104": "America/Chicago", // Sioux Falls
      "58601": "America/Denver", // Dickinson, North Dakota
      "69361": "America/Denver", // Scottsbluff, Nebraska
      "67735": "America/Denver", // Goodland, Kansas
      "79901": "America/Denver", // El Paso, Texas
      "83814": "America/Los_Angeles", // Coeur d'Alene, Idaho
      "83702": "America/Denver", // Boise
      "97914": "America/Denver", // Ontario, Oregon
      "85004": "America/Phoenix",
      "99501": "America/Anchorage",
      "99546": "America/Adak",
      "96813": "Pacific/Honolulu",
    };
    for (const [zip, zone] of Object.entries(zones)) expect(places.get(zip), zip).toBe(zone);
  });
});
