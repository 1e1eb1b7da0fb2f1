import { describe, expect, it } from "vitest";
import { runInLanes, type Work } from "./lanes.ts";

/** Returns works that last until the test ends them. */
function stage() {
  const begun: string[] = [];
  const ends = new Map<string, { done: () => void; fail: (error: Error) => void }>();
  const work = (name: string, seconds: number, rest: Partial<Work> = {}): Work => ({
    name,
    seconds,
    lanes: 1,
    run: () => {
      begun.push(name);
      return new Promise((done, fail) => ends.set(name, { done, fail }));
    },
    ...rest,
  });
  const settle = () => new Promise((done) => setTimeout(done));
  const end = async (name: string) => {
    ends.get(name)!.done();
    await settle();
  };
  return { begun, ends, work, end, settle };
}

describe("runInLanes", () => {
  it("begins with the longest, and gives a lane that is free to the next", async () => {
    const { begun, work, end } = stage();
    const all = runInLanes([work("short", 1), work("long", 9), work("middle", 5)], 2);
    expect(begun).toEqual(["long", "middle"]);
    await end("middle");
    expect(begun).toEqual(["long", "middle", "short"]);
    await end("short");
    await end("long");
    await all;
  });

  it("begins what is busy in several lanes with one that is free, and then counts them all", async () => {
    const { begun, work, end } = stage();
    const all = runInLanes(
      [work("one", 9), work("two", 8), work("wide", 5, { lanes: 2 }), work("small", 1)],
      2,
    );
    await end("two");
    expect(begun).toEqual(["one", "two", "wide"]);
    await end("one");
    expect(begun).toEqual(["one", "two", "wide"]);
    await end("wide");
    expect(begun).toEqual(["one", "two", "wide", "small"]);
    await end("small");
    await all;
  });

  it("waits for what has to come before, and begins early with what much waits for", async () => {
    const { begun, work, end } = stage();
    const all = runInLanes([work("other", 5), work("tests", 9, { after: ["build"] }), work("build", 1)], 1);
    expect(begun).toEqual(["build"]);
    for (const name of ["build", "tests", "other"]) await end(name);
    await all;
    expect(begun).toEqual(["build", "tests", "other"]);
  });

  it("finishes the rest when something fails, begins nothing that needed it, and throws", async () => {
    const { begun, ends, work, end, settle } = stage();
    const all = runInLanes(
      [work("build", 9), work("tests", 5, { after: ["build"] }), work("other", 1)],
      1,
    ).catch((error) => error.message);
    ends.get("build")!.fail(new Error("it does not build"));
    await settle();
    expect(begun).toEqual(["build", "other"]);
    await end("other");
    expect(await all).toBe("it does not build");
  });
});
