import { expect, it } from "vitest";
import { wantedRange } from "./range_rules.ts";

it.each([
  [undefined, "all"],
  ["", "all"],
  ["bytes=0-", { start: 0, end: 100 }],
  ["bytes=0-0", { start: 0, end: 1 }],
  ["bytes=0-99", { start: 0, end: 100 }],
  ["bytes=10-1000", { start: 10, end: 100 }],
  ["bytes=99-", { start: 99, end: 100 }],
  ["bytes=-1", { start: 99, end: 100 }],
  ["bytes=-500", { start: 0, end: 100 }],
  ["bytes= 5-6 ", { start: 5, end: 7 }],
  ["bytes=100-", "none"],
  ["bytes=100-200", "none"],
  ["bytes=-0", "none"],
  // Not a single range of bytes, so the whole file is returned.
  ["bytes=-", "all"],
  ["bytes=6-5", "all"],
  ["bytes=0-1,5-6", "all"],
  ["chunks=0-1", "all"],
  ["bytes=a-b", "all"],
  ["bytes=0x1-2", "all"],
  ["bytes=1e3-", "all"],
])("wantedRange reads %s", (range, wanted) => {
  expect(wantedRange(range, 100)).toEqual(wanted);
});

it("wantedRange finds nothing in an empty file", () => {
  expect(wantedRange("bytes=0-", 0)).toBe("none");
  expect(wantedRange("bytes=-1", 0)).toBe("none");
  expect(wantedRange(undefined, 0)).toBe("all");
});
