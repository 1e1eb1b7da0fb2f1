/** Turns what a handler returned into a response, reduced to what the contract declares. */
import { type Extras, kindOf, type Raw, type Reply, type Stored, wrapped } from "../answer.ts";
import { isOpen } from "./auth.ts";
import { writeCookie } from "./cookies.ts";
import { fieldErrors } from "./fields.ts";
import type { DeclaredAnswer, Operation } from "./operation.ts";
import { type Asked, sharedWriter } from "./revalidate.ts";

/** A serialized answer and its length in characters. It can be sent repeatedly unless it is raw. */
export type Written = { length: number; send: (asked: Asked) => Response };

/**
 * Returns the writer of one operation's answers. It throws (500) when a handler returns something that the
 * contract does not declare.
 */
export function answerWriter(
  operation: Operation,
  options: { isSecure: boolean; checksAnswers: boolean },
): (answer: unknown) => Written {
  const byStatus = new Map(operation.answers.map((declared) => [declared.status, declared]));
  const first = operation.answers[0]?.status ?? 200;
  // No cache may keep a personal answer, and neither may a browser that the next person uses.
  const isPrivate = operation.route.method !== "get" || !isOpen(operation);

  const writeShared = operation.isShared && sharedWriter();

  return (answer) => {
    const wrapper = wrapped(answer);
    const extras: Extras = wrapper ?? {};
    const status = extras.status ?? first;
    const declared = byStatus.get(status);
    if (declared === undefined) {
      throw new Error(`${operation.id} answered ${status}, which the contract does not declare`);
    }
    const plainHeaders = () => {
      const headers = new Headers(extras.headers);
      if (isPrivate || extras.cookies !== undefined) headers.set("cache-control", "no-store");
      for (const cookie of extras.cookies ?? []) {
        headers.append("set-cookie", writeCookie(cookie, options.isSecure));
      }
      return headers;
    };
    if (wrapper !== undefined && kindOf(wrapper) === "raw") {
      return { length: 0, send: () => rawResponse(wrapper as Raw, status, plainHeaders()) };
    }
    const text = wrapper !== undefined && kindOf(wrapper) === "stored"
      ? storedText(operation, declared, (wrapper as Stored<unknown>).json, options)
      : reducedText(
        operation,
        declared,
        wrapper === undefined ? answer : (wrapper as Reply<unknown>).body,
        options,
      );
    if (text === undefined) {
      return { length: 0, send: () => new Response(null, { status, headers: plainHeaders() }) };
    }
    const { length } = text;
    if (writeShared && extras.cookies === undefined) {
      return { length, send: writeShared(text, plainHeaders, status) };
    }
    return {
      length,
      send: () => {
        const headers = plainHeaders();
        headers.set("content-type", "application/json");
        return new Response(text, { status, headers });
      },
    };
  };
}

function rawResponse(answer: Raw, status: number, headers: Headers): Response {
  if (answer.contentType !== undefined) headers.set("content-type", answer.contentType);
  return new Response(answer.body, { status, headers });
}

type Checks = { checksAnswers: boolean };

function reducedText(
  operation: Operation,
  declared: DeclaredAnswer,
  body: unknown,
  options: Checks,
): string | undefined {
  if (declared.reduce === undefined) {
    if (body === undefined) return undefined;
    throw new Error(`${operation.id} answered a body, and the contract declares none for ${declared.status}`);
  }
  const reduced = declared.reduce(body);
  if (options.checksAnswers) checkAnswer(operation, declared, reduced);
  return JSON.stringify(reduced) ?? "null";
}

/**
 * Returns a stored text unchanged. Nothing reduces it, so if answers are checked, reducing it must make no
 * difference.
 */
function storedText(operation: Operation, declared: DeclaredAnswer, text: string, options: Checks): string {
  if (!options.checksAnswers) return text;
  if (declared.reduce === undefined) {
    throw new Error(`${operation.id} answered a text, and the contract declares none for ${declared.status}`);
  }
  const body: unknown = JSON.parse(text);
  const extra = dropped(body, declared.reduce(body));
  if (extra.length > 0) {
    throw new Error(`${operation.id} answered what the contract does not declare: ${extra.join(", ")}`);
  }
  checkAnswer(operation, declared, body);
  return text;
}

function checkAnswer(operation: Operation, declared: DeclaredAnswer, body: unknown): void {
  const result = declared.schema?.safeParse(body);
  if (result === undefined || result.success) return;
  const wrong = fieldErrors(result.error.issues, body, "");
  const list = wrong.map(({ pointer, detail }) => `${pointer}: ${detail}`).join("; ");
  throw new Error(`${operation.id} answered what the contract does not allow: ${list}`);
}

/** Returns the JSON pointers of everything that reducing removed. */
function dropped(before: unknown, after: unknown, at = ""): string[] {
  if (before === after) return [];
  if (!isTree(before) || !isTree(after)) return [at || "/"];
  return Object.entries(before).flatMap(([name, value]) =>
    dropped(value, (after as Record<string, unknown>)[name], `${at}/${name}`)
  );
}

const isTree = (value: unknown): value is object => typeof value === "object" && value !== null;
