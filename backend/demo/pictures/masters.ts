/** The committed pictures of the example data: one file a key, drawn ahead by `make demo-pictures`. */
import { readFile } from "node:fs/promises";
import { join } from "node:path";

/** The previews of the masters by their keys. */
export const PREVIEWS = join(import.meta.dirname!, "previews.json");

/** Returns the preview of each master that is a still. */
export async function readPreviews(): Promise<Record<string, string>> {
  return JSON.parse(await readFile(PREVIEWS, "utf8"));
}

export const MASTERS = join(import.meta.dirname!, "masters");

/** Returns the name of a key's file. A video's key has its ending already. */
export const masterName = (key: string): string => key.endsWith(".mp4") ? key : `${key}.webp`;

/** Returns the bytes of a master, or undefined where it is not drawn. */
export async function readMaster(key: string): Promise<Uint8Array<ArrayBuffer> | undefined> {
  try {
    return new Uint8Array(await readFile(join(MASTERS, masterName(key))));
  } catch (error) {
    if ((error as { code?: string }).code === "ENOENT") return undefined;
    throw error;
  }
}
