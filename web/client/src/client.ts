/** The client that the generated functions take: one for a browser, one for each request on a server. */
import type { Caller } from "./calls.ts";
import { translate } from "./errors.ts";
import { createSession, type KeyValueStorage, memoryStorage, type Session } from "./session.ts";
import type { Fetch } from "./transport.ts";

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
  /** Lets the request outlive the page, for what is sent as the page is left: at most 64 KB. */
  keepalive?: boolean;
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
  parse?: "none" | "text" | "blob";
}

export interface HearthpawClient {
  /** Returns the data of a successful call; throws an ApiError. The generated functions are easier to use. */
  call<T>(call: Call, input: object, options?: CallOptions): Promise<T>;
  session: Session;
  /**
   * Asks the person for a code of the second factor where a call was refused for want of a recent one; resolves to whether
   * it was given, and the call is then made again. Set by pages that can ask; without it the call fails.
   */
  stepUp?: (call: Call) => Promise<boolean>;
  /** Set by whoever holds calls back: signing out waits for it, since they could not be sent afterward. */
  beforeLogout?: () => Promise<unknown>;
  /** Fetches what the first call would wait for. */
  ready(): Promise<void>;
  /** Fetches what an unsafe call within this time would wait for, so that a page that is left can still send one. */
  readyToSend(withinMs: number): Promise<void>;
}

/** A client of its own session: nothing in it is shared with another client. */
export function createClient(options: ClientOptions = {}): HearthpawClient {
  const session = createSession(options.storage ?? memoryStorage());
  if (options.deploymentVersion !== undefined) session.noteDeployment(options.deploymentVersion);
  const nothing = (): void => {};
  const {
    baseUrl = globalThis.location.origin,
    fetch = (request) => globalThis.fetch(request),
    onForcedLogout = nothing,
    onSignInNeeded = nothing,
    onDeploymentChanged = nothing,
    redirect = nothing,
    deploymentVersion,
  } = options;
  const callbacks = { onForcedLogout, onSignInNeeded, onDeploymentChanged, redirect };
  let caller: Promise<Caller> | undefined;

  function loaded(): Promise<Caller> {
    return caller ??= import("./calls.ts").then(
      ({ createCaller }) => createCaller({ baseUrl, session, fetch, deploymentVersion, ...callbacks }),
    ).catch((error: unknown) => {
      // It did not arrive: the next call asks for it again.
      caller = undefined;
      throw error;
    });
  }

  async function call<T>(described: Call, input: object, given: CallOptions = {}): Promise<T> {
    const isLogout = described.path === "/v1/logout";
    if (isLogout && client.beforeLogout) await client.beforeLogout().catch(() => undefined);
    const token = session.accessToken();
    try {
      const { call: callNow } = await loaded();
      try {
        return await callNow<T>(described, input, given);
      } catch (thrown) {
        const isRefused = translate(thrown).code === "second_factor_required";
        if (!isRefused || !await client.stepUp?.(described)) throw thrown;
        return await callNow<T>(described, input, given);
      }
    } catch (thrown) {
      // Signed out here all the same, also where nothing could be sent.
      if (isLogout && session.accessToken() === token) session.clear();
      // Who cancelled a call knows; TanStack Query tells a cancelled query by this very error.
      if (given.signal?.aborted) throw thrown;
      throw translate(thrown);
    }
  }

  const client: HearthpawClient = {
    call,
    session,
    ready: async () => void await loaded(),
    readyToSend: async (withinMs) => await (await loaded()).readyToSend(withinMs),
  };
  return client;
}
