/** A few drawing threads for the whole process, started when first needed and let go when idle. */

import type { Detail, Layers } from "./draw.ts";
import type { DrawAnswer, DrawJob } from "./worker.ts";

type Waiting = { resolve(layers: Layers): void; reject(error: Error): void };
type Thread = { worker: Worker; waiting: Map<number, Waiting>; idle?: ReturnType<typeof setTimeout> };

const IDLE_MS = 10_000;
const threads: Thread[] = [];
let nextId = 1;

function start(): Thread {
  const worker = new Worker(new URL("./worker.ts", import.meta.url).href, { type: "module" });
  const thread: Thread = { worker, waiting: new Map() };
  const drop = (error: Error) => {
    const at = threads.indexOf(thread);
    if (at >= 0) threads.splice(at, 1);
    worker.terminate();
    for (const w of thread.waiting.values()) w.reject(error);
    thread.waiting.clear();
  };
  worker.onmessage = (event: MessageEvent<DrawAnswer>) => {
    const { id, layers, error } = event.data;
    const waiting = thread.waiting.get(id);
    thread.waiting.delete(id);
    if (layers) waiting?.resolve(layers);
    else waiting?.reject(new Error(error ?? "drawing failed"));
    // An idle thread is let go: it holds memory, and would keep a process from ending.
    if (thread.waiting.size === 0) thread.idle = setTimeout(() => drop(new Error("idle")), IDLE_MS);
    unref(thread.idle);
  };
  worker.onerror = (event) => {
    event.preventDefault?.();
    drop(new Error(`drawing thread: ${event.message}`));
  };
  threads.push(thread);
  return thread;
}

function unref(timer: ReturnType<typeof setTimeout> | undefined): void {
  if (typeof timer === "number") Deno.unrefTimer(timer);
  else (timer as { unref?: () => void } | undefined)?.unref?.();
}

/** Draws a key beside the caller's thread. `most` is how many threads there may be. */
export function drawBeside(key: string, detail: Detail, most = 2): Promise<Layers> {
  const free = threads.find((t) => t.waiting.size === 0);
  const thread = free ??
    (threads.length < most ? start() : threads.reduce((a, b) => a.waiting.size <= b.waiting.size ? a : b));
  clearTimeout(thread.idle);
  const id = nextId++;
  return new Promise((resolve, reject) => {
    thread.waiting.set(id, { resolve, reject });
    thread.worker.postMessage({ id, key, detail } satisfies DrawJob);
  });
}

/** Ends the threads at once, as a draining server does. */
export function stopDrawing(): void {
  for (const t of threads.splice(0)) {
    clearTimeout(t.idle);
    t.worker.terminate();
    for (const w of t.waiting.values()) w.reject(new Error("drawing stopped"));
  }
}
