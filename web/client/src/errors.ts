/** The only translator of errors: turns every failure into an ApiError that a screen can show. */
import type { Problem } from "../generated/models.ts";

/** Message for failures without a better one. */
export const GENERIC = "Something went wrong. Please try again later.";

/** A failed call, ready to show: a title, a sentence, the rejected fields, and facts for programs. */
export class ApiError extends Error {
  override name = "ApiError";
  readonly title: string;
  /** Stable code of the problem; `network`, `empty_answer` or `unknown` if the server sent none. */
  readonly code: string;
  /** HTTP status; 0 without an answer. */
  readonly status: number;
  /** Rejected fields by name, nested ones joined with dots: `deliveryInformation.address.city`. */
  readonly fieldErrors: Readonly<Record<string, string>>;
  /** Whether a retry of the same call may succeed. */
  readonly isRetryable: boolean;
  /** Seconds to wait, as the server requested. */
  readonly retryAfterSeconds: number | undefined;
  /** The server's problem details, if it sent any. */
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

/**
 * Returns any thrown value as an ApiError. An ApiError is returned unchanged; a lost connection is retryable.
 */
export function translate(thrown: unknown): ApiError {
  if (thrown instanceof ApiError) return thrown;
  // fetch() reports every failure of the network as a TypeError.
  if (thrown instanceof TypeError) {
    return new ApiError({ message: GENERIC, code: "network", status: 0, isRetryable: true, cause: thrown });
  }
  // A parser's message about a broken answer helps nobody.
  const isWorded = thrown instanceof Error && !(thrown instanceof SyntaxError) && thrown.message !== "";
  const message = isWorded ? thrown.message : GENERIC;
  return new ApiError({ message, code: "unknown", status: 0, cause: thrown });
}

/** TanStack Query's `retry`: only retryable errors, and at most twice. */
export function shouldRetry(failures: number, error: Error): boolean {
  return failures < 2 && error instanceof ApiError && error.isRetryable;
}
