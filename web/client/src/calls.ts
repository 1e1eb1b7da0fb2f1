/** Makes the calls of a client. A separate file, because a server-rendered page makes no calls at first. */
import createFetchClient, { createQuerySerializer } from "openapi-fetch";
import type { User } from "../generated/models.ts";
import { emptyAnswer, fromAnswer } from "./answers.ts";
import type { Call, CallOptions, HearthpawClient } from "./call.ts";
import { createTransport, type TransportOptions } from "./transport.ts";

/** The part of openapi-fetch in use; the generated functions add the types. */
type Requester = (method: string, path: string, init: Record<string, unknown>) => Promise<{
  data?: unknown;
  error?: unknown;
  response: Response;
}>;

/** `call` does the same as the client's, but throws failures unchanged. */
export type Caller = Pick<HearthpawClient, "call" | "readyToSend">;

/** Returns the calls of one client. */
export function createCaller(options: TransportOptions): Caller {
  const { baseUrl, session } = options;
  const transport = createTransport(options);
  const querySerializer = createQuerySerializer();
  const api = createFetchClient({ baseUrl, fetch: transport.send, credentials: "include", querySerializer });
  const request = api.request as unknown as Requester;

  async function call<T>(
    described: Call,
    input: object,
    { signal, keepalive }: CallOptions = {},
  ): Promise<T> {
    const isJson = described.parse === undefined;
    try {
      const { data, error, response } = await request(described.method.toLowerCase(), described.path, {
        params: paramsOf(described, input),
        ...bodyOf(described, input),
        signal,
        ...(keepalive ? { keepalive } : {}),
        parseAs: described.parse === "text" || described.parse === "blob" ? described.parse : "json",
      });
      if (!response.ok) throw fromAnswer(response.status, error);
      if (isJson && !isWhole(described, data)) throw emptyAnswer(response.status);
      return (isJson ? keepToken(data) : data) as T;
    } finally {
      if (described.path === "/v1/logout") transport.forgetCsrf();
    }
  }

  /** Stores an answer's access token in the session and removes it from the data. */
  function keepToken(data: unknown): unknown {
    if (typeof data !== "object" || data === null || !("accessToken" in data)) return data;
    const { accessToken, ...rest } = data as { accessToken: string; user?: User };
    session.keep({ accessToken, user: rest.user });
    transport.forgetCsrf();
    return rest;
  }

  return { call, readyToSend: transport.readyToSend };
}

/** Returns whether an answer contains its required fields, which screens read without checking. */
function isWhole({ needs = [], fixed = {} }: Call, data: unknown): boolean {
  if (data === undefined || data === null) return false;
  const body = data as Record<string, unknown>;
  return needs.every((path) => at(body, path) !== undefined && at(body, path) !== null) &&
    Object.entries(fixed).every(([name, value]) => body[name] === value);
}

function at(body: unknown, path: string): unknown {
  return path.split(".").reduce<unknown>(
    (value, name) => (value as Record<string, unknown> | null | undefined)?.[name],
    body,
  );
}

function paramsOf({ places }: Call, input: object) {
  const pick = (names: readonly string[] = []) =>
    Object.fromEntries(names.map((name) => [name, (input as Record<string, unknown>)[name]]));
  const header = Object.entries(pick(places.header)).filter(([, value]) =>
    value !== undefined && value !== null
  );
  return { path: pick(places.path), query: pick(places.query), header: Object.fromEntries(header) };
}

function bodyOf({ bodyType }: Call, input: object): Record<string, unknown> {
  const body = (input as { body?: unknown }).body;
  if (body === undefined) return {};
  if (bodyType === undefined) return { body };
  if (bodyType === "multipart/form-data") return { body, bodySerializer: formData };
  if (bodyType === "application/x-www-form-urlencoded") {
    return {
      body,
      headers: { "content-type": bodyType },
      bodySerializer: (value: Record<string, string>) => new URLSearchParams(value),
    };
  }
  return { body, headers: { "content-type": bodyType }, bodySerializer: (value: unknown) => value };
}

function formData(fields: Record<string, unknown>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    for (const item of Array.isArray(value) ? value : [value]) {
      if (item instanceof Blob) form.append(name, item);
      else if (item !== undefined && item !== null) form.append(name, String(item));
    }
  }
  return form;
}
