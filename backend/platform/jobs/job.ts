import type { Services } from "../../services.ts";
import type { JobName } from "../outbox/add_job.ts";
import type { JobPayloads } from "../outbox/payloads.ts";

/**
 * If it throws, it runs again later, with growing pauses. It may run twice at once if an unreachable runner
 * is taken for dead; `id` is then the same. `signal` fires when the server has to stop.
 */
export type Job<Name extends JobName> = (
  payload: JobPayloads[Name],
  services: Services,
  about: { id: string; attempt: number; isLastTry: boolean; signal: AbortSignal },
) => Promise<void>;

export type Jobs = { [Name in JobName]: Job<Name> };

/** A cron job by the database's clock (UTC, crontab's five fields), added once among all processes. */
export type CronEntry = { when: string; job: JobName };
