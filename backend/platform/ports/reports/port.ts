/** Error reports for operators: what broke and where, never the users affected. */

export type ReportContext = {
  /**
   * Method and path template ("GET /v1/pets/{petId}"), or a job's name. Never an address, which may contain a
   * token.
   */
  route?: string;
  operationId?: string;
  requestId?: string;
  /** Further small facts without personal data, such as the name of a port. */
  tags?: Record<string, string>;
};

export type ReportsPort = {
  /** Records an error. Returns at once and never throws. */
  capture(error: unknown, context?: ReportContext): void;
  /** Measures some work under its route. Passes its result or error through. */
  trace<T>(route: string, work: () => Promise<T>): Promise<T>;
  /**
   * Waits for delivery, at most `timeoutMs` (default 2,000). Resolves to whether all reports were delivered.
   */
  flush(timeoutMs?: number): Promise<boolean>;
};
