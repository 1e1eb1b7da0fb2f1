/** What the browser keeps of a session, and the checkout that belongs to it. */
import type { User } from "../generated/models.ts";

/** The part of the browser's Storage that is used. */
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
  /** The order that was begun, as JSON that the checkout understands. */
  order(): unknown;
  setOrder(order: unknown): void;
  /** Keeps what an answer brought: a token, and the user where it has one. */
  keep(answer: { accessToken?: string; user?: User }): void;
  /** Forgets user, access token and dashboard. */
  clear(): void;
  /** Forgets the checkout session and the saved order when the deployment is another than before. */
  noteDeployment(version: string): boolean;
  /** Notes what the server's clock said in an answer that was just made: a `Date` header, in whole seconds; "" where it has none. */
  noteServerTime(date: string): void;
  /** The server's clock minus this machine's in milliseconds; 0 while they agree within seconds. A phone may be days off. */
  clockSkewMs(): number;
  /** Calls back after every change, also of another tab or while the page was away; returns how to stop. */
  subscribe(listener: () => void): () => void;
}

/** What goes when somebody signs out. */
const OF_USER = ["user", "accessToken", "dashboard"];

/** An answer's way and its date's whole seconds: what clocks differ by below this is not known. */
const SKEW_UNKNOWN_MS = 5_000;

/** Storage for a server, a test, or a browser that allows none. */
export function memoryStorage(): KeyValueStorage {
  const values = new Map<string, string>();
  return {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
  };
}

/** A session over some storage. A storage that refuses (private windows, full disks) is replaced by memory. */
export function createSession(storage: KeyValueStorage): Session {
  const memory = memoryStorage();
  const listeners = new Set<() => void>();
  const read = (key: string): string | undefined => {
    let value = memory.getItem(key);
    try {
      value ??= storage.getItem(key);
    } catch {
      // What was written since is in memory.
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
  // The parsed user stays the same object while the text is the same, as React's stores expect.
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
        // Without a key all of it was cleared.
        if (!event.key || OF_USER.includes(event.key)) listener();
      };
      // A page that the browser kept whole and brings back has heard nothing meanwhile.
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
