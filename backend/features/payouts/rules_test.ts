import { expect, it } from "vitest";
import { retryPauseMs } from "./rules.ts";

it("retryPauseMs doubles from two hours to a day, and never goes beyond", () => {
  const hours = [1, 2, 3, 4, 5, 6, 20, 1_000, 5_000].map((attempt) => retryPauseMs(attempt) / 3_600_000);
  expect(hours).toEqual([2, 4, 8, 16, 24, 24, 24, 24, 24]);
});
