import { expect, it } from "vitest";
import { accepted, neighbor, nextSteady, type Reading } from "./steady.ts";

const reading = (ids: string, more: Partial<Reading> = {}): Reading => ({
  scope: "all",
  ids: [...ids],
  pageCount: 1,
  hasMore: false,
  ...more,
});
const after = (first: Reading, ...rest: Reading[]) => rest.reduce(nextSteady, accepted(first));
const seen = (
  { known, fresh }: { known: readonly string[]; fresh: readonly string[] },
) => [known.join(""), fresh.join("")];

it("counts what comes to a list that was read to its end, wherever it comes", () => {
  expect(seen(after(reading("abc"), reading("xabyc")))).toEqual(["abc", "xy"]);
  expect(seen(after(reading("abc"), reading("abcz")))).toEqual(["abc", "z"]);
});

it("keeps the place of one that leaves and comes back", () => {
  expect(seen(after(reading("abc"), reading("ac"), reading("abc")))).toEqual(["abc", ""]);
});

it("adds at the end what moves up from a later page, and a page that was asked for", () => {
  const first = reading("abc", { hasMore: true });
  expect(seen(after(first, reading("bcd", { hasMore: true })))).toEqual(["abcd", ""]);
  expect(seen(after(first, reading("abcdef", { pageCount: 2 })))).toEqual(["abcdef", ""]);
  expect(seen(after(first, reading("xbcd", { hasMore: true })))).toEqual(["abcd", "x"]);
});

it("begins anew with another filter, and where everything is new", () => {
  expect(seen(after(reading("abc"), reading("xyz", { scope: "others" })))).toEqual(["xyz", ""]);
  expect(seen(after(reading("abc"), reading("xyz")))).toEqual(["xyz", ""]);
  expect(seen(after(reading(""), reading("xyz")))).toEqual(["xyz", ""]);
});

it("is the very same where nothing has changed", () => {
  const before = accepted(reading("abc"));
  expect(nextSteady(before, reading("abc"))).toBe(before);
  const empty = accepted(reading(""));
  expect(nextSteady(empty, reading(""))).toBe(empty);
});

it("goes to the next one that is still there, else to the last before", () => {
  const isThere = (id: string) => "ad".includes(id);
  expect(neighbor([..."abcd"], "b", isThere)).toBe("d");
  expect(neighbor([..."abcd"], "d", isThere)).toBe("a");
  expect(neighbor([..."abcd"], "z", isThere)).toBeUndefined();
});
