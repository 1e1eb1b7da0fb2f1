/**
 * Committed pictures of the example data: one file for each key, drawn in advance by `make demo-pictures`.
 */
import { readFile } from "node:fs/promises";
import { join } from "node:path";

/** File with the previews of the masters by key. */
export const PREVIEWS = join(import.meta.dirname!, "previews.json");

/** Returns the preview of each master that is a still. */
export async function readPreviews(): Promise<Record<string, string>> {
  return JSON.parse(await readFile(PREVIEWS, "utf8"));
}

export const MASTERS = join(import.meta.dirname!, "masters");

/** Returns the file name of a key. A video's key already has its extension. */
export const masterName = (key: string): string => key.endsWith(".mp4") ? key : `${key}.webp`;

/** Returns the bytes of a master, or undefined if it has not been drawn. */
export async function readMaster(key: string): Promise<Uint8Array<ArrayBuffer> | undefined> {
  try {
    return new Uint8Array(await readFile(join(MASTERS, masterName(key))));
  } catch (error) {
    if ((error as { code?: string }).code === "ENOENT") return undefined;
    throw error;
  }
}
