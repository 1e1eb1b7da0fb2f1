/** The database cannot serve this now: the request is answered 503 with Retry-After, and may be sent again. */
export class DatabaseUnavailable extends Error {
  override name = "DatabaseUnavailable";
  readonly retryAfterSeconds: number;
  constructor(cause: unknown, retryAfterSeconds = 1) {
    super(cause instanceof Error ? cause.message : "the database is unavailable", { cause });
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

const code = (error: unknown): string => String((error as { code?: unknown } | null)?.code ?? "");

/** A migration has changed what a statement answers since this connection prepared it: prepared again, it passes. */
export const isOutdated = (error: unknown): boolean =>
  code(error) === "0A000" && (error as { routine?: unknown }).routine === "RevalidateCachedQuery";

/** Two transactions stood in each other's way, or a migration in this one's, and the database ended it: done again, it may pass. */
export const isConflict = (error: unknown): boolean =>
  ["40001", "40P01"].includes(code(error)) || isOutdated(error);

/** A row broke a unique index; with a name, this one. */
export function isUniqueViolation(error: unknown, constraint?: string): boolean {
  if (code(error) !== "23505") return false;
  return !constraint || (error as { constraint?: string }).constraint === constraint;
}

/** Something was to be written for a person whose account has been closed meanwhile. */
export const isAccountClosed = (error: unknown): boolean => code(error) === "HP001";

// https://www.postgresql.org/docs/18/errcodes-appendix.html: by class (two characters) or whole code.
const UNAVAILABLE = ["08", "53", "57P01", "57P02", "57P03", "57P05", "57014", "25P03", "55P03", "58030"];
const SOCKET = ["ECONNREFUSED", "ECONNRESET", "EPIPE", "ENOTFOUND", "ETIMEDOUT", "EHOSTUNREACH", "EAI_AGAIN"];
const MESSAGES = [
  /timeout exceeded when trying to connect/,
  /Connection terminated/,
  /Client has encountered a/,
];

/** Whether an error speaks of the database's state (down, full, too slow, restarting), not of the statement. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (error instanceof DatabaseUnavailable || isConflict(error)) return true;
  const sqlState = code(error);
  if (SOCKET.includes(sqlState) || UNAVAILABLE.some((prefix) => sqlState.startsWith(prefix))) return true;
  if (error instanceof AggregateError) return error.errors.some(isDatabaseUnavailable);
  return error instanceof Error && MESSAGES.some((pattern) => pattern.test(error.message));
}
