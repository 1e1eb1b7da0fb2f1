/** Turns unexpected answers into errors. */
import type { Problem } from "../generated/models.ts";
import { ApiError, GENERIC } from "./errors.ts";
import { cardFailureMessage } from "./payment_messages.ts";

/** Returns the error of an unsuccessful answer; `body` is its body of any type. */
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

/** Returns the error of an answer without its required payload. */
export function emptyAnswer(status: number): ApiError {
  return new ApiError({ message: GENERIC, code: "empty_answer", status });
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
