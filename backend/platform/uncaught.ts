import type { Log } from "./log.ts";
import type { ReportsPort } from "./ports/reports/port.ts";

/**
 * Logs and reports uncaught errors, and keeps them from ending the process, since other requests are in
 * flight. `reports` is a function, because the process starts before error reporting exists.
 */
export function noticeUncaught(
  log: Log,
  reports: () => ReportsPort | undefined,
  process: EventTarget = globalThis,
): void {
  const note = (msg: string, event: Event, error: unknown) => {
    event.preventDefault();
    log.error(msg, { error });
    reports()?.capture(error, { tags: { uncaught: event.type } });
  };
  process.addEventListener(
    "unhandledrejection",
    (event) =>
      note("a promise was rejected and wasn't caught", event, (event as PromiseRejectionEvent).reason),
  );
  process.addEventListener(
    "error",
    (event) => note("an error was thrown and wasn't caught", event, (event as ErrorEvent).error),
  );
}
