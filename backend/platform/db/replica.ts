import pg from "pg";
import type { Log } from "../log.ts";
import { type Db, openDatabase, openPool, type PoolSettings } from "./connection.ts";

/** A place in the database's log of changes, in bytes from its beginning: what was committed before it is known there. */
export type LogPosition = number;

/** A streaming replica, which reads are sent to while what it has is new enough. */
export type Replica = {
  /**
   * Returns the replica if it is no further behind than it may be and has everything up to a place of the log and what was
   * committed before a moment (as `performance.now` has it); undefined where the primary has to answer.
   */
  at: (position?: LogPosition, moment?: number) => Source | undefined;
  /** The same once it has come so far, if that takes no longer than it may be behind. */
  reaching: (position: LogPosition) => Promise<Source | undefined>;
  /** The place in the primary's log behind everything that is committed at this moment. */
  position: () => Promise<LogPosition>;
  /** A read of it has failed: it is not asked again before it has answered. */
  doubt: () => void;
  close: () => Promise<void>;
};

export type Source = { db: Db; pool: pg.Pool };

export type ReplicaSettings = PoolSettings & {
  /** Where the primary is. */
  primaryUrl: string;
  /** How far behind the primary reads may be, in milliseconds. */
  lagMs: number;
  log: Pick<Log, "info" | "warn">;
};

/** Both are asked so often where they stand. */
const LOOK_MS = 200;
/** Who does not say within this time where it stands is asked on another connection. */
const ANSWER_MS = 2_000;

// Bytes since the beginning are a plain number, which log positions are not.
const AT_PRIMARY = "select pg_current_wal_insert_lsn() - '0/0'::pg_lsn as position";
const AT_REPLICA =
  "select pg_is_in_recovery() as follows, pg_last_wal_replay_lsn() - '0/0'::pg_lsn as position";
const CLUSTER = "select system_identifier::text as cluster from pg_control_system()";
const INSUFFICIENT_PRIVILEGE = "42501";

/**
 * Opens a replica's connections and keeps asking where it stands. How far it is behind is measured by the primary's places
 * in the log at known moments, so neither clocks nor an idle primary matter.
 */
export function openReplica({ primaryUrl, lagMs, log, ...settings }: ReplicaSettings): Replica {
  const pool = openPool(settings);
  const source: Source = { db: openDatabase(pool), pool };
  const primary = asker(primaryUrl);
  const replica = asker(settings.url);
  /** Places of the primary's log, with a moment at which it was not further; only the last that the replica has reached is kept. */
  let seen: { at: number; position: LogPosition }[] = [];
  let replayed = -1;
  let isDoubted = true;
  let isUsed: boolean | undefined;
  let isClosed = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let looking: Promise<void> | undefined;

  /** The moment up to which everything is there. */
  const knownUntil = (): number => seen[0] && seen[0].position <= replayed ? seen[0].at : -Infinity;
  const behindMs = (): number => performance.now() - knownUntil();
  const at = (position = 0, moment = -Infinity) =>
    !isDoubted && replayed >= position && knownUntil() >= moment && behindMs() <= lagMs ? source : undefined;

  async function look(): Promise<void> {
    let reason = "it is behind";
    try {
      const asked = performance.now();
      const { position } = await primary.ask<{ position: LogPosition }>(AT_PRIMARY);
      seen.push({ at: asked, position });
      const there = await replica.ask<{ follows: boolean; position: LogPosition }>(AT_REPLICA);
      const isOurs = there.follows && (!isDoubted || await clusterOf(primary) === await clusterOf(replica));
      if (!isOurs) reason = "it follows no primary, or another";
      replayed = isOurs ? there.position : -1;
      isDoubted = !isOurs;
    } catch (error) {
      isDoubted = true;
      reason = error instanceof Error ? error.message : String(error);
    }
    const reached = seen.findLastIndex(({ position }) => position <= replayed);
    // What is older than reads may be tells nothing more.
    seen = seen.slice(Math.max(0, reached)).filter(({ at }, place) =>
      place === 0 || performance.now() - at < 60_000
    );
    say(reason);
  }

  function say(reason: string): void {
    const isGood = at() !== undefined;
    if (isGood === isUsed || isClosed) return;
    isUsed = isGood;
    if (isGood) log.info("reads go to the replica");
    else {log.warn("reads go to the primary", {
        reason,
        ...(Number.isFinite(behindMs()) ? { behindMs: Math.round(behindMs()) } : {}),
      });}
  }

  function lookAgain(): void {
    looking = look().finally(() => {
      if (!isClosed) timer = setTimeout(lookAgain, LOOK_MS);
    });
  }
  lookAgain();

  return {
    at,
    async reaching(position) {
      for (const began = performance.now(); performance.now() - began < lagMs + ANSWER_MS && !isClosed;) {
        const there = at(position);
        if (there) return there;
        await new Promise((done) => setTimeout(done, LOOK_MS / 4));
      }
      return undefined;
    },
    async position() {
      return (await primary.ask<{ position: LogPosition }>(AT_PRIMARY)).position;
    },
    doubt: () => void (isDoubted = true),
    async close() {
      isClosed = true;
      clearTimeout(timer);
      await looking;
      await Promise.all([primary.close(), replica.close(), pool.end()]);
    },
  };
}

/** What tells a primary and its replicas from every other; undefined where the database does not say. */
async function clusterOf(one: ReturnType<typeof asker>): Promise<string | undefined> {
  try {
    return (await one.ask<{ cluster: string }>(CLUSTER)).cluster;
  } catch (error) {
    if ((error as { code?: string }).code === INSUFFICIENT_PRIVILEGE) return undefined;
    throw error;
  }
}

/** Asks a database on one connection of its own, which is made again after a failure. */
function asker(connectionString: string) {
  let client: Promise<pg.Client> | undefined;

  async function connect(): Promise<pg.Client> {
    const next = new pg.Client({
      ...{ connectionString, application_name: "hearthpaw replica", keepAlive: true },
      ...{ connectionTimeoutMillis: ANSWER_MS, query_timeout: ANSWER_MS },
    });
    next.on("error", () => client = undefined);
    await next.connect();
    return next;
  }

  return {
    async ask<Row extends pg.QueryResultRow>(text: string): Promise<Row> {
      const asked = client ??= connect();
      try {
        return (await (await asked).query<Row>(text)).rows[0]!;
      } catch (error) {
        if (client === asked) client = undefined;
        asked.then((broken) => broken.end()).catch(() => {});
        throw error;
      }
    },
    close: () => client?.then((open) => open.end()).catch(() => {}),
  };
}
