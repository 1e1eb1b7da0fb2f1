/** Turns what a handler returned into a response, reduced to what the contract declares. */
import { type Extras, kindOf, type Raw, type Reply, type Stored, wrapped } from "../answer.ts";
import { isOpen } from "./auth.ts";
import { writeCookie } from "./cookies.ts";
import { fieldErrors } from "./fields.ts";
import type { DeclaredAnswer, Operation } from "./operation.ts";

/** Writes the answers of one operation. Throws (500) when a handler answers what the contract does not declare. */
export function answerWriter(
  operation: Operation,
  options: { isProduction: boolean; checksAnswers: boolean },
): (answer: unknown) => Response {
  const byStatus = new Map(operation.answers.map((declared) => [declared.status, declared]));
  const first = operation.answers[0]?.status ?? 200;
  // What is for one person is kept by nobody on the way, nor by a browser that others use after them.
  const isPrivate = operation.route.method !== "get" || !isOpen(operation);

  return (answer) => {
    const wrapper = wrapped(answer);
    const extras: Extras = wrapper ?? {};
    const status = extras.status ?? first;
    const declared = byStatus.get(status);
    if (declared === undefined) {
      throw new Error(`${operation.id} answered ${status}, which the contract does not declare`);
    }
    const headers = new Headers(extras.headers);
    if (isPrivate || extras.cookies !== undefined) headers.set("cache-control", "no-store");
    for (const cookie of extras.cookies ?? []) {
      headers.append("set-cookie", writeCookie(cookie, options.isProduction));
    }
    if (wrapper !== undefined && kindOf(wrapper) === "raw") {
      return rawResponse(wrapper as Raw, status, headers);
    }
    const text = wrapper !== undefined && kindOf(wrapper) === "stored" ? (wrapper as Stored).json : jsonText(
      operation,
      declared,
      wrapper === undefined ? answer : (wrapper as Reply<unknown>).body,
      options,
    );
    if (text === undefined) return new Response(null, { status, headers });
    headers.set("content-type", "application/json");
    return new Response(text, { status, headers });
  };
}

function rawResponse(answer: Raw, status: number, headers: Headers): Response {
  if (answer.contentType !== undefined) headers.set("content-type", answer.contentType);
  return new Response(answer.body, { status, headers });
}

function jsonText(
  operation: Operation,
  declared: DeclaredAnswer,
  body: unknown,
  options: { checksAnswers: boolean },
): string | undefined {
  if (declared.reduce === undefined) {
    if (body === undefined) return undefined;
    throw new Error(`${operation.id} answered a body, and the contract declares none for ${declared.status}`);
  }
  const reduced = declared.reduce(body);
  if (options.checksAnswers && declared.schema !== undefined) {
    const result = declared.schema.safeParse(reduced);
    if (!result.success) {
      const wrong = fieldErrors(result.error.issues, reduced, "");
      const list = wrong.map(({ pointer, detail }) => `${pointer}: ${detail}`).join("; ");
      throw new Error(`${operation.id} answered what the contract does not allow: ${list}`);
    }
  }
  return JSON.stringify(reduced) ?? "null";
}
