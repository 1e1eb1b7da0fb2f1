/** Sends requests with what the session knows, refreshes it once for all who wait, and ends it when it cannot go on. */
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
  /** Sends the browser to a path. */
  redirect: (path: string) => void;
}

export interface Transport {
  send: Fetch;
  /** The CSRF token is fetched again before the next unsafe call: after a sign-in it belongs to another session. */
  forgetCsrf: () => void;
  /** Fetches what an unsafe call within this time would wait for: its CSRF token, and a token that lasts as long. */
  readyToSend: (withinMs: number) => Promise<void>;
}

/** The `error` texts by which the server says that a session does not hold. */
const sessionFaults = new Set(["jwt expired", "No authorization token was found", "Invalid token"]);
const refreshPath = "/v1/token/refresh";
const logoutPath = "/v1/logout";
/** How long people see why they were signed out before they are taken to the start page. */
const REDIRECT_MS = 3000;

/** One transport for one visitor: what it waits for is never shared between two. */
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
    // Only of an answer that nothing kept: another's date is older than now.
    if (headers.get("cache-control") === "no-store") session.noteServerTime(headers.get("date") ?? "");
    return response;
  }

  async function send(original: Request): Promise<Response> {
    const { origin, pathname } = new URL(original.url);
    // Neither bearer nor session header ever goes to another host, such as that of the files.
    if (origin !== base.origin) return await options.fetch(original);
    if (pathname.endsWith(logoutPath)) {
      const token = session.accessToken();
      // At once: nothing more is asked in their name, and no refusal of what was on its way ends their session a second time.
      session.clear();
      const answer = once(original, token);
      leaving = answer.catch(() => {});
      return await answer;
    }
    // Its answer takes the session's cookies away: a sign-in that came before it would lose its own.
    if (!isSafe(original)) await leaving;
    let hasRefreshed = pathname.endsWith(refreshPath);
    let hasNewCsrf = false;
    while (true) {
      const token = session.accessToken();
      // Who comes back after a while has a token that is over: asking with it would only cost a refusal.
      if (!hasRefreshed && endOf(token) < Date.now() + session.clockSkewMs()) {
        hasRefreshed = true;
        if (await recover(token) === "again") continue;
      }
      const response = await once(original, session.accessToken());
      const fault = response.ok ? undefined : await faultOf(response);
      // Of who has signed out since nothing is asked again.
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
      return "stop"; // The network failed, not the session: the call fails and may be tried again.
    }
    if (response.ok) {
      const { accessToken } = (await response.json()) as { accessToken?: string };
      // Who has signed out meanwhile stays so, and who has signed in since is somebody else.
      const now = session.accessToken();
      if (now !== used) return now === undefined ? "stop" : "again";
      if (accessToken === undefined) return "stop";
      session.keep({ accessToken });
      return "again";
    }
    const { status } = response;
    if (status < 400 || status >= 500 || status === 429 || await faultOf(response) === "csrf") return "stop";
    // Another tab was first: it has a fresh token by now, or has signed out and told the server.
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
      // Signed out here all the same; the session on the server ends by itself.
    }
  }

  async function readyToSend(withinMs: number): Promise<void> {
    const token = session.accessToken();
    if (endOf(token) < Date.now() + session.clockSkewMs() + withinMs) await recover(token);
    await csrfToken();
  }

  return { send, readyToSend, forgetCsrf: () => void (csrf = undefined) };
}

/** When an access token ends, in ms since 1970; Infinity where it does not say. */
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

/** Whether an answer says that the session, or the CSRF token, does not hold. */
async function faultOf(response: Response): Promise<"session" | "csrf" | undefined> {
  const { status } = response;
  if (status === 401) return "session";
  if (status !== 400 && status !== 403) return undefined;
  const body: unknown = await response.clone().json().catch(() => undefined);
  const { error, code } = (typeof body === "object" && body !== null ? body : {}) as Record<string, unknown>;
  if (status === 403) return code === "csrf_invalid" ? "csrf" : undefined;
  return typeof error === "string" && sessionFaults.has(error) ? "session" : undefined;
}
