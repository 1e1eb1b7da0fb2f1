/** The client that the generated functions take: one for a browser, one for each request on a server. */
import createFetchClient, {
  createFinalURL,
  createQuerySerializer,
  defaultPathSerializer,
} from "openapi-fetch";
import type { User } from "../generated/models.ts";
import { emptyAnswer, fromAnswer, translate } from "./errors.ts";
import { createSession, type KeyValueStorage, memoryStorage, type Session } from "./session.ts";
import { createTransport, type Fetch } from "./transport.ts";

export interface ClientOptions {
  /** Where the API is; the page's own origin in a browser. */
  baseUrl?: string;
  /** How requests leave; a server passes a function that runs its own app in-process. */
  fetch?: Fetch;
  /** Where the session is kept; in memory unless told, so that a server keeps nothing. */
  storage?: KeyValueStorage;
  /** The version of this build, sent with every call. */
  deploymentVersion?: string;
  /** The session could not go on: storage is cleared, the state of the application should be too. */
  onForcedLogout?: () => void;
  /** A call needs a session and there is none: open the sign-in form. */
  onSignInNeeded?: () => void;
  /** The server runs another version than before: the checkout session and the saved order are gone. */
  onDeploymentChanged?: (version: string) => void;
  /** Takes the browser to a path, 3 seconds after a forced logout. */
  redirect?: (path: string) => void;
}

export interface CallOptions {
  signal?: AbortSignal;
}

/** How the generated functions describe a call. */
export interface Call {
  method: string;
  path: string;
  /** Where each name of the input goes. */
  places: { path?: readonly string[]; query?: readonly string[]; header?: readonly string[] };
  /** The media type of the body, where it is not JSON. */
  bodyType?: string;
  /** What a good answer carries and is never null, such as `breeds` or `pet.id`: without it the call has failed. */
  needs?: readonly string[];
  /** What a good answer always says, such as `ok: true`. */
  fixed?: Readonly<Record<string, unknown>>;
  /** How the answer is read; JSON unless told. */
  parse?: "none" | "text" | "blob" | "url";
}

export interface HearthpawClient {
  /** Returns the data of a successful call; throws an ApiError. The generated functions are easier to use. */
  call<T>(call: Call, input: object, options?: CallOptions): Promise<T>;
  /** The address of a GET call, for links and pictures. */
  url(call: Call, input: object): string;
  session: Session;
}

/** The part of openapi-fetch that is used; the generated functions carry the types. */
type Requester = (method: string, path: string, init: Record<string, unknown>) => Promise<{
  data?: unknown;
  error?: unknown;
  response: Response;
}>;

const querySerializer = createQuerySerializer();

/** A client of its own session: nothing in it is shared with another client. */
export function createClient(options: ClientOptions = {}): HearthpawClient {
  const baseUrl = options.baseUrl ?? globalThis.location.origin;
  const session = createSession(options.storage ?? memoryStorage());
  if (options.deploymentVersion !== undefined) session.noteDeployment(options.deploymentVersion);
  const nothing = (): void => {};
  const transport = createTransport({
    baseUrl,
    session,
    fetch: options.fetch ?? ((request) => globalThis.fetch(request)),
    deploymentVersion: options.deploymentVersion,
    onForcedLogout: options.onForcedLogout ?? nothing,
    onSignInNeeded: options.onSignInNeeded ?? nothing,
    onDeploymentChanged: options.onDeploymentChanged ?? nothing,
    redirect: options.redirect ?? nothing,
  });
  const api = createFetchClient({ baseUrl, fetch: transport.send, credentials: "include", querySerializer });
  const request = api.request as unknown as Requester;

  async function call<T>(described: Call, input: object, { signal }: CallOptions = {}): Promise<T> {
    const isJson = described.parse === undefined;
    try {
      const { data, error, response } = await request(described.method.toLowerCase(), described.path, {
        params: paramsOf(described, input),
        ...bodyOf(described, input),
        signal,
        parseAs: described.parse === "text" || described.parse === "blob" ? described.parse : "json",
      });
      if (!response.ok) throw fromAnswer(response.status, error);
      if (isJson && !isWhole(described, data)) throw emptyAnswer(response.status);
      return (isJson ? keepToken(data) : data) as T;
    } catch (thrown) {
      // Who cancelled a call knows; TanStack Query tells a cancelled query by this very error.
      if (signal?.aborted) throw thrown;
      throw translate(thrown);
    } finally {
      if (described.path === "/v1/logout") {
        session.clear();
        transport.forgetCsrf();
      }
    }
  }

  /** An answer's access token is kept here and taken out of the data. */
  function keepToken(data: unknown): unknown {
    if (typeof data !== "object" || data === null || !("accessToken" in data)) return data;
    const { accessToken, ...rest } = data as { accessToken: string; user?: User };
    session.keep({ accessToken, user: rest.user });
    transport.forgetCsrf();
    return rest;
  }

  return {
    call,
    session,
    url: (described, input) =>
      createFinalURL(described.path, {
        baseUrl,
        params: paramsOf(described, input),
        querySerializer,
        pathSerializer: defaultPathSerializer,
      }),
  };
}

/** Whether an answer carries what the contract promises at its top: screens read that without asking again. */
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
