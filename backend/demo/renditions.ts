import { setTimeout } from "node:timers/promises";
import { type Kysely, sql } from "kysely";
import { addSizes } from "../features/files/actions.ts";
import { isMachineBusy, makeAvif } from "../features/files/avif_actions.ts";
import type { Database } from "../platform/db/schema.ts";
import type { Services } from "../services.ts";

/** Rest after each picture, as a multiple of the time it took, because visitors come first. */
const REST = 2;
/** Interval of checking whether a busy machine has become idle, in milliseconds. */
const ASK_AGAIN_MS = 5_000;

/**
 * Number of pictures that get AVIFs: those of the home page and of the first searches. All of them would take
 * half an hour.
 */
const WITH_AVIF = 100;

/**
 * Creates the missing small sizes of the example pictures, starting with those that visitors see first, and
 * returns their number. It waits while the machine is busy. Until a size exists, `/media` serves the full
 * picture.
 */
export async function addAllSizes(
  services: Pick<Services, "db" | "files">,
  signal: AbortSignal,
  isBusy: () => boolean = isMachineBusy,
): Promise<number> {
  const pictures = await inOrder(services.db);
  return await workAside(pictures, ({ key }) => addSizes(services, key), signal, isBusy);
}

/**
 * Creates the AVIFs of the example pictures that visitors see first, once their sizes exist. Returns their
 * number.
 */
export async function addFirstAvif(
  services: Pick<Services, "db" | "files" | "log">,
  signal: AbortSignal,
  isBusy: () => boolean = isMachineBusy,
): Promise<number> {
  const first = (await inOrder(services.db)).slice(0, WITH_AVIF).filter(({ hasAvif }) => !hasAvif);
  return await workAside(first, (picture) => makeAvif(services, picture), signal, isBusy);
}

/**
 * Runs `work` for one picture after the other while the machine is idle. Returns the number of processed
 * pictures.
 */
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

/** Returns the pictures of the example data: first those of the newest pets, then the rest. */
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
