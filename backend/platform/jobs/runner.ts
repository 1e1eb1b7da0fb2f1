import { EventEmitter } from "node:events";
import { Logger, run, type Runner, type TaskList, type WorkerEvents } from "graphile-worker";
import type pg from "pg";
import { asCaller } from "../caller.ts";
import { openPool } from "../db/connection.ts";
import type { Log } from "../log.ts";
import type { Services } from "../../services.ts";
import { startCrons } from "./crons.ts";
import { follow, startRescue } from "./rescue.ts";
import type { CronEntry, Job, Jobs } from "./job.ts";

export type JobRunner = {
  /** Takes no more jobs and waits for the running ones, whose signals fire after 5 s. */
  stop: () => Promise<void>;
};

export type RunnerOptions = {
  databaseUrl: string;
  jobs: Partial<Jobs>;
  crons: readonly CronEntry[];
  /** Number of jobs that run at once in this process. */
  concurrency?: number;
  /** Interval of polling for due jobs, in addition to the notification of a new job. Default: 1,000 ms. */
  pollMs?: number;
  /** Time limit for a runner to end after a failure before another replaces it. Default: 10,000 ms. */
  endMs?: number;
  /** Interval of looking for lost jobs (`rescue.ts`). Default: 2,000 ms. */
  lookMs?: number;
};

/** Time limit for a runner to stop, after which it is abandoned. */
const LONGEST_STOP_MS = 20_000;
const POOL_END_MS = 2_000;

/**
 * Runs jobs in this process until stopped. It has its own connections, so busy requests and jobs cannot
 * starve each other. While the database is away it retries with growing pauses.
 */
export function startJobs(services: Services, options: RunnerOptions): JobRunner {
  const log = services.log.with({ part: "jobs" });
  const concurrency = options.concurrency ?? 4;
  let stopping = false;
  let wake = () => {};
  let runner: Runner | undefined;
  const live = async () => {
    for (let failures = 0; !stopping;) {
      const pool = givenBackOnce(openPool({
        url: options.databaseUrl,
        size: concurrency + 3,
        waitMs: 5_000,
        onError: (error) => log.warn("a connection broke", { error }),
      }));
      try {
        let runnerId = "";
        const lost = Promise.withResolvers<never>();
        lost.promise.catch(() => {});
        const events: WorkerEvents = new EventEmitter();
        const followed = follow(events);
        events.on("pool:create", ({ workerPool }) => runnerId = workerPool.id);
        // A runner that failed to record a job's end stops itself, and might then wait for that job forever.
        events.on("pool:gracefulShutdown", () => {
          const tooLate = () => lost.reject(new Error("the runner does not come to its end"));
          Deno.unrefTimer(setTimeout(tooLate, stopping ? LONGEST_STOP_MS : options.endMs ?? 10_000));
        });
        runner = await run({
          events,
          pgPool: pool,
          concurrency,
          noHandleSignals: true,
          // Batches without delay, because a stopping runner waits for batched results only.
          preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
          pollInterval: options.pollMs ?? 1_000,
          taskList: tasks(services, log, options.jobs),
          parsedCronItems: [],
          logger: new Logger(graphileLog(log)),
        });
        failures = 0;
        const rescue = startRescue({ pool, own: { id: runnerId, ...followed }, log, lookMs: options.lookMs });
        const planner = startCrons({ pool, crons: options.crons, log });
        try {
          if (stopping) await runner.stop();
          await Promise.race([runner.promise, lost.promise]);
        } finally {
          await Promise.all([rescue.stop(), planner.stop()]);
        }
      } catch (error) {
        if (!stopping) log.warn("jobs are interrupted", { error });
      }
      runner?.stop().catch(() => {}); // an abandoned one still checks the clock
      runner = undefined;
      await Promise.race([pool.end().catch(() => {}), sleep(POOL_END_MS).promise]);
      if (stopping) return;
      const { promise, wakeUp } = sleep(Math.min(10_000, 250 * 2 ** failures++));
      wake = wakeUp;
      await promise;
    }
  };
  const lives = live();
  let stopped: Promise<void> | undefined;
  const stop = async () => {
    stopping = true;
    wake();
    const told = runner?.stop().catch((error) => log.warn("jobs did not stop cleanly", { error }));
    await Promise.race([told, lives]);
    await lives;
  };
  return { stop: () => stopped ??= stop() };
}

/**
 * Returns the pool with a guard: a connection requested by callback can be released only once. Graphile
 * Worker releases its listening connection twice if it breaks while the worker stops, which would cause an
 * unhandled rejection.
 */
function givenBackOnce(pool: pg.Pool): pg.Pool {
  type Callback = Parameters<pg.Pool["connect"]>[0];
  const connect: (callback?: Callback) => unknown = pool.connect.bind(pool) as never;
  pool.connect = ((callback?: Callback) => {
    if (!callback) return connect();
    connect((error, client, release) => {
      let isGivenBack = false;
      callback(error, client, (failure) => {
        // An ended pool supplies neither a connection nor a release function.
        if (!isGivenBack) release?.(failure);
        isGivenBack = true;
      });
    });
  }) as typeof pool.connect;
  return pool;
}

/** Returns a pause that can be cut short. */
function sleep(ms: number): { promise: Promise<void>; wakeUp: () => void } {
  const { promise, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, ms);
  return { promise, wakeUp: () => (clearTimeout(timer), resolve()) };
}

function tasks(services: Services, log: Log, known: Partial<Jobs>): TaskList {
  return Object.fromEntries(
    Object.entries(known).map(([name, job]) => [
      name,
      async (payload: unknown, { job: { id, attempts, max_attempts }, abortSignal }) => {
        const isLastTry = attempts >= max_attempts;
        const about = { id: String(id), attempt: attempts, isLastTry, signal: abortSignal };
        const jobLog = log.with({ job: name, jobId: about.id, attempt: attempts });
        try {
          const work = () => (job as Job<keyof Jobs>)(payload as never, { ...services, log: jobLog }, about);
          await asCaller(`job:${name}`, work);
        } catch (error) {
          jobLog[isLastTry ? "error" : "warn"](isLastTry ? "job given up" : "job failed, will run again", {
            error,
          });
          services.reports.capture(error, { route: `job ${name}` });
          throw error;
        }
      },
    ]),
  ) as TaskList;
}

/** Forwards the queue's own messages to the log. `tasks` already reports single jobs. */
function graphileLog(log: Log) {
  return () => (level: string, message: string) => {
    if (level === "error" && message.startsWith("Failed task")) return;
    if (level === "error") log.warn(message);
    else if (level === "warning") log.warn(message);
    else log.debug(message);
  };
}
