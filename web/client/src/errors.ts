/** The only translator of errors: whatever went wrong becomes an ApiError that a screen can show. */
import type { Problem } from "../generated/models.ts";
import { cardFailureMessage } from "./payment_messages.ts";

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

/** The error of an answer that is not a success; `body` is whatever came with it. */
export function fromAnswer(status: number, body: unknown): ApiError {
  const isRetryable = status === 429 || status === 502 || status === 503 || status === 504;
  const problem = asProblem(body);
  if (problem === undefined) return new ApiError({ message: GENERIC, code: "unknown", status, isRetryable });
  return new ApiError({
    message: messageOf(problem),
    title: problem.title,
    code: problem.code,
    status,
    isRetryable,
    problem,
    fieldErrors: Object.fromEntries(
      (problem.errors ?? []).map((field) => [fieldName(field.pointer), field.detail]),
    ),
  });
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

/** An answer without the payload that it should carry counts as failed. */
export function emptyAnswer(status: number): ApiError {
  return new ApiError({ message: GENERIC, code: "empty_answer", status });
}

/** TanStack Query's `retry`: only what may pass, and twice at most. */
export function shouldRetry(failures: number, error: Error): boolean {
  return failures < 2 && error instanceof ApiError && error.isRetryable;
}

function asProblem(body: unknown): Problem | undefined {
  if (typeof body !== "object" || body === null) return undefined;
  const { code, title, detail } = body as Record<string, unknown>;
  const isProblem = typeof code === "string" && typeof title === "string" && typeof detail === "string";
  return isProblem ? (body as Problem) : undefined;
}

function messageOf(problem: Problem): string {
  if (problem.code === "card_declined") return cardFailureMessage(problem.declineCode);
  return problem.status >= 500 || problem.detail === "" ? GENERIC : problem.detail;
}

function fieldName(pointer: string): string {
  const parts = pointer.startsWith("/") ? pointer.slice(1).split("/") : pointer.split("/").slice(1);
  return parts.map((part) => part.replaceAll("~1", "/").replaceAll("~0", "~")).join(".");
}
