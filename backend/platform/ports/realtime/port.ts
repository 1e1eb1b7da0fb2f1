import type { LiveEvent } from "./channels.ts";

/** Live events for browsers over the Pusher protocol: the vendor's service or our own endpoint. */

/** Settings with which a browser connects. */
export type BrowserSettings = {
  /** Public application key. */
  key: string;
  /** Cluster of the service. Null with the product's own endpoint. */
  cluster: string | null;
  /** Host of our own endpoint, if not the page's own. */
  host: string | null;
  port: number | null;
};

/** Answer to the authorization call that the browser's SDK expects, in the vendor's spelling. */
export type ChannelAuth = { auth: string; channel_data?: string };

/** Session of the browser that made the call. */
export type RealtimeSession = {
  id: string;
  /** Queues whose cases its staff member may view. */
  queues?: readonly string[];
  /** Member shown to the others in a presence channel. All sessions of one person are a single member. */
  member?: { id: string; info: Record<string, unknown> };
};

export type RealtimePort = {
  /**
   * Sends one event to channels. Data are ids and small states (JSON, at most 7 KB).
   * @throws RealtimeError; the outbox retries unless `isPermanent`.
   */
  trigger(channels: string[], event: string, data: unknown): Promise<void>;
  /** Sends several events in as few calls as the service allows. They arrive in order. */
  triggerAll(events: readonly LiveEvent[]): Promise<void>;
  /**
   * Signs a private or presence channel for one socket of a session. Returns undefined if the session may not
   * join the channel or the socket id is invalid.
   */
  authorize(socketId: string, channel: string, session?: RealtimeSession): ChannelAuth | undefined;
  browser: BrowserSettings;
  /** Sources that the page's Content-Security-Policy must allow in `connect-src`. */
  connectSources: string[];
};

/** A live event was rejected. The message never contains the signed address. */
export class RealtimeError extends Error {
  override name = "RealtimeError";
  /** HTTP status of the refusal; undefined without an answer. */
  readonly status: number | undefined;
  /** Whether a retry is useless, because the event itself is wrong. */
  readonly isPermanent: boolean;

  constructor(message: string, status?: number) {
    super(message);
    this.status = status;
    this.isPermanent = status === 400 || status === 413;
  }
}
