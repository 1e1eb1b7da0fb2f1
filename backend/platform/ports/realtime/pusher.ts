import { createRequire } from "node:module";
import type Pusher from "pusher";
import { mayJoin } from "./channels.ts";
import {
  type BrowserSettings,
  type ChannelAuth,
  RealtimeError,
  type RealtimePort,
  type RealtimeSession,
} from "./port.ts";

export type PusherSettings = {
  appId: string;
  key: string;
  secret: string;
  /** Cluster of the service, such as "us2". Null if `host` names a server of the same protocol. */
  cluster: string | null;
  host?: string;
  port?: number;
  useTls?: boolean;
  /** Settings for browsers. Default: those of the server. */
  browser?: BrowserSettings;
  /** Milliseconds until a trigger counts as failed. Default: 5,000. */
  timeoutMs?: number;
};

/** Maximum channels that the service accepts in one call. */
const channelsPerCall = 100;
/** Maximum events in a batch. */
const eventsPerBatch = 10;

/** Returns the realtime port on the vendor's SDK, for the service or a server of the same protocol. */
export function pusherRealtime(settings: PusherSettings): RealtimePort {
  const { appId, key, secret, cluster, timeoutMs: timeout = 5000 } = settings;
  const port = settings.port === undefined ? {} : { port: String(settings.port) };
  const where = settings.host
    ? { host: settings.host, ...port, useTLS: settings.useTls ?? false }
    : { cluster: required(cluster), useTLS: true };
  let opened: Pusher | undefined;
  /** Loads the SDK with the first event or visitor, because it takes 20 MB of memory. */
  const client = (): Pusher => {
    const Sdk = createRequire(import.meta.url)("pusher") as typeof Pusher;
    return opened ??= new Sdk({ appId, key, secret, timeout, ...where });
  };

  return {
    async trigger(channels, event, data) {
      for (let start = 0; start < channels.length; start += channelsPerCall) {
        try {
          const answer = await client().trigger(channels.slice(start, start + channelsPerCall), event, data);
          await answer.text(); // an unread body blocks its connection
        } catch (error) {
          throw withoutAddress(error);
        }
      }
    },
    async triggerAll(events) {
      const single = events.flatMap(({ channels, event, data }) =>
        channels.map((channel) => ({ channel, name: event, data }))
      );
      for (let start = 0; start < single.length; start += eventsPerBatch) {
        try {
          const answer = await client().triggerBatch(single.slice(start, start + eventsPerBatch));
          await answer.text();
        } catch (error) {
          throw withoutAddress(error);
        }
      }
    },
    authorize: (socketId, channel, session) => authorizeChannel(client(), socketId, channel, session),
    browser: settings.browser ??
      { key, cluster, host: settings.host ?? null, port: settings.port ?? null },
    connectSources: cluster
      ? [`wss://ws-${cluster}.pusher.com`]
      : settings.host
      ? [`${settings.useTls ? "wss" : "ws"}://${settings.host}${settings.port ? `:${settings.port}` : ""}`]
      : [],
  };
}

function authorizeChannel(
  client: Pusher,
  socketId: string,
  channel: string,
  session: RealtimeSession | undefined,
): ChannelAuth | undefined {
  if (!session || !mayJoin(channel, session) || !/^\d+\.\d+$/.test(socketId)) return undefined;
  if (!channel.startsWith("presence-")) return { auth: client.authorizeChannel(socketId, channel).auth };
  const { auth, channel_data } = client.authorizeChannel(socketId, channel, {
    user_id: session.member?.id ?? session.id,
    user_info: session.member?.info,
  });
  return { auth, channel_data };
}

function required(cluster: string | null): string {
  if (!cluster) throw new Error("realtime: a cluster or a host is needed");
  return cluster;
}

/**
 * Replaces the SDK's errors, which contain the signed address, valid for ten minutes, with ones that don't.
 */
function withoutAddress(error: unknown): RealtimeError {
  if (error instanceof RealtimeError) return error;
  const { status, message } = error as { status?: number; message?: string };
  return typeof status === "number"
    ? new RealtimeError(`realtime: the event was refused with ${status}`, status)
    : new RealtimeError(`realtime: no answer (${String(message).replace(/https?:\S+/g, "address")})`);
}
