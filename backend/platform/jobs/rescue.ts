import type { WorkerEvents } from "graphile-worker";
import type pg from "pg";
import type { Log } from "../log.ts";

/** The kind of advisory lock by which a runner shows that it lives. */
const ALIVE = 48_532;
const LOOK_MS = 2_000;
/** A runner is dead when its lock is found free through so many looks: one that lives and has lost its connection takes it again before. */
const DEAD_LOOKS = 4;
/** After its last try was lost, a job runs again so much later. */
const AFTER_LAST = "1 hour";

/** What a runner knows of itself: its id, the jobs that it was given, by `keyOf`, and its questions for one that are not answered. */
export type Own = { id: string; given: Set<string>; asking: ReadonlyMap<unknown, object> };

/** Returns what becomes known of a runner from its events, but its id. */
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
 * A killed runner's jobs stay locked, and the queue itself would wait four hours before it gave them to another.
 * So each runner holds an advisory lock while its connection lives, and all look for jobs whose runner's lock is free.
 * A living runner has jobs locked for it that it knows nothing of, where a connection broke before the answer came that
 * gave it one: it looks for those among its own. All these jobs run again: one may have had its effect already. `lookMs` is
 * the pause between two looks.
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
  // A connection that is never used may be gone without a word, as behind a router that forgets what is quiet: it is asked each time.
  const keepLock = async () => {
    const last = keeper;
    if (last) {
      // One that has not answered by the next look is broken.
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
      if (dead.length) log.warn("jobs of runners that died run again", { runners: dead });
      if (lastTries.length) {
        log.error("the last try of a job was lost, and is repeated in an hour", { jobs: lastTries });
      }
      const found = await findLost(pool, own, missing);
      missing = found.missing;
      if (found.lost.length === 0) return;
      const jobs = await unlock(pool, own.id, found.lost);
      if (jobs) log.warn("jobs that were given to nobody run again", { jobs });
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
 * Unlocks the jobs of dead runners; returns the runners' ids, and the jobs whose last try went with them. Nobody knows how such a
 * try would have ended, and the queue would leave the job for good: it counts as none. As the job may be what kills runners, each
 * but the first is repeated after the pause of a try that failed.
 */
async function freeOrphans(pool: pg.Pool, freeSince: Map<string, number>, deadMs: number) {
  // One statement is one transaction: the locks that it takes on dead runners end with it.
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
/** Jobs that are locked for a runner and were not given to it, and the questions that each may be the answer to. */
type Missing = ReadonlyMap<string, ReadonlySet<object>>;

/**
 * Returns the jobs of a runner that no answer will bring any more, and those that one may. How long an answer takes tells nothing,
 * be it that the network stalls or the process: a job is lost when all questions that were open as it was missed are answered, and
 * it came with none. One that has ended counts as given until the queue has written so.
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
 * Unlocks jobs, and their queues, that are still locked for a runner as they were; returns how many. The tries that were never
 * begun do not count.
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
