/**
 * Reports of errors in the browser, in staging and production only. The vendor's SDK loads after the page has
 * become interactive. Earlier errors are kept and reported then.
 */
import { pageIdle } from "./realtime.ts";
import type { ErrorContext, ReportsOptions, ReportsSdk } from "./reports_rules.ts";

export type ReportsSettings = {
  mode: "development" | "staging" | "production";
  /** If null, no errors are reported. */
  dsn: string | null;
  /** The product's version. */
  release?: string;
};

export type Reports = {
  capture(error: unknown, context?: ErrorContext): void;
  /** Sets whether this visit may be recorded from now on, by the visitor's consent and the shown page. */
  setRecording(isAllowed: boolean): void;
};

/** Maximum number of errors kept until the SDK has loaded. */
const mostWaiting = 20;

/**
 * Starts to report errors, including uncaught ones. Does nothing in development, without a DSN and on the
 * server.
 */
export function createReports(settings: ReportsSettings, options: ReportsOptions = {}): Reports {
  const { mode, dsn, release } = settings;
  const { routeName, load = () => import("./reports_sdk.ts"), whenIdle = pageIdle } = options;
  if (mode === "development" || !dsn) return { capture: () => {}, setRecording: () => {} };
  if (typeof globalThis.document === "undefined" && !options.load) {
    return { capture: () => {}, setRecording: () => {} };
  }
  const environment = mode;
  let mayRecord = options.mayRecord ?? false;
  let waiting: [unknown, ErrorContext][] = [];
  let sdk: ReportsSdk | undefined;

  const keep = (error: unknown, context: ErrorContext) => {
    if (waiting.length < mostWaiting) waiting.push([error, context]);
  };
  const onError = ({ error, message }: ErrorEvent) => keep(error ?? message, {});
  const onRejection = ({ reason }: PromiseRejectionEvent) => keep(reason, {});
  globalThis.addEventListener?.("error", onError);
  globalThis.addEventListener?.("unhandledrejection", onRejection);

  async function start(): Promise<void> {
    try {
      await whenIdle();
      const { startSdk } = await load();
      sdk = startSdk({ dsn: dsn!, environment, release, routeName, mayRecord });
      for (const [error, context] of waiting) sdk.capture(error, context);
    } catch {
      // The SDK failed to load (offline, or blocked by the visitor): nothing is reported, and nothing else
      // breaks.
    }
    waiting = [];
    globalThis.removeEventListener?.("error", onError);
    globalThis.removeEventListener?.("unhandledrejection", onRejection);
  }
  void start();

  return {
    capture: (error, context = {}) => sdk ? sdk.capture(error, context) : keep(error, context),
    setRecording(next) {
      if (next === mayRecord) return;
      mayRecord = next;
      sdk?.setRecording(next);
    },
  };
}

let current: Reports | undefined;

/** Starts to report for the whole page. Called once, when the page starts. */
export function startReports(settings: ReportsSettings, options?: ReportsOptions): Reports {
  return current ??= createReports(settings, options);
}

/** Reports an error that a screen has caught: `captureError(error, {operationId: "startReservation"})`. */
export function captureError(error: unknown, context?: ErrorContext): void {
  current?.capture(error, context);
}
