import type { Services } from "../../services.ts";
import type { JobName } from "../outbox/add_job.ts";
import type { JobPayloads } from "../outbox/payloads.ts";

/**
 * Its error makes it run again later, with growing pauses. It may run twice at once, where a runner is taken for dead that only
 * cannot be reached; `id` is the same each time. `signal` fires when the server has to go.
 */
export type Job<Name extends JobName> = (
  payload: JobPayloads[Name],
  services: Services,
  about: { id: string; attempt: number; isLastTry: boolean; signal: AbortSignal },
) => Promise<void>;

export type Jobs = { [Name in JobName]: Job<Name> };

/** A job by the database's clock (UTC, crontab's five fields), added once among all processes. */
export type CronEntry = { when: string; job: JobName };
