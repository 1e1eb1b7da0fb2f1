import type { Kysely } from "kysely";
import { named } from "../../platform/db/named.ts";
import type { Database } from "../../platform/db/schema.ts";
import type { State } from "../../generated/types.ts";
import { OTHER_ZONE, STATE_ZONES_JSON } from "./zone_rules.ts";

export type Place = { zip: string; city: string; state: State; latitude: number; longitude: number };

/** Returns the city, state and point of a ZIP code. */
export async function findPlace(db: Kysely<Database>, zip: string): Promise<Place | undefined> {
  const text = "select zip, city, state, latitude, longitude from places where zip = $1";
  return (await named<Place>(db, "places_by_zip", text, [zip]))[0];
}

/** Bands of latitude that are searched for the nearest ZIP code, in degrees. A degree is 69 miles. */
const BANDS = [0.2, 1.5];

/**
 * Returns the ZIP code nearest to a point; undefined if all are more than about 100 miles away. On these
 * distances, degrees of longitude scaled by the cosine of the latitude are exact enough.
 */
export async function findNearest(
  db: Kysely<Database>,
  { latitude, longitude }: { latitude: number; longitude: number },
): Promise<Place | undefined> {
  const text = `select zip, city, state, latitude, longitude from places
    where latitude between $1::float8 - $3::float8 and $1::float8 + $3::float8
      and (latitude - $1) ^ 2 + ((longitude - $2::float8) * cos(radians($1))) ^ 2 <= $3 ^ 2
    order by (latitude - $1) ^ 2 + ((longitude - $2) * cos(radians($1))) ^ 2, zip limit 1`;
  for (const band of BANDS) {
    const [found] = await named<Place>(db, "places_nearest", text, [latitude, longitude, band]);
    if (found) return found;
  }
}

/**
 * Returns the city with this name (in lower case) and the center of its ZIP codes. If several states have
 * such a city, it returns the city with the most ZIP codes.
 */
export async function findCity(
  db: Kysely<Database>,
  { city, state }: { city: string; state: string | undefined },
): Promise<Omit<Place, "zip"> | undefined> {
  const text =
    `select min(city) as city, state, avg(latitude) as latitude, avg(longitude) as longitude from places
    where lower(city) = $1 and ($2::text is null or state = $2) group by state order by count(*) desc, state limit 1`;
  return (await named<Omit<Place, "zip">>(db, "places_by_city", text, [city, state ?? null]))[0];
}

/**
 * Returns SQL for the time zone of a ZIP code, or of its state if the code is unknown, by the rule of
 * `zoneOf`.
 */
export const timeZoneSql = (zip: string, state: string): string =>
  `coalesce((select time_zone from places where zip = ${zip}), '${STATE_ZONES_JSON}'::jsonb ->> ${state}, '${OTHER_ZONE}')`;

/** Returns SQL for the calendar day at a given time in that place. */
export const dayThereSql = (at: string, zip: string, state: string): string =>
  `(${at} at time zone ${timeZoneSql(zip, state)})::date`;

/** Returns the time zone of a breeder, which bounds the days of their money. */
export async function breedersZone(db: Kysely<Database>, breederId: string): Promise<string> {
  const text = `select ${timeZoneSql("d.zip", "d.state")} as zone from breeders d where d.id = $1`;
  return (await named<{ zone: string }>(db, "places_breeders_zone", text, [breederId]))[0]!.zone;
}

/**
 * Returns the calendar day at a given time in a breeder's time zone, "YYYY-MM-DD". Dates that breeders type
 * are checked against it.
 */
export async function breedersDay(db: Kysely<Database>, breederId: string, at: Date): Promise<string> {
  const day = dayThereSql("$2::timestamptz", "d.zip", "d.state");
  const text = `select ${day} as day from breeders d where d.id = $1`;
  return (await named<{ day: string }>(db, "places_breeders_day", text, [breederId, at]))[0]!.day;
}
