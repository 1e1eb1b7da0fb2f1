/** The only translator of errors: whatever went wrong becomes an ApiError that a screen can show. */
import type { Problem } from "../generated/models.ts";

/** What people read when nothing better can be said. */
export const GENERIC = "Something went wrong. Please try again later.";

/** A failed call, ready to be shown: a title, a sentence, the refused fields, and what a program decides by. */
export class ApiError extends Error {
  override name = "ApiError";
  readonly title: string;
  /** The stable code of the problem; `network`, `empty_answer` or `unknown` where the server gave none. */
  readonly code: string;
  /** The HTTP status; 0 when no answer came. */
  readonly status: number;
  /** Refused fields by name, nested ones joined with dots: `deliveryInformation.address.city`. */
  readonly fieldErrors: Readonly<Record<string, string>>;
  /** Whether the same call may pass when it is sent again. */
  readonly isRetryable: boolean;
  /** Seconds that the server asks to wait. */
  readonly retryAfterSeconds: number | undefined;
  /** The server's own words, where it answered a problem. */
  readonly problem: Problem | undefined;

  constructor(facts: {
    message: string;
    title?: string;
    code: string;
    status: number;
    fieldErrors?: Record<string, string>;
    isRetryable?: boolean;
    problem?: Problem;
    cause?: unknown;
  }) {
    super(facts.message, { cause: facts.cause });
    this.title = facts.title ?? "Something went wrong";
    this.code = facts.code;
    this.status = facts.status;
    this.fieldErrors = facts.fieldErrors ?? {};
    this.isRetryable = facts.isRetryable ?? false;
    this.retryAfterSeconds = facts.problem?.retryAfterSeconds;
    this.problem = facts.problem;
  }
}

/** The error of whatever was thrown; an ApiError stays, a cut connection may be tried again. */
export function translate(thrown: unknown): ApiError {
  if (thrown instanceof ApiError) return thrown;
  // fetch() reports every failure of the network as a TypeError.
  if (thrown instanceof TypeError) {
    return new ApiError({ message: GENERIC, code: "network", status: 0, isRetryable: true, cause: thrown });
  }
  // What a parser says of a broken answer helps nobody.
  const isWorded = thrown instanceof Error && !(thrown instanceof SyntaxError) && thrown.message !== "";
  const message = isWorded ? thrown.message : GENERIC;
  return new ApiError({ message, code: "unknown", status: 0, cause: thrown });
}

/** TanStack Query's `retry`: only what may pass, and twice at most. */
export function shouldRetry(failures: number, error: Error): boolean {
  return failures < 2 && error instanceof ApiError && error.isRetryable;
}
