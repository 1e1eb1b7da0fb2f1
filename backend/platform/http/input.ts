/** Reads and validates an operation's input: path, query, headers and body. */
import type { ZodError, ZodType } from "zod";
import type { ProblemCode } from "../../generated/problems.ts";
import { fail, type FieldError } from "../problem.ts";
import { type BodyBounds, limits, readBody, type Reading } from "./body.ts";
import { fieldErrors } from "./fields.ts";
import type { Operation } from "./operation.ts";

export interface ReadInput {
  params: Record<string, unknown>;
  query: Record<string, unknown>;
  headers: Record<string, unknown>;
  body: unknown;
  rawBody: Uint8Array;
}

type Lists = Record<string, string[]>;

const empty = new Uint8Array();

/**
 * Returns a reader of one operation's input. It fails with 400, 404, 413 or 422, and with the errors of its
 * `reading`.
 */
export function inputReader(
  operation: Operation,
): (request: Request, path: Record<string, string>, reading: Reading) => Promise<ReadInput> {
  const { request: described } = operation.route;
  const params = described?.params as ZodType | undefined;
  const query = described?.query as ZodType | undefined;
  const headers = described?.headers as ZodType | undefined;
  const known = new Set(namesOf(query));
  const names = namesOf(headers);
  const content = (described?.body?.content ?? {}) as Record<string, { schema: ZodType }>;
  const accepted = Object.keys(content);
  const isRequired = described?.body?.required === true;
  const isSigned = operation.roles.includes("signature");
  const hasNotFound = "404" in operation.route.responses;

  return async (request, path, reading) => {
    const mark = request.url.indexOf("?");
    const search = mark < 0 ? "" : request.url.slice(mark + 1).split("#", 1)[0] ?? "";
    const errors: FieldError[] = [];
    const place = (schema: ZodType | undefined, lists: Lists, name: string): Record<string, unknown> => {
      if (schema === undefined) return {};
      const result = schema.safeParse(lists);
      if (result.success) return result.data as Record<string, unknown>;
      refuse(result.error.issues);
      errors.push(...fieldErrors(result.error.issues, lists, name));
      return {};
    };
    const input: ReadInput = { params: {}, query: {}, headers: {}, body: undefined, rawBody: empty };
    input.params = place(params, pathLists(path), "path");
    // A malformed id identifies nothing, so the answer is 404.
    if (errors.length > 0 && hasNotFound) fail("not_found");
    if (query !== undefined || search !== "") input.query = place(query, queryLists(search, known), "query");
    if (headers !== undefined) {
      input.headers = place(headers, headerLists(request.headers, names), "header");
      const bad = errors.find((error) => error.pointer.startsWith("header/"));
      if (bad !== undefined) {
        fail("malformed_request", { detail: `The header ${bad.pointer.slice(7)} is missing or malformed.` });
      }
    }
    if (errors.length > 0) fail("invalid_input", { errors });
    if (accepted.length === 0) return input;
    const body = await readBody(request, accepted, isRequired, boundsOf(operation), reading);
    // Kept only for handlers that read it, because a second copy of every upload takes much memory.
    if (isSigned) input.rawBody = body.bytes;
    if (body.value === undefined) return input;
    const sent = (request.headers.get("content-type") ?? "").split(";")[0]?.trim().toLowerCase() ?? "";
    const result = (content[sent] ?? content["*/*"])?.schema.safeParse(body.value);
    if (result?.success === false) {
      if (isSigned) fail("malformed_request", { detail: "We don't know this type of event." });
      refuse(result.error.issues);
      const reason = result.error.issues.find(isReason)?.message;
      const errors = fieldErrors(result.error.issues, body.value, "");
      fail("invalid_input", { errors, ...(reason && errors.length === 1 ? { detail: reason } : {}) });
    }
    input.body = result?.data;
    return input;
  };
}

/** Returns the limits of an operation's body: those of the contract, or the defaults. */
export function boundsOf({ limits: own }: Pick<Operation, "limits">): BodyBounds {
  return {
    bytes: own?.bodyBytes ?? limits.bodyBytes,
    ms: own?.bodySeconds === undefined ? limits.bodyMs : own.bodySeconds * 1_000,
  };
}

/** Fails with the problem that the contract names for a value of another format (`x-refusal`). */
function refuse(issues: ZodError["issues"]): void {
  for (const issue of issues) {
    if (issue.code !== "custom" || issue.params?.refusal === undefined) continue;
    const name = issue.path.map(String).join("/").slice(0, 80);
    const code = issue.params.refusal as ProblemCode;
    if (isReason(issue)) fail(code, { detail: issue.message });
    fail(code, code === "malformed_request" ? { detail: `"${name}" is malformed.` } : {});
  }
}

/** Returns whether the contract words an issue (`x-reasons`). */
const isReason = (issue: ZodError["issues"][number]): boolean =>
  issue.code === "custom" && issue.params?.isReason === true;

function unknownParameter(name: string): never {
  fail("unknown_parameter", { detail: `This call doesn't take a parameter named "${name.slice(0, 80)}".` });
}

function namesOf(schema: ZodType | undefined): string[] {
  return schema === undefined ? [] : Object.keys((schema as unknown as { shape: object }).shape);
}

function pathLists(path: Record<string, string>): Lists {
  return Object.fromEntries(Object.entries(path).map(([name, value]) => [name, [value]]));
}

/** Returns values by name. An empty value counts as absent. */
function queryLists(search: string, known: ReadonlySet<string>): Lists {
  refuseMalformed(search.replaceAll("+", " "));
  const lists: Lists = {};
  for (const [name, value] of new URLSearchParams(search)) {
    if (!known.has(name)) unknownParameter(name);
    if (value !== "") (lists[name] ??= []).push(value);
  }
  return lists;
}

function headerLists(headers: Headers, names: readonly string[]): Lists {
  const lists: Lists = {};
  for (const name of names) {
    const value = headers.get(name);
    if (value !== null && value !== "") lists[name] = [value];
  }
  return lists;
}

/** Refuses malformed percent signs, bad UTF-8 and NUL in a part of an address. */
export function refuseMalformed(text: string): void {
  if (!text.includes("%")) return;
  let plain: string;
  try {
    plain = decodeURIComponent(text);
  } catch {
    fail("malformed_request", { detail: "The address has a malformed percent sign." });
  }
  if (plain.includes("\0")) fail("malformed_request", { detail: "The address carries a NUL character." });
}
