import { parseCronItems, type ParsedCronItem } from "graphile-worker";
import type pg from "pg";
import type { Log } from "../log.ts";
import type { CronEntry } from "./job.ts";

const MINUTE_MS = 60_000;
const LONGEST_PAUSE_MS = 10_000;

/**
 * Adds the jobs of these entries when they are due by the database's clock, once among all processes, until
 * stopped. The queue's own planner reads the process clock. On a machine whose clock was ahead it planned
 * jobs for later, and kept every other process from planning them in time.
 */
export function startCrons(
  { pool, crons, log }: { pool: pg.Pool; crons: readonly CronEntry[]; log: Log },
): { stop: () => Promise<void> } {
  const items = itemsOf(crons);
  const stopping = Promise.withResolvers<void>();
  let isStopped = false;
  const keepPlanning = async () => {
    for (let failures = 0; !isStopped && items.length > 0;) {
      let pause: number;
      try {
        const at = await planDue(pool, items);
        pause = MINUTE_MS - at.getTime() % MINUTE_MS;
        failures = 0;
      } catch (error) {
        pause = Math.min(LONGEST_PAUSE_MS, 250 * 2 ** failures++);
        if (!isStopped) log.warn("could not schedule cron jobs", { error, nextTryMs: pause });
      }
      const { promise, resolve } = Promise.withResolvers<void>();
      const timer = setTimeout(resolve, pause);
      await Promise.race([promise, stopping.promise]);
      clearTimeout(timer);
    }
  };
  const planning = keepPlanning();
  return {
    async stop() {
      isStopped = true;
      stopping.resolve();
      await planning;
    },
  };
}

type Item = Pick<ParsedCronItem, "task" | "match">;

/** Returns the entries with matchers for their minutes. */
export function itemsOf(crons: readonly CronEntry[]): Item[] {
  return parseCronItems(crons.map(({ when, job }) => ({ match: when, task: job, identifier: job })));
}

/** Returns an entry's last due minute after `after` and until `until`; undefined if there is none. */
export function lastDue({ match }: Item, after: Date, until: Date): Date | undefined {
  for (let at = until.getTime() - until.getTime() % MINUTE_MS; at > after.getTime(); at -= MINUTE_MS) {
    const minute = new Date(at);
    const isDue = match({
      min: minute.getUTCMinutes(),
      hour: minute.getUTCHours(),
      date: minute.getUTCDate(),
      month: minute.getUTCMonth() + 1,
      dow: minute.getUTCDay(),
    });
    if (isDue) return minute;
  }
}

/**
 * Adds the jobs that became due since they were last planned. Each is added once, even if it was missed
 * several times while no process ran. A new entry counts as planned now, and so does one that was planned
 * while the database's clock was ahead. Returns the database's time.
 */
async function planDue(pool: pg.Pool, items: readonly Item[]): Promise<Date> {
  const { rows } = await pool.query<{ at: Date; job: string; plannedAt: Date }>(
    `with added as (
       insert into planned_crons (job) select unnest($1::text[]) on conflict do nothing
     ), set_back as (
       update planned_crons set planned_at = now() where planned_at > now()
     )
     select now() as at, job, least(planned_at, now()) as "plannedAt"
     from unnest($1::text[]) as job left join planned_crons using (job)`,
    [items.map(({ task }) => task)],
  );
  const at = rows[0]!.at;
  const plannedAt = new Map(rows.map((row) => [row.job, row.plannedAt]));
  const due = items.flatMap((item) => {
    const minute = lastDue(item, plannedAt.get(item.task)!, at);
    return minute ? [{ job: item.task, minute }] : [];
  });
  if (due.length > 0) {
    // Only the first of several processes finds an earlier minute here.
    await pool.query(
      `with due as (
         select * from unnest($1::text[], $2::timestamptz[]) as due (job, minute)
       ), taken as (
         update planned_crons p set planned_at = due.minute from due
         where p.job = due.job and p.planned_at < due.minute returning p.job
       )
       select graphile_worker.add_job(job, '{}'::json) from taken`,
      [due.map(({ job }) => job), due.map(({ minute }) => minute)],
    );
  }
  return at;
}
