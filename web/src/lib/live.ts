import { useEffect, useRef } from "react";
import type { OnListening, Realtime } from "./realtime.ts";

/** The page's only connection for live events, and the hook for screens. */

let current: Realtime | undefined;
let isListening = false;
const waiting = new Set<() => void>();

/** Sets the source of live events and starts earlier subscriptions. Called once, when the page is at rest. */
export function startRealtime(realtime: Realtime): void {
  current?.close();
  current = realtime;
  for (const begin of Array.from(waiting)) begin();
  if (!isListening && typeof document !== "undefined") {
    isListening = true;
    // Browsers may cache a page for "back", but not one that is connected.
    addEventListener("pagehide", () => current?.pause());
    addEventListener("pageshow", ({ persisted }) => {
      if (persisted) current?.resume();
    });
  }
}

/**
 * Subscribes to one event of a channel once live events are configured. Returns a function that unsubscribes.
 */
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
 * Subscribes to one event of a channel while the component is mounted; does nothing without a channel.
 * `onListening(false)` says that the connection was interrupted: the shown data should be read again.
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
