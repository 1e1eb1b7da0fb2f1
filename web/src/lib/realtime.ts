/**
 * Live events: their names, and what a connection does. The connection (`realtime_connection.ts`) and the vendor's client come after the
 * page has become interactive, the client only when something is subscribed: no page waits for them.
 */

/** What the server says about where to connect (a cluster of the service, or the product's own endpoint). */
export type RealtimeSettings = {
  key: string;
  cluster: string | null;
  /** Null: the page's own host and port. */
  host: string | null;
  port: number | null;
};

/** The answer of the authorisation call, as the vendor's client wants it. */
export type ChannelAuth = { auth: string; channel_data?: string };

/** Names of channels and events, the same as in `backend/platform/ports/realtime/channels.ts`. */
export const channels = {
  search: "search",
  pet: (petId: string): string => `pet-${petId}`,
  /** What is for this user: an address, for which the connection joins the channel of the session. */
  user: (userId: string): string => `private-user-${userId}`,
  /** Staff who look at one case of a queue; its members see each other's names. */
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
  /** Not said by a server of before there were waitlists. */
  promisedUntil?: string | null;
};

/** "off" until the first subscription; "interrupted" while a lost connection is being made again. */
export type RealtimeState = "off" | "connecting" | "connected" | "interrupted";

/** Hears an event's data. */
export type Handler = (data: unknown) => void;
/** Called when a channel begins to be heard: `isFirst` is false when events may have been missed in between. */
export type OnListening = (isFirst: boolean) => void;

export type Realtime = {
  /** Hears one event of a channel; the function returned ends that. On the server it does nothing. */
  subscribe(channel: string, event: string, handler: Handler, onListening?: OnListening): () => void;
  state(): RealtimeState;
  /** Hears of every change of `state()`. */
  onState(handler: () => void): () => void;
  /** Hears that the connection is back: what is shown may be old and should be read again. */
  onReconnect(handler: () => void): () => void;
  /** Ends the connection and keeps the subscriptions, until `resume`: a browser keeps no page that is connected. */
  pause(): void;
  resume(): void;
  /** Ends the connection and all subscriptions. */
  close(): void;
};

/** After the page is loaded and the browser has a free moment, two seconds at most. */
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
