import pg from "pg";
import type { Bus, BusListener } from "./bus.ts";

export type PostgresBusSettings = {
  /**
   * Direct address of the database. LISTEN belongs to one connection, so a pooler that shares connections
   * between transactions would lose it.
   */
  connectionString: string;
  /** Sends the notifications. Default: a small separate pool. */
  pool?: Pick<pg.Pool, "query">;
  /** NOTIFY channel. Processes with the same one share their events. */
  channel?: string;
  /** Interval of checking the listening connection, in milliseconds. Default: 10,000. */
  checkMs?: number;
  log?: (event: string, details: Record<string, unknown>) => void;
};

/** NOTIFY refuses 8,000 bytes. */
const maxBytes = 7900;

/**
 * Returns a bus on Postgres LISTEN/NOTIFY. It reopens a lost connection with growing pauses (0.1 to 5 s) and
 * then notifies listeners that they may have missed something.
 */
export function postgresBus(settings: PostgresBusSettings): Bus & { ready: Promise<void> } {
  const { connectionString, channel = "hearthpaw_realtime", checkMs = 10_000 } = settings;
  const log = settings.log ?? (() => {});
  const own = settings.pool ? undefined : new pg.Pool({ connectionString, max: 2, allowExitOnIdle: true });
  own?.on("error", (error) => log("realtime.pool_error", { reason: error.message }));
  const pool = settings.pool ?? own!;
  const listeners = new Set<BusListener>();
  /** The connection in use or being opened. Later events of older ones are ignored. */
  let current: pg.Client | undefined;
  let isListening = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isClosed = false;
  let hasListened = false;
  let becameReady: () => void;
  const ready = new Promise<void>((resolve) => becameReady = resolve);

  async function connect(attempt: number): Promise<void> {
    const next = new pg.Client({
      connectionString,
      keepAlive: true,
      connectionTimeoutMillis: 5000,
      query_timeout: 5000,
      application_name: "hearthpaw realtime",
    });
    current = next;
    // Without a listener, an error of an idle connection would end the process.
    next.on("error", (error) => lose(next, error, attempt));
    next.on("end", () => lose(next, new Error("the connection ended"), attempt));
    next.on("notification", ({ payload }) => {
      if (current === next && payload) { for (const listener of listeners) listener.message(payload); }
    });
    try {
      await next.connect();
      await next.query(`listen ${pg.escapeIdentifier(channel)}`);
    } catch (error) {
      return lose(next, error as Error, attempt);
    }
    if (current !== next) return;
    isListening = true;
    check(next);
    for (const listener of listeners) listener.listening(hasListened);
    hasListened = true;
    becameReady();
  }

  /** A connection whose other end has vanished stays silent, so it is queried regularly. */
  function check(listening: pg.Client): void {
    timer = setTimeout(() => void ask(listening), checkMs);
  }

  async function ask(listening: pg.Client): Promise<void> {
    try {
      await listening.query("select 1");
      if (current === listening) check(listening);
    } catch (error) {
      lose(listening, error as Error, 0);
    }
  }

  function lose(lost: pg.Client, error: Error, attempt: number): void {
    if (current !== lost || isClosed) return;
    log("realtime.listen_lost", { reason: error.message });
    const wait = isListening ? 100 : Math.min(5000, 100 * 2 ** attempt);
    const nextAttempt = isListening ? 1 : attempt + 1;
    current = undefined;
    isListening = false;
    clearTimeout(timer);
    lost.end().catch(() => {});
    timer = setTimeout(() => void connect(nextAttempt), wait);
  }

  void connect(1); // logs its own failures and retries
  return {
    ready,
    maxBytes,
    async publish(messages) {
      if (messages.length === 0) return;
      await pool.query("select pg_notify($1, message) from unnest($2::text[]) as message", [
        channel,
        messages,
      ]);
    },
    listen(listener) {
      listeners.add(listener);
      if (isListening) queueMicrotask(() => listener.listening(false));
    },
    isListening: () => isListening,
    async close() {
      isClosed = true;
      isListening = false;
      clearTimeout(timer);
      listeners.clear();
      await Promise.all([current?.end().catch(() => {}), own?.end()]);
    },
  };
}
