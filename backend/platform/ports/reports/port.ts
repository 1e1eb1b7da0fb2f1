/** Reports of errors to those who run the product: what broke and where, never who was using it. */

export type ReportContext = {
  /** Method and template, "GET /v1/pets/{petId}", or a job's name: never an address, which may hold a token. */
  route?: string;
  operationId?: string;
  requestId?: string;
  /** Further small facts that are nobody's data, such as the name of a port. */
  tags?: Record<string, string>;
};

export type ReportsPort = {
  /** Notes an error; returns at once and never throws. */
  capture(error: unknown, context?: ReportContext): void;
  /** Runs some work as one measured piece named by its route; its result and its error pass through. */
  trace<T>(route: string, work: () => Promise<T>): Promise<T>;
  /** Resolves when the notes are delivered, or after `timeoutMs` (2,000 by default): true when all were. */
  flush(timeoutMs?: number): Promise<boolean>;
};
