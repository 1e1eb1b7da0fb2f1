import fc from "fast-check";
import { expect, it } from "vitest";
import { asCaller } from "./caller.ts";
import { createGate, GateFull } from "./gate.ts";

const alone = (atOnce: number, waiting: number) =>
  createGate("test", { atOnce, waiting, each: { atOnce, waiting } });

/** Returns work that runs until it is released. */
function held() {
  let end = () => {};
  const work = () => new Promise<void>((done) => end = done);
  return { work, end: () => end() };
}

it("a gate lets so many run, in the order of their coming, and refuses beyond its queue", async () => {
  const gate = alone(1, 2);
  const began: number[] = [];
  const first = held();
  const running = gate(first.work);
  const [second, third] = [2, 3].map((n) => gate(() => Promise.resolve(began.push(n))));
  await expect(gate(() => Promise.resolve())).rejects.toBeInstanceOf(GateFull);
  expect(began).toEqual([]);
  first.end();
  await Promise.all([running, second, third]);
  expect(began).toEqual([2, 3]);
  expect(await gate(() => Promise.resolve("free"))).toBe("free");
});

it("work that nobody waits for any more is never begun, and its place goes to the next", async () => {
  const gate = alone(1, 1);
  const first = held();
  const running = gate(first.work);
  const leaving = new AbortController();
  let wasBegun = false;
  const left = gate(() => Promise.resolve(wasBegun = true), leaving.signal);
  leaving.abort(new Error("gone"));
  await expect(left).rejects.toThrow("gone");
  const next = gate(() => Promise.resolve("next"));
  first.end();
  await running;
  expect([await next, wasBegun]).toEqual(["next", false]);
  await expect(gate(() => Promise.resolve(), AbortSignal.abort(new Error("gone")))).rejects.toThrow("gone");
});

it("gives turns caller by caller, however many works one of them has", async () => {
  const gate = createGate("test", { atOnce: 1, waiting: 20, each: { atOnce: 1, waiting: 20 } });
  const first = held();
  const began: string[] = [];
  const ask = (caller: string, name: string) =>
    asCaller(caller, () => gate(() => Promise.resolve(began.push(name))));
  const running = asCaller("many", () => gate(first.work));
  const waiting = [
    ...["m1", "m2", "m3"].map((name) => ask("many", name)),
    ...["a1", "a2"].map((name) => ask("a", name)),
    ask("b", "b1"),
  ];
  first.end();
  await Promise.all([running, ...waiting]);
  expect(began).toEqual(["m1", "a1", "b1", "m2", "a2", "m3"]);
});

it("keeps one caller to its own bounds while there is room for others", async () => {
  const gate = createGate("test", { atOnce: 4, waiting: 10, each: { atOnce: 2, waiting: 1 } });
  const one = held();
  const two = held();
  const running = [one, two].map(({ work }) => asCaller("many", () => gate(work)));
  let hasBegun = false;
  const third = asCaller("many", () => gate(() => Promise.resolve(hasBegun = true)));
  await expect(asCaller("many", () => gate(() => Promise.resolve()))).rejects.toBeInstanceOf(GateFull);
  expect(await asCaller("other", () => gate(() => Promise.resolve("at once")))).toBe("at once");
  expect(hasBegun).toBe(false);
  one.end();
  await third;
  two.end();
  await Promise.all(running);
});

it("takes a place from the longest line when all are taken, and none from a line as short as the newcomer's", async () => {
  const gate = createGate("test", { atOnce: 1, waiting: 4, each: { atOnce: 1, waiting: 4 } });
  const first = held();
  const running = asCaller("x", () => gate(first.work));
  const done: string[] = [];
  const ask = (caller: string, name: string) =>
    asCaller(caller, () => gate(() => Promise.resolve(done.push(name)))).catch((error) => error);
  const many = ["m1", "m2", "m3", "m4"].map((name) => ask("many", name));
  const honest = ask("honest", "h1");
  expect(await many[3]).toBeInstanceOf(GateFull);
  const second = ask("second", "s1");
  expect(await many[2]).toBeInstanceOf(GateFull);
  expect(await ask("many", "m5")).toBeInstanceOf(GateFull);
  first.end();
  await Promise.all([running, honest, second, ...many]);
  expect(done.sort()).toEqual(["h1", "m1", "m2", "s1"]);
});

it("keeps every bound, loses no work and starves no caller, whatever comes", async () => {
  const call = fc.record({ caller: fc.constantFrom("a", "b", "c"), isGone: fc.boolean() });
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 1, max: 3 }),
      fc.integer({ min: 0, max: 5 }),
      fc.integer({ min: 1, max: 2 }),
      fc.integer({ min: 0, max: 3 }),
      fc.array(call, { maxLength: 25 }),
      async (atOnce, waiting, eachAtOnce, eachWaiting, calls) => {
        const gate = createGate("test", {
          atOnce,
          waiting,
          each: { atOnce: eachAtOnce, waiting: eachWaiting },
        });
        const running = new Map<string, number>();
        let all = 0;
        const ends = await Promise.all(calls.map(({ caller, isGone }) => {
          const leaving = new AbortController();
          const end = asCaller(caller, () =>
            gate(async () => {
              running.set(caller, (running.get(caller) ?? 0) + 1);
              expect(running.get(caller)).toBeLessThanOrEqual(eachAtOnce);
              expect(++all).toBeLessThanOrEqual(atOnce);
              await Promise.resolve();
              running.set(caller, running.get(caller)! - 1);
              all--;
              return "done";
            }, leaving.signal)).catch((error: Error) => error.name);
          if (isGone) leaving.abort(new DOMException("gone", "AbortError"));
          return end;
        }));
        expect(new Set(ends)).toEqual(
          new Set(ends.filter((end) => ["done", "GateFull", "AbortError"].includes(end))),
        );
        // The gate is clean again: an idle caller gets a turn at once.
        expect(await gate(() => Promise.resolve("free"))).toBe("free");
      },
    ),
    { numRuns: 300 },
  );
});
