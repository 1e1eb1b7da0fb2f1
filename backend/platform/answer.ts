/**
 * What a handler may answer beside a plain body. A handler that only has a body returns it; one that also sets a
 * header or a cookie wraps it in `reply`; one whose JSON is already finished gives `stored`; pictures, text and
 * redirects are `raw` and `redirect`.
 */
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

export interface Stored extends Extras {
  [kind]: "stored";
  json: string;
}

export interface Raw extends Extras {
  [kind]: "raw";
  body: BodyInit | null;
  contentType?: string;
}

/** What an operation with a JSON answer may return. */
export type Json<B> = B | Reply<B> | Stored;

/** A body with headers, cookies or another of the declared statuses. */
export function reply<B>(body: B, extras: Extras = {}): Reply<B> {
  return { ...extras, [kind]: "reply", body };
}

/** Finished JSON text that was reduced and checked when it was stored: it is sent as it is. */
export function stored(json: string, extras: Extras = {}): Stored {
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
export function wrapped(value: unknown): Reply<unknown> | Stored | Raw | undefined {
  return typeof value === "object" && value !== null && kind in value
    ? (value as Reply<unknown> | Stored | Raw)
    : undefined;
}

/** "reply", "stored" or "raw". */
export function kindOf(answer: Reply<unknown> | Stored | Raw): "reply" | "stored" | "raw" {
  return answer[kind];
}
