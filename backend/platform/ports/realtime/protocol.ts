/** What both sides of the Pusher protocol agree on: names, codes and limits. */

/** Close codes. pusher-js gives up after 4000-4099, waits a second after 4100-4199, returns at once after 4200-4299. */
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
  /** Bytes of one message from a browser. */
  messageBytes: number;
  /** Subscriptions of one socket. */
  subscriptions: number;
  /** Sockets of one process, and of one network in it. */
  connections: number;
  connectionsOfNetwork: number;
  /** Messages of all sockets of one network in a second, on average over three. */
  networkMessagesPerSecond: number;
  /** After so many messages that make no sense a socket is closed. */
  mistakes: number;
  /** Messages in a second from one socket, on average over five. */
  messagesPerSecond: number;
  /** Users in one presence channel. */
  members: number;
  /** Bytes that may wait for a slow reader before it is cut off. */
  waitingBytes: number;
  /** Milliseconds without a word from the browser until it is asked, and until it then counts as gone. */
  activityTimeoutMs: number;
  pongTimeoutMs: number;
  /** Milliseconds in private channels until a socket has to come back, and ask for them as who it is by then. */
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
  privateMs: 1_800_000,
};

/** A message of the protocol, in both directions. `data` is text or any JSON. */
export type Message = { event: string; channel?: string; data?: unknown };

/** Whether this is a name that a channel may have: 1 to 164 letters, digits and the signs of the protocol. */
export function isChannelName(name: unknown): name is string {
  return typeof name === "string" && /^[A-Za-z0-9_\-=@,.;]{1,164}$/.test(name);
}

/** An event that the server's callers may name: the protocol keeps two prefixes for itself. */
export function isEventName(name: unknown): name is string {
  return typeof name === "string" && name.length > 0 && name.length <= 200 &&
    !/^pusher(_internal)?:/.test(name);
}

/** Whether a channel may be joined with a signature only. Presence channels are private, too. */
export function isPrivate(channel: string): boolean {
  return channel.startsWith("private-") || channel.startsWith("presence-");
}

/** Whether a channel tells its members of one another. */
export function isPresence(channel: string): boolean {
  return channel.startsWith("presence-");
}

/** The length of a text in bytes of UTF-8, by which the protocol's bounds count. */
export function byteLength(text: string): number {
  return new TextEncoder().encode(text).length;
}

/** A socket id of the protocol, "number.number", random so that several processes need no counter. */
export function newSocketId(): string {
  const [a = 0, b = 0] = crypto.getRandomValues(new Uint32Array(2));
  return `${a}.${b}`;
}

/** Allows `rate` a second with bursts of as many seconds as `burst` says. */
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
