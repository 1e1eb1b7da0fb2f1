import { describe, expect, it } from "vitest";
import { createChanges } from "../changes.ts";
import { keptAnswers } from "./kept_answers.ts";

/** Returns an operation whose answers state their ordinal number, padded to `length` characters. */
function open({ length = 1_000 } = {}) {
  let clock = 1_000;
  let asked = 0;
  const changes = createChanges();
  const kept = keptAnswers<{ number: number; length: number }>(changes, () => clock);
  const ask = () => Promise.resolve({ number: ++asked, length });
  return {
    changes,
    ask: async (key: string, asking = ask) => (await kept(key, asking)).number,
    pass: (ms: number) => void (clock += ms),
  };
}
const later = () => Promise.withResolvers<{ number: number; length: number }>();

describe("kept answers", () => {
  it("are asked once for all who ask the same within a moment, and apart for other questions", async () => {
    const { ask, pass } = open();
    expect(await Promise.all([ask("a"), ask("a"), ask("b")])).toEqual([1, 1, 2]);
    pass(499);
    expect([await ask("a"), await ask("b")]).toEqual([1, 2]);
  });

  it("are asked anew after half a second, and at once after a change", async () => {
    const { ask, pass, changes } = open();
    await ask("a");
    pass(500);
    expect(await ask("a")).toBe(2);
    changes.tell();
    expect(await ask("a")).toBe(3);
  });

  it("are not given to who asks after a change, when they were asked before it", async () => {
    const { ask, changes } = open();
    const before = later();
    const early = ask("a", () => before.promise);
    changes.tell();
    const late = ask("a");
    before.resolve({ number: -1, length: 1 });
    expect([await early, await late, await ask("a")]).toEqual([-1, 1, 1]);
  });

  it("fail together, and are then asked anew", async () => {
    const { ask } = open();
    const failing = later();
    const both = [ask("a", () => failing.promise), ask("a")];
    failing.reject(new Error("not there"));
    for (const one of both) await expect(one).rejects.toThrow("not there");
    expect(await ask("a")).toBe(1);
  });

  it("take no more memory than they may, questions included: the oldest go first", async () => {
    const { ask } = open({ length: 99_000 });
    for (let i = 1; i <= 21; i++) expect(await ask(`${i}`)).toBe(i);
    expect([await ask("21"), await ask("2"), await ask("1")]).toEqual([21, 2, 22]);
    const { ask: large } = open({ length: 2_000_001 });
    expect([await large("a"), await large("a")]).toEqual([1, 2]);
    const { ask: short } = open({ length: 11 });
    const key = (nth: number) => `${nth} `.padEnd(1_000);
    for (let nth = 1; nth <= 2_000; nth++) await short(key(nth));
    expect([await short(key(2_000)), await short(key(1))]).toEqual([2_000, 2_001]);
  });

  it("are not kept for a question that is longer than anybody else's would be", async () => {
    const { ask } = open();
    expect([await ask("a".repeat(1_001)), await ask("a".repeat(1_001))]).toEqual([1, 2]);
  });
});
