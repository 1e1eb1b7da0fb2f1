/**
 * Name -> payload (JSON) of every job. Each has its function in `jobs/registry.ts`. Payloads carry ids rather than
 * copies: the job reads what is true when it runs.
 */
export interface JobPayloads {
  /** Deletes what nobody needs any more: sessions that ended long ago. */
  sweep: Record<string, never>;
}
