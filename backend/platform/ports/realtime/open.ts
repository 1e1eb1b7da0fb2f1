import { embeddedRealtime, type EmbeddedRealtimeSettings } from "./embedded.ts";
import type { RealtimeEndpoint } from "./endpoint.ts";
import type { RealtimePort } from "./port.ts";
import { pusherRealtime, type PusherSettings } from "./pusher.ts";

/**
 * Realtime port with the parts that the server's startup needs: the endpoint's requests (none with the
 * service) and a way to close it.
 */
export type OpenRealtime = RealtimePort & Pick<RealtimeEndpoint, "handle" | "close"> & {
  ready: Promise<void>;
};

/** Opens the service if configured, else the product's own endpoint. */
export function openRealtime(
  settings: { pusher: PusherSettings | undefined; embedded: () => EmbeddedRealtimeSettings },
): OpenRealtime {
  if (!settings.pusher) return embeddedRealtime(settings.embedded());
  return {
    ...pusherRealtime(settings.pusher),
    handle: () => undefined,
    close: () => Promise.resolve(),
    ready: Promise.resolve(),
  };
}
