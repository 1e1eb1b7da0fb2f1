import { createHash } from "node:crypto";
import type { Kysely } from "kysely";
import { storedAs } from "../../features/files/rules.ts";
import type { Row } from "../../platform/db/insert.ts";
import { randomOf } from "../../platform/random.ts";
import type { Database } from "../../platform/db/schema.ts";
import type { FilesPort } from "../../platform/ports/files/port.ts";
import { readMaster, readPreviews } from "../pictures/masters.ts";
import { HEIGHT, WIDTH } from "../pictures/spec.ts";
import type { Picture } from "./pictures.ts";

/** Returns the rows of uploaded files for pictures with a master, and the keys of the others. */
export async function fileRows(
  pictures: readonly (Picture & { ownerId: string })[],
): Promise<{ rows: Required<Row<"files">>[]; missing: Set<string> }> {
  const missing = new Set<string>();
  const previews = await readPreviews();
  const rows = await Promise.all(pictures.map(async (picture) => {
    const { key, ownerId, purpose, name, at } = picture;
    const bytes = await readMaster(key);
    if (!bytes) return missing.add(key), [];
    const random = randomOf(`upload of ${key}`);
    const isFilm = purpose === "pet-video";
    const size = isFilm ? { width: null, height: null } : { width: WIDTH, height: HEIGHT };
    return [{
      id: random.id(at),
      owner_id: ownerId,
      purpose,
      upload_key: `uploads/${key.slice(2, 34)}.${isFilm ? "mp4" : "webp"}`,
      key,
      state: "attached" as const,
      name,
      content_type: isFilm ? "video/mp4" : "image/webp",
      size: bytes.length,
      ...size,
      sha256: createHash("sha256").update(bytes).digest("hex"),
      preview: previews[key] ?? null,
      photo_print: null,
      photo_bands: null,
      // Only pictures that visitors see first get one (`demo/renditions.ts`), because all would keep the
      // machine busy for half an hour.
      has_avif: false,
      created_at: at,
      attached_at: at,
      purge_at: null,
    }];
  }));
  return { rows: rows.flat(), missing };
}

/** Number of files written to the storage at a time. */
const AT_ONCE = 16;

/** Stores the masters of all rows as the clean copies of uploads. The smaller sizes follow later. */
export async function storeUploads(db: Kysely<Database>, files: Pick<FilesPort, "write">): Promise<void> {
  const rows = await db.selectFrom("files").select(["key", "content_type"]).where("state", "=", "attached")
    .where("purpose", "in", ["pet-image", "parent-image", "profile-image", "pet-video"]).execute();
  await Promise.all(Array.from({ length: AT_ONCE }, async () => {
    for (let row = rows.pop(); row; row = rows.pop()) {
      const bytes = await readMaster(row.key);
      if (bytes) await files.write(storedAs(row.key)[0]!, bytes, row.content_type);
    }
  }));
}
