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
  /** Takes no more jobs and waits for those that run; they are told to hurry after 5 s. */
  stop: () => Promise<void>;
};

export type RunnerOptions = {
  databaseUrl: string;
  jobs: Partial<Jobs>;
  crons: readonly CronEntry[];
  /** How many jobs run at once in this process. */
  concurrency?: number;
  /** How often due jobs are looked for, beside the notice that a new job gives; 1,000 ms unless told. */
  pollMs?: number;
  /** How long a runner may take that ends itself after a failure, before another takes its place; 10,000 ms unless told. */
  endMs?: number;
  /** How often lost jobs are looked for (`rescue.ts`); 2,000 ms unless told. */
  lookMs?: number;
};

/** A runner that is told to end may take so long; then it is left behind. */
const LONGEST_STOP_MS = 20_000;
const POOL_END_MS = 2_000;

/**
 * Runs jobs in this process until stopped. Its connections are its own: neither can busy requests starve jobs nor
 * jobs requests. While the database is away it tries again, with growing pauses.
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
        // One that could not write how a job ended, ends itself, and then may wait for that job for ever.
        events.on("pool:gracefulShutdown", () => {
          const tooLate = () => lost.reject(new Error("the runner does not come to its end"));
          Deno.unrefTimer(setTimeout(tooLate, stopping ? LONGEST_STOP_MS : options.endMs ?? 10_000));
        });
        runner = await run({
          events,
          pgPool: pool,
          concurrency,
          noHandleSignals: true,
          // Batches of no delay: only batched results are waited for when the runner stops.
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
      runner?.stop().catch(() => {}); // one that is left behind still looks at the clock
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
    const told = runner?.stop().catch((error) => log.warn("jobs did not stop in order", { error }));
    await Promise.race([told, lives]);
    await lives;
  };
  return { stop: () => stopped ??= stop() };
}

/**
 * The pool, which takes a connection that was asked for by a callback back once: Graphile Worker gives the one that hears of jobs back
 * twice where it breaks while the worker stops, which would be a rejection that nobody catches.
 */
function givenBackOnce(pool: pg.Pool): pg.Pool {
  type Callback = Parameters<pg.Pool["connect"]>[0];
  const connect: (callback?: Callback) => unknown = pool.connect.bind(pool) as never;
  pool.connect = ((callback?: Callback) => {
    if (!callback) return connect();
    connect((error, client, release) => {
      let isGivenBack = false;
      callback(error, client, (failure) => {
        // A pool that has ended gives no connection, and nothing to give it back by.
        if (!isGivenBack) release?.(failure);
        isGivenBack = true;
      });
    });
  }) as typeof pool.connect;
  return pool;
}

/** A pause that can be cut short. */
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

/** The queue's own messages join the log; what it says of single jobs is said by `tasks` already. */
function graphileLog(log: Log) {
  return () => (level: string, message: string) => {
    if (level === "error" && /^Failed task/.test(message)) return;
    if (level === "error") log.warn(message);
    else if (level === "warning") log.warn(message);
    else log.debug(message);
  };
}
