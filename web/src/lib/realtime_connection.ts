/** The connection for live events, in a file of its own that loads when the page is at rest. */
import { authorizeChannel, type HearthpawClient } from "@hearthpaw/client";
import {
  type ChannelAuth,
  channels,
  type Handler,
  type OnListening,
  pageIdle,
  type Realtime,
  type RealtimeSettings,
  type RealtimeState,
} from "./realtime.ts";

export type RealtimeOptions = {
  /** Requests the signature of a private channel from the server. Rejects if the server refuses. */
  authorize?: (socketId: string, channel: string) => Promise<ChannelAuth>;
  /** Returns the current user's token. */
  accessToken?: () => string | undefined;
  load?: () => Promise<PusherClass>;
  /** Resolves when the page is idle. */
  whenIdle?: () => Promise<void>;
  /** Milliseconds until a refused channel is retried, doubled each time. 1,000 by default. */
  retryMs?: number;
};

/** Maximum retries of a refused channel, for about two minutes. Each new connection starts again at zero. */
const MOST_RETRIES = 7;

/** The used part of the vendor's client. */
type PusherClass = new (key: string, options: ReturnType<typeof clientOptions>) => PusherClient;
type PusherClient = {
  subscribe(channel: string): PusherChannel;
  unsubscribe(channel: string): void;
  disconnect(): void;
  connect(): void;
  connection: { bind(event: string, handler: (data: { current: string }) => void): void };
};
type PusherChannel = {
  subscribed: boolean;
  bind(event: string, handler: Handler): void;
  unbind(event: string, handler: Handler): void;
};

type Subscription = {
  event: string;
  handler: Handler;
  onListening: OnListening | undefined;
  hasListened: boolean;
};
type Room = {
  subscriptions: Set<Subscription>;
  channel: PusherChannel | undefined;
  retries: number;
  wire: string;
};

/**
 * Returns the channel of an access token's session if the channel is a user's address. Other channels stay
 * the same.
 */
export function sessionChannel(channel: string, accessToken = ""): string {
  if (!channel.startsWith(channels.user(""))) return channel;
  try {
    const claims = accessToken.split(".")[1]!.replaceAll("-", "+").replaceAll("_", "/");
    return `private-session-${JSON.parse(atob(claims)).sid}`;
  } catch {
    return channel;
  }
}

/** Returns a connection that acts for the user signed in at the time. */
export const connect = (settings: RealtimeSettings, client: HearthpawClient): Realtime =>
  createRealtime(settings, {
    authorize: (socketId, channel) =>
      authorizeChannel(client, { body: { socket_id: socketId, channel_name: channel } }),
    accessToken: client.session.accessToken,
  });

/** Returns the connection of the whole page. */
export function createRealtime(settings: RealtimeSettings, options: RealtimeOptions = {}): Realtime {
  const { authorize, accessToken, load = loadPusher, whenIdle = pageIdle, retryMs = 1_000 } = options;
  const rooms = new Map<string, Room>();
  const stateHandlers = new Set<() => void>();
  const reconnectHandlers = new Set<() => void>();
  let state: RealtimeState = "off";
  let client: PusherClient | undefined;
  let isStarted = false;
  let isClosed = false;
  let hasConnected = false;

  function setState(next: RealtimeState): void {
    if (next === state) return;
    state = next;
    for (const handler of stateHandlers) handler();
  }

  async function start(): Promise<void> {
    isStarted = true;
    setState("connecting");
    try {
      await whenIdle();
      const Pusher = await load();
      // The browser has just evaluated the client's file, so connecting gets a task of its own.
      await new Promise((done) => setTimeout(done));
      if (isClosed) return;
      client = new Pusher(settings.key, clientOptions(settings, globalThis.location, authorize));
    } catch {
      // The client's file failed to load. The page works without it, and the next subscription tries again.
      isStarted = false;
      return setState("interrupted");
    }
    client.connection.bind("state_change", ({ current }) => {
      if (current !== "connected") return setState(hasConnected ? "interrupted" : "connecting");
      for (const room of rooms.values()) room.retries = 0;
      const isReturn = hasConnected;
      hasConnected = true;
      setState("connected");
      if (isReturn) { for (const handler of reconnectHandlers) handler(); }
    });
    for (const [name, room] of rooms) enter(name, room);
  }

  function enter(name: string, room: Room): void {
    if (!client || room.channel) return;
    const wire = room.wire = sessionChannel(name, accessToken?.());
    const channel = room.channel = client.subscribe(wire);
    // The vendor's client asks once per connection. Without retries, a server that is busy or has just
    // started would leave the channel silent.
    channel.bind("pusher:subscription_error", () => {
      if (room.retries === MOST_RETRIES) return;
      setTimeout(() => {
        if (!isClosed && rooms.get(name) === room && !channel.subscribed) client?.subscribe(wire);
      }, retryMs * 2 ** room.retries++);
    });
    channel.bind("pusher:subscription_succeeded", () => {
      room.retries = 0;
      for (const subscription of room.subscriptions) listening(subscription);
    });
    for (const { event, handler } of room.subscriptions) channel.bind(event, handler);
  }

  function listening(subscription: Subscription): void {
    const isFirst = !subscription.hasListened;
    subscription.hasListened = true;
    subscription.onListening?.(isFirst);
  }

  function leave(name: string, room: Room, subscription: Subscription): void {
    if (!room.subscriptions.delete(subscription)) return;
    room.channel?.unbind(subscription.event, subscription.handler);
    if (room.subscriptions.size > 0 || rooms.get(name) !== room) return;
    rooms.delete(name);
    client?.unsubscribe(room.wire);
  }

  return {
    subscribe(name, event, handler, onListening) {
      if (typeof globalThis.document === "undefined" && !options.load) return () => {};
      const room = rooms.get(name) ??
        { subscriptions: new Set<Subscription>(), channel: undefined, retries: 0, wire: name };
      rooms.set(name, room);
      // A separate function for each subscription, because two may share a handler and one of them may end.
      const subscription = {
        event,
        handler: (data: unknown) => handler(data),
        onListening,
        hasListened: false,
      };
      room.subscriptions.add(subscription);
      if (room.channel) {
        room.channel.bind(event, subscription.handler);
        if (room.channel.subscribed) listening(subscription);
      } else if (client) {
        enter(name, room);
      } else if (!isStarted && !isClosed) {
        void start();
      }
      return () => leave(name, room, subscription);
    },
    state: () => state,
    onState(handler) {
      stateHandlers.add(handler);
      return () => stateHandlers.delete(handler);
    },
    onReconnect(handler) {
      reconnectHandlers.add(handler);
      return () => reconnectHandlers.delete(handler);
    },
    pause: () => client?.disconnect(),
    resume: () => client?.connect(),
    close() {
      isClosed = true;
      rooms.clear();
      client?.disconnect();
      setState("off");
      stateHandlers.clear();
      reconnectHandlers.clear();
    },
  };
}

/**
 * Returns the vendor's options for a cluster of the service, or for an endpoint on a host that defaults to
 * the page's own.
 */
export function clientOptions(
  { cluster, host, port }: RealtimeSettings,
  page: { protocol: string; hostname: string; port: string } | undefined,
  authorize: RealtimeOptions["authorize"],
) {
  const isSecure = page?.protocol === "https:";
  const ownPort = port ?? (host === null && page?.port ? Number(page.port) : isSecure ? 443 : 80);
  const place = cluster === null
    ? {
      cluster: "own", // the client requires a name; the host below decides
      wsHost: host ?? page?.hostname ?? "localhost",
      wsPort: ownPort,
      wssPort: ownPort,
      forceTLS: isSecure,
    }
    : { cluster, forceTLS: true };
  return {
    ...place,
    // No fallback to polling or to the vendor's scripts, because the page's security policy would block them.
    enabledTransports: ["ws" as const, "wss" as const],
    channelAuthorization: {
      transport: "ajax" as const,
      endpoint: "",
      customHandler(
        { socketId, channelName }: { socketId: string; channelName: string },
        callback: (error: Error | null, auth: ChannelAuth | null) => void,
      ): void {
        if (!authorize) return callback(new Error("no one is signed in"), null);
        authorize(socketId, channelName).then(
          (auth) => callback(null, auth),
          (error) => callback(error, null),
        );
      },
    },
  };
}

async function loadPusher(): Promise<PusherClass> {
  const module = await import("pusher-js") as unknown as { default: PusherClass };
  return module.default;
}
