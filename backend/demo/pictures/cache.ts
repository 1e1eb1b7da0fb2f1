/**
 * Pictures on demand: drawn when first asked for, then kept under DATA_DIR/pictures. Several processes may share the
 * folder: a picture is written beside its place and renamed into it, so a reader sees all of it or nothing.
 */

import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { drawBeside } from "./drawing_thread.ts";
import { detailFor, encode } from "./render.ts";
import { parseFileName, type PictureSize } from "./spec.ts";

/** Raised whenever the drawing changes, so that old pictures and old etags are not served as new ones. */
export const DRAWING = "1";

export type ServedPicture = { readonly bytes: Uint8Array<ArrayBuffer>; readonly etag: string };

export type CacheOptions = {
  readonly dataDir: string;
  /** How many pictures are made at one time. */
  readonly atOnce?: number;
  /** How many may wait; more are refused with `PicturesBusy`. */
  readonly queue?: number;
  /** Size of the folder above which the oldest pictures are removed. */
  readonly maxBytes?: number;
  /** Makes one picture; replaced in tests. */
  readonly make?: (key: string, size: PictureSize) => Promise<Uint8Array>;
};

/** Too many pictures wait to be drawn: answer 503 and let the browser come back. */
export class PicturesBusy extends Error {
  override name = "PicturesBusy";
}

const PRUNE_EVERY = 100;
const DEFAULT_MAX_BYTES = 600_000_000;

type Making = {
  running: number;
  waiting: (() => void)[];
  flights: Map<string, Promise<Uint8Array>>;
  written: number;
};
const states = new Map<string, Making>();

function stateOf(folder: string): Making {
  const known = states.get(folder);
  if (known) return known;
  const fresh: Making = { running: 0, waiting: [], flights: new Map(), written: 0 };
  states.set(folder, fresh);
  return fresh;
}

const makeBeside = async (key: string, size: PictureSize): Promise<Uint8Array> =>
  encode(await drawBeside(key, detailFor(size)), size);

/**
 * The bytes of `/media/<fileName>`, drawn if nobody asked for it before.
 * Undefined for every name that is not a picture of the vocabulary; nothing on disk is touched for those.
 */
export async function servePicture(
  fileName: string,
  options: CacheOptions,
): Promise<ServedPicture | undefined> {
  const asked = parseFileName(fileName);
  if (!asked) return undefined;
  const folder = join(options.dataDir, "pictures", `v${DRAWING}`);
  // The name is rebuilt from checked words; it has no dots or slashes but our own.
  const name = `${asked.key}.${asked.size}.webp`;
  const etag = `"p${DRAWING}-${hash(name)}"`;
  const place = join(folder, hash(name).slice(0, 2), name);
  const found = await readFile(place).catch(() => undefined);
  if (found && found.length > 0) return { bytes: new Uint8Array(found), etag };
  const state = stateOf(folder);
  let flight = state.flights.get(name);
  if (!flight) {
    flight = produce(asked.key, asked.size, place, state, options, folder).finally(() =>
      state.flights.delete(name)
    );
    state.flights.set(name, flight);
  }
  return { bytes: new Uint8Array(await flight), etag };
}

async function produce(
  key: string,
  size: PictureSize,
  place: string,
  state: Making,
  options: CacheOptions,
  folder: string,
): Promise<Uint8Array> {
  await enter(state, options.atOnce ?? 2, options.queue ?? 400);
  try {
    const bytes = await (options.make ?? makeBeside)(key, size);
    await mkdir(join(place, ".."), { recursive: true });
    const draft = `${place}.${crypto.randomUUID()}.part`;
    try {
      await writeFile(draft, bytes);
      await rename(draft, place);
    } catch (error) {
      await rm(draft, { force: true });
      throw error;
    }
    if (++state.written % PRUNE_EVERY === 0) await prune(folder, options.maxBytes ?? DEFAULT_MAX_BYTES);
    return bytes;
  } finally {
    leave(state);
  }
}

async function enter(state: Making, atOnce: number, queue: number): Promise<void> {
  if (state.running < atOnce) {
    state.running++;
    return;
  }
  if (state.waiting.length >= queue) throw new PicturesBusy("too many pictures wait to be drawn");
  await new Promise<void>((go) => state.waiting.push(go));
}

function leave(state: Making): void {
  // A waiting picture takes over the place of the one that ends; the number that run does not change then. The latest is
  // the next: it is on the page that somebody looks at now, the earlier ones may be on pages that they have left.
  const next = state.waiting.pop();
  if (next) next();
  else state.running--;
}

/** Removes the oldest pictures, and drafts that a killed process left, until the folder holds four fifths of `maxBytes`. */
export async function prune(folder: string, maxBytes: number): Promise<number> {
  const files: { path: string; size: number; at: number }[] = [];
  for (const sub of await readdir(folder).catch(() => [])) {
    for (const name of await readdir(join(folder, sub)).catch(() => [])) {
      const path = join(folder, sub, name);
      const s = await stat(path).catch(() => undefined);
      if (!s?.isFile()) continue;
      if (name.endsWith(".part") && Date.now() - s.mtimeMs > 600_000) await rm(path, { force: true });
      else files.push({ path, size: s.size, at: s.mtimeMs });
    }
  }
  let total = files.reduce((n, f) => n + f.size, 0);
  if (total <= maxBytes) return 0;
  let removed = 0;
  for (const f of files.sort((a, b) => a.at - b.at)) {
    if (total <= maxBytes * 0.8) break;
    await rm(f.path, { force: true });
    total -= f.size;
    removed++;
  }
  return removed;
}

/** FNV-1a over the name, in two halves: names are public, so this need not be secret, only even. */
function hash(name: string): string {
  let a = 0x811c9dc5, b = 0x01000193;
  for (let i = 0; i < name.length; i++) {
    a = Math.imul(a ^ name.charCodeAt(i), 0x01000193);
    b = Math.imul(b ^ name.charCodeAt(name.length - 1 - i), 0x85ebca6b);
  }
  return (a >>> 0).toString(16).padStart(8, "0") + (b >>> 0).toString(16).padStart(8, "0");
}
