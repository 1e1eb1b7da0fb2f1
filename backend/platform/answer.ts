/**
 * What a handler may answer beside a plain body. A handler that only has a body returns it; one that also sets a
 * header or a cookie wraps it in `reply`; one whose JSON is already finished gives `stored`; pictures, text and
 * redirects are `raw` and `redirect`.
 */
import type { JsonText } from "./json_text.ts";

const kind: unique symbol = Symbol("answer");

export interface Cookie {
  /** The plain name; production adds the `__Host-` prefix. */
  name: string;
  /** null removes the cookie. */
  value: string | null;
  /** Without it the cookie ends with the browser's session. */
  maxAgeSeconds?: number;
}

export interface Extras {
  /** One of the statuses that the contract declares for success; the lowest of them unless told. */
  status?: number;
  headers?: Record<string, string>;
  cookies?: Cookie[];
}

export interface Reply<B> extends Extras {
  [kind]: "reply";
  body: B;
}

export interface Stored<B> extends Extras {
  [kind]: "stored";
  json: JsonText<B>;
}

export interface Raw extends Extras {
  [kind]: "raw";
  body: BodyInit | null;
  contentType?: string;
}

/** What an operation with a JSON answer may return. */
export type Json<B> = B | Reply<B> | Stored<B>;

/** A body with headers, cookies or another of the declared statuses. */
export function reply<B>(body: B, extras: Extras = {}): Reply<B> {
  return { ...extras, [kind]: "reply", body };
}

/**
 * Finished JSON text, sent as it is. Nothing reduces it, so it must hold what the contract declares and nothing else:
 * development and tests refuse any other.
 */
export function stored<B>(json: JsonText<B>, extras: Extras = {}): Stored<B> {
  return { ...extras, [kind]: "stored", json };
}

/** An answer that is not JSON. */
export function raw(body: BodyInit | null, contentType: string, extras: Extras = {}): Raw {
  return { ...extras, [kind]: "raw", body, contentType };
}

/** Sends the browser elsewhere; `location` must come from our own code, never from a request. */
export function redirect(location: string, status: 302 | 303 | 307 = 302, extras: Extras = {}): Raw {
  return { ...extras, [kind]: "raw", body: null, status, headers: { ...extras.headers, location } };
}

/** Which of the wrappers a handler returned, or undefined for a plain body. */
export function wrapped(value: unknown): Reply<unknown> | Stored<unknown> | Raw | undefined {
  return typeof value === "object" && value !== null && kind in value
    ? (value as Reply<unknown> | Stored<unknown> | Raw)
    : undefined;
}

/** "reply", "stored" or "raw". */
export function kindOf(answer: Reply<unknown> | Stored<unknown> | Raw): "reply" | "stored" | "raw" {
  return answer[kind];
}
