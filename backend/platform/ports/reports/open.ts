import { embeddedReports, type ReportLog } from "./embedded.ts";
import type { ReportsPort } from "./port.ts";
import { sentryReports } from "./sentry.ts";

export type ReportsSettings = {
  mode: "development" | "staging" | "production";
  dsn: string | undefined;
  release?: string;
  log: ReportLog;
};

/** Opens Sentry in staging and production if configured. Everywhere else errors are log lines. */
export function openReports({ mode, dsn, release, log }: ReportsSettings): ReportsPort {
  const embedded = embeddedReports(log);
  if (mode === "development" || !dsn) return embedded;
  const sentry = sentryReports({ dsn, environment: mode, release });
  return {
    ...sentry,
    capture(error, context) {
      embedded.capture(error, context);
      sentry.capture(error, context);
    },
  };
}
