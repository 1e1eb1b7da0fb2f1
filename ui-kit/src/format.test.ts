import { describe, expect, test } from "vitest";
import {
  ageText,
  clockText,
  countText,
  dayText,
  deadlineText,
  fileSizeMb,
  formatCents,
  fullDayText,
  initials,
  LOCALE,
  monthText,
  numberText,
  plural,
  shortDayText,
  truncate,
} from "./format.ts";
import { agoText, exactText } from "./moments.ts";

const today = "2026-11-21T15:04:05Z";

describe("formatCents writes money as people do", () => {
  test.each([
    [0, "$0"],
    [5, "$0.05"],
    [100, "$1"],
    [37500, "$375"],
    [250000, "$2,500"],
    [257499, "$2,574.99"],
    [257490, "$2,574.90"],
    [123456789, "$1,234,567.89"],
    [-500, "−$5"],
  ])("%i cents -> %s", (cents, text) => expect(formatCents(cents)).toBe(text));
});

describe("ageText changes its unit at 7 days, 26 weeks and 12 months", () => {
  test.each([
    ["2026-11-22", "Not born yet"],
    ["2026-11-21", "Born today"],
    ["2026-11-20", "1 day"],
    ["2026-11-15", "6 days"],
    ["2026-11-14", "1 week"],
    ["2026-09-12", "10 weeks"],
    ["2026-05-24", "25 weeks"],
    ["2026-05-23", "5 months"], // 26 weeks to the day, a little short of six calendar months
    ["2026-05-21", "6 months"],
    ["2025-11-22", "11 months"],
    ["2025-11-21", "1 year"],
    ["2024-11-22", "1 year"],
    ["2021-11-21", "5 years"],
    ["nonsense", ""],
  ])("born %s -> %s", (born, text) => expect(ageText(born, today)).toBe(text));
});

describe("truncate", () => {
  test("keeps what fits", () => expect(truncate("Juniper")).toBe("Juniper"));
  test("cuts at 100 characters unless told", () => {
    const text = truncate("word ".repeat(40));
    expect(text.length).toBeLessThanOrEqual(100);
    expect(text.endsWith("word…")).toBe(true);
  });
  test("cuts a word that has no space", () => expect(truncate("a".repeat(30), 10)).toBe(`${"a".repeat(9)}…`));
  test("does not cut a letter of two units in half", () => expect(truncate("🐾🐾🐾🐾", 3)).toBe("🐾🐾…"));
});

test.each([[0, "0.00 MB"], [1_536_000, "1.46 MB"], [10_485_760, "10.00 MB"]])(
  "fileSizeMb(%i) is %s",
  (bytes, text) => expect(fileSizeMb(bytes)).toBe(text),
);

describe("dayText says days as people do", () => {
  test.each([
    [new Date(2026, 10, 21, 23, 59).toISOString(), "Today"],
    [new Date(2026, 10, 22, 0, 1).toISOString(), "Tomorrow"],
    ["2026-11-22", "Tomorrow"],
    ["2026-11-20", "Yesterday"],
    ["2026-11-24", "Tuesday"],
    ["2026-11-17", "Tuesday"],
    ["2026-03-04", "March 4"],
    ["2025-03-04", "March 4, 2025"],
    ["", ""],
  ])("%s -> %s", (date, text) => expect(dayText(date, today)).toBe(text));
});

describe("agoText", () => {
  test.each([
    ["2026-11-21T15:04:00Z", "Just now"],
    ["2026-11-21T14:59:00Z", "5 minutes ago"],
    ["2026-11-21T12:00:00Z", "3 hours ago"],
    ["2026-11-20T12:00:00Z", "Yesterday"],
  ])("%s -> %s", (moment, text) => expect(agoText(moment, today)).toBe(text));
});

test("exactText is in the reader's time zone", () => {
  expect(exactText(new Date(2026, 10, 21, 15, 4))).toBe("November 21, 2026, 3:04 PM");
  expect(exactText(new Date(2026, 10, 21, 0, 30).toISOString())).toBe("November 21, 2026, 12:30 AM");
  expect(exactText("2026-11-24")).toBe("November 24, 2026");
});
describe("deadlineText has its day and its date", () => {
  test.each([
    ["2026-11-24", "Tuesday, November 24"],
    ["2026-11-21", "Saturday, November 21"],
    ["2027-01-06", "Wednesday, January 6, 2027"],
    ["", ""],
  ])("%s -> %s", (day, text) => expect(deadlineText(day, "2026-11-21")).toBe(text));
});
test.each([[605, "10:05"], [59, "0:59"], [3700, "1:01:40"], [-4, "0:00"]])(
  "clockText(%i) is %s",
  (seconds, text) => expect(clockText(seconds)).toBe(text),
);
test("countText", () => {
  expect(countText(1, "pet")).toBe("1 pet");
  expect(countText(1204, "puppy", "puppies")).toBe("1,204 puppies");
});
test("initials", () => expect(initials(" Maple  Ridge Kennels")).toBe("MR"));
test("shortDayText", () => expect(shortDayText("2027-01-09")).toBe("Jan 9"));

describe("what is written by hand is what Intl writes", () => {
  const amounts = [
    0,
    1,
    5,
    99,
    100,
    101,
    12_345,
    99_999,
    100_000,
    250_000,
    257_499,
    100_000_000,
    123_456_789,
  ];

  test("amounts and numbers", () => {
    const dollars = (cents: number) =>
      (cents / 100).toLocaleString(LOCALE, {
        style: "currency",
        currency: "USD",
        maximumFractionDigits: cents % 100 === 0 ? 0 : 2,
      });
    expect(amounts.map(formatCents)).toEqual(amounts.map(dollars));
    const numbers = [...amounts, 0.5, 1234.25, -1, -1000, -123_456];
    expect(numbers.map(numberText)).toEqual(numbers.map((n) => n.toLocaleString(LOCALE)));
  });

  test("which form of a word goes with a number", () => {
    const rules = new Intl.PluralRules(LOCALE);
    for (const n of amounts) expect(plural(n, "one", "other"), String(n)).toBe(rules.select(n));
  });

  test("each day of three years", () => {
    const as = (options: Intl.DateTimeFormatOptions) =>
      new Intl.DateTimeFormat(LOCALE, { ...options, timeZone: "UTC" });
    const long = { month: "long", day: "numeric" } as const;
    const short = as({ month: "short", day: "numeric" });
    const month = as({ month: "long", year: "numeric" });
    const full = as({ ...long, year: "numeric" });
    const deadline = as({ ...long, weekday: "long" });
    const other = as({ ...long, weekday: "long", year: "numeric" });
    for (let at = Date.UTC(2026, 0, 1); at < Date.UTC(2029, 0, 1); at += 86_400_000) {
      const date = new Date(at);
      const day = date.toISOString().slice(0, 10);
      expect([shortDayText(day), monthText(day), fullDayText(day)]).toEqual(
        [short, month, full].map((format) => format.format(date)),
      );
      expect(deadlineText(day, day)).toBe(deadline.format(date));
      expect(deadlineText(day, "2031-01-01")).toBe(other.format(date));
    }
  });
});
