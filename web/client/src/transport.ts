/**
 * Sends requests with the session's token, refreshes it once for all waiting calls, and ends the session if
 * that fails.
 */
import type { Session } from "./session.ts";

export type Fetch = (request: Request) => Promise<Response>;

export interface TransportOptions {
  baseUrl: string;
  fetch: Fetch;
  session: Session;
  deploymentVersion: string | undefined;
  onForcedLogout: () => void;
  onSignInNeeded: () => void;
  onDeploymentChanged: (version: string) => void;
  /** Navigates the browser to a path. */
  redirect: (path: string) => void;
}

export interface Transport {
  send: Fetch;
  /**
   * Drops the CSRF token, to be fetched again before the next unsafe call: after a sign-in it belongs to
   * another session.
   */
  forgetCsrf: () => void;
  /**
   * Fetches everything that an unsafe call within this time needs: its CSRF token, and an access token that
   * lasts long enough.
   */
  readyToSend: (withinMs: number) => Promise<void>;
}

/** The server's `error` texts for an invalid session. */
const sessionFaults = new Set(["jwt expired", "No authorization token was found", "Invalid token"]);
const refreshPath = "/v1/token/refresh";
const logoutPath = "/v1/logout";
/** How long users see why they were signed out before they are redirected to the home page, in ms. */
const REDIRECT_MS = 3000;

/** Returns a transport for one visitor. Its pending requests are never shared between visitors. */
export function createTransport(options: TransportOptions): Transport {
  const { session } = options;
  const base = new URL(options.baseUrl);
  const at = (path: string): string => options.baseUrl.replace(/\/$/, "") + path;
  let csrf: Promise<string | undefined> | undefined;
  let recovery: Promise<"again" | "stop"> | undefined;
  /** The last sign-out, until it is answered. */
  let leaving: Promise<unknown> | undefined;

  async function csrfToken(): Promise<string | undefined> {
    csrf ??= fetchCsrf();
    const token = await csrf;
    if (token === undefined) csrf = undefined;
    return token;
  }

  async function fetchCsrf(): Promise<string | undefined> {
    try {
      const request = new Request(at("/v1/csrf-token"), { credentials: "include" });
      const response = await options.fetch(dress(request, session.accessToken()));
      const { csrfToken: token } = (await response.json()) as { csrfToken?: string };
      return response.ok ? token : undefined;
    } catch {
      return undefined;
    }
  }

  function dress(request: Request, token: string | undefined): Request {
    const { headers } = request;
    if (token !== undefined) headers.set("authorization", `Bearer ${token}`);
    const sessionId = session.sessionId();
    if (sessionId !== undefined) headers.set("x-session-id", sessionId);
    if (options.deploymentVersion !== undefined) {
      headers.set("x-deployment-version", options.deploymentVersion);
    }
    return request;
  }

  async function once(original: Request, token: string | undefined): Promise<Response> {
    const request = dress(original.clone(), token);
    if (!isSafe(request)) {
      const secret = await csrfToken();
      if (secret !== undefined) request.headers.set("x-csrf-token", secret);
    }
    const response = await options.fetch(request);
    const { headers } = response;
    const version = headers.get("x-deployment-version");
    if (version !== null && session.noteDeployment(version)) options.onDeploymentChanged(version);
    // Only from an uncached answer, because a cached date is in the past.
    if (headers.get("cache-control") === "no-store") session.noteServerTime(headers.get("date") ?? "");
    return response;
  }

  async function send(original: Request): Promise<Response> {
    const { origin, pathname } = new URL(original.url);
    // Neither the access token nor the session header is ever sent to another host, such as that of the
    // files.
    if (origin !== base.origin) return await options.fetch(original);
    if (pathname.endsWith(logoutPath)) {
      const token = session.accessToken();
      // Cleared at once: nothing more is requested for this user, and a rejection of a pending call cannot
      // end the session a second time.
      session.clear();
      const answer = once(original, token);
      leaving = answer.catch(() => {});
      return await answer;
    }
    // The answer to a sign-out deletes the session's cookies. A sign-in that completed before it would lose
    // its own.
    if (!isSafe(original)) await leaving;
    let hasRefreshed = pathname.endsWith(refreshPath);
    let hasNewCsrf = false;
    while (true) {
      const token = session.accessToken();
      // The token of a returning visitor has expired, and sending it would only cost a rejection.
      if (!hasRefreshed && endOf(token) < Date.now() + session.clockSkewMs()) {
        hasRefreshed = true;
        if (await recover(token) === "again") continue;
      }
      const response = await once(original, session.accessToken());
      const fault = response.ok ? undefined : await faultOf(response);
      // Calls of a user who signed out meanwhile are not repeated.
      if (token !== undefined && session.accessToken() === undefined) return response;
      if (fault === "csrf" && !hasNewCsrf) {
        hasNewCsrf = true;
        csrf = undefined;
        continue;
      }
      if (fault !== "session" || hasRefreshed) return response;
      hasRefreshed = true;
      if (await recover(token) === "stop") return response;
    }
  }

  function recover(used: string | undefined): Promise<"again" | "stop"> {
    if (recovery !== undefined) return recovery;
    const now = session.accessToken();
    if (used === undefined && now === undefined) {
      options.onSignInNeeded();
      return Promise.resolve("stop");
    }
    // Another call, or another tab, has refreshed (or signed out) in the meantime.
    if (now !== used) return Promise.resolve(now === undefined ? "stop" : "again");
    recovery = refresh(used).finally(() => recovery = undefined);
    return recovery;
  }

  async function refresh(used: string | undefined): Promise<"again" | "stop"> {
    let response: Response;
    try {
      const request = () => new Request(at(refreshPath), { method: "POST", credentials: "include" });
      response = await once(request(), undefined);
      if (await faultOf(response) === "csrf") {
        csrf = undefined;
        response = await once(request(), undefined);
      }
    } catch {
      return "stop"; // The network failed, not the session: the call fails and can be retried.
    }
    if (response.ok) {
      const { accessToken } = (await response.json()) as { accessToken?: string };
      // A sign-out in the meantime is kept, and so is the session of another user who signed in since.
      const now = session.accessToken();
      if (now !== used) return now === undefined ? "stop" : "again";
      if (accessToken === undefined) return "stop";
      session.keep({ accessToken });
      return "again";
    }
    const { status } = response;
    if (status < 400 || status >= 500 || status === 429 || await faultOf(response) === "csrf") return "stop";
    // Another tab was faster: it has a fresh token by now, or has signed out and told the server.
    const now = session.accessToken();
    if (now !== used) return now === undefined ? "stop" : "again";
    await forceLogout();
    return "stop";
  }

  async function forceLogout(): Promise<void> {
    const token = session.accessToken();
    session.clear();
    csrf = undefined;
    options.onForcedLogout();
    setTimeout(() => options.redirect("/"), REDIRECT_MS);
    try {
      await options.fetch(dress(new Request(at(logoutPath), { credentials: "include" }), token));
    } catch {
      // Signed out here in any case; the session on the server expires.
    }
  }

  async function readyToSend(withinMs: number): Promise<void> {
    const token = session.accessToken();
    if (endOf(token) < Date.now() + session.clockSkewMs() + withinMs) await recover(token);
    await csrfToken();
  }

  return { send, readyToSend, forgetCsrf: () => void (csrf = undefined) };
}

/** Returns when an access token expires, in ms since 1970, or Infinity if it does not say. */
function endOf(token: string | undefined): number {
  try {
    const claims = token!.split(".")[1]!.replaceAll("-", "+").replaceAll("_", "/");
    return JSON.parse(atob(claims)).exp * 1000 || Infinity;
  } catch {
    return Infinity;
  }
}

function isSafe(request: Request): boolean {
  return request.method === "GET" || request.method === "HEAD";
}

/** Returns whether an answer reports an invalid session or CSRF token. */
async function faultOf(response: Response): Promise<"session" | "csrf" | undefined> {
  const { status } = response;
  if (status === 401) return "session";
  if (status !== 400 && status !== 403) return undefined;
  const body: unknown = await response.clone().json().catch(() => undefined);
  const { error, code } = (typeof body === "object" && body !== null ? body : {}) as Record<string, unknown>;
  if (status === 403) return code === "csrf_invalid" ? "csrf" : undefined;
  return typeof error === "string" && sessionFaults.has(error) ? "session" : undefined;
}
