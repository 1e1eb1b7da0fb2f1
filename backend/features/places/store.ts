import type { Kysely } from "kysely";
import { named } from "../../platform/db/named.ts";
import type { Database } from "../../platform/db/schema.ts";
import type { State } from "../../generated/types.ts";

export type Place = { zip: string; city: string; state: State; latitude: number; longitude: number };

/** Where a ZIP code lies: its city, its state and the point that stands for it. */
export async function findPlace(db: Kysely<Database>, zip: string): Promise<Place | undefined> {
  const text = "select zip, city, state, latitude, longitude from places where zip = $1";
  return (await named<Place>(db, "places_by_zip", text, [zip]))[0];
}
