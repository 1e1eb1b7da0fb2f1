import { expect, it } from "vitest";
import { createJoined } from "./joined.ts";

it("joins what comes while a run is under way, each key apart, and counts everybody once", async () => {
  const join = createJoined<string>();
  const runs: string[] = [];
  const run = (key: string) => async (count: number) => {
    runs.push(`${key} ${count}`);
    await new Promise((done) => setTimeout(done, 10));
    return `${key} of ${count}`;
  };
  const first = join("a", run("a"));
  await Promise.resolve();
  await Promise.resolve();
  const others = ["a", "a", "b", "a"].map((key) => join(key, run(key)));
  expect(await Promise.all([first, ...others])).toEqual(["a of 1", "a of 3", "a of 3", "b of 1", "a of 3"]);
  expect(runs.toSorted()).toEqual(["a 1", "a 3", "b 1"]);
  expect(await join("a", run("a"))).toBe("a of 1");
});

it("fails for those of a run that fails, and for nobody else", async () => {
  const join = createJoined<number>();
  const fails = () => Promise.reject(new Error("no"));
  const first = join("a", fails);
  await Promise.resolve();
  await Promise.resolve();
  const second = join("a", (count) => Promise.resolve(count));
  await expect(first).rejects.toThrow("no");
  expect(await second).toBe(1);
});
