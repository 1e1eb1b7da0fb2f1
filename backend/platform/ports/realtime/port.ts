import type { LiveEvent } from "./channels.ts";

/** Live events to browsers, by the Pusher protocol: the vendor's service or our own endpoint. */

/** What the browser needs to connect. */
export type BrowserSettings = {
  /** The public application key. */
  key: string;
  /** The service's cluster; null when the product's own endpoint serves. */
  cluster: string | null;
  /** Where the own endpoint is, if not on the page's own host. */
  host: string | null;
  port: number | null;
};

/** The answer that the browser's SDK expects from the authorisation call, in the vendor's spelling. */
export type ChannelAuth = { auth: string; channel_data?: string };

/** The session of the browser that asks. */
export type RealtimeSession = {
  id: string;
  /** Queues whose cases its member of staff may look at. */
  queues?: readonly string[];
  /** Shown to the other members of a presence channel; the sessions of one person are one member. */
  member?: { id: string; info: Record<string, unknown> };
};

export type RealtimePort = {
  /**
   * Sends one event to channels. Data are ids and small states (JSON, 7 KB at most).
   * @throws RealtimeError; the outbox tries again unless `isPermanent`.
   */
  trigger(channels: string[], event: string, data: unknown): Promise<void>;
  /** The same for several events, in as few calls as the service takes; they arrive in their order. */
  triggerAll(events: readonly LiveEvent[]): Promise<void>;
  /**
   * Signs a private or presence channel for one socket of a session; undefined when the channel is not the session's to
   * join or the socket id is not one.
   */
  authorize(socketId: string, channel: string, session?: RealtimeSession): ChannelAuth | undefined;
  browser: BrowserSettings;
  /** Sources that the page's Content-Security-Policy must allow in `connect-src`. */
  connectSources: string[];
};

/** A live event was not accepted. The message never holds the signed address. */
export class RealtimeError extends Error {
  override name = "RealtimeError";
  /** HTTP status of the refusal; undefined when there was no answer. */
  readonly status: number | undefined;
  /** Trying again cannot help: the event itself is wrong. */
  readonly isPermanent: boolean;

  constructor(message: string, status?: number) {
    super(message);
    this.status = status;
    this.isPermanent = status === 400 || status === 413;
  }
}
