import { expect, it } from "vitest";
import { createLog } from "./log.ts";
import type { ReportsPort } from "./ports/reports/port.ts";
import { noticeUncaught } from "./uncaught.ts";

it("what nobody caught is logged and reported, and does not end the process", () => {
  const lines: string[] = [];
  const reported: unknown[] = [];
  const there: { reports?: ReportsPort } = {};
  // A separate target, because the test runner listens to the real process.
  const process = new EventTarget();
  noticeUncaught(createLog({ write: (line) => lines.push(line) }), () => there.reports, process);
  const early = new Error("early");
  const late = new Error("late");
  const thrown = new Error("thrown");
  const rejected = (reason: unknown) => {
    const promise = Promise.reject(reason);
    promise.catch(() => {});
    return new PromiseRejectionEvent("unhandledrejection", { cancelable: true, promise, reason });
  };
  // Before the server has started, only the log records it.
  expect(process.dispatchEvent(rejected(early))).toBe(false);
  there.reports = {
    capture: (error) => void reported.push(error),
    trace: (_route, work) => work(),
    flush: () => Promise.resolve(true),
  };
  expect(process.dispatchEvent(rejected(late))).toBe(false);
  expect(process.dispatchEvent(new ErrorEvent("error", { cancelable: true, error: thrown }))).toBe(
    false,
  );
  expect(reported).toEqual([late, thrown]);
  expect(lines.map((line) => JSON.parse(line).error.message)).toEqual(["early", "late", "thrown"]);
});
