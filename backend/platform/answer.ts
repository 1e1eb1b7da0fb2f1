/**
 * Answers of a handler other than a plain body. A handler with only a body returns it; with a header or a
 * cookie it wraps the body in `reply`; with prepared JSON it returns `stored`; pictures, text and redirects
 * are `raw` and `redirect`.
 */
import type { JsonText } from "./json_text.ts";

const kind: unique symbol = Symbol("answer");

export interface Cookie {
  /** Plain name; production adds the `__Host-` prefix. */
  name: string;
  /** null removes the cookie. */
  value: string | null;
  /** Without it the cookie ends with the browser session. */
  maxAgeSeconds?: number;
}

export interface Extras {
  /** One of the success statuses that the contract declares. Default: the lowest of them. */
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

/** Return types of an operation with a JSON answer. */
export type Json<B> = B | Reply<B> | Stored<B>;

/** Returns a body with headers, cookies or another declared status. */
export function reply<B>(body: B, extras: Extras = {}): Reply<B> {
  return { ...extras, [kind]: "reply", body };
}

/**
 * Returns prepared JSON text, which is sent unchanged. Nothing reduces it, so it must contain exactly what
 * the contract declares; development and tests reject anything else.
 */
export function stored<B>(json: JsonText<B>, extras: Extras = {}): Stored<B> {
  return { ...extras, [kind]: "stored", json };
}

/** Returns an answer that is not JSON. */
export function raw(body: BodyInit | null, contentType: string, extras: Extras = {}): Raw {
  return { ...extras, [kind]: "raw", body, contentType };
}

/** Redirects the browser. `location` must come from our own code, never from a request. */
export function redirect(location: string, status: 302 | 303 | 307 = 302, extras: Extras = {}): Raw {
  return { ...extras, [kind]: "raw", body: null, status, headers: { ...extras.headers, location } };
}

/** Returns the wrapper that a handler returned, or undefined for a plain body. */
export function wrapped(value: unknown): Reply<unknown> | Stored<unknown> | Raw | undefined {
  return typeof value === "object" && value !== null && kind in value
    ? (value as Reply<unknown> | Stored<unknown> | Raw)
    : undefined;
}

/** Returns "reply", "stored" or "raw". */
export function kindOf(answer: Reply<unknown> | Stored<unknown> | Raw): "reply" | "stored" | "raw" {
  return answer[kind];
}
