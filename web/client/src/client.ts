/** The client that the generated functions take: one for a browser, one for each request on a server. */
import type { Caller } from "./calls.ts";
import { translate } from "./errors.ts";
import { createSession, type KeyValueStorage, memoryStorage } from "./session.ts";
import type { Fetch } from "./transport.ts";
import type { Call, CallOptions, HearthpawClient } from "./call.ts";

export interface ClientOptions {
  /** Address of the API; the page's own origin by default. */
  baseUrl?: string;
  /** Sends requests; a server passes a function that runs its own app in-process. */
  fetch?: Fetch;
  /** Storage of the session. Defaults to memory, which leaves nothing behind on a server. */
  storage?: KeyValueStorage;
  /** The version of this build, sent with every call. */
  deploymentVersion?: string;
  /**
   * Called after the session ended unexpectedly. Storage is cleared; the application should clear its state
   * too.
   */
  onForcedLogout?: () => void;
  /** Called if a call needs a session and there is none: open the sign-in form. */
  onSignInNeeded?: () => void;
  /**
   * Called if the server runs another version than before: the checkout session and the saved order are gone.
   */
  onDeploymentChanged?: (version: string) => void;
  /** Navigates the browser to a path, 3 seconds after a forced logout. */
  redirect?: (path: string) => void;
}

/** Returns a client with its own session, which shares nothing with other clients. */
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
      // Loading failed: the next call tries again.
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
      // Signs out here even if nothing could be sent.
      if (isLogout && session.accessToken() === token) session.clear();
      // The caller knows that it canceled the call. TanStack Query recognizes a canceled query by this exact
      // error.
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
