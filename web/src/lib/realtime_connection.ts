/** The connection for live events: a file of its own, which comes when the page is at rest. */
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
  /** Asks the server for the signature of a private channel; fails when it is refused. */
  authorize?: (socketId: string, channel: string) => Promise<ChannelAuth>;
  /** Says who is signed in. */
  accessToken?: () => string | undefined;
  load?: () => Promise<PusherClass>;
  /** Resolves when the page has nothing better to do. */
  whenIdle?: () => Promise<void>;
  /** Milliseconds until a refused channel is asked for again; twice as many each time. 1,000 by default. */
  retryMs?: number;
};

/** A refused channel is asked for so often again, for about two minutes; each new connection begins anew. */
const MOST_RETRIES = 7;

/** As much of the vendor's client as is used here. */
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

/** The channel of an access token's session, where a channel is a user's address; every other channel as it is. */
export function sessionChannel(channel: string, accessToken = ""): string {
  if (!channel.startsWith(channels.user(""))) return channel;
  try {
    const claims = accessToken.split(".")[1]!.replaceAll("-", "+").replaceAll("_", "/");
    return `private-session-${JSON.parse(atob(claims)).sid}`;
  } catch {
    return channel;
  }
}

/** The connection of whoever is signed in at the time. */
export const connect = (settings: RealtimeSettings, client: HearthpawClient): Realtime =>
  createRealtime(settings, {
    authorize: (socketId, channel) =>
      authorizeChannel(client, { body: { socket_id: socketId, channel_name: channel } }),
    accessToken: client.session.accessToken,
  });

/** One connection for the whole page. */
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
      // Its file has just been read: connecting is for a task of its own.
      await new Promise((done) => setTimeout(done));
      if (isClosed) return;
      client = new Pusher(settings.key, clientOptions(settings, globalThis.location, authorize));
    } catch {
      // The client's file did not arrive: the page works without, and the next subscription tries again.
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
    // The vendor's client asks once a connection: a server that has just started, or is busy, would leave the channel deaf.
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
      // A function of its own for each: two subscriptions may share a handler, and one of them may end.
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

/** The vendor's options for a cluster of the service, or for an endpoint on a host that defaults to the page's own. */
export function clientOptions(
  { cluster, host, port }: RealtimeSettings,
  page: { protocol: string; hostname: string; port: string } | undefined,
  authorize: RealtimeOptions["authorize"],
) {
  const isSecure = page?.protocol === "https:";
  const ownPort = port ?? (host === null && page?.port ? Number(page.port) : isSecure ? 443 : 80);
  const place = cluster === null
    ? {
      cluster: "own", // the client insists on a name; the host below is what counts
      wsHost: host ?? page?.hostname ?? "localhost",
      wsPort: ownPort,
      wssPort: ownPort,
      forceTLS: isSecure,
    }
    : { cluster, forceTLS: true };
  return {
    ...place,
    // No fall-back to polling and to the vendor's scripts, which the page's security policy would block.
    enabledTransports: ["ws" as const, "wss" as const],
    channelAuthorization: {
      transport: "ajax" as const,
      endpoint: "",
      customHandler(
        { socketId, channelName }: { socketId: string; channelName: string },
        callback: (error: Error | null, auth: ChannelAuth | null) => void,
      ): void {
        if (!authorize) return callback(new Error("nobody is signed in"), null);
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
