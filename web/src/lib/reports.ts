/**
 * Reports of errors in the browser, in staging and production only. The vendor's SDK is loaded after the page has
 * become interactive; what breaks before is kept and told then.
 */
import { pageIdle } from "./realtime.ts";

export type ReportsSettings = {
  mode: "development" | "staging" | "production";
  /** Null: errors are reported nowhere. */
  dsn: string | null;
  /** The product's version. */
  release?: string;
};

/** What is known about an error beside itself: names and ids, nothing about the visitor. */
export type ErrorContext = { operationId?: string; requestId?: string; componentStack?: string };

/** The vendor's SDK, as `reports_sdk.ts` starts it. */
export type ReportsSdk = {
  capture(error: unknown, context: ErrorContext): void;
  /** Records this visit from now on: kept for the case of an error, a share of visits sent whole. Or stops it, unsent. */
  setRecording(isAllowed: boolean): void;
};

export type ReportsOptions = {
  /** Names a measured page by its route: `/pets/$id/$slug` for the path of a pet. */
  routeName?: (pathname: string) => string | undefined;
  /** The visitor agreed to be recorded, and the page is not one of those that nobody records. */
  mayRecord?: boolean;
  load?: () => Promise<{ startSdk: (settings: SdkSettings) => ReportsSdk }>;
  whenIdle?: () => Promise<void>;
};

export type SdkSettings = {
  dsn: string;
  environment: "staging" | "production";
  release: string | undefined;
  routeName: ReportsOptions["routeName"];
  mayRecord: boolean;
};

/** Shares of what is measured and recorded (specification, section 9). */
export const rates = { traces: 0.5, replaysOnError: 1, replaysOfSessions: 0.1 } as const;

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
