/** Tells who keeps something that something has changed, never what. */
export type Changes = { tell: () => void; listen: (listener: () => void) => void };

/** Returns a channel within the process: `tell` calls every listener at once, in the order in which they came. */
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
