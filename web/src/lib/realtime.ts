/**
 * Names of live events and the connection's interface. The connection (`realtime_connection.ts`) and the
 * vendor's client load after the page has become interactive, and the client only at the first subscription:
 * no page waits for them.
 */

/** Server's settings for the connection: a cluster of the service, or the product's own endpoint. */
export type RealtimeSettings = {
  key: string;
  cluster: string | null;
  /** Null: the page's own host and port. */
  host: string | null;
  port: number | null;
};

/** Response of the authorization call, in the form that the vendor's client expects. */
export type ChannelAuth = { auth: string; channel_data?: string };

/** Names of channels and events, the same as in `backend/platform/ports/realtime/channels.ts`. */
export const channels = {
  search: "search",
  pet: (petId: string): string => `pet-${petId}`,
  /** Events for this user. It is an address that the connection replaces by the channel of the session. */
  user: (userId: string): string => `private-user-${userId}`,
  /** Channel of the staff members who look at one case of a queue; its members see each other's names. */
  staffCase: (queue: string, id: string): string => `presence-staff-${queue}-${id}`,
};

export const events = {
  petStatus: "pet-status",
  status: "status",
  reservation: "reservation",
  chat: "chat",
  typing: "typing",
  notification: "notification",
  waitlist: "waitlist",
  post: "post",
  match: "match",
  queue: "queue",
} as const;

/** Data of `status` on a pet's channel and of `pet-status` on `search`. */
export type PetStatusChange = {
  petId: string;
  status: string;
  onHold: boolean;
  holdUntil: string | null;
  /** Missing from servers older than waitlists. */
  promisedUntil?: string | null;
};

/** "off" until the first subscription; "interrupted" while a lost connection is being restored. */
export type RealtimeState = "off" | "connecting" | "connected" | "interrupted";

/** Receives an event's data. */
export type Handler = (data: unknown) => void;
/**
 * Called when a channel starts to deliver events. `isFirst` is false if events may have been missed in
 * between.
 */
export type OnListening = (isFirst: boolean) => void;

export type Realtime = {
  /**
   * Subscribes to one event of a channel and returns a function that unsubscribes. Does nothing on the
   * server.
   */
  subscribe(channel: string, event: string, handler: Handler, onListening?: OnListening): () => void;
  state(): RealtimeState;
  /** Calls the handler at every change of `state()`. */
  onState(handler: () => void): () => void;
  /** Calls the handler when the connection is back: shown data may be old and should be read again. */
  onReconnect(handler: () => void): () => void;
  /**
   * Ends the connection and keeps the subscriptions until `resume`, because browsers don't cache a page that
   * is connected.
   */
  pause(): void;
  resume(): void;
  /** Ends the connection and all subscriptions. */
  close(): void;
};

/** Resolves when the page has loaded and the browser has a free moment, after two seconds at most. */
export function pageIdle(): Promise<void> {
  return new Promise((resolve) => {
    const wait = () => {
      if (typeof requestIdleCallback === "function") requestIdleCallback(() => resolve(), { timeout: 2000 });
      else setTimeout(resolve, 200);
    };
    if (document.readyState === "complete") wait();
    else addEventListener("load", wait, { once: true });
  });
}
