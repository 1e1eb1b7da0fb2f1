import type pg from "pg";
import { type RealtimeEndpoint, realtimeEndpoint } from "./endpoint.ts";
import type { RealtimePort } from "./port.ts";
import { postgresBus } from "./postgres_bus.ts";
import type { Limits } from "./protocol.ts";
import { pusherRealtime } from "./pusher.ts";
import { sign } from "./signature.ts";

export type EmbeddedRealtimeSettings = {
  /**
   * Direct address of the database (no transaction pooler), over which events travel between the processes.
   */
  connectionString: string;
  /** The server's own pool, for sending. Default: a small new one. */
  pool?: Pick<pg.Pool, "query">;
  appId: string;
  key: string;
  secret: string;
  olderSecrets?: readonly string[];
  /** Address at which this process answers other servers that speak the protocol. */
  serverPort: number;
  serverHost?: string;
  /** Address to which browsers connect, if not the host of the page. */
  publicHost?: string | null;
  publicPort?: number | null;
  allowedOrigins?: string[];
  limits?: Partial<Limits>;
  log?: (event: string, details: Record<string, unknown>) => void;
};

export type EmbeddedRealtime = RealtimePort & RealtimeEndpoint & {
  /** Resolves when this process receives messages of the others. */
  ready: Promise<void>;
};

/**
 * Returns the realtime port on the product's own endpoint. Mount `handle` before the routes of the contract:
 * `Deno.serve((request) => realtime.handle(request) ?? app.fetch(request))`. Its paths `/app/{key}` and
 * `/apps/{id}/...` belong to the vendor's protocol, not to the product's calls. Close it before the server,
 * so its sockets reconnect to another process.
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
    // The SDK would send each of them as a request from this process to itself.
    trigger: (channels, event, data) => endpoint.send([{ channels, event, data }]),
    triggerAll: endpoint.send,
    // 'self' covers the page's own host in every current browser, WebSockets included.
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
 * Derives credentials of our own endpoint from a secret that all processes share, so operators need not
 * configure them. The key is public and reveals nothing about the secret.
 */
export function deriveCredentials(serverSecret: string): { appId: string; key: string; secret: string } {
  return {
    appId: "hearthpaw",
    key: sign(serverSecret, "realtime key").slice(0, 20),
    secret: sign(serverSecret, "realtime secret"),
  };
}
