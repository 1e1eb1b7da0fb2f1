import { readdirSync, readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startApp, type TestApp } from "../testing/app.ts";
import { withProcessClock } from "../testing/process_clock.ts";
import { compareClock, createClock, watchClock } from "./clock.ts";

const DAY_MS = 86_400_000;
const NOON = Date.parse("2026-11-26T12:00:00Z");

describe("createClock", () => {
  /** Simulates a wrong process clock, a slow database and passing hours. */
  function world() {
    const at = { elapsed: 1_000, offMs: 0, answerMs: 0 };
    const lines: { level: string; msg: string; offMs?: unknown }[] = [];
    const note = (level: string) => (msg: string, more: object = {}) =>
      void lines.push({ level, msg, ...more });
    const database = () => NOON + at.elapsed;
    const clock = createClock({
      log: { error: note("error"), info: note("info") },
      wall: () => database() + at.offMs,
      elapsed: () => at.elapsed,
    });
    const compare = () =>
      clock.compare(() => {
        at.elapsed += at.answerMs / 2;
        const answer = new Date(database());
        at.elapsed += at.answerMs / 2;
        return Promise.resolve(answer);
      });
    return { at, lines, clock, compare, behindMs: () => database() - clock.now().getTime() };
  }

  it("has the process's time before the first comparison, and the database's from then on", async () => {
    const { at, clock, compare, behindMs } = world();
    at.offMs = 2 * DAY_MS;
    expect([behindMs(), clock.isRight()]).toEqual([-2 * DAY_MS, true]);
    await compare();
    expect(behindMs()).toBe(0);
    at.elapsed += 3_600_000;
    at.offMs = -DAY_MS;
    expect(behindMs()).toBe(0);
  });

  it.each([
    [5_000, true],
    [-5_000, true],
    [5_001, false],
    [-5_001, false],
    [2 * DAY_MS, false],
    [-2 * DAY_MS, false],
  ])("off by %i ms: right is %s", async (offMs, isRight) => {
    const { at, clock, compare } = world();
    at.offMs = offMs;
    await compare();
    expect(clock.isRight()).toBe(isRight);
  });

  it("logs once when the process clock turns out wrong, and once when it is right again", async () => {
    const { at, lines, compare } = world();
    at.offMs = 61_000;
    await compare();
    await compare();
    at.offMs = 0;
    await compare();
    await compare();
    expect(lines).toEqual([
      { level: "error", msg: "the process clock is wrong", offMs: 61_000, toleranceMs: 5_000 },
      { level: "info", msg: "the process clock is right again" },
    ]);
  });

  it("takes no slow answer for a deviation, and does not jump because of one", async () => {
    const { at, clock, compare, behindMs } = world();
    await compare();
    at.answerMs = 20_000;
    await compare();
    expect([clock.isRight(), behindMs()]).toEqual([true, 0]);
  });

  it("keeps its time when the database can't be asked", async () => {
    const { clock, compare, behindMs } = world();
    await compare();
    await expect(clock.compare(() => Promise.reject(new Error("away")))).rejects.toThrow("away");
    expect([clock.isRight(), behindMs()]).toEqual([true, 0]);
  });
});

it("is what every feature reads in place of the process clock", () => {
  const folder = new URL("../features/", import.meta.url);
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".ts") && !file.endsWith("_test.ts"));
  const reading = files.filter((file) =>
    /\bDate\.now\(|\bnew Date\(\)/.test(readFileSync(new URL(file, folder), "utf8"))
  );
  // Compares the times of files with the clock of the machine that wrote them.
  expect(reading).toEqual(["search/snapshot_actions.ts"]);
});

describe("a process whose clock is wrong", () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startApp({ features: ["system"] });
  });
  afterAll(() => app.close());

  it.each([2, -2])(
    "by %i days isn't ready until it is right again, and has the database's time",
    async (days) => {
      const { clock, pool } = app.services;
      await withProcessClock(days * DAY_MS, async () => {
        await compareClock(clock, pool);
        const answer = await app.fetch("/readyz");
        expect([answer.status, (await answer.json()).detail]).toEqual([503, "Not ready: clock."]);
      });
      expect(Math.abs(clock.now().getTime() - Date.now())).toBeLessThan(5_000);
      await compareClock(clock, pool);
      const answer = await app.fetch("/readyz");
      expect(answer.status).toBe(200);
      expect((await answer.json()).checks).toContainEqual({ name: "clock", isReady: true });
    },
  );

  it("notices without being asked", async () => {
    const { clock, pool } = app.services;
    const watching = watchClock(clock, pool, 10);
    try {
      await withProcessClock(-60_000, () => expect.poll(clock.isRight).toBe(false));
      await expect.poll(clock.isRight).toBe(true);
    } finally {
      watching.stop();
    }
  });
});
