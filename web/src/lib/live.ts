import { useEffect, useRef } from "react";
import type { OnListening, Realtime } from "./realtime.ts";

/** The page's one connection for live events, and the hook that screens use. */

let current: Realtime | undefined;
let isListening = false;
const waiting = new Set<() => void>();

/** Says where live events come from; subscriptions that were made before begin now. Called once, when the page is at rest. */
export function startRealtime(realtime: Realtime): void {
  current?.close();
  current = realtime;
  for (const begin of [...waiting]) begin();
  if (!isListening && typeof document !== "undefined") {
    isListening = true;
    // A page that is left may be kept and shown again at "back": browsers keep none that is connected.
    addEventListener("pagehide", () => current?.pause());
    addEventListener("pageshow", ({ persisted }) => {
      if (persisted) current?.resume();
    });
  }
}

/** Hears one event of a channel, as soon as live events are configured; the function returned ends that. */
export function subscribe(
  channel: string,
  event: string,
  handler: (data: unknown) => void,
  onListening?: OnListening,
): () => void {
  let end: (() => void) | undefined;
  const begin = () => void (end = current?.subscribe(channel, event, handler, onListening));
  waiting.add(begin);
  begin();
  return () => {
    waiting.delete(begin);
    end?.();
  };
}

/**
 * Hears one event of a channel while the component is shown; no channel, no subscription. `onListening(false)` says
 * that the connection was interrupted: read again what is shown.
 */
export function useLive<Data>(
  channel: string | undefined,
  event: string,
  handler: (data: Data) => void,
  onListening?: OnListening,
): void {
  const latest = useRef({ handler, onListening });
  useEffect(() => void (latest.current = { handler, onListening }));
  useEffect(() => {
    if (channel === undefined) return;
    return subscribe(
      channel,
      event,
      (data) => latest.current.handler(data as Data),
      (isFirst) => latest.current.onListening?.(isFirst),
    );
  }, [channel, event]);
}
