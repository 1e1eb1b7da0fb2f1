/** Draws on a thread of its own, so that a server answers while it draws. Receives and answers `DrawJob`s. */

import { drawByKey } from "./draw_key.ts";
import type { Detail, Layers } from "./draw.ts";

export type DrawJob = { readonly id: number; readonly key: string; readonly detail: Detail };
export type DrawAnswer = { readonly id: number; readonly layers?: Layers; readonly error?: string };

type Port = {
  onmessage: ((event: MessageEvent<DrawJob>) => void) | null;
  postMessage(answer: DrawAnswer): void;
};
const port = globalThis as unknown as Port;

port.onmessage = (event) => {
  const { id, key, detail } = event.data;
  try {
    port.postMessage({ id, layers: drawByKey(key, detail) });
  } catch (error) {
    port.postMessage({ id, error: String(error) });
  }
};
