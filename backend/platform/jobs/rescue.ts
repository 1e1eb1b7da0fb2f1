import type { WorkerEvents } from "graphile-worker";
import type pg from "pg";
import type { Log } from "../log.ts";

/** Class of the advisory locks that show a runner is alive. */
const ALIVE = 48_532;
const LOOK_MS = 2_000;
/**
 * Number of consecutive looks at a free lock after which its runner counts as dead. A living one that lost
 * its connection takes it again sooner.
 */
const DEAD_LOOKS = 4;
/** Delay after which a job runs again when its last try was lost. */
const AFTER_LAST = "1 hour";

/**
 * Facts that a runner knows about itself: its id, the jobs it received by `keyOf`, and its unanswered
 * requests for one.
 */
export type Own = { id: string; given: Set<string>; asking: ReadonlyMap<unknown, object> };

/** Returns the facts that a runner's events reveal, except its id. */
export function follow(events: WorkerEvents): Pick<Own, "given" | "asking"> {
  const given = new Set<string>();
  const asking = new Map<unknown, object>();
  events.on("worker:getJob:start", ({ worker }) => asking.set(worker, {}));
  events.on("worker:getJob:empty", ({ worker }) => asking.delete(worker));
  events.on("worker:getJob:error", ({ worker }) => asking.delete(worker));
  events.on("job:start", ({ worker, job }) => {
    asking.delete(worker);
    given.add(keyOf(job));
  });
  return { given, asking };
}

const keyOf = ({ id, locked_at }: { id: unknown; locked_at: Date | null }): string =>
  `${id} ${locked_at?.getTime()}`;

/**
 * Frees lost jobs. A killed runner's jobs stay locked, and the queue itself would wait four hours before
 * another runner got them. So each runner holds an advisory lock while its connection lives, and all of them
 * look for jobs whose runner's lock is free. If a connection broke before the answer with a job arrived, a
 * living runner doesn't know that the job is locked for it, so each also checks its own jobs. All these jobs
 * run again, even if their effect already happened. `lookMs` is the pause between two looks.
 */
export function startRescue(
  { pool, own, log, lookMs = LOOK_MS }: { pool: pg.Pool; own: Own; log: Log; lookMs?: number | undefined },
): { stop: () => Promise<void> } {
  let keeper: pg.PoolClient | undefined;
  let stopped = false;
  let missing: Missing = new Map();
  const freeSince = new Map<string, number>();

  const lose = (client: pg.PoolClient) => {
    if (keeper !== client) return;
    keeper = undefined;
    client.release(true);
  };
  // An idle connection may die silently, as behind a router that drops quiet ones, so each look sends a query
  // over it.
  const keepLock = async () => {
    const last = keeper;
    if (last) {
      // A connection that has not answered by the next look is broken.
      const isAlive = { text: "select 1", query_timeout: lookMs };
      await last.query(isAlive).catch(() => lose(last));
    }
    if (keeper) return;
    const client = await pool.connect();
    client.on("error", () => {
      lose(client);
      lookAgain();
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
      const { dead, lastTries } = await freeOrphans(pool, freeSince, lookMs * DEAD_LOOKS);
      if (dead.length) log.warn("restarting jobs of dead runners", { runners: dead });
      if (lastTries.length) {
        log.error("the last try of a job was lost, and is repeated in an hour", { jobs: lastTries });
      }
      const found = await findLost(pool, own, missing);
      missing = found.missing;
      if (found.lost.length === 0) return;
      const jobs = await unlock(pool, own.id, found.lost);
      if (jobs) log.warn("restarting jobs that no runner holds", { jobs });
    } catch (error) {
      if (!stopped) log.debug("no look for orphaned jobs", { error });
    }
  };
  let looking = look();
  const lookAgain = () => void (looking = looking.then(look));
  const timer = setInterval(lookAgain, lookMs);
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

/**
 * Unlocks the jobs of dead runners. Returns the runners' ids and the jobs whose last try was lost with them.
 * The outcome of such a try is unknown, and the queue would never run the job again, so it does not count. As
 * the job may be the one that kills runners, each retry but the first waits like one after a failure.
 */
async function freeOrphans(pool: pg.Pool, freeSince: Map<string, number>, deadMs: number) {
  // One statement is one transaction, so the locks that it takes on dead runners end with it.
  const { rows } = await pool.query<{ id: string }>(
    `with holders as (
       select locked_by as id from graphile_worker._private_jobs where locked_by is not null
       union
       select locked_by from graphile_worker._private_job_queues where locked_by is not null
     )
     select id from holders where pg_try_advisory_xact_lock($1, hashtext(id))`,
    [ALIVE],
  );
  const now = performance.now();
  const free = new Set(rows.map(({ id }) => id));
  for (const id of freeSince.keys()) if (!free.has(id)) freeSince.delete(id);
  for (const id of free) if (!freeSince.has(id)) freeSince.set(id, now);
  const dead = [...free].filter((id) => now - freeSince.get(id)! >= deadMs);
  if (dead.length === 0) return { dead, lastTries: [] };
  const { rows: jobs } = await pool.query<{ id: number; job: string; isLast: boolean }>(
    `with queues as (
       update graphile_worker._private_job_queues set locked_at = null, locked_by = null where locked_by = any($1)
     ), orphans as (
       select id, attempts >= max_attempts as is_last from graphile_worker._private_jobs
       where locked_by = any($1) for update skip locked
     )
     update graphile_worker._private_jobs j set locked_at = null, locked_by = null,
       attempts = least(attempts, max_attempts - 1),
       run_at = case when is_last then now() + $2::interval
         when attempts > 1 then now() + make_interval(secs => exp(least(attempts, 10)))
         else run_at end
     from orphans o, graphile_worker._private_tasks t where j.id = o.id and t.id = j.task_id
     returning j.id, t.identifier as job, is_last as "isLast"`,
    [dead, AFTER_LAST],
  );
  return { dead, lastTries: jobs.filter(({ isLast }) => isLast).map(({ id, job }) => ({ id, job })) };
}

type Locked = { id: string; locked_at: Date; since: string };
/**
 * Jobs that are locked for a runner but never reached it, and the open requests that each may still answer.
 */
type Missing = ReadonlyMap<string, ReadonlySet<object>>;

/**
 * Returns the jobs of a runner that no answer can bring anymore, and those that an answer still may. The
 * duration proves nothing, since either the network or the process may stall. A job is lost once every
 * request that was open when it was missed is answered without it. A finished job counts as received until
 * the queue has recorded its end.
 */
async function findLost(
  pool: pg.Pool,
  { id, given, asking }: Own,
  missing: Missing,
): Promise<{ lost: Locked[]; missing: Missing }> {
  const before = [...given];
  const { rows } = await pool.query<Locked>(
    "select id, locked_at, locked_at::text as since from graphile_worker._private_jobs where locked_by = $1",
    [id],
  );
  const locked = new Set(rows.map(keyOf));
  for (const key of before) if (!locked.has(key)) given.delete(key);
  const open = new Set(asking.values());
  const missed = rows.filter((job) => !given.has(keyOf(job)));
  const isLost = (job: Locked) => missing.get(keyOf(job))?.isDisjointFrom(open) ?? false;
  return {
    lost: missed.filter(isLost),
    missing: new Map(
      missed.filter((job) => !isLost(job)).map(keyOf).map((key) => [key, missing.get(key) ?? open]),
    ),
  };
}

/**
 * Unlocks jobs and their queues if they are still locked for a runner as before. Returns their number. Tries
 * that never started do not count.
 */
async function unlock(pool: pg.Pool, runnerId: string, jobs: readonly Locked[]): Promise<number> {
  const { rowCount } = await pool.query(
    `with lost as (
       select id, job_queue_id from graphile_worker._private_jobs
       where locked_by = $1 and (id, locked_at) in (select * from unnest($2::bigint[], $3::timestamptz[]))
       for update skip locked
     ), queues as (
       update graphile_worker._private_job_queues set locked_at = null, locked_by = null
       where locked_by = $1 and id in (select job_queue_id from lost)
     )
     update graphile_worker._private_jobs set locked_at = null, locked_by = null, attempts = attempts - 1
     where id in (select id from lost)`,
    [runnerId, jobs.map(({ id }) => id), jobs.map(({ since }) => since)],
  );
  return rowCount ?? 0;
}
