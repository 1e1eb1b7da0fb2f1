import { expect, test } from "vitest";
import { flashTimes } from "./Toast.tsx";

test.each(
  [
    ["done", { hideAt: 5_000, goneAt: 5_350 }],
    ["info", { hideAt: 5_000, goneAt: 5_350 }],
    ["fail", { hideAt: 5_000, goneAt: 15_000 }],
  ] as const,
)("a message of tone %s without an action hides after 5 s", (tone, times) => {
  expect(flashTimes(tone, false)).toEqual(times);
});
test("a message with an action stays", () => expect(flashTimes("fail", true)).toBeNull());
