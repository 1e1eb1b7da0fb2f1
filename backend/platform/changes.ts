/** Notifies holders of cached data that something has changed. It does not say what. */
export type Changes = { tell: () => void; listen: (listener: () => void) => void };

/**
 * Returns a channel within the process. `tell` calls every listener immediately, in the order of
 * registration.
 */
export function createChanges(): Changes {
  const listeners: (() => void)[] = [];
  return {
    tell() {
      for (const listener of listeners) listener();
    },
    listen(listener) {
      listeners.push(listener);
    },
  };
}
