import type pg from "pg";
import type { Log } from "../log.ts";

/** The kind of advisory lock by which a runner shows that it lives. */
const ALIVE = 48_532;
/** A runner takes its lock within this time after its first job. */
const GRACE = "3 seconds";
const LOOK_MS = 2_000;

/** A runner as the queue knows it, the jobs that it runs at the time, and how long one may be on its way to it. */
export type Own = { id: string; running: ReadonlySet<string>; lostMs: number };

/**
 * A killed runner's jobs stay locked, and the queue itself would wait four hours before it gave them to another.
 * So each runner holds an advisory lock while its connection lives, and all look for jobs whose runner's lock is free.
 * A living runner has jobs locked for it that it knows nothing of, where a connection broke before the answer came that
 * gave it one: it looks for those among its own. All these jobs run again: one may have had its effect already.
 */
export function startRescue(pool: pg.Pool, own: Own, log: Log): { stop: () => Promise<void> } {
  let keeper: pg.PoolClient | undefined;
  let stopped = false;

  const keepLock = async () => {
    if (keeper) return;
    const client = await pool.connect();
    client.on("error", () => {
      if (keeper !== client) return;
      keeper = undefined;
      client.release(true);
    });
    try {
      await client.query("select pg_advisory_lock($1, hashtext($2))", [ALIVE, own.id]);
      keeper = client;
    } catch (error) {
      client.release(true);
      throw error;
    }
  };

  const look = async () => {
    if (stopped) return;
    try {
      await keepLock();
      const freed = await freeOrphans(pool);
      if (freed.length) log.warn("jobs of runners that died run again", { runners: freed });
      const lost = await freeLost(pool, own);
      if (lost) log.warn("jobs that were given to nobody run again", { jobs: lost });
    } catch (error) {
      if (!stopped) log.debug("no look for orphaned jobs", { error });
    }
  };
  let looking = look();
  const timer = setInterval(() => void (looking = looking.then(look)), LOOK_MS);
  return {
    stop: async () => {
      stopped = true;
      clearInterval(timer);
      await looking;
      const last = keeper;
      keeper = undefined;
      last?.release(true); // closing the connection frees the lock
    },
  };
}

/** Unlocks the jobs of dead runners; returns the runners' ids. */
async function freeOrphans(pool: pg.Pool): Promise<string[]> {
  // One statement is one transaction: the locks that it takes on dead runners end with it.
  const { rows } = await pool.query<{ id: string }>(
    `with holders as (
       select distinct locked_by as id from graphile_worker._private_jobs
       where locked_by is not null and locked_at < now() - $2::interval
       union
       select distinct locked_by from graphile_worker._private_job_queues
       where locked_by is not null and locked_at < now() - $2::interval
     )
     select id from holders where pg_try_advisory_xact_lock($1, hashtext(id))`,
    [ALIVE, GRACE],
  );
  const dead = rows.map((row) => row.id);
  if (dead.length) await pool.query("select graphile_worker.force_unlock_workers($1)", [dead]);
  return dead;
}

/** Unlocks jobs that are locked for a runner and do not run in it; returns how many. */
async function freeLost(pool: pg.Pool, { id, running, lostMs }: Own): Promise<number> {
  const { rowCount } = await pool.query(
    `with lost as (
       select id, job_queue_id from graphile_worker._private_jobs
       where locked_by = $1 and locked_at < now() - $2 * interval '1 millisecond' and id <> all($3::bigint[])
       for update skip locked
     ), queues as (
       update graphile_worker._private_job_queues set locked_at = null, locked_by = null
       where locked_by = $1 and id in (select job_queue_id from lost)
     )
     update graphile_worker._private_jobs set locked_at = null, locked_by = null where id in (select id from lost)`,
    [id, lostMs, [...running]],
  );
  return rowCount ?? 0;
}
