/** Encodes pictures as AVIF while the machine is idle, because that takes too long for a request. */
import { availableParallelism, loadavg } from "node:os";
import { setTimeout } from "node:timers/promises";
import type { Services } from "../../services.ts";
import { AVIF_SIZES, avifOf, pictureFile, type PictureSize } from "./rules.ts";
import * as store from "./store.ts";

type World = Pick<Services, "db" | "files" | "log">;

/** Maximum duration of a run, shorter than the interval between runs. */
const RUN_MS = 50_000;
/** Pause after each picture, as a multiple of its working time: visitors come first. */
const REST = 2;

/**
 * Returns true while the last minute's load already fills every core. Windows reports no load and never
 * counts as busy.
 */
export const isMachineBusy = (): boolean => loadavg()[0]! >= availableParallelism();

/**
 * Encodes the latest pictures without AVIF, one after another, until the run's time is over or the machine is
 * busy.
 */
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

/** Encodes one picture, and stores each AVIF that is smaller than its WEBP. Returns false if none is. */
export async function makeAvif(
  services: World,
  { id, key }: { id: string; key: string },
): Promise<boolean> {
  const placeOf = (size: PictureSize) => `public/${pictureFile(key, size)}`;
  const full = await services.files.read(placeOf("full"));
  // The codecs take 30 MB of memory.
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
