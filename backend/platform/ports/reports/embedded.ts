import type { ReportsPort } from "./port.ts";
import { cleanText } from "./scrub.ts";

/** Writes a line to the product's log: an event's name and its facts. */
export type ReportLog = (event: string, facts: Record<string, unknown>) => void;

/** Writes reports to the log only. */
export function embeddedReports(log: ReportLog): ReportsPort {
  return {
    capture(error, { tags, ...context } = {}) {
      const { name, message, stack } = error instanceof Error
        ? error
        : { name: typeof error, message: String(error), stack: undefined };
      log("error.reported", {
        ...context,
        ...tags,
        name,
        message: cleanText(message),
        stack: cleanText(stack ?? ""),
      });
    },
    trace: (_route, work) => work(),
    flush: () => Promise.resolve(true),
  };
}
