/**
 * `make demo-pictures`: draws the missing masters of all pictures named in the example data, and removes
 * those that are no longer named. It can be interrupted and restarted. A file's name is derived from its
 * content.
 */
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { readPlaces } from "../../features/places/reference_store.ts";
import { makeWorld, picturesOf } from "../seed/world.ts";
import { shoot } from "./films.ts";
import { previewOf } from "../../features/files/image_actions.ts";
import { masterName, MASTERS, PREVIEWS, readPreviews } from "./masters.ts";
import { encode } from "./render.ts";
import type { Drawing, FilmSpec } from "./spec.ts";
import type { DrawAnswer, DrawJob } from "./worker.ts";

type Still = { key: string; drawing: Exclude<Drawing, FilmSpec> };

const places = new Map((await readPlaces()).map((place) => [place.zip, place]));
const wanted = new Map(
  picturesOf(await makeWorld(new Date(), places)).map((
    { key, drawing },
  ) => [masterName(key), { key, drawing }]),
);
await mkdir(MASTERS, { recursive: true });
const known = new Set(await readdir(MASTERS));
for (const name of known) if (!wanted.has(name)) await rm(join(MASTERS, name));
const left = [...wanted].flatMap(([name, { key, drawing }]): Still[] =>
  known.has(name) || "film" in drawing ? [] : [{ key, drawing }]
);
console.log(`${wanted.size} pictures are wanted, ${left.length} have to be drawn`);
const began = performance.now();
let done = 0;
await Promise.all(Array.from({ length: Math.min(availableParallelism(), left.length) }, drawRest));
for (const [name, { drawing }] of wanted) {
  if (known.has(name) || !("film" in drawing)) continue;
  // Only developers who change a video need ffmpeg.
  await shoot(drawing.film, join(MASTERS, name)).then(
    () => done++,
    (error) => console.error(`${name}: ${error}`),
  );
}
await writePreviews();
const sizes = await Promise.all(
  (await readdir(MASTERS)).map(async (name) => (await stat(join(MASTERS, name))).size),
);
const megabytes = sizes.reduce((sum, size) => sum + size, 0) / 1e6;
console.log(`${done} drawn in ${seconds()} s; ${sizes.length} files, ${megabytes.toFixed(1)} MB`);

/** Saves the previews of the existing masters, one a line in the order of their keys. */
async function writePreviews(): Promise<void> {
  const before = await readPreviews().catch((): Record<string, string> => ({}));
  const stills = (await readdir(MASTERS)).filter((name) => name.endsWith(".webp")).sort();
  const lines: string[] = [];
  for (const name of stills) {
    const key = name.replace(".webp", "");
    const preview = before[key] ?? await previewOf(await readFile(join(MASTERS, name)));
    lines.push(`  ${JSON.stringify(key)}: ${JSON.stringify(preview)}`);
  }
  await writeFile(PREVIEWS, `{\n${lines.join(",\n")}\n}\n`);
}

/** Draws the remaining pictures one after the other on a separate thread. */
async function drawRest(): Promise<void> {
  const worker = new Worker(new URL("./worker.ts", import.meta.url).href, { type: "module" });
  for (let next = left.shift(); next; next = left.shift()) {
    const { layers, error } = await new Promise<DrawAnswer>((resolve, reject) => {
      worker.onmessage = ({ data }: MessageEvent<DrawAnswer>) => resolve(data);
      worker.onerror = (event) => reject(new Error(event.message));
      worker.postMessage(next satisfies DrawJob);
    });
    if (!layers) throw new Error(`${next.key}: ${error}`);
    const place = join(MASTERS, masterName(next.key));
    // Complete or not at all, because an existing file is not drawn again.
    await writeFile(`${place}.part`, await encode(layers));
    await rename(`${place}.part`, place);
    if (++done % 50 === 0) console.log(`${done} drawn, ${left.length} to go, ${seconds()} s`);
  }
  worker.terminate();
}

function seconds(): string {
  return ((performance.now() - began) / 1000).toFixed(0);
}
