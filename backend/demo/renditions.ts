import { setTimeout } from "node:timers/promises";
import { type Kysely, sql } from "kysely";
import { addSizes } from "../features/files/actions.ts";
import { isMachineBusy, makeAvif } from "../features/files/avif_actions.ts";
import type { Database } from "../platform/db/schema.ts";
import type { Services } from "../services.ts";

/** After each picture the work rests so many times as long as it took: visitors come first. */
const REST = 2;
/** How often a busy machine is asked again whether it has time, in milliseconds. */
const ASK_AGAIN_MS = 5_000;

/** So many pictures get AVIFs: those of the home page and of the first searches. All would take half an hour. */
const WITH_AVIF = 100;

/**
 * Makes the small sizes of the example pictures that have none yet, those that a visitor meets first before the others,
 * and returns how many it made. It waits while the machine is busy. Until a size is there, `/media` shows the whole
 * picture in its place.
 */
export async function addAllSizes(
  services: Pick<Services, "db" | "files">,
  signal: AbortSignal,
  isBusy: () => boolean = isMachineBusy,
): Promise<number> {
  const pictures = await inOrder(services.db);
  return await workAside(pictures, ({ key }) => addSizes(services, key), signal, isBusy);
}

/** Makes the AVIFs of the example pictures that a visitor meets first, once they have their sizes; returns how many. */
export async function addFirstAvif(
  services: Pick<Services, "db" | "files" | "log">,
  signal: AbortSignal,
  isBusy: () => boolean = isMachineBusy,
): Promise<number> {
  const first = (await inOrder(services.db)).slice(0, WITH_AVIF).filter(({ hasAvif }) => !hasAvif);
  return await workAside(first, (picture) => makeAvif(services, picture), signal, isBusy);
}

/** Does `work` for one picture after the other while the machine is not busy; returns how many were worked on. */
async function workAside(
  pictures: readonly Picture[],
  work: (picture: Picture) => Promise<boolean>,
  signal: AbortSignal,
  isBusy: () => boolean,
): Promise<number> {
  let made = 0;
  for (const picture of pictures) {
    while (isBusy() && !signal.aborted) await rest(ASK_AGAIN_MS, signal);
    if (signal.aborted) break;
    const began = performance.now();
    if (!await work(picture)) continue;
    made++;
    await rest((performance.now() - began) * REST, signal);
  }
  return made;
}

type Picture = { id: string; key: string; hasAvif: boolean };

/** Returns the pictures that came with the example data: the first of the newest pets, then the rest. */
async function inOrder(db: Kysely<Database>): Promise<Picture[]> {
  const { rows } = await sql<Picture>`
    select f.id, f.key, f.has_avif is true as "hasAvif" from files f
      left join pet_images i on i.file_key = f.key
      left join pets p on p.id = i.pet_id
    where f.state = 'attached' and f.content_type = 'image/webp' and f.key like 'u-%'
    order by (p.status = 'available') desc nulls last, i.is_default desc nulls last, p.listed_at desc nulls last, f.id`
    .execute(db);
  return rows;
}

/** Waits until the time is over or `signal` fires. */
const rest = (ms: number, signal: AbortSignal): Promise<void> =>
  setTimeout(ms, undefined, { signal }).catch(() => {});
