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
