import { type Kysely, sql } from "kysely";
import type { Database } from "../../platform/db/schema.ts";
import { PicturesBusy, servePicture } from "./cache.ts";
import { pictureUrlPath } from "./spec.ts";

/**
 * Draws the pictures that a first visitor meets (the newest dogs and cats, and the one that stands for each popular
 * breed), one after the other and out of the way of requests, until `signal` fires.
 */
export async function warmPictures(
  db: Kysely<Database>,
  { dataDir, most, signal }: { dataDir: string; most: number; signal: AbortSignal },
): Promise<number> {
  const { rows } = await sql<{ key: string }>`
    select key from (
      select p.card::jsonb -> 'defaultImage' ->> 'key' as key,
        row_number() over (partition by p.type order by p.listed_at desc) as newest,
        row_number() over (partition by p.breed_id order by p.listed_at desc) as of_breed,
        count(*) over (partition by p.breed_id) as breed_size
      from pets p where p.status = 'available' and p.card like '%"defaultImage"%') shown
    group by key order by min(case when of_breed = 1 then least(newest, 1000 - breed_size * 10) else newest end)
    limit ${most}`.execute(db);
  let drawn = 0;
  for (const { key } of rows) {
    if (signal.aborted) break;
    try {
      if (await servePicture(pictureUrlPath(key, "card").slice("/media/".length), { dataDir })) drawn++;
    } catch (error) {
      if (!(error instanceof PicturesBusy)) throw error;
      break; // people ask for more than can be drawn: theirs come first
    }
  }
  return drawn;
}
