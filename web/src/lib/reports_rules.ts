/** Names and ids that belong to an error, with nothing about the visitor. */
export type ErrorContext = { operationId?: string; requestId?: string; componentStack?: string };

/** The vendor's SDK, as started by `reports_sdk.ts`. */
export type ReportsSdk = {
  capture(error: unknown, context: ErrorContext): void;
  /**
   * Starts or stops the recording of this visit. A recording is kept for the case of an error, and a share of
   * visits is sent whole. A stopped recording is not sent.
   */
  setRecording(isAllowed: boolean): void;
};

export type ReportsOptions = {
  /** Returns the route of a measured page: `/pets/$id/$slug` for the path of a pet. */
  routeName?: (pathname: string) => string | undefined;
  /** Whether the visitor agreed to be recorded and the page may be recorded. */
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

/** Shares of measured and recorded visits (specification, section 9). */
export const rates = { traces: 0.5, replaysOnError: 1, replaysOfSessions: 0.1 } as const;
