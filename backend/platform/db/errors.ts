/** The database cannot serve this now. The request is answered 503 with Retry-After and may be repeated. */
export class DatabaseUnavailable extends Error {
  override name = "DatabaseUnavailable";
  readonly retryAfterSeconds: number;
  constructor(cause: unknown, retryAfterSeconds = 1) {
    super(cause instanceof Error ? cause.message : "the database is unavailable", { cause });
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

const code = (error: unknown): string => String((error as { code?: unknown } | null)?.code ?? "");

/**
 * A migration has changed the result of a statement since this connection prepared it, or the driver has closed it at
 * the server (26000). Prepared again, it works.
 */
export const isOutdated = (error: unknown): boolean =>
  code(error) === "26000" ||
  (code(error) === "0A000" && (error as { routine?: unknown }).routine === "RevalidateCachedQuery");

/**
 * Two transactions conflicted, or a migration conflicted with this one, and the database ended it. A retry
 * may succeed.
 */
export const isConflict = (error: unknown): boolean =>
  ["40001", "40P01"].includes(code(error)) || isOutdated(error);

/** Returns whether a row violated a unique index: any, or the one named. */
export function isUniqueViolation(error: unknown, constraint?: string): boolean {
  if (code(error) !== "23505") return false;
  return !constraint || (error as { constraint?: string }).constraint === constraint;
}

/** A write for a person whose account was closed in the meantime. */
export const isAccountClosed = (error: unknown): boolean => code(error) === "HP001";

// Error classes (two characters) and codes of https://www.postgresql.org/docs/18/errcodes-appendix.html.
const UNAVAILABLE = ["08", "53", "57P01", "57P02", "57P03", "57P05", "57014", "25P03", "55P03", "58030"];
const SOCKET = ["ECONNREFUSED", "ECONNRESET", "EPIPE", "ENOTFOUND", "ETIMEDOUT", "EHOSTUNREACH", "EAI_AGAIN"];
const MESSAGES = [
  /timeout exceeded when trying to connect/,
  /Connection terminated/,
  /Client has encountered a/,
];

/**
 * Returns whether an error concerns the database's state (down, full, too slow, restarting), not the
 * statement.
 */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (error instanceof DatabaseUnavailable || isConflict(error)) return true;
  const sqlState = code(error);
  if (SOCKET.includes(sqlState) || UNAVAILABLE.some((prefix) => sqlState.startsWith(prefix))) return true;
  if (error instanceof AggregateError) return error.errors.some(isDatabaseUnavailable);
  return error instanceof Error && MESSAGES.some((pattern) => pattern.test(error.message));
}
