/**
 * Carries messages between the server processes of one product. Every process, the sender too, hears every message,
 * and all hear them in the same order: presence is right because of that.
 */
export type Bus = {
  /** Messages of at most `maxBytes` (UTF-8) each; resolves when they are accepted for all. */
  publish(messages: string[]): Promise<void>;
  listen(listener: BusListener): void;
  /** False while messages of other processes would be missed. */
  isListening(): boolean;
  maxBytes: number;
  close(): Promise<void>;
};

export type BusListener = {
  message(text: string): void;
  /** The bus hears from now on; after an interruption `mayHaveMissed` is true. */
  listening(mayHaveMissed: boolean): void;
};

/** Endpoints of one process share this bus: for tests, and for a server that is alone. */
export function memoryBus(): Bus {
  const listeners = new Set<BusListener>();
  return {
    maxBytes: 7900,
    publish: (messages) => {
      // Later, as over a network: nobody may count on being called before publish returns.
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
