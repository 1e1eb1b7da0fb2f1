/**
 * Reports of errors in the browser, in staging and production only. The vendor's SDK is loaded after the page has
 * become interactive; what breaks before is kept and told then.
 */
import { pageIdle } from "./realtime.ts";
import type { ErrorContext, ReportsOptions, ReportsSdk } from "./reports_rules.ts";

export type ReportsSettings = {
  mode: "development" | "staging" | "production";
  /** Null: errors are reported nowhere. */
  dsn: string | null;
  /** The product's version. */
  release?: string;
};

export type Reports = {
  capture(error: unknown, context?: ErrorContext): void;
  /** Whether this visit may be recorded from now on, by its visitor's consent and the page that is shown. */
  setRecording(isAllowed: boolean): void;
};

/** So many errors are kept until the SDK is there. */
const mostWaiting = 20;

/** Begins to report errors, those that nobody catches too. Does nothing in development, without a DSN and on the server. */
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
      // The SDK did not arrive (offline, or blocked by the visitor): nothing is reported, and nothing else breaks.
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

/** Begins to report for the whole page. Called once, when the page starts. */
export function startReports(settings: ReportsSettings, options?: ReportsOptions): Reports {
  return current ??= createReports(settings, options);
}

/** Reports an error that was caught, for the screens: `captureError(error, {operationId: "startReservation"})`. */
export function captureError(error: unknown, context?: ErrorContext): void {
  current?.capture(error, context);
}
