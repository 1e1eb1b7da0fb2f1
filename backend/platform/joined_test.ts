import { describe, expect, it } from "vitest";
import { createBatched } from "./joined.ts";

describe("createBatched", () => {
  it("takes what comes during a run together, as many as it may, and fails nobody for another's item", async () => {
    const runs: number[][] = [];
    const add = createBatched<number, string>(4, async (items) => {
      runs.push([...items]);
      await Promise.resolve();
      if (items.includes(6)) throw new Error("not 6");
      return items.map((item) => `${item} of ${items.length}`);
    });
    const results = await Promise.allSettled([1, 2, 3, 4, 5, 6, 7].map(add));
    expect(results.map((one) => one.status === "fulfilled" ? one.value : one.reason.message)).toEqual(
      ["1 of 1", "2 of 4", "3 of 4", "4 of 4", "5 of 4", "not 6", "7 of 1"],
    );
    expect(runs).toEqual([[1], [2, 3, 4, 5], [6, 7], [6], [7]]);
    expect(await add(8)).toBe("8 of 1");
    expect(runs.at(-1)).toEqual([8]);
  });
});
