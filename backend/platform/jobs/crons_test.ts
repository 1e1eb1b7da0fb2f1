import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { startServices, type TestServices } from "../../testing/app.ts";
import { withProcessClock } from "../../testing/process_clock.ts";
import { itemsOf, lastDue, startCrons } from "./crons.ts";
import type { CronEntry } from "./job.ts";
import { startJobs } from "./runner.ts";

describe("lastDue", () => {
  it.each([
    ["* * * * *", "12:00:00", "12:00:59", undefined],
    ["* * * * *", "12:00:59", "12:01:00", "12:01"],
    ["* * * * *", "11:00:00", "12:01:30", "12:01"],
    ["*/5 * * * *", "12:01:00", "12:04:59", undefined],
    ["*/5 * * * *", "12:01:00", "12:05:00", "12:05"],
    ["17 * * * *", "11:16:59", "12:16:59", "11:17"],
    ["17 * * * *", "11:17:00", "12:16:59", undefined],
    ["13 14 * * *", "00:00:00", "14:12:59", undefined],
    ["13 14 * * *", "00:00:00", "23:59:00", "14:13"],
    ["13 14 * * *", "15:00:00", "12:00:00", undefined],
  ])("of %s after %s until %s is %s", (when, after, until, due) => {
    const at = (time: string) => new Date(`2026-11-26T${time}Z`);
    const [item] = itemsOf([{ when, job: "sweep" }]);
    expect(lastDue(item!, at(after), at(until))?.toISOString()).toBe(due && `2026-11-26T${due}:00.000Z`);
  });

  it("finds a daily minute that was missed a week ago", () => {
    const [item] = itemsOf([{ when: "13 14 * * *", job: "sweep" }]);
    expect(lastDue(item!, new Date("2026-11-19T12:00:00Z"), new Date("2026-11-26T14:00:00Z")))
      .toEqual(new Date("2026-11-25T14:13:00Z"));
  });
});

describe("jobs by the clock", () => {
  let app: TestServices;
  let started: { stop: () => Promise<void> }[];
  beforeEach(async () => {
    started = [];
    app = await startServices();
  });
  afterEach(async () => {
    await Promise.all(started.map((one) => one.stop()));
    await app.close();
  });

  const everyMinute: CronEntry = { when: "* * * * *", job: "sweep" };
  const start = (crons = [everyMinute]) => {
    const { pool, log } = app.services;
    const planner = startCrons({ pool, crons, log });
    started.push(planner);
    return planner;
  };
  /** Sets the time at which the job was last planned. `now()` is the database's. */
  const plannedAt = (moment: string, job = "sweep") =>
    sql`insert into planned_crons (job, planned_at) values (${job}, ${sql.raw(moment)})
      on conflict (job) do update set planned_at = excluded.planned_at`.execute(app.db);
  const waiting = async () => {
    const { rows } = await sql<{ job: string; isDue: boolean }>`
      select task_identifier as job, run_at <= now() as "isDue" from graphile_worker.jobs order by 1`.execute(
      app.db,
    );
    return rows;
  };
  const isPlanned = async (job = "sweep") => {
    const { rows } = await sql<{ is: boolean }>`
      select planned_at between date_trunc('minute', now()) - interval '1 minute' and now() as is
      from planned_crons where job = ${job}`.execute(app.db);
    return rows[0]?.is ?? false;
  };

  it.each([0, 2, -2])("run in time when the process clock is %i days off", async (days) => {
    await plannedAt("now() - interval '61 seconds'");
    const ran = Promise.withResolvers<void>();
    const jobs = { sweep: () => Promise.resolve(ran.resolve()) };
    await withProcessClock(days * 86_400_000, async () => {
      started.push(
        startJobs(app.services, { databaseUrl: app.databaseUrl, jobs, crons: [everyMinute], pollMs: 20 }),
      );
      await ran.promise;
    });
    expect(await isPlanned()).toBe(true);
  });

  it("are planned once by several processes, whatever their clocks say", async () => {
    await plannedAt("now() - interval '1 hour'");
    const hourly = {
      when: `${new Date(Date.now() - 600_000).getUTCMinutes()} * * * *`,
      job: "sweep" as const,
    };
    start([hourly]);
    await withProcessClock(2 * 86_400_000, async () => {
      start([hourly]);
      await expect.poll(async () => (await waiting()).length).toBe(1);
    });
    await withProcessClock(-2 * 86_400_000, async () => {
      start([hourly]);
      await new Promise((done) => setTimeout(done, 50));
    });
    expect(await waiting()).toEqual([{ job: "sweep", isDue: true }]);
  });

  it("that were missed while no process ran are made up for once", async () => {
    await plannedAt("now() - interval '3 days'");
    await plannedAt("now() - interval '3 days'", "runPayouts");
    start([everyMinute, { when: "13 14 * * *", job: "runPayouts" }]);
    await expect.poll(waiting).toEqual([{ job: "runPayouts", isDue: true }, { job: "sweep", isDue: true }]);
    expect(await isPlanned()).toBe(true);
  });

  it("are planned from now on when the database's clock was ahead and is right again", async () => {
    await plannedAt("now() + interval '2 days'");
    start();
    await expect.poll(isPlanned).toBe(true);
    expect(await waiting()).toEqual([]);
  });

  it("wait for their next minute when they are new", async () => {
    start([{ when: "13 14 * * *", job: "runPayouts" }]);
    await expect.poll(async () => (await app.db.selectFrom("planned_crons").select("job").execute()).length)
      .toBe(1);
    expect(await waiting()).toEqual([]);
  });

  it("are planned once the database answers again", async () => {
    await plannedAt("now() - interval '61 seconds'");
    await sql`alter table planned_crons rename to away`.execute(app.db);
    start();
    await expect.poll(() => app.logged.some(({ msg }) => msg === "could not schedule cron jobs"))
      .toBe(true);
    await sql`alter table away rename to planned_crons`.execute(app.db);
    await expect.poll(isPlanned).toBe(true);
  });
});
