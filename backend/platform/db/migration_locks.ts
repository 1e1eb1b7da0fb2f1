import type pg from "pg";
import { isConflict } from "./errors.ts";

/** Maximum wait of a migration for a lock, and the pauses before its retries. */
export type LockPatience = { lockTimeoutMs: number; pausesMs: readonly number[] };

/**
 * Inside a transaction. While `alter table` waits, every query on the table queues behind it, so each wait is
 * short. Nine tries take about two minutes.
 */
export const IN_TRANSACTION: LockPatience = {
  lockTimeoutMs: 2_000,
  pausesMs: [1_000, 2_000, 4_000, 8_000, 15_000, 20_000, 25_000, 30_000],
};

/**
 * Outside a transaction. Such statements block no other session while they wait for older transactions, and
 * an interrupted index build starts over, so each wait is long.
 */
export const WITHOUT_TRANSACTION: LockPatience = { lockTimeoutMs: 300_000, pausesMs: [5_000, 30_000] };

/** A session that keeps a migration waiting. Its query is left out: it may hold personal data. */
export type Blocker = { pid: number; application: string; state: string; transactionSeconds: number | null };

/**
 * A migration's wait for other sessions, reported repeatedly while it lasts. `waitMs` is the pause before the
 * next try.
 */
export type Wait = { migration: string; blockers: readonly Blocker[]; nextTryMs?: number };

/** A migration got no lock in any of its tries. Nothing is lost: the next start retries it. */
export class MigrationBlocked extends Error {
  override name = "MigrationBlocked";
  constructor(
    migration: string,
    tries: number,
    patience: LockPatience,
    blockers: readonly Blocker[],
    cause: unknown,
  ) {
    super(
      `${migration} got no lock in ${tries} tries of ${patience.lockTimeoutMs / 1000} s. ` +
        `It waited for: ${
          blockers.map(describe).join("; ") || "sessions that were gone before they could be named"
        }. ` +
        `Let them end or end them, then start again (docs/operations.md, Migrations).`,
      { cause },
    );
  }
}

function describe({ pid, application, state, transactionSeconds }: Blocker): string {
  const since = transactionSeconds === null ? "" : `, in a transaction for ${transactionSeconds} s`;
  return `process ${pid} (${application || "no application name"}, ${state}${since})`;
}

const LOCK_NOT_AVAILABLE = "55P03";
const isLockFailure = (error: unknown): boolean =>
  isConflict(error) || (error as { code?: unknown } | null)?.code === LOCK_NOT_AVAILABLE;

/**
 * Runs `work` on the session `pid`, and retries it after each lock timeout or deadlock. Meanwhile another
 * connection records which sessions block it, because after the timeout that is unknown.
 */
export async function withLockPatience<T>(
  { pool, pid, migration, patience, onWait }: {
    pool: pg.Pool;
    pid: () => number;
    migration: string;
    patience: LockPatience;
    onWait: (wait: Wait) => void;
  },
  work: () => Promise<T>,
): Promise<T> {
  for (let tried = 0;; tried++) {
    const watch = watchBlockers(pool, pid, patience, (blockers) => onWait({ migration, blockers }));
    try {
      return await work();
    } catch (error) {
      if (!isLockFailure(error)) throw error;
      const blockers = await watch.stop();
      const nextTryMs = patience.pausesMs[tried];
      if (nextTryMs === undefined) {
        throw new MigrationBlocked(migration, tried + 1, patience, blockers, error);
      }
      onWait({ migration, blockers, nextTryMs });
      await new Promise((done) => setTimeout(done, nextTryMs));
    } finally {
      await watch.stop();
    }
  }
}

const LOOK_MS = 500;
/** Looks before a wait is first reported; then after twice as many, and so on. */
const LOOKS_BEFORE_TOLD = 20;

function watchBlockers(
  pool: pg.Pool,
  pid: () => number,
  patience: LockPatience,
  onLongWait: (blockers: Blocker[]) => void,
): { stop: () => Promise<Blocker[]> } {
  let seen: Blocker[] = [];
  let looks = 0;
  let tellAt = LOOKS_BEFORE_TOLD;
  let looking: Promise<void> | undefined;
  const look = async () => {
    // A failed look does no harm: `work` itself reports a lost database.
    const blockers = await findBlockers(pool, pid()).catch(() => undefined);
    if (blockers?.length) seen = blockers;
    looks = blockers?.length ? looks + 1 : 0;
    if (looks < tellAt) return;
    tellAt *= 2;
    onLongWait(seen);
  };
  const timer = setInterval(
    () => void (looking ??= look().finally(() => looking = undefined)),
    Math.min(LOOK_MS, patience.lockTimeoutMs / 4),
  );
  return {
    stop: async () => {
      clearInterval(timer);
      await looking;
      return seen;
    },
  };
}

/** Returns the sessions that currently keep another one from its lock. */
const findBlockers = (pool: pg.Pool, pid: number): Promise<Blocker[]> =>
  findSessions(pool, "a.pid = any(pg_blocking_pids($1))", pid);

/** Returns the sessions that hold an advisory lock of this database. */
export const findLockHolders = (pool: pg.Pool, key: number): Promise<Blocker[]> =>
  findSessions(
    pool,
    `a.datname = current_database() and a.pid in (select l.pid from pg_locks l
       where l.locktype = 'advisory' and l.granted and l.objsubid = 1
         and (l.classid::bigint << 32 | l.objid::bigint) = $1 and l.database = a.datid)`,
    key,
  );

async function findSessions(pool: pg.Pool, condition: string, value: number): Promise<Blocker[]> {
  const { rows } = await pool.query<Blocker>(
    `select a.pid, a.application_name as application, coalesce(a.state, a.backend_type) as state,
       extract(epoch from clock_timestamp() - a.xact_start)::int as "transactionSeconds"
     from pg_stat_activity a where ${condition} order by a.xact_start`,
    [value],
  );
  return rows;
}
