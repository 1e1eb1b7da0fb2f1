import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { fullDayText, inSentence, monthText } from "./days.ts";

/** A reader far in the west, whose local date is still the day before. */
beforeEach(() => {
  vi.spyOn(Date.prototype, "getDate").mockImplementation(function (this: Date) {
    return new Date(this.getTime() - 10 * 3_600_000).getUTCDate();
  });
  vi.spyOn(Date.prototype, "getFullYear").mockImplementation(function (this: Date) {
    return new Date(this.getTime() - 10 * 3_600_000).getUTCFullYear();
  });
  vi.spyOn(Date.prototype, "getMonth").mockImplementation(function (this: Date) {
    return new Date(this.getTime() - 10 * 3_600_000).getUTCMonth();
  });
});
afterEach(() => void vi.restoreAllMocks());

it("a day is the same day for every reader", () => {
  expect(fullDayText("2026-01-01")).toBe("January 1, 2026");
  expect(monthText("2026-01-01")).toBe("January 2026");
  expect(fullDayText("no day")).toBe("");
});

it("a day within a sentence is written small, unless it is a name", () => {
  const days = ["Today", "Just now", "Friday", "November 2", "5 minutes ago"];
  expect(days.map(inSentence)).toEqual([
    "today",
    "just now",
    "Friday",
    "November 2",
    "5 minutes ago",
  ]);
});
