import { expect, it } from "vitest";
import { createMasks } from "./mask_actions.ts";
import type { Masked } from "./mask_rules.ts";

const HOST = "hearthpaw.example";

/** Masks that take so long, and how often each text was masked. */
function slow(ms: number, most?: number) {
  const times = new Map<string, number>();
  const masksOf = createMasks((text): Masked => {
    times.set(text, (times.get(text) ?? 0) + 1);
    for (const until = performance.now() + ms; performance.now() < until;);
    return { text: `${text}!`, kinds: [] };
  }, most);
  return { times, masksOf };
}

it("serves others between two long messages, however many pages are asked for at once", async () => {
  const { masksOf } = slow(15);
  let [longest, last] = [0, performance.now()];
  const watch = setInterval(() => {
    longest = Math.max(longest, performance.now() - last);
    last = performance.now();
  }, 1);
  const page = (of: string) => Array.from({ length: 12 }, (_, n) => `${of}${n}`);
  const began = performance.now();
  const pages = await Promise.all(["a", "b", "c"].map((of) => masksOf(page(of), HOST)));
  clearInterval(watch);
  expect(pages.map((masks) => masks.get("a0")?.text ?? masks.size)).toEqual(["a0!", 12, 12]);
  expect(performance.now() - began).toBeGreaterThan(36 * 15);
  // All of it takes 540: a machine with much else to do has pauses of its own.
  expect(longest).toBeLessThan(300);
});

it("masks what is read again once, and forgets what was not read for longest", async () => {
  const { masksOf, times } = slow(0, 10);
  await masksOf(["aaaa", "bbbb", "aaaa"], HOST);
  await Promise.all([masksOf(["aaaa"], HOST), masksOf(["aaaa", "bbbb"], HOST)]);
  await masksOf(["aaaa"], HOST);
  await masksOf(["cccc"], HOST);
  const again = await masksOf(["aaaa", "bbbb"], HOST);
  expect(again.get("bbbb")).toEqual({ text: "bbbb!", kinds: [] });
  expect([...times]).toEqual([["aaaa", 1], ["bbbb", 2], ["cccc", 1]]);
  // A text may say otherwise beside another host of our own.
  await masksOf(["aaaa"], "other.example");
  expect(times.get("aaaa")).toBe(2);
});
