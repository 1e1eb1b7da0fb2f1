import { describe, expect, it } from "vitest";
import { createBatched, createJoined } from "./joined.ts";

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

describe("createBatched", () => {
  it("takes what comes during a run together, as many as it may, and fails nobody for another's item", async () => {
    const runs: number[][] = [];
    const add = createBatched<number>(4, async (items) => {
      runs.push([...items]);
      await Promise.resolve();
      if (items.includes(6)) throw new Error("not 6");
    });
    const results = await Promise.allSettled([1, 2, 3, 4, 5, 6, 7].map(add));
    expect(results.map(({ status }) => status === "fulfilled")).toEqual([
      true,
      true,
      true,
      true,
      true,
      false,
      true,
    ]);
    expect(runs).toEqual([[1], [2, 3, 4, 5], [6, 7], [6], [7]]);
    await add(8);
    expect(runs.at(-1)).toEqual([8]);
  });
});
