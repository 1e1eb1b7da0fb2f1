/** Draws on a separate thread: receives `DrawJob`s and answers with their layers. */

import { layersOf } from "./render.ts";
import type { Layers } from "./draw.ts";
import type { Drawing, FilmSpec } from "./spec.ts";

export type DrawJob = { readonly key: string; readonly drawing: Exclude<Drawing, FilmSpec> };
export type DrawAnswer = { readonly key: string; readonly layers?: Layers; readonly error?: string };

type Port = {
  onmessage: ((event: MessageEvent<DrawJob>) => void) | null;
  postMessage(answer: DrawAnswer): void;
};
const port = globalThis as unknown as Port;

port.onmessage = ({ data: { key, drawing } }) => {
  try {
    port.postMessage({ key, layers: layersOf(drawing) });
  } catch (error) {
    port.postMessage({ key, error: String(error) });
  }
};
