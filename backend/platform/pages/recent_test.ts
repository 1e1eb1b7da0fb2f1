import { expect, it } from "vitest";
import { createRecent } from "./recent.ts";

/** A question with numbered answers, delivered at once or when released. */
function world(options: Partial<Parameters<typeof createRecent>[0]> = {}) {
  let at = 0;
  let asked = 0;
  let isHeld = false;
  let isBroken = false;
  const waiting: (() => void)[] = [];
  const recent = createRecent<string>({
    renewMs: 1_000,
    freshMs: 3_000,
    staleMs: 30_000,
    graceMs: 900,
    most: 3,
    now: () => at,
    ...options,
  });
  return {
    recent,
    asked: () => asked,
    hold: (held: boolean) => {
      isHeld = held;
      if (!held) { for (const go of waiting.splice(0)) go(); }
    },
    fail: (broken: boolean) => isBroken = broken,
    at: (ms: number) => at = ms,
    ask: (key = "a") =>
      recent(key, async () => {
        const answer = `${key}${++asked}`;
        if (isHeld) await new Promise<void>((go) => waiting.push(go));
        if (isBroken) throw new Error("not now");
        return answer;
      }, (answer) => answer !== "gone1"),
  };
}
/** Waits for work that was started in the background. */
const settled = () => new Promise((done) => setTimeout(done));

it("sends the last answer while one asking makes it anew", async () => {
  const { ask, at, hold, asked } = world();
  await ask();
  at(999);
  expect([await ask(), asked()]).toEqual(["a1", 1]);
  at(20_000);
  hold(true);
  expect(await Promise.all([ask(), ask(), ask()])).toEqual(["a1", "a1", "a1"]);
  expect(asked()).toBe(2);
  hold(false);
  await settled();
  expect([await ask(), asked()]).toEqual(["a2", 2]);
  // Without requests for a long time, the next one runs the question.
  at(50_001);
  expect(await ask()).toBe("a3");
});

it("sends nothing from before a change for longer than the grace, also what was being asked then", async () => {
  const { recent, ask, at, hold, asked } = world();
  await ask();
  at(700);
  recent.changed();
  at(800);
  hold(true);
  expect([await ask(), asked()]).toEqual(["a1", 2]);
  // Another change comes while the answer to the first is pending.
  recent.changed();
  hold(false);
  await settled();
  expect([await ask(), asked()]).toEqual(["a2", 2]);
  at(1_400);
  expect([await ask(), asked()]).toEqual(["a2", 3]);
  await settled();
  expect(await ask()).toBe("a3");
  recent.changed();
  at(1_400 + 901);
  expect(await ask()).toBe("a4");
});

it("asks for what many ask for once in two thirds of the grace, however often something changes", async () => {
  const { recent, ask, at, asked } = world();
  await ask();
  for (let ms = 50; ms <= 6_000; ms += 50) {
    at(ms);
    recent.changed();
    await ask();
    await settled();
  }
  expect(asked()).toBe(11);
});

it("sends an older answer where a new one fails, for as long as it is fresh", async () => {
  const { recent, ask, at, fail } = world();
  await ask();
  recent.changed();
  fail(true);
  at(2_000);
  expect(await ask()).toBe("a1");
  at(3_100);
  await expect(ask()).rejects.toThrow("not now");
  fail(false);
  expect(await ask()).toMatch(/^a\d$/);
});

it("keeps no more than it may, and lets go of what is not kept when it is made anew", async () => {
  const { ask, asked } = world();
  for (const key of ["a", "b", "c", "d"]) await ask(key);
  await ask("a");
  expect(asked()).toBe(5);
  expect([await ask("gone"), await ask("gone")]).toEqual(["gone6", "gone6"]);
});

it("keeps as many answers as it may", async () => {
  const { ask, asked } = world();
  for (const key of ["a", "b", "c", "a", "b", "c"]) await ask(key);
  expect(asked()).toBe(3);
});

it("makes an answer anew after a renewal that failed, once its time has come again", async () => {
  const { ask, at, fail, asked } = world();
  await ask();
  at(2_000);
  fail(true);
  expect([await ask(), asked()]).toEqual(["a1", 2]);
  await settled();
  fail(false);
  at(2_999);
  expect([await ask(), asked()]).toEqual(["a1", 2]);
  at(3_000);
  expect([await ask(), asked()]).toEqual(["a1", 3]);
  await settled();
  expect(await ask()).toBe("a3");
});
