import { type Kysely, sql } from "kysely";
import type { JobPayloads } from "./payloads.ts";

export type JobName = keyof JobPayloads;

export type JobOptions = {
  /** Key of a waiting job, which a later job with the same key replaces. */
  key?: string;
  /** Earliest start, by the database's clock. */
  runAt?: Date | undefined;
  /** Jobs of one queue run one after the other. Use few names, never ids. */
  queue?: string;
  /** Default: 25, about three days of growing pauses. */
  maxAttempts?: number;
};

/**
 * Adds a job within the statement's own transaction. It runs if that commits, never if it does not, and is
 * retried until it succeeds. It may run more than once, so its effect must be repeatable.
 */
export async function addJob<Name extends JobName>(
  // deno-lint-ignore no-explicit-any -- jobs may be added in a transaction of any schema
  trx: Kysely<any>,
  name: Name,
  payload: JobPayloads[Name],
  options: JobOptions = {},
): Promise<void> {
  await addJobs(trx, [{ name, payload, ...options } as JobToAdd]);
}

/** A job with its payload and options. */
export type JobToAdd = {
  [Name in JobName]: { name: Name; payload: JobPayloads[Name] } & JobOptions;
}[JobName];

/** Adds several jobs, each with a key of its own, in a single statement. */
// deno-lint-ignore no-explicit-any -- as above
export async function addJobs(trx: Kysely<any>, jobs: readonly JobToAdd[]): Promise<void> {
  await sql`
    select 1 from graphile_worker.add_jobs(array(
      select (name, payload, queue, run_at, attempts, key, null, null)::graphile_worker.job_spec
      from unnest(${jobs.map(({ name }) => name)}::text[], ${
    jobs.map(({ payload }) => JSON.stringify(payload))
  }::json[],
        ${jobs.map(({ queue }) => queue ?? null)}::text[], ${
    jobs.map(({ runAt }) => runAt ?? null)
  }::timestamptz[],
        ${jobs.map(({ maxAttempts }) => maxAttempts ?? null)}::smallint[], ${
    jobs.map(({ key }) => key ?? null)
  }::text[])
        as job (name, payload, queue, run_at, attempts, key)))`.execute(trx);
}

/** Removes the waiting job of this key. Does nothing if there is none, or if it is already running. */
// deno-lint-ignore no-explicit-any -- as above
export async function removeJob(trx: Kysely<any>, key: string): Promise<void> {
  await sql`select graphile_worker.remove_job(${key})`.execute(trx);
}
