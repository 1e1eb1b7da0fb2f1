import { expect, it } from "vitest";
import { hasRoom, isReplyDue, MOST_FILES, MOST_MESSAGES, replyDue } from "./rules.ts";

it("a conversation takes so many messages and files and no more", () => {
  const said = (count: number, files = 0) =>
    Array.from({ length: count }, (_, index) => ({ file_keys: index ? [] : Array<string>(files).fill("k") }));
  expect(hasRoom(said(MOST_MESSAGES - 1), 0)).toBe(true);
  expect(hasRoom(said(MOST_MESSAGES), 0)).toBe(false);
  expect(hasRoom(said(1, MOST_FILES - 2), 2)).toBe(true);
  expect(hasRoom(said(1, MOST_FILES - 1), 2)).toBe(false);
});

it.each([
  // An evening in Oregon is already the next day in UTC.
  ["America/Los_Angeles", "2026-06-02T05:30:00Z", "2026-06-06", "2026-06-07T06:59:59.000Z"],
  ["America/New_York", "2026-06-02T05:30:00Z", "2026-06-07", "2026-06-08T03:59:59.000Z"],
  // The clock changes within the period: back, then forward.
  ["America/New_York", "2026-10-30T12:00:00Z", "2026-11-04", "2026-11-05T04:59:59.000Z"],
  ["America/New_York", "2026-03-05T12:00:00Z", "2026-03-10", "2026-03-11T03:59:59.000Z"],
  ["Pacific/Honolulu", "2026-12-30T09:59:59Z", "2027-01-03", "2027-01-04T09:59:59.000Z"],
  ["Pacific/Honolulu", "2026-12-30T10:00:00Z", "2027-01-04", "2027-01-05T09:59:59.000Z"],
])("a reply in %s to a report of %s is due by the end of %s", (zone, reported, on, end) => {
  const due = replyDue(new Date(reported), zone);
  expect(due.on).toBe(on);
  expect(due.at.toISOString().slice(0, 19)).toBe(end.slice(0, 19));
  const isDue = (shiftMs: number, by: string[] = ["buyer"]) =>
    isReplyDue({
      replyDueAt: due.at,
      messages: by.map((one) => ({ by: one })),
      now: new Date(due.at.getTime() + shiftMs),
    });
  expect([isDue(0), isDue(1)]).toEqual([true, false]);
  expect(isDue(-1_000, ["buyer", "breeder"])).toBe(false);
});
