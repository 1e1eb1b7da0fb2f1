import { expect, it } from "vitest";
import { createGate, GateFull } from "./gate.ts";

it("a gate lets so many run, in the order of their coming, and refuses beyond its queue", async () => {
  const gate = createGate(1, 2);
  const began: number[] = [];
  let finish = () => {};
  const first = gate(() => new Promise<void>((done) => finish = done));
  const [second, third] = [2, 3].map((n) => gate(() => Promise.resolve(began.push(n))));
  await expect(gate(() => Promise.resolve())).rejects.toBeInstanceOf(GateFull);
  expect(began).toEqual([]);
  finish();
  await Promise.all([first, second, third]);
  expect(began).toEqual([2, 3]);
  expect(await gate(() => Promise.resolve("free"))).toBe("free");
});

it("work that nobody waits for any more is never begun, and its place goes to the next", async () => {
  const gate = createGate(1, 1);
  let finish = () => {};
  const first = gate(() => new Promise<void>((done) => finish = done));
  const leaving = new AbortController();
  let wasBegun = false;
  const left = gate(() => Promise.resolve(wasBegun = true), leaving.signal);
  leaving.abort(new Error("gone"));
  await expect(left).rejects.toThrow("gone");
  const next = gate(() => Promise.resolve("next"));
  finish();
  await first;
  expect([await next, wasBegun]).toEqual(["next", false]);
  await expect(gate(() => Promise.resolve(), AbortSignal.abort(new Error("gone")))).rejects.toThrow("gone");
});
