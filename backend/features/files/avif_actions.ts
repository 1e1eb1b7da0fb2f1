/** Pictures as AVIF, which takes too long to be waited for: made when nobody needs the machine. */
import { availableParallelism, loadavg } from "node:os";
import { setTimeout } from "node:timers/promises";
import type { Services } from "../../services.ts";
import { AVIF_SIZES, avifOf, pictureFile, type PictureSize } from "./rules.ts";
import * as store from "./store.ts";

type World = Pick<Services, "db" | "files" | "log">;

/** A run ends after so long, before the clock begins the next one. */
const RUN_MS = 50_000;
/** After each picture the work rests so many times as long as it took: visitors come first. */
const REST = 2;

/** Returns true while the work of the last minute already fills every core. Windows knows no load: never busy. */
export const isMachineBusy = (): boolean => loadavg()[0]! >= availableParallelism();

/** Makes AVIFs of the latest pictures that have none, one after the other, until the minute is over or the machine is busy. */
export async function addAvif(
  services: World,
  signal: AbortSignal,
  { isBusy = isMachineBusy, rest = REST }: { isBusy?: () => boolean; rest?: number } = {},
): Promise<number> {
  const until = performance.now() + RUN_MS;
  let made = 0;
  while (!signal.aborted && performance.now() < until && !isBusy()) {
    const picture = await store.findWithoutAvif(services.db);
    if (!picture) break;
    const began = performance.now();
    if (await makeAvif(services, picture)) made++;
    await setTimeout((performance.now() - began) * rest, undefined, { signal }).catch(() => {});
  }
  return made;
}

/** Makes the AVIFs of one picture, where they are smaller than the WEBPs they stand for; false where none is. */
export async function makeAvif(
  services: World,
  { id, key }: { id: string; key: string },
): Promise<boolean> {
  const placeOf = (size: PictureSize) => `public/${pictureFile(key, size)}`;
  const full = await services.files.read(placeOf("full"));
  // The codecs are 30 MB in memory.
  const { asAvif } = await import("./image_actions.ts");
  let hasAvif = false;
  for (const size of full ? AVIF_SIZES : []) {
    const avif = await asAvif(full!, size);
    const webp = await services.files.head(placeOf(size));
    if (!webp || avif.length >= webp.size) continue;
    await services.files.write(avifOf(placeOf(size)), avif, "image/avif");
    hasAvif = true;
  }
  await store.setAvif(services.db, id, hasAvif);
  return hasAvif;
}
