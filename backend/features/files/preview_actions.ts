/** Adds previews to pictures uploaded before previews existed. */
import { forEachRow } from "../../platform/batches.ts";
import { withTx } from "../../platform/db/tx.ts";
import type { Database } from "../../platform/db/schema.ts";
import type { Kysely } from "kysely";
import type { Services } from "../../services.ts";
import { pictureFile } from "./rules.ts";
import * as store from "./store.ts";

/**
 * Makes missing previews and returns the number of pictures examined. `changed` runs in the transaction that
 * stores a preview, with the picture's key, to rewrite stored data that contains the picture.
 */
export async function addPreviews(
  services: Pick<Services, "db" | "files" | "log">,
  signal: AbortSignal,
  changed: (trx: Kysely<Database>, key: string) => Promise<void>,
): Promise<number> {
  return await forEachRow({
    page: (after, limit) => store.withoutPreview(services.db, after, limit),
    work: async ({ id, key }) => {
      const read = (size: "thumb" | "full") => services.files.read(`public/${pictureFile(key, size)}`);
      const bytes = await read("thumb") ?? await read("full");
      // The codecs take 30 MB of memory.
      const { previewOf } = await import("./image_actions.ts");
      const preview = bytes ? await previewOf(bytes) : "";
      await withTx(services.db, async (trx) => {
        await store.setPreview(trx, id, preview);
        if (preview) await changed(trx, key);
      });
    },
    failed: "could not make a preview",
    log: services.log,
    signal,
  });
}
