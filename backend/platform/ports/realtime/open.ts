import { embeddedRealtime, type EmbeddedRealtimeSettings } from "./embedded.ts";
import type { RealtimeEndpoint } from "./endpoint.ts";
import type { RealtimePort } from "./port.ts";
import { pusherRealtime, type PusherSettings } from "./pusher.ts";

/** What the server's start needs beside the port: the endpoint's requests (none when the service serves) and an end. */
export type OpenRealtime = RealtimePort & Pick<RealtimeEndpoint, "handle" | "close"> & {
  ready: Promise<void>;
};

/** The service when it is configured, else the product's own endpoint. */
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
