import { type Kysely, sql } from "kysely";
import type { JobPayloads } from "./payloads.ts";

export type JobName = keyof JobPayloads;

export type JobOptions = {
  /** Of several jobs with one key only the last one waits to run: it replaces the one before. */
  key?: string;
  /** Not before this moment (the database's clock decides). */
  runAt?: Date | undefined;
  /** Jobs of one queue run one after the other. Few names, never ids. */
  queue?: string;
  /** 25 unless told: about three days of growing pauses. */
  maxAttempts?: number;
};

/**
 * Adds a job with the statement's own transaction: it runs if that commits, never if it does not, and is tried again
 * until it succeeds. It may run more than once, so its effect must bear that.
 */
export async function addJob<Name extends JobName>(
  // deno-lint-ignore no-explicit-any -- jobs may be added in a transaction of any schema
  trx: Kysely<any>,
  name: Name,
  payload: JobPayloads[Name],
  options: JobOptions = {},
): Promise<void> {
  const { key = null, runAt = null, queue = null, maxAttempts = null } = options;
  await sql`select graphile_worker.add_job(
    ${name}, ${JSON.stringify(payload)}::json, queue_name => ${queue}, run_at => ${runAt},
    max_attempts => ${maxAttempts}, job_key => ${key})`.execute(trx);
}

/** Takes back a job that waits under this key; nothing happens when there is none, or when it runs already. */
// deno-lint-ignore no-explicit-any -- as above
export async function removeJob(trx: Kysely<any>, key: string): Promise<void> {
  await sql`select graphile_worker.remove_job(${key})`.execute(trx);
}
