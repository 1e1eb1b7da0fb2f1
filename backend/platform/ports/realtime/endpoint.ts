import { networkOf } from "../../networks.ts";
import { readTextAtMost } from "../../read_at_most.ts";
import type { Bus } from "./bus.ts";
import type { LiveEvent } from "./channels.ts";
import { createHub, type OutgoingEvent } from "./hub.ts";
import { RealtimeError } from "./port.ts";
import { closeCodes, defaultLimits, isChannelName, isEventName, type Limits } from "./protocol.ts";
import { wrongRequestSignature } from "./signature.ts";

export type EndpointSettings = {
  appId: string;
  key: string;
  secret: string;
  /** Earlier secrets, whose signatures are still accepted. */
  olderSecrets?: readonly string[];
  bus: Bus;
  /**
   * Origins of pages that may connect in addition to the endpoint's own host, such as
   * "https://hearthpaw.com".
   */
  allowedOrigins?: string[];
  limits?: Partial<Limits>;
  /** Milliseconds. Default: the clock. */
  now?: () => number;
  log?: (event: string, details: Record<string, unknown>) => void;
};

export type RealtimeEndpoint = {
  /**
   * Answers a request for `GET /app/{key}` (WebSocket) and `POST /apps/{id}/events|batch_events`. Returns
   * undefined for any other request, which does not belong to the protocol. `ip` is the client's address.
   */
  handle(request: Request, ip?: string): Promise<Response> | undefined;
  /**
   * Distributes events of this process without a request to itself.
   * @throws RealtimeError as the vendor's SDK does: 400, 413 or 503.
   */
  send(events: readonly LiveEvent[]): Promise<void>;
  /** Returns the number of sockets connected to this process. */
  size(): number;
  close(): Promise<void>;
};

/** Maximum body of a server's call in bytes, and the maximum number of events and channels in it. */
const bodyBytes = 150_000;
const eventsPerBatch = 10;
const channelsPerEvent = 100;

/**
 * Creates the product's own endpoint of the Pusher protocol, version 7. Run one in each server process, on
 * one bus.
 */
export function realtimeEndpoint(settings: EndpointSettings): RealtimeEndpoint {
  const { appId, key, secret, bus, allowedOrigins = [], now = Date.now, log = () => {} } = settings;
  const limits = { ...defaultLimits, ...settings.limits };
  const app = { key, secret, olderSecrets: settings.olderSecrets };
  const hub = createHub({ app, bus, limits, now, log });

  function upgrade(request: Request, url: URL, givenKey: string, ip: string): Response {
    const network = networkOf(ip);
    if (hub.isFullFor(network)) {
      const response = answer(429, "There are too many connections");
      response.headers.set("retry-after", "30");
      response.headers.set("connection", "close");
      return response;
    }
    // Checked before the upgrade, because an upgraded request can no longer be read.
    const problem = refusal(request, url, givenKey);
    // No pings by the WebSocket layer (timeout 0), because every client answers those of the protocol.
    const { socket, response } = Deno.upgradeWebSocket(request, { idleTimeout: 0 });
    hub.connect(socket, network, problem);
    return response;
  }

  function refusal(
    request: Request,
    url: URL,
    givenKey: string,
  ): { code: number; reason: string } | undefined {
    const version = url.searchParams.get("protocol");
    if (givenKey !== key) return { code: closeCodes.unknownApp, reason: "unknown application" };
    if (version === null) return { code: closeCodes.noVersion, reason: "no protocol version" };
    if (!["5", "6", "7"].includes(version)) {
      return { code: closeCodes.unsupportedVersion, reason: "unsupported protocol version" };
    }
    return isAllowedOrigin(request)
      ? undefined
      : { code: closeCodes.notAllowed, reason: "origin not allowed" };
  }

  /** Browsers always send the page's origin; programs need not. */
  function isAllowedOrigin(request: Request): boolean {
    const origin = request.headers.get("origin");
    if (origin === null || allowedOrigins.includes(origin)) return true;
    return URL.canParse(origin) && new URL(origin).host === request.headers.get("host");
  }

  async function accept(request: Request, url: URL, id: string, isBatch: boolean): Promise<Response> {
    const body = await readTextAtMost(request.body, bodyBytes).catch(() => undefined);
    if (body === undefined) return answer(413, "The body is too large");
    const wrong = id === appId
      ? wrongRequestSignature(app, request.method, url, body, now())
      : "unknown application";
    if (wrong) return answer(401, wrong);
    const events = readEvents(body, isBatch);
    if (typeof events === "string") return answer(400, events);
    const refused = await publish(events);
    return refused ? answer(...refused) : Response.json(isBatch ? { batch: [] } : {});
  }

  /** Returns the reason why events could not be distributed, with its status. */
  async function publish(events: OutgoingEvent[]): Promise<[status: number, text: string] | undefined> {
    const texts = hub.encode(events);
    if (!texts) return [413, `The data of an event are too large (${bus.maxBytes} bytes with its names)`];
    try {
      await bus.publish(texts);
    } catch (error) {
      log("realtime.publish_failed", { reason: String((error as Error).message) });
      return [503, "The event could not be spread"];
    }
  }

  return {
    handle(request, ip = "local") {
      const url = new URL(request.url);
      const [, root, id, call, rest] = url.pathname.split("/");
      if (!id || rest !== undefined) return undefined;
      const isUpgrade = request.headers.get("upgrade")?.toLowerCase() === "websocket";
      if (root === "app" && call === undefined && request.method === "GET" && isUpgrade) {
        return Promise.resolve(upgrade(request, url, id, ip));
      }
      const isCall = call === "events" || call === "batch_events";
      if (root === "apps" && request.method === "POST" && isCall) {
        return accept(request, url, id, call === "batch_events");
      }
      return undefined;
    },
    async send(events) {
      const isKnown = events.every(({ channels, event }) =>
        isEventName(event) && channels.every(isChannelName)
      );
      const refused = isKnown
        ? await publish(
          events.flatMap(({ channels, event, data }) =>
            channels.map((channel) => ({ channel, name: event, data: JSON.stringify(data) }))
          ),
        )
        : [400, "The name of an event or channel is not valid"] as const;
      if (refused) throw new RealtimeError(`realtime: ${refused[1]}`, refused[0]);
    },
    size: hub.size,
    close: hub.close,
  };
}

function answer(status: number, text: string): Response {
  return new Response(`${text}\n`, { status, headers: { "content-type": "text/plain; charset=utf-8" } });
}

/** Returns the events of a server's call, one for each channel, or the error in them. */
function readEvents(body: string, isBatch: boolean): OutgoingEvent[] | string {
  let value: unknown;
  try {
    value = JSON.parse(body);
  } catch {
    return "The body is not JSON";
  }
  const { batch } = (value ?? {}) as { batch?: unknown };
  const list = isBatch ? batch : [value];
  if (!Array.isArray(list) || list.length === 0 || list.length > eventsPerBatch) {
    return `A batch has 1 to ${eventsPerBatch} events`;
  }
  const events: OutgoingEvent[] = [];
  for (const item of list) {
    const { name, data, channel, channels = [channel], socket_id } = (item ?? {}) as Record<string, unknown>;
    if (!isEventName(name)) return "The event's name is not valid";
    if (typeof data !== "string") return "The event's data must be text";
    if (!Array.isArray(channels) || channels.length === 0 || channels.length > channelsPerEvent) {
      return `An event has 1 to ${channelsPerEvent} channels`;
    }
    if (!channels.every(isChannelName)) return "A channel's name is not valid";
    const except = typeof socket_id === "string" ? socket_id : undefined;
    events.push(...channels.map((channel) => ({ channel, name, data, except })));
  }
  return events;
}
