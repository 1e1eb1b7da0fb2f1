import type pg from "pg";
import { type RealtimeEndpoint, realtimeEndpoint } from "./endpoint.ts";
import type { RealtimePort } from "./port.ts";
import { postgresBus } from "./postgres_bus.ts";
import type { Limits } from "./protocol.ts";
import { pusherRealtime } from "./pusher.ts";
import { sign } from "./signature.ts";

export type EmbeddedRealtimeSettings = {
  /** A direct address of the database (no transaction pooler): events travel over it between the processes. */
  connectionString: string;
  /** The server's own pool, for sending; without it a small one is made. */
  pool?: Pick<pg.Pool, "query">;
  appId: string;
  key: string;
  secret: string;
  olderSecrets?: readonly string[];
  /** Where this process itself answers, for other servers that speak the protocol. */
  serverPort: number;
  serverHost?: string;
  /** Where browsers connect, when it is not the host of the page. */
  publicHost?: string | null;
  publicPort?: number | null;
  allowedOrigins?: string[];
  limits?: Partial<Limits>;
  log?: (event: string, details: Record<string, unknown>) => void;
};

export type EmbeddedRealtime = RealtimePort & RealtimeEndpoint & {
  /** Resolves when this process hears the others. */
  ready: Promise<void>;
};

/**
 * The realtime port on the product's own endpoint. Mount `handle` in front of the routes of the contract:
 * `Deno.serve((request) => realtime.handle(request) ?? app.fetch(request))`; its paths `/app/{key}` and
 * `/apps/{id}/...` are the vendor's protocol, not calls of the product. Close it before the server: its sockets then
 * reconnect to another process.
 */
export function embeddedRealtime(settings: EmbeddedRealtimeSettings): EmbeddedRealtime {
  const { appId, key, secret, publicHost = null, publicPort = null } = settings;
  const bus = postgresBus({
    connectionString: settings.connectionString,
    pool: settings.pool,
    log: settings.log,
  });
  const endpoint = realtimeEndpoint({ ...settings, bus });
  const port = pusherRealtime({
    appId,
    key,
    secret,
    cluster: null,
    host: settings.serverHost ?? "127.0.0.1",
    port: settings.serverPort,
    browser: { key, cluster: null, host: publicHost, port: publicPort },
  });
  const authority = `${publicHost}${publicPort === null ? "" : `:${publicPort}`}`;
  return {
    ...port,
    // The SDK would make a request of this process to itself of each.
    trigger: (channels, event, data) => endpoint.send([{ channels, event, data }]),
    triggerAll: endpoint.send,
    // 'self' covers the page's own host in every present browser, WebSockets included.
    connectSources: publicHost === null ? [] : [`ws://${authority}`, `wss://${authority}`],
    handle: endpoint.handle,
    send: endpoint.send,
    size: endpoint.size,
    ready: bus.ready,
    async close() {
      await endpoint.close();
      await bus.close();
    },
  };
}

/**
 * Credentials of the own endpoint from a secret that all processes share, so that nobody has to configure them. The
 * key is public and tells nothing about the secret.
 */
export function deriveCredentials(serverSecret: string): { appId: string; key: string; secret: string } {
  return {
    appId: "hearthpaw",
    key: sign(serverSecret, "realtime key").slice(0, 20),
    secret: sign(serverSecret, "realtime secret"),
  };
}
