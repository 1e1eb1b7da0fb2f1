import { availableParallelism, loadavg } from "node:os";
import { setTimeout } from "node:timers/promises";
import { type Kysely, sql } from "kysely";
import { addSizes } from "../features/files/actions.ts";
import type { Database } from "../platform/db/schema.ts";
import type { Services } from "../services.ts";

/** After each picture the work rests so many times as long as it took: visitors come first. */
const REST = 2;
/** How often a busy machine is asked again whether it has time, in milliseconds. */
const ASK_AGAIN_MS = 5_000;

/** Returns true while the work of the last minute already fills every core. Windows knows no load: never busy. */
const isMachineBusy = (): boolean => loadavg()[0]! >= availableParallelism();

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
  const keys = await inOrder(services.db);
  let made = 0;
  for (const key of keys) {
    while (isBusy() && !signal.aborted) await rest(ASK_AGAIN_MS, signal);
    if (signal.aborted) break;
    const began = performance.now();
    if (!await addSizes(services, key)) continue;
    made++;
    await rest((performance.now() - began) * REST, signal);
  }
  return made;
}

/** Returns the keys of pictures that came with the example data: the first of the newest pets, then the rest. */
async function inOrder(db: Kysely<Database>): Promise<string[]> {
  const { rows } = await sql<{ key: string }>`
    select f.key from files f
      left join pet_images i on i.file_key = f.key
      left join pets p on p.id = i.pet_id
    where f.state = 'attached' and f.content_type = 'image/webp' and f.key like 'u-%'
    order by (p.status = 'available') desc nulls last, i.is_default desc nulls last, p.listed_at desc nulls last, f.id`
    .execute(db);
  return rows.map(({ key }) => key);
}

/** Waits until the time is over or `signal` fires. */
const rest = (ms: number, signal: AbortSignal): Promise<void> =>
  setTimeout(ms, undefined, { signal }).catch(() => {});
