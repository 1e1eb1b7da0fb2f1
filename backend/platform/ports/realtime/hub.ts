import type { Bus } from "./bus.ts";
import { createRoster, type PresenceMessage, silenceMs } from "./presence.ts";
import {
  allowance,
  byteLength,
  closeCodes,
  isChannelName,
  isPresence,
  isPrivate,
  type Limits,
  type Message,
  newSocketId,
  sweepMs,
} from "./protocol.ts";
import { isChannelAuth, type RealtimeApp } from "./signature.ts";

/**
 * An event on its way between processes. `n` is always different, because a single NOTIFY would merge two
 * equal texts.
 */
type EventMessage = { t: "event"; n: string; c: string; e: string; d: unknown; x?: string };
type BusMessage = EventMessage | PresenceMessage;

/** Sockets of one network in this process. */
type Network = { name: string; sockets: number; mayTalk: () => boolean };

type Connection = {
  id: string;
  network: Network;
  mistakes: number;
  socket: WebSocket;
  /** channel -> the member's user id in a presence channel */
  channels: Map<string, string | undefined>;
  heardAt: number;
  askedAt: number | undefined;
  /** Time at which it has to request its private channels again, counted from the first one. */
  privateUntil: number | undefined;
  mayTalk: () => boolean;
};

export type HubSettings = {
  app: RealtimeApp;
  bus: Bus;
  limits: Limits;
  now: () => number;
  log: (event: string, details: Record<string, unknown>) => void;
};

/** An event for one channel. `except` is the socket that must not receive it. */
export type OutgoingEvent = {
  channel: string;
  name: string;
  data: unknown;
  except?: string;
};

/**
 * Returns the sockets of this process with their subscriptions. It speaks the protocol with each of them, and
 * exchanges bus messages with other processes.
 */
export function createHub({ app, bus, limits, now, log }: HubSettings) {
  const processId = crypto.randomUUID();
  const connections = new Map<string, Connection>();
  const networks = new Map<string, Network>();
  const subscribers = new Map<string, Set<Connection>>();
  /** Presence subscriptions that wait for their own join to return from the bus. */
  const roster = createRoster(processId, {
    added(channel, userId, info) {
      broadcast(
        channel,
        "pusher_internal:member_added",
        { user_id: userId, user_info: info },
        (connection) => {
          return connection.channels.get(channel) === userId;
        },
      );
    },
    removed(channel, userId) {
      broadcast(channel, "pusher_internal:member_removed", { user_id: userId }, () => false);
    },
    joined(channel, socketId) {
      const connection = connections.get(socketId);
      // The socket has left during the join, so the join is undone.
      if (!connection?.channels.has(channel)) return spread([{ t: "leave", c: channel, s: socketId }]);
      admit(connection, channel, JSON.stringify(roster.data(channel)));
    },
  }, now);

  function send(connection: Connection, message: Message): void {
    sendFrame(connection, JSON.stringify(message));
  }

  function sendFrame(connection: Connection, text: string): void {
    if (connection.socket.readyState !== WebSocket.OPEN) return;
    if (connection.socket.bufferedAmount > limits.waitingBytes) {
      return close(connection, closeCodes.overCapacity, "reads too slowly");
    }
    connection.socket.send(text);
  }

  function broadcast(
    channel: string,
    event: string,
    data: unknown,
    isSkipped: (to: Connection) => boolean,
  ): void {
    const text = JSON.stringify({ event, channel, data: JSON.stringify(data) });
    for (const connection of subscribers.get(channel) ?? []) {
      if (!isSkipped(connection)) sendFrame(connection, text);
    }
  }

  /** Publishes without waiting. Messages lost with the bus are recovered by the reconnection that follows. */
  function spread(messages: BusMessage[]): void {
    bus.publish(messages.map((message) => JSON.stringify(message)))
      .catch((error) => log("realtime.publish_failed", { reason: String(error?.message) }));
  }

  function complain(connection: Connection, code: number | null, message: string): void {
    send(connection, { event: "pusher:error", data: { code, message } });
  }

  /** Reports a message that no client of ours sends, and disconnects repeat offenders. */
  function scold(connection: Connection, message: string): void {
    complain(connection, null, message);
    if (++connection.mistakes >= limits.mistakes) close(connection, closeCodes.tooMuch, "too many mistakes");
  }

  function refuse(connection: Connection, channel: unknown, error: string, status: number): void {
    const shown = typeof channel === "string" ? channel.slice(0, 200) : "";
    const data = { type: status === 401 ? "AuthError" : "LimitReached", error, status };
    send(connection, { event: "pusher:subscription_error", channel: shown, data });
    if (status < 429 && ++connection.mistakes >= limits.mistakes) {
      close(connection, closeCodes.tooMuch, "too many mistakes");
    }
  }

  function admit(connection: Connection, channel: string, data: string): void {
    const all = subscribers.get(channel) ?? new Set<Connection>();
    subscribers.set(channel, all.add(connection));
    send(connection, { event: "pusher_internal:subscription_succeeded", channel, data });
  }

  function subscribe(connection: Connection, data: Record<string, unknown>): void {
    const { channel } = data;
    const auth = typeof data.auth === "string" ? data.auth : "";
    const channelData = typeof data.channel_data === "string" ? data.channel_data : undefined;
    if (!isChannelName(channel)) return refuse(connection, channel, "the channel's name is not valid", 400);
    if (connection.channels.has(channel)) return;
    if (connection.channels.size >= limits.subscriptions) {
      return refuse(connection, channel, "too many subscriptions", 429);
    }
    if (isPrivate(channel) && !isChannelAuth(app, auth, connection.id, channel, channelData)) {
      return refuse(connection, channel, "the signature is not valid", 401);
    }
    // Spreads the times, in case many sockets connected together.
    if (isPrivate(channel)) connection.privateUntil ??= now() + limits.privateMs * (1 - Math.random() / 4);
    if (!isPresence(channel)) {
      connection.channels.set(channel, undefined);
      return admit(connection, channel, "{}");
    }
    const member = memberOf(channelData ?? "");
    if (!member) return refuse(connection, channel, "the member's data are not valid", 400);
    const { userId, info } = member;
    if (!roster.has(channel, userId) && roster.count(channel) >= limits.members) {
      return refuse(connection, channel, "the channel is full", 429);
    }
    connection.channels.set(channel, userId);
    spread([{ t: "join", p: processId, c: channel, s: connection.id, u: userId, i: info }]);
  }

  function unsubscribe(connection: Connection, channel: string): void {
    if (!connection.channels.delete(channel)) return;
    const all = subscribers.get(channel);
    all?.delete(connection);
    if (all?.size === 0) subscribers.delete(channel);
    if (isPresence(channel)) spread([{ t: "leave", c: channel, s: connection.id }]);
  }

  function receive(connection: Connection, text: unknown): void {
    connection.heardAt = now();
    connection.askedAt = undefined;
    if (typeof text !== "string" || text.length > limits.messageBytes) {
      return close(connection, closeCodes.tooMuch, "the message is too large");
    }
    if (!connection.mayTalk() || !connection.network.mayTalk()) {
      return close(connection, closeCodes.tooMuch, "too many messages");
    }
    const message = parse(text) as Message | undefined;
    if (typeof message?.event !== "string") {
      return scold(connection, "the message is not valid");
    }
    const data = (typeof message.data === "object" && message.data !== null ? message.data : {}) as Record<
      string,
      unknown
    >;
    if (message.event === "pusher:ping") return send(connection, { event: "pusher:pong", data: {} });
    if (message.event === "pusher:pong") return;
    if (message.event === "pusher:subscribe") return subscribe(connection, data);
    if (message.event === "pusher:unsubscribe") {
      return isChannelName(data.channel)
        ? unsubscribe(connection, data.channel)
        : scold(connection, "the channel's name is not valid");
    }
    scold(connection, "the event is not known");
  }

  /** Counts a socket in its network. The network is forgotten with its last socket. */
  function enter(name: string): Network {
    const rate = limits.networkMessagesPerSecond;
    const network = networks.get(name) ?? { name, sockets: 0, mayTalk: allowance(rate, 3, now) };
    network.sockets++;
    networks.set(name, network);
    return network;
  }

  function leave(network: Network): void {
    if (--network.sockets === 0) networks.delete(network.name);
  }

  function drop(connection: Connection): void {
    for (const channel of Array.from(connection.channels.keys())) unsubscribe(connection, channel);
    connections.delete(connection.id);
  }

  function close(connection: Connection, code: number, reason: string): void {
    drop(connection); // the closing handshake of a dead peer never ends
    try {
      connection.socket.close(code, reason);
    } catch {
      // closed already
    }
  }

  bus.listen({
    message(text) {
      const message = parse(text) as BusMessage | undefined;
      if (!message) return;
      if (message.t !== "event") {
        const answers = roster.apply(message);
        if (answers.length > 0) spread(answers);
        return;
      }
      const all = subscribers.get(message.c);
      if (!all) return;
      const { e: event, c: channel, d: data } = message;
      const frame = JSON.stringify({ event, channel, data } satisfies Message);
      for (const connection of all) if (connection.id !== message.x) sendFrame(connection, frame);
    },
    listening(mayHaveMissed) {
      if (mayHaveMissed) {
        // Connected clients come back and load the current state.
        log("realtime.gap", { sockets: connections.size });
        roster.reset();
        for (const connection of Array.from(connections.values())) {
          close(connection, closeCodes.reconnect, "events may have been missed");
        }
      }
      spread([{ t: "hello", p: processId }]);
    },
  });

  /** Returns the maximum silence of a socket, and the time for its answer to a ping. */
  function timeoutsOf({ channels }: Connection): { silence: number; answer: number } {
    return channels.keys().some(isPresence)
      ? { silence: limits.presenceActivityMs, answer: limits.presencePongMs }
      : { silence: limits.activityTimeoutMs, answer: limits.pongTimeoutMs };
  }

  let toldAt = now();
  /**
   * Pings silent sockets, disconnects those that do not answer, and keeps this process's members alive
   * elsewhere.
   */
  function sweep(): void {
    for (const connection of Array.from(connections.values())) {
      const { silence, answer } = timeoutsOf(connection);
      if (now() > (connection.privateUntil ?? Infinity)) {
        close(connection, closeCodes.reconnect, "private channels are to be asked for anew");
      } else if (connection.askedAt !== undefined && now() - connection.askedAt > answer) {
        close(connection, closeCodes.silent, "no answer to a ping");
      } else if (connection.askedAt === undefined && now() - connection.heardAt > silence) {
        connection.askedAt = now();
        send(connection, { event: "pusher:ping", data: {} });
      }
    }
    roster.expire();
    if (now() - toldAt >= silenceMs / 3 && roster.own().length > 0) {
      toldAt = now();
      spread([{ t: "alive", p: processId }]);
    }
  }
  const timer = setInterval(sweep, sweepMs(limits));
  Deno.unrefTimer(timer);

  return {
    /** Returns messages for the bus, or undefined if any is too large for it. */
    encode(events: OutgoingEvent[]): string[] | undefined {
      const texts = events.map(busText);
      return texts.every((text) => byteLength(text) <= bus.maxBytes) ? texts : undefined;
    },
    /** Takes an upgraded socket; `refusal` closes it as soon as it can receive the reason. */
    connect(socket: WebSocket, name: string, refusal?: { code: number; reason: string }): void {
      const network = enter(name);
      const connection: Connection = {
        id: newSocketId(),
        network,
        mistakes: 0,
        socket,
        channels: new Map(),
        heardAt: now(),
        askedAt: undefined,
        privateUntil: undefined,
        mayTalk: allowance(limits.messagesPerSecond, 5, now),
      };
      socket.onopen = () => {
        const problem = refusal ??
          (!bus.isListening() || connections.size >= limits.connections
            ? { code: closeCodes.overCapacity, reason: "no room now" }
            : undefined);
        if (problem) {
          complain(connection, problem.code, problem.reason);
          return socket.close(problem.code, problem.reason);
        }
        connections.set(connection.id, connection);
        const data = {
          socket_id: connection.id,
          activity_timeout: Math.ceil(limits.activityTimeoutMs / 1000),
        };
        send(connection, { event: "pusher:connection_established", data: JSON.stringify(data) });
      };
      socket.onmessage = ({ data }) => {
        if (connections.has(connection.id)) receive(connection, data);
      };
      let isGone = false;
      socket.onclose = socket.onerror = () => {
        if (!isGone) leave(network);
        isGone = true;
        drop(connection);
      };
    },
    /** Returns whether this network has reached its limit of sockets. */
    isFullFor: (name: string): boolean => (networks.get(name)?.sockets ?? 0) >= limits.connectionsOfNetwork,
    size: () => connections.size,
    /** Sends all clients to another process; they reconnect at once. */
    async close(): Promise<void> {
      clearInterval(timer);
      const farewell: BusMessage = { t: "bye", p: processId };
      await bus.publish([JSON.stringify(farewell)]).catch(() => {});
      for (const connection of Array.from(connections.values())) {
        close(connection, closeCodes.reconnect, "closing");
      }
    },
  };
}

function busText({ channel, name, data, except }: OutgoingEvent): string {
  const n = crypto.randomUUID().slice(0, 8);
  return JSON.stringify({ t: "event", n, c: channel, e: name, d: data, x: except } satisfies EventMessage);
}

/** Returns the member named in the signed `channel_data`, or undefined. */
function memberOf(channelData: string): { userId: string; info: unknown } | undefined {
  const { user_id, user_info } = parse(channelData) ?? {};
  if (typeof user_id !== "string" && typeof user_id !== "number") return undefined;
  const userId = String(user_id);
  const isValid = userId !== "" && userId.length <= 128 && byteLength(channelData) <= 2000;
  return isValid ? { userId, info: user_info } : undefined;
}

/** Returns the object in a JSON text, or undefined. */
function parse(text: string): Record<string, unknown> | undefined {
  try {
    const value = JSON.parse(text);
    return typeof value === "object" && value !== null && !Array.isArray(value) ? value : undefined;
  } catch {
    return undefined;
  }
}
