import { useSyncExternalStore } from "react";

const NONE: readonly string[] = [];

/** A short list of ids that this device keeps, latest first. It needs no account. */
export type DeviceList = {
  /** Empty if the browser forbids storage, or if it holds something else. */
  read: () => readonly string[];
  /** Moves an id to the front, or removes it. */
  set: (id: string, isKept: boolean) => void;
  clear: () => void;
  /** Rerenders on changes, including changes in another tab. */
  use: () => readonly string[];
};

/** Returns the list kept under this key of the local storage, with at most this many ids. */
export function deviceList(key: string, most: number): DeviceList {
  const listeners = new Set<() => void>();
  let known: { text: string | null; ids: readonly string[] } = { text: null, ids: NONE };

  function idsIn(text: string | null): readonly string[] {
    try {
      const value: unknown = JSON.parse(text ?? "[]");
      return Array.isArray(value) ? value.filter((id) => typeof id === "string").slice(0, most) : NONE;
    } catch {
      return NONE;
    }
  }
  function read(): readonly string[] {
    let text: string | null = null;
    try {
      text = localStorage.getItem(key);
    } catch {
      return known.ids;
    }
    if (text !== known.text) known = { text, ids: idsIn(text) };
    return known.ids;
  }
  function write(ids: readonly string[]): void {
    try {
      if (ids.length) localStorage.setItem(key, JSON.stringify(ids));
      else localStorage.removeItem(key);
    } catch {
      known = { text: known.text, ids };
    }
    for (const listener of listeners) listener();
  }
  function listen(listener: () => void): () => void {
    listeners.add(listener);
    addEventListener("storage", listener);
    return () => {
      listeners.delete(listener);
      removeEventListener("storage", listener);
    };
  }
  return {
    read,
    set(id, isKept) {
      const others = read().filter((other) => other !== id);
      write(isKept ? [id, ...others].slice(0, most) : others);
    },
    clear: () => write(NONE),
    use: () => useSyncExternalStore(listen, read, () => NONE),
  };
}
