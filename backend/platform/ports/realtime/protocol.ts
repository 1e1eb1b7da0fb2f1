/** Names, codes and limits on which both sides of the Pusher protocol agree. */

/**
 * Close codes. pusher-js gives up after 4000-4099, reconnects after a second for 4100-4199, and at once for
 * 4200-4299.
 */
export const closeCodes = {
  unknownApp: 4001,
  unsupportedVersion: 4007,
  noVersion: 4008,
  notAllowed: 4009,
  overCapacity: 4100,
  reconnect: 4200,
  silent: 4201,
  tooMuch: 4302,
} as const;

export type Limits = {
  /** Maximum bytes of one message from a browser. */
  messageBytes: number;
  /** Maximum subscriptions of one socket. */
  subscriptions: number;
  /** Maximum sockets of one process, and of one network in it. */
  connections: number;
  connectionsOfNetwork: number;
  /** Maximum messages of all sockets of one network in a second, averaged over three. */
  networkMessagesPerSecond: number;
  /** Number of invalid messages after which a socket is closed. */
  mistakes: number;
  /** Maximum messages in a second from one socket, averaged over five. */
  messagesPerSecond: number;
  /** Maximum users in one presence channel. */
  members: number;
  /** Maximum bytes waiting for a slow reader before it is disconnected. */
  waitingBytes: number;
  /** Milliseconds of silence until the browser is pinged, and from then until it counts as gone. */
  activityTimeoutMs: number;
  pongTimeoutMs: number;
  /** The same for browsers in a presence channel, whose members see one another leave. */
  presenceActivityMs: number;
  presencePongMs: number;
  /**
   * Milliseconds in private channels until a socket has to reconnect and request them again under its current
   * session.
   */
  privateMs: number;
};

export const defaultLimits: Limits = {
  messageBytes: 10_000,
  subscriptions: 200,
  connections: 3_000,
  connectionsOfNetwork: 60,
  networkMessagesPerSecond: 500,
  mistakes: 10,
  messagesPerSecond: 100,
  members: 100,
  waitingBytes: 1_000_000,
  activityTimeoutMs: 120_000,
  pongTimeoutMs: 30_000,
  presenceActivityMs: 20_000,
  presencePongMs: 10_000,
  privateMs: 1_800_000,
};

/** Returns the interval at which sockets are examined, in ms. It adds to each timeout. */
export function sweepMs(limits: Limits): number {
  const { activityTimeoutMs, pongTimeoutMs, presenceActivityMs, presencePongMs, privateMs } = limits;
  return Math.max(
    20,
    Math.min(activityTimeoutMs, pongTimeoutMs, presenceActivityMs, 2 * presencePongMs, privateMs) / 3,
  );
}

/** A protocol message in either direction. `data` is text or any JSON. */
export type Message = { event: string; channel?: string; data?: unknown };

/** Returns whether a channel may have this name: 1 to 164 letters, digits and the signs of the protocol. */
export function isChannelName(name: unknown): name is string {
  return typeof name === "string" && /^[A-Za-z0-9_\-=@,.;]{1,164}$/.test(name);
}

/** Returns whether the server's callers may use this event name. The protocol reserves two prefixes. */
export function isEventName(name: unknown): name is string {
  return typeof name === "string" && name.length > 0 && name.length <= 200 &&
    !/^pusher(_internal)?:/.test(name);
}

/** Returns whether joining a channel requires a signature. Presence channels are private too. */
export function isPrivate(channel: string): boolean {
  return channel.startsWith("private-") || channel.startsWith("presence-");
}

/** Returns whether a channel informs its members about one another. */
export function isPresence(channel: string): boolean {
  return channel.startsWith("presence-");
}

/** Returns the length of a text in UTF-8 bytes, the unit of the protocol's limits. */
export function byteLength(text: string): number {
  return new TextEncoder().encode(text).length;
}

/**
 * Returns a socket id of the protocol, "number.number". It is random, so several processes need no counter.
 */
export function newSocketId(): string {
  const [a = 0, b = 0] = crypto.getRandomValues(new Uint32Array(2));
  return `${a}.${b}`;
}

/** Allows `rate` a second, with bursts of up to `burst` seconds' worth. */
export function allowance(rate: number, burst: number, now: () => number): () => boolean {
  let left = rate * burst;
  let last = now();
  return () => {
    const time = now();
    left = Math.min(rate * burst, left + (time - last) / 1000 * rate);
    last = time;
    if (left < 1) return false;
    left -= 1;
    return true;
  };
}
