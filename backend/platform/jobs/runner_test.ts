import { connect, createServer } from "node:net";
import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { addJob, type JobOptions, removeJob } from "../outbox/add_job.ts";
import { startServices, type TestServices } from "../../testing/app.ts";
import { onDatabase, withClient } from "../../testing/cluster.ts";
import type { Jobs } from "./job.ts";
import { type JobRunner, type RunnerOptions, startJobs } from "./runner.ts";

/** A fifth of the default. */
const LOOK_MS = 400;
let app: TestServices;
let runners: JobRunner[];
let ran: { id: number; attempt: number }[];
let act: (id: number, attempt: number, signal: AbortSignal) => Promise<void>;

const jobs: Partial<Jobs> = {
  sweep: async (payload, _services, { attempt, signal }) => {
    const id = payload.id as unknown as number;
    ran.push({ id, attempt });
    await act(id, attempt, signal);
  },
};
// The job's type does not matter here: a known name with another function, and a payload to identify the
// runs.
const add = (trx: TestServices["db"], id: number, options?: JobOptions) =>
  addJob(trx, "sweep", { id } as never, options);
const start = (more: Partial<RunnerOptions> = {}) => {
  const runner = startJobs(app.services, {
    databaseUrl: app.databaseUrl,
    jobs,
    crons: [],
    pollMs: 100,
    lookMs: LOOK_MS,
    ...more,
  });
  runners.push(runner);
  return runner;
};

beforeEach(async () => {
  [runners, ran, act] = [[], [], () => Promise.resolve()];
  app = await startServices();
});
afterEach(async () => {
  await Promise.all(runners.map((runner) => runner.stop()));
  await app.close();
});

describe("a job", () => {
  it("runs once when its transaction commits, and never when it is rolled back", async () => {
    start();
    await app.db.transaction().execute((trx) => add(trx, 1));
    await app.db.transaction().execute(async (trx) => {
      await add(trx, 2);
      throw new Error("undo");
    }).catch(() => {});
    await add(app.db, 3);
    await until(() => ran.length === 2);
    await pause(300);
    expect(ran.map((run) => run.id).toSorted()).toEqual([1, 3]);
    expect(await waiting()).toBe(0);
  });

  it("does not begin before its transaction has committed", async () => {
    start();
    await app.db.transaction().execute(async (trx) => {
      await add(trx, 1);
      await pause(300);
      expect(ran).toEqual([]);
    });
    await until(() => ran.length === 1);
  });

  it("that throws is reported and runs again until it succeeds", async () => {
    act = (_id, attempt) => attempt < 2 ? Promise.reject(new Error("mail server down")) : Promise.resolve();
    start();
    await add(app.db, 1);
    await until(() => ran.length === 1);
    await until(async () => await dueIn() > 0);
    expect(await waiting()).toBe(1); // it waits for the end of its pause
    await sql`update graphile_worker._private_jobs set run_at = now()`.execute(app.db);
    await until(() => ran.length === 2);
    await until(async () => await waiting() === 0);
    expect(ran.map((run) => run.attempt)).toEqual([1, 2]);
    expect(app.reported).toHaveLength(1);
    expect(app.logged.some((line) => line.level === "warn" && line.msg === "job failed, will run again"))
      .toBe(true);
  });

  it("pauses longer after each failure", async () => {
    act = () => Promise.reject(new Error("no"));
    start();
    await add(app.db, 1);
    const pauses: number[] = [];
    for (let attempt = 1; attempt <= 3; attempt++) {
      await until(async () => ran.length === attempt && await dueIn() > 0.5);
      pauses.push(await dueIn());
      await sql`update graphile_worker._private_jobs set run_at = now()`.execute(app.db);
    }
    expect(pauses[1]).toBeGreaterThan(pauses[0]!);
    expect(pauses[2]).toBeGreaterThan(pauses[1]!);
  });

  it("is given up after its last attempt, and stays to be looked at", async () => {
    act = () => Promise.reject(new Error("no"));
    start();
    await add(app.db, 1, { maxAttempts: 1 });
    await until(() => app.logged.some((line) => line.msg === "job given up"));
    await pause(300);
    expect(ran).toHaveLength(1);
    expect(await waiting()).toBe(1);
  });

  it("runs once though two runners look for it", async () => {
    start({ concurrency: 3 });
    start({ concurrency: 3 });
    for (let id = 0; id < 40; id++) await add(app.db, id);
    await until(() => ran.length >= 40);
    await pause(300);
    expect(ran.map((run) => run.id).sort((a, b) => a - b)).toEqual(Array.from({ length: 40 }, (_, id) => id));
  });

  it("replaces the waiting one of the same key, and can be taken back by it", async () => {
    const runAt = new Date(Date.now() + 3_600_000);
    await add(app.db, 1, { key: "hold:1", runAt });
    await add(app.db, 2, { key: "hold:1", runAt: new Date() });
    await add(app.db, 3, { key: "hold:2" });
    await removeJob(app.db, "hold:2");
    start();
    await until(() => ran.length > 0);
    await pause(300);
    expect(ran.map((run) => run.id)).toEqual([2]);
  });

  it("waits for its time", async () => {
    start();
    await add(app.db, 1, { runAt: new Date(Date.now() + 1_000) });
    await pause(400);
    expect(ran).toEqual([]);
    await until(() => ran.length === 1);
  });
});

describe("the runner", () => {
  it("finishes the job under way before it stops", async () => {
    let finished = false;
    act = async () => {
      await pause(400);
      finished = true;
    };
    const runner = start();
    await add(app.db, 1);
    await until(() => ran.length === 1);
    await runner.stop();
    expect(finished).toBe(true);
    expect(await waiting()).toBe(0);
  });

  it("runs again what a killed runner had begun, and leaves alone what a living one does", async () => {
    act = (id) => id === 1 ? pause(7 * LOOK_MS) : Promise.resolve();
    start({ concurrency: 1 });
    await add(app.db, 1);
    await until(() => ran.length === 1);
    await add(app.db, 2);
    await sql`update graphile_worker._private_jobs set locked_by = 'pool-dead', locked_at = now() - interval '1 minute'
      where (payload ->> 'id') = '2'`.execute(app.db);
    start({ concurrency: 2 });
    await until(() => ran.some((run) => run.id === 2), 15_000);
    await until(async () => await waiting() === 0, 15_000);
    expect(ran.map((run) => run.id)).toEqual([1, 2]);
    expect(app.logged.some((line) => line.msg === "restarting jobs of dead runners")).toBe(true);
  }, 40_000);

  it(
    "runs a job again whose last try was lost with a killed runner, an hour later, and says so",
    async () => {
      await add(app.db, 1, { maxAttempts: 2 });
      await add(app.db, 2);
      await sql`update graphile_worker._private_jobs set locked_by = 'pool-dead', locked_at = now(), attempts = 2`
        .execute(app.db);
      start();
      await until(() => ran.some(({ id }) => id === 2), 25_000);
      expect(ran).toEqual([{ id: 2, attempt: 3 }]);
      expect(await dueIn()).toBeGreaterThan(3_500);
      expect(app.logged.filter(({ level }) => level === "error").map(({ msg }) => msg))
        .toEqual(["the last try of a job was lost, and is repeated in an hour"]);
      await sql`update graphile_worker._private_jobs set run_at = now()`.execute(app.db);
      await until(async () => await waiting() === 0);
      expect(ran.at(-1)).toEqual({ id: 1, attempt: 2 });
    },
    40_000,
  );

  it("keeps its jobs though the connection breaks by which it shows that it lives", async () => {
    act = () => pause(7 * LOOK_MS);
    start({ concurrency: 1 });
    await add(app.db, 1);
    await until(() => ran.length === 1);
    start({ concurrency: 1 });
    while (await waiting() > 0) {
      await sql`select pg_terminate_backend(pid) from pg_locks where locktype = 'advisory' and classid = 48532 and granted
        and database = (select oid from pg_database where datname = current_database())`.execute(app.db);
      await pause(LOOK_MS / 4);
    }
    expect(ran).toEqual([{ id: 1, attempt: 1 }]);
  }, 40_000);

  it("goes on after the database has broken its connections", async () => {
    start();
    await add(app.db, 1);
    await until(() => ran.length === 1);
    await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`.execute(app.db);
    await add(app.db, 2);
    await until(() => ran.some((run) => run.id === 2), 15_000);
  });
});

describe("on the way to the database", () => {
  /**
   * Opens a proxy to the database that disturbs the first statement with these words: it delays the statement
   * or its answer, cuts the connection in place of the answer (`cut` ms later), or with `isSilent` drops the
   * database's side after the answer without telling the client.
   */
  async function between(
    words: string,
    held: { statement?: number; answer?: number; cut?: number; isSilent?: boolean } = {},
  ) {
    const { hostname, port } = new URL(app.databaseUrl);
    let count = 0;
    const server = createServer((client) => {
      const database = connect(Number(port), hostname);
      let isAsked = false;
      const end = () => (client.destroy(), database.destroy());
      for (const socket of [client, database]) socket.on("error", end).on("close", end);
      const after = (ms: number | undefined, act: () => void) => ms ? void pause(ms).then(act) : act();
      client.on("data", (bytes) => {
        const isFirst = count === 0 && !isAsked && bytes.includes(words);
        isAsked ||= isFirst;
        after(isFirst ? held.statement : 0, () => database.write(bytes));
      });
      database.on("data", (bytes) => {
        const isFirst = isAsked && count === 0;
        if (isFirst) count++;
        if (isFirst && held.isSilent) {
          client.write(bytes);
          for (const event of ["error", "close"]) database.removeAllListeners(event);
          return void database.on("error", () => {}).destroy();
        }
        if (isFirst && !held.statement && !held.answer) after(held.cut, end);
        else after(isFirst ? held.answer : 0, () => client.write(bytes));
      });
    });
    await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
    const url = new URL(app.databaseUrl);
    url.port = String((server.address() as { port: number }).port);
    return { databaseUrl: url.href, count: () => count, close: () => void server.close() };
  }
  const ASKS = "jobs.priority";
  const ENDS = "delete from";

  it("the connection that hears of jobs is given back once, also when it breaks while the runner stops", async () => {
    const uncaught: unknown[] = [];
    const note = (event: PromiseRejectionEvent) => {
      event.preventDefault();
      uncaught.push(event.reason);
    };
    addEventListener("unhandledrejection", note);
    try {
      const { databaseUrl, count, close } = await between('LISTEN "jobs:insert"', { cut: 300 });
      const runner = start({ databaseUrl });
      await until(() => count() === 1);
      await runner.stop();
      close();
      await pause(50);
      expect(uncaught).toEqual([]);
    } finally {
      removeEventListener("unhandledrejection", note);
    }
  });

  it(
    "a lost answer does not keep its job from running, nor is a job that runs given to another",
    async () => {
      const { databaseUrl, count, close } = await between(ASKS);
      act = (id) => id === 2 ? pause(3.5 * LOOK_MS) : Promise.resolve();
      await add(app.db, 1);
      start({ databaseUrl, concurrency: 1 });
      await until(async () => count() === 1 && await waiting() === 1);
      expect(ran).toEqual([]);
      start({ databaseUrl, concurrency: 1 });
      await add(app.db, 2);
      await until(async () => await waiting() === 0, 15_000);
      expect(ran).toEqual([{ id: 2, attempt: 1 }, { id: 1, attempt: 1 }]);
      expect(app.logged.some((line) => line.msg === "restarting jobs that no runner holds")).toBe(true);
      close();
    },
    20_000,
  );

  it("a connection that ends unheard does not make a runner look dead", async () => {
    const { databaseUrl, count, close } = await between("pg_advisory_lock", { isSilent: true });
    act = () => pause(7 * LOOK_MS);
    await add(app.db, 1);
    start({ databaseUrl, concurrency: 1 });
    await until(() => count() === 1 && ran.length === 1);
    start({ concurrency: 1 });
    await until(async () => await waiting() === 0, 25_000);
    expect(ran).toEqual([{ id: 1, attempt: 1 }]);
    close();
  }, 40_000);

  it("a late answer gives its job to nobody else", async () => {
    const { databaseUrl, count, close } = await between(ASKS, { answer: 3.5 * LOOK_MS });
    await add(app.db, 1);
    start({ databaseUrl, concurrency: 2 });
    await until(() => count() === 1);
    await until(async () => await waiting() === 0, 15_000);
    expect(ran).toEqual([{ id: 1, attempt: 1 }]);
    close();
  }, 20_000);

  it("a job that has ended, and was not written so yet, does not run again", async () => {
    const { databaseUrl, count, close } = await between(ENDS, { statement: 3.5 * LOOK_MS });
    await add(app.db, 1);
    start({ databaseUrl, concurrency: 2 });
    await until(async () => await waiting() === 0, 15_000);
    expect(count()).toBe(1);
    expect(ran).toEqual([{ id: 1, attempt: 1 }]);
    close();
  }, 20_000);
});

describe("outages of the database while jobs end", () => {
  it("do not keep jobs from running afterwards", async () => {
    act = async (id) => {
      await pause(30 + id % 7 * 40);
      if (id % 3 === 0) throw new Error("no");
    };
    start({ concurrency: 4, endMs: 500 });
    for (let round = 0; round < 3; round++) {
      for (let id = 1; id <= 60; id++) await add(app.db, id);
      const begun = ran.length;
      await until(() => ran.length > begun + 4);
      await outage(700);
    }
    await add(app.db, 1_000);
    await until(() => ran.some(({ id }) => id === 1_000));
  }, 60_000);
});

/** Ends all connections and refuses new ones for `ms` milliseconds. */
async function outage(ms: number): Promise<void> {
  const { pathname } = new URL(app.databaseUrl);
  const name = pathname.slice(1);
  await withClient(onDatabase(app.databaseUrl, "postgres"), async (client) => {
    await client.query(`alter database "${name}" with allow_connections false`);
    await client.query("select pg_terminate_backend(pid) from pg_stat_activity where datname = $1", [name]);
    await pause(ms);
    await client.query(`alter database "${name}" with allow_connections true`);
  });
}

const pause = (ms: number) => new Promise<void>((done) => setTimeout(done, ms));

async function until(isSo: () => boolean | Promise<boolean>, ms = 10_000): Promise<void> {
  const end = Date.now() + ms;
  while (!await isSo()) {
    if (Date.now() > end) throw new Error("it did not happen in time");
    await pause(20);
  }
}

async function waiting(): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*) as n from graphile_worker._private_jobs`.execute(
    app.db,
  );
  return rows[0]!.n;
}

async function dueIn(): Promise<number> {
  const { rows } = await sql<{ s: number | null }>`
    select max(extract(epoch from run_at - now())) as s from graphile_worker._private_jobs`.execute(app.db);
  return Number(rows[0]!.s ?? 0);
}
