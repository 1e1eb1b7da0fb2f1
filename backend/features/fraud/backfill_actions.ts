import { forEachRow } from "../../platform/batches.ts";
import { withTx } from "../../platform/db/tx.ts";
import type { Services } from "../../services.ts";
import { bandsOf } from "../files/print_rules.ts";
import { pictureFile } from "../files/rules.ts";
import { checkPhotos, noteTrace } from "./actions.ts";
import * as store from "./backfill_store.ts";

/**
 * Stores traces of sellers whose phone numbers and ID photos are older than the fraud rules, and returns the
 * number of sellers. If two sellers share a value, payouts of the later seller are put on hold. Sellers with
 * a trace are skipped, so an interrupted run continues at the next.
 */
export async function traceOlderSellers(services: Services, signal: AbortSignal): Promise<number> {
  const { db, log } = services;
  const rest = { failed: "could not compare an older seller", log, signal };
  const phones = await forEachRow({
    ...rest,
    page: (after, limit) => store.findPhones(db, after, limit),
    work: ({ id, ...phone }) => withTx(db, (trx) => noteTrace(trx, services, { breederId: id, ...phone })),
  });
  const papers = await forEachRow({
    ...rest,
    page: (after, limit) => store.findIdentityPhotos(db, after, limit),
    work: ({ id, photos }) =>
      withTx(db, async (trx) => {
        for (const { value, seenAt } of photos) {
          const trace = { kind: "identity-document" as const, value, seenAt: new Date(seenAt) };
          await noteTrace(trx, services, { breederId: id, ...trace });
        }
      }),
  });
  return phones + papers;
}

/**
 * Compares photos of listings that are older than the prints of photos, and returns the number of photos.
 * Photos with a print are skipped, so an interrupted run continues at the next.
 */
export async function printOlderPhotos(services: Services, signal: AbortSignal): Promise<number> {
  const { db, log } = services;
  return await forEachRow({
    page: (after, limit) => store.findUnprinted(db, after, limit),
    work: async ({ id, key }) => {
      const print = await readPrint(services, key);
      await store.savePrint(db, id, { print, bands: print === null ? [] : bandsOf(print) });
      if (print === null) return;
      for (const petId of await store.findAffected(db, id, print)) {
        await withTx(db, (trx) => checkPhotos(trx, services, petId));
      }
    },
    failed: "could not compare an older photo",
    log,
    signal,
  });
}

/** Returns a stored photo's print; null for a photo that is missing, unreadable or without contrast. */
async function readPrint(
  { files, log }: Pick<Services, "files" | "log">,
  key: string,
): Promise<string | null> {
  const bytes = await files.read(`public/${pictureFile(key, "full")}`);
  if (!bytes) return null;
  // The codecs take 30 MB of memory.
  const { photoPrint } = await import("../files/image_actions.ts");
  return await photoPrint(bytes).catch((error: unknown) => {
    log.warn("could not read an older photo", { key, error });
    return null;
  });
}
