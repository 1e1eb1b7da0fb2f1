/**
 * The only list of errors. The contract states each code with its status and words (x-problem-codes). Rules,
 * actions and handlers call `fail("code")`, and the adapter answers with an RFC 9457 problem.
 */
import { DatabaseUnavailable, isAccountClosed, isDatabaseUnavailable } from "./db/errors.ts";
import { type ProblemCode as ContractCode, problems } from "../generated/problems.ts";
import type { RefundQuote } from "../generated/types.ts";
import type { ProblemText } from "./http/operation.ts";

/** Text for people if nothing more specific is known. */
const GENERIC = "Something went wrong. Please try again later.";

const own = {
  internal_error: { status: 500, title: "Something went wrong", detail: GENERIC, error: GENERIC },
  not_implemented: {
    status: 501,
    title: "Not available yet",
    detail: "This call is described but not served yet.",
    error: GENERIC,
  },
} satisfies Record<string, ProblemText>;

export type ProblemCode = ContractCode | keyof typeof own;

/** One refused field: a JSON pointer into the body (`/email`), or `query/<name>`, `path/<name>`, `header/<name>`. */
export interface FieldError {
  pointer: string;
  code: string;
  detail: string;
}

export interface ProblemExtra {
  /** Text for this case, in place of the code's own. */
  detail?: string;
  errors?: FieldError[];
  declineCode?: string;
  /** Code of the payment provider's refusal. */
  providerCode?: string;
  /** RFC 3339. */
  holdUntil?: string;
  /** RFC 3339. */
  retryAt?: string;
  retryAfterSeconds?: number;
  /** Headers of the answer, in lower case. */
  headers?: Readonly<Record<string, string>>;
  refundQuote?: RefundQuote;
  /** Delay of the answer in milliseconds. Never sent to the client. */
  holdMs?: number;
  /** Kept for the log and the error report. Never sent to the client. */
  cause?: unknown;
}

/** A failure with a code of the contract. Any other thrown error is our fault. */
export class ProblemError extends Error {
  override name = "ProblemError";
  readonly code: ProblemCode;
  readonly status: number;
  readonly extra: ProblemExtra;
  constructor(code: ProblemCode, extra: ProblemExtra = {}) {
    super(extra.detail ?? textOf(code).detail, { cause: extra.cause });
    this.code = code;
    this.status = textOf(code).status;
    this.extra = extra;
  }
}

/** Ends the request with this problem. */
export function fail(code: ProblemCode, extra?: ProblemExtra): never {
  throw new ProblemError(code, extra);
}

/** Ends the request with 422 and these field errors. */
export function failFields(...errors: FieldError[]): never {
  throw new ProblemError("invalid_input", { errors });
}

/** Ends the request with this problem, shown at one field: `failField("email_taken", "/email")`. */
export function failField(code: ProblemCode, pointer: string, detail: string = textOf(code).detail): never {
  throw new ProblemError(code, { detail, errors: [{ pointer, code, detail }] });
}

/** Body of a problem answer, as described in the contract. */
export interface Problem extends Omit<ProblemExtra, "cause" | "headers" | "holdMs"> {
  type: string;
  title: string;
  status: number;
  detail: string;
  code: ProblemCode;
  requestId: string;
  error?: string;
}

/** Returns the problem that answers an error. Errors other than ProblemError reveal no details. */
export function toProblem(error: unknown, requestId: string): Problem {
  const known = asProblemError(error);
  const { cause: _, headers: _headers, holdMs: _hold, ...extra } = known.extra;
  const { status, title, detail, error: classic } = textOf(known.code);
  return {
    type: `/problems/${known.code}`,
    title,
    status,
    detail,
    code: known.code,
    requestId,
    ...(classic === undefined ? {} : { error: classic }),
    ...(status === 429 || status === 503 ? { retryAfterSeconds: 2 } : {}),
    ...extra,
  };
}

/** Returns whether an operator should look at an error. */
export function isUnexpected(error: unknown): boolean {
  return asProblemError(error).code === "internal_error";
}

function asProblemError(error: unknown): ProblemError {
  if (error instanceof ProblemError) return error;
  if (isDatabaseUnavailable(error)) {
    const seconds = error instanceof DatabaseUnavailable ? error.retryAfterSeconds : 2;
    return new ProblemError("unavailable", { retryAfterSeconds: seconds, cause: error });
  }
  // The client has left or already has an answer, so there is nothing to investigate.
  if (error instanceof DOMException && error.name === "AbortError") {
    return new ProblemError("unavailable", { retryAfterSeconds: 2, cause: error });
  }
  if (isAccountClosed(error)) return new ProblemError("token_invalid", { cause: error });
  return new ProblemError("internal_error", { cause: error });
}

function textOf(code: ProblemCode): ProblemText {
  return code in own ? own[code as keyof typeof own] : problems[code as ContractCode];
}
