/** The browser's stored session, and the checkout that belongs to it. */
import type { User } from "../generated/models.ts";

/** The part of the browser's Storage in use. */
export interface KeyValueStorage {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
}

export type Dashboard = "breeder" | "consumer";

export interface Session {
  accessToken(): string | undefined;
  user(): User | undefined;
  /** The dashboard that the user chose; undefined leaves it to the role. */
  dashboard(): Dashboard | undefined;
  setDashboard(dashboard: Dashboard): void;
  /** The checkout session. */
  sessionId(): string | undefined;
  setSessionId(id: string): void;
  /** The started order, as JSON that the checkout understands. */
  order(): unknown;
  setOrder(order: unknown): void;
  /** Stores an answer's token, and its user if present. */
  keep(answer: { accessToken?: string; user?: User }): void;
  /** Removes user, access token and dashboard. */
  clear(): void;
  /** Removes the checkout session and the saved order if the deployment has changed. */
  noteDeployment(version: string): boolean;
  /** Records the server's clock from a new answer: its `Date` header, in whole seconds, or "" without one. */
  noteServerTime(date: string): void;
  /**
   * Server's clock minus this machine's, in ms; 0 while they agree within seconds. A phone may be days off.
   */
  clockSkewMs(): number;
  /**
   * Calls `listener` after every change, including changes by another tab or while the page was away. Returns
   * a function that unsubscribes.
   */
  subscribe(listener: () => void): () => void;
}

/** Keys that are removed when the user signs out. */
const OF_USER = ["user", "accessToken", "dashboard"];

/** Differences below this are noise: an answer takes time to arrive, and its date has whole seconds. */
const SKEW_UNKNOWN_MS = 5_000;

/** Returns a storage for a server, a test, or a browser that forbids storage. */
export function memoryStorage(): KeyValueStorage {
  const values = new Map<string, string>();
  return {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
  };
}

/**
 * Returns a session over a storage. If the storage fails (private windows, full disks), memory replaces it.
 */
export function createSession(storage: KeyValueStorage): Session {
  const memory = memoryStorage();
  const listeners = new Set<() => void>();
  const read = (key: string): string | undefined => {
    let value = memory.getItem(key);
    try {
      value ??= storage.getItem(key);
    } catch {
      // Values written since are in memory.
    }
    return value ?? undefined;
  };
  const write = (key: string, value: string | undefined): void => {
    memory.removeItem(key);
    try {
      if (value === undefined) storage.removeItem(key);
      else storage.setItem(key, value);
    } catch {
      if (value !== undefined) memory.setItem(key, value);
    }
  };
  const tell = (): void => listeners.forEach((listener) => listener());
  const set = (key: string, value: string | undefined): void => {
    if (read(key) === value) return;
    write(key, value);
    tell();
  };
  let skewMs = 0;
  // The parsed user stays the same object while its text is unchanged, as React's stores require.
  let parsed: { text: string | undefined; user: User | undefined } = { text: undefined, user: undefined };

  return {
    accessToken: () => read("accessToken"),
    user() {
      const text = read("user");
      if (text !== parsed.text) parsed = { text, user: parse(text) as User | undefined };
      return parsed.user;
    },
    dashboard() {
      const value = read("dashboard");
      return value === "breeder" || value === "consumer" ? value : undefined;
    },
    setDashboard: (dashboard) => set("dashboard", dashboard),
    sessionId: () => read("sessionId"),
    setSessionId: (id) => set("sessionId", id),
    order: () => parse(read("order")),
    setOrder: (order) => set("order", order === undefined ? undefined : JSON.stringify(order)),
    keep({ accessToken, user }) {
      if (accessToken !== undefined) write("accessToken", accessToken);
      if (user !== undefined) write("user", JSON.stringify(user));
      tell();
    },
    clear() {
      for (const key of OF_USER) write(key, undefined);
      tell();
    },
    noteDeployment(version) {
      const before = read("deploymentVersion");
      if (before === version) return false;
      write("deploymentVersion", version);
      if (before === undefined) return false;
      for (const key of ["sessionId", "order"]) write(key, undefined);
      tell();
      return true;
    },
    noteServerTime(date) {
      const skew = Date.parse(date) - Date.now();
      skewMs = Math.abs(skew) > SKEW_UNKNOWN_MS ? skew : 0;
    },
    clockSkewMs: () => skewMs,
    subscribe(listener) {
      listeners.add(listener);
      const others = (event: { key?: string | null }): void => {
        // No key means that the whole storage was cleared.
        if (!event.key || OF_USER.includes(event.key)) listener();
      };
      // A page restored from the back/forward cache has missed all changes meanwhile.
      const back = (event: { persisted?: boolean }): void => {
        if (event.persisted) listener();
      };
      globalThis.addEventListener?.("storage", others as EventListener);
      globalThis.addEventListener?.("pageshow", back as EventListener);
      return () => {
        listeners.delete(listener);
        globalThis.removeEventListener?.("storage", others as EventListener);
        globalThis.removeEventListener?.("pageshow", back as EventListener);
      };
    },
  };
}

function parse(text: string | undefined): unknown {
  if (text === undefined) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
