import { setImmediate } from "node:timers/promises";
import type { Kysely } from "kysely";
import type { Database } from "../../platform/db/schema.ts";
import type { Services } from "../../services.ts";
import { withTx } from "../../platform/db/tx.ts";
import { maskOf } from "./rules.ts";
import { lockOld, saveMasks, type SurfaceName, SURFACES } from "./store.ts";

const SURFACE_NAMES = Object.keys(SURFACES) as SurfaceName[];
const BATCH = 100;
/** Time that masking takes before it yields to other work. */
const SLICE_MS = 5;
/** Maximum duration of a run, shorter than the interval between runs. */
const RUN_MS = 50_000;

/** Returns the host whose links stay in texts. */
export const ownHostOf = ({ config }: { config: Pick<Services["config"], "publicUrl"> }): string =>
  new URL(config.publicUrl).host;

/** Masks rows without a mask of the current rules, in batches. Returns the number of masked rows. */
export async function maskOldTexts(
  services: Pick<Services, "db" | "config">,
  signal: AbortSignal,
): Promise<number> {
  const until = performance.now() + RUN_MS;
  const ownHost = ownHostOf(services);
  let masked = 0;
  for (const surface of SURFACE_NAMES) {
    for (let isMore = true; isMore && !signal.aborted && performance.now() < until;) {
      const count = await withTx(services.db, (trx) => maskBatch(trx, surface, ownHost));
      masked += count;
      isMore = count === BATCH;
    }
  }
  return masked;
}

/** Masks all rows in one transaction, for example data. */
export async function maskAll(trx: Kysely<Database>, ownHost: string): Promise<void> {
  for (const surface of SURFACE_NAMES) {
    while (await maskBatch(trx, surface, ownHost) === BATCH);
  }
}

async function maskBatch(trx: Kysely<Database>, surface: SurfaceName, ownHost: string): Promise<number> {
  const rows = await lockOld(trx, surface, BATCH);
  const masks = [];
  let began = performance.now();
  for (const { id, texts } of rows) {
    masks.push({ id, mask: maskOf(texts, ownHost) });
    if (performance.now() - began < SLICE_MS) continue;
    await setImmediate();
    began = performance.now();
  }
  if (masks.length > 0) await saveMasks(trx, surface, masks);
  return rows.length;
}
