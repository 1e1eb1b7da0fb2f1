/**
 * Notices from the client to the page. The client exists before React draws anything, so a notice waits until
 * a listener is there.
 */
export type Notice =
  | { kind: "forced-logout" }
  | { kind: "sign-in-needed" }
  | { kind: "deployment-changed" };

export type Notices = {
  tell(notice: Notice): void;
  /**
   * Calls the listener for every notice from now on and for the waiting ones. Returns a function that stops
   * it.
   */
  hear(listener: (notice: Notice) => void): () => void;
};

export function createNotices(): Notices {
  const listeners = new Set<(notice: Notice) => void>();
  let waiting: Notice[] = [];
  return {
    tell(notice) {
      if (listeners.size === 0) waiting.push(notice);
      for (const listener of listeners) listener(notice);
    },
    hear(listener) {
      listeners.add(listener);
      const late = waiting;
      waiting = [];
      for (const notice of late) listener(notice);
      return () => void listeners.delete(listener);
    },
  };
}
