/**
 * Carries messages between the server processes of one product. Every process, including the sender, receives
 * every message, and all receive them in the same order. Presence relies on that.
 */
export type Bus = {
  /**
   * Publishes messages of at most `maxBytes` (UTF-8) each. Resolves when they are accepted for all processes.
   */
  publish(messages: string[]): Promise<void>;
  listen(listener: BusListener): void;
  /** Returns false while messages of other processes would be missed. */
  isListening(): boolean;
  maxBytes: number;
  close(): Promise<void>;
};

export type BusListener = {
  message(text: string): void;
  /** Called when the bus starts receiving. `mayHaveMissed` is true after an interruption. */
  listening(mayHaveMissed: boolean): void;
};

/** Returns a bus shared by the endpoints of one process, for tests and for a single server. */
export function memoryBus(): Bus {
  const listeners = new Set<BusListener>();
  return {
    maxBytes: 7900,
    publish: (messages) => {
      // Delayed, as over a network, because no caller may rely on receiving messages before publish returns.
      queueMicrotask(() => {
        for (const text of messages) for (const listener of listeners) listener.message(text);
      });
      return Promise.resolve();
    },
    listen(listener) {
      listeners.add(listener);
      queueMicrotask(() => listener.listening(false));
    },
    isListening: () => true,
    close: () => Promise.resolve(listeners.clear()),
  };
}
