import * as Sentry from "@sentry/deno";
import type { ReportsPort } from "./port.ts";
import { scrub } from "./scrub.ts";

export type SentrySettings = {
  dsn: string;
  environment: "staging" | "production";
  /** Version of the product. */
  release?: string;
};

/** Share of requests that are measured (specification, section 9). */
const tracesSampleRate = 0.5;

/**
 * Reports to Sentry. Nothing is collected automatically: no request, header, address, log line or user. Only
 * the error, its stack and the given context are sent, after `scrub`.
 */
export function sentryReports({ dsn, environment, release }: SentrySettings): ReportsPort {
  Sentry.init({
    dsn,
    environment,
    release,
    tracesSampleRate,
    sendDefaultPii: false,
    // Leaves OpenTelemetry to the runtime's own exporter.
    skipOpenTelemetrySetup: true,
    // The default integrations would record requests, addresses of calls and log lines.
    defaultIntegrations: [
      Sentry.functionToStringIntegration(),
      Sentry.linkedErrorsIntegration(),
      Sentry.dedupeIntegration(),
      Sentry.denoContextIntegration(),
      Sentry.normalizePathsIntegration(),
    ],
    beforeSend: scrub,
    beforeSendTransaction: scrub,
  });

  return {
    capture(error, { route, operationId, requestId, tags } = {}) {
      Sentry.withScope((scope) => {
        if (route) scope.setTransactionName(route);
        scope.setTags({ ...tags, route, operationId, requestId });
        Sentry.captureException(error);
      });
    },
    async trace(route, work) {
      // A separate trace for each request, because requests overlap and none is the parent of another.
      const span = Sentry.startNewTrace(() => {
        return Sentry.startInactiveSpan({
          name: route,
          op: "http.server",
          forceTransaction: true,
          attributes: { [Sentry.SEMANTIC_ATTRIBUTE_SENTRY_SOURCE]: "route" },
        });
      });
      try {
        const result = await work();
        span.setStatus({ code: 1 });
        return result;
      } catch (error) {
        span.setStatus({ code: 2, message: "internal_error" });
        throw error;
      } finally {
        span.end();
      }
    },
    flush: (timeoutMs = 2000) => Promise.resolve(Sentry.flush(timeoutMs)),
  };
}
