import type { Operation } from "../../platform/http/operation.ts";
import type { Market } from "../reservations.ts";
import type { Parts } from "./request.ts";

/**
 * Returns the outcome of a call: "ok", "501", or the status and code of its refusal. `query` replaces the
 * call's own.
 */
export async function send(
  market: Market,
  operation: Operation,
  parts: Omit<Parts, "without">,
  token?: string,
  query?: string,
): Promise<string> {
  const problem = await problemOf(market, operation, parts, token, query);
  if (!problem) return "ok";
  const { status, code } = problem;
  return status === 501 ? "501" : `${status} ${code}`;
}

/** Returns the problem of a refused call; undefined if it succeeded. */
export async function problemOf(
  market: Market,
  operation: Operation,
  parts: Omit<Parts, "without">,
  token?: string,
  query?: string,
): Promise<{ status: number; code: string; errors?: { pointer: string; code: string }[] } | undefined> {
  const { path, init } = requestOf(operation, parts);
  const address = query ? path.replace(/(\?.*)?$/, query) : path;
  const response = await market.app.fetch(address, { ...init, ...(token === undefined ? {} : { token }) });
  if (response.status >= 400) return await response.json();
  await response.body?.cancel();
  return undefined;
}

function requestOf(operation: Operation, parts: Omit<Parts, "without">) {
  const { params = {}, json, form, multipart, body, headers } = parts;
  const left = new Map(Object.entries(params));
  const path = operation.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = left.get(name) ?? "019999aa-0000-7000-8000-000000000000";
    left.delete(name);
    return encodeURIComponent(value);
  });
  const query = new URLSearchParams([...left]).toString();
  return {
    path: query ? `${path}?${query}` : path,
    init: {
      method: operation.route.method.toUpperCase(),
      headers: { ...headers, ...(form ? { "content-type": "application/x-www-form-urlencoded" } : {}) },
      ...(json === undefined ? {} : { json }),
      ...(form ? { body: new URLSearchParams(form).toString() } : {}),
      ...(multipart ? { body: multipart } : {}),
      ...(body === undefined ? {} : { body }),
    },
  };
}
