import pg from "pg";
import type { Log } from "../log.ts";
import { type Db, openDatabase, openPool, type PoolSettings } from "./connection.ts";

/**
 * Position in the database's write-ahead log, in bytes from its beginning. Everything committed before it is
 * known there.
 */
export type LogPosition = number;

/** A streaming replica. Reads go to it while its data is recent enough. */
export type Replica = {
  /**
   * Returns the replica if it lags no more than allowed and has everything up to a log position and
   * everything committed before a moment (on the clock of `performance.now`). Returns undefined if the
   * primary has to answer.
   */
  at: (position?: LogPosition, moment?: number) => Source | undefined;
  /** Returns the replica once it has reached the position, if that takes no longer than the allowed lag. */
  reaching: (position: LogPosition) => Promise<Source | undefined>;
  /** Returns the primary's log position after all commits up to now. */
  position: () => Promise<LogPosition>;
  /** Reports a failed read. The replica is not used again until it has answered a look. */
  doubt: () => void;
  close: () => Promise<void>;
};

export type Source = { db: Db; pool: pg.Pool };

export type ReplicaSettings = PoolSettings & {
  /** Connection string of the primary. */
  primaryUrl: string;
  /** Maximum lag of reads behind the primary, in milliseconds. */
  lagMs: number;
  log: Pick<Log, "info" | "warn">;
};

/** Interval of asking both databases for their positions. */
const LOOK_MS = 200;
/** Time limit for an answer, after which the next question uses a new connection. */
const ANSWER_MS = 2_000;

// As bytes from the beginning, because log positions are not plain numbers.
const AT_PRIMARY = "select pg_current_wal_insert_lsn() - '0/0'::pg_lsn as position";
const AT_REPLICA =
  "select pg_is_in_recovery() as follows, pg_last_wal_replay_lsn() - '0/0'::pg_lsn as position";
const CLUSTER = "select system_identifier::text as cluster from pg_control_system()";
const INSUFFICIENT_PRIVILEGE = "42501";

/**
 * Opens a replica's connections and polls its position. The lag is measured by the primary's log positions at
 * known moments, so neither clock differences nor an idle primary matter.
 */
export function openReplica({ primaryUrl, lagMs, log, ...settings }: ReplicaSettings): Replica {
  const pool = openPool(settings);
  const source: Source = { db: openDatabase(pool), pool };
  const primary = asker(primaryUrl);
  const replica = asker(settings.url);
  /**
   * Log positions of the primary, each with a moment at which the log had not passed it. Positions that the
   * replica has reached are dropped, except for the last.
   */
  let seen: { at: number; position: LogPosition }[] = [];
  let replayed = -1;
  let isDoubted = true;
  let isUsed: boolean | undefined;
  let isClosed = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let looking: Promise<void> | undefined;

  /** Returns the moment up to which the replica has everything. */
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
    // Positions older than any allowed lag are useless.
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

/**
 * Returns the id that a primary shares only with its replicas, or undefined if the database may not reveal
 * it.
 */
async function clusterOf(one: ReturnType<typeof asker>): Promise<string | undefined> {
  try {
    return (await one.ask<{ cluster: string }>(CLUSTER)).cluster;
  } catch (error) {
    if ((error as { code?: string }).code === INSUFFICIENT_PRIVILEGE) return undefined;
    throw error;
  }
}

/** Queries a database over one separate connection, which is reopened after a failure. */
function asker(connectionString: string) {
  let client: Promise<pg.Client> | undefined;

  async function connect(): Promise<pg.Client> {
    const next = new pg.Client({
      connectionString,
      application_name: "hearthpaw replica",
      keepAlive: true,
      connectionTimeoutMillis: ANSWER_MS,
      query_timeout: ANSWER_MS,
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
