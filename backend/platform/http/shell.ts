/** Wraps every request: id, client address, CORS, security headers, problems, one line in the log. */
import { Hono } from "hono";
import { fail, isUnexpected, ProblemError, toProblem } from "../problem.ts";
import type { Services } from "../../services.ts";
import { limits } from "./body.ts";
import { refuseMalformed } from "./input.ts";
import type { Env, RequestState } from "./contract.ts";
import { isAllowedOrigin, type OriginRules } from "./csrf.ts";
import { asksForPage, problemPage } from "./problem_page.ts";
import { networkOf } from "../networks.ts";
import { createPace } from "./pace.ts";

/** Connection info of Deno.serve. An in-process call names the visitor that it acts for. */
export interface ConnectionInfo {
  remoteAddr?: { hostname?: string };
  /**
   * Earliest acceptable time of the answer's data (as `performance.now` has it), because the caller will
   * cache it.
   */
  asOf?: number;
  /** Id of the page request behind this call. */
  page?: string;
}

export interface App {
  fetch(request: Request, info?: ConnectionInfo): Promise<Response>;
}

/**
 * Serves paths outside the contract (pages, pictures, live connections). Undefined leaves the answer at 404.
 */
export type Fallback = (request: Request, state: RequestState) => Promise<Response> | Response | undefined;

export interface ShellOptions {
  origins: OriginRules;
  /** Whether the product is reached over TLS. */
  isSecure: boolean;
  /** Number of our own proxies before the server. */
  trustProxy: number;
  deploymentVersion: string;
}

/** Creates the router for all mounted routes. A slash at the end of a path makes no difference. */
export function createRouter(services: Services, fallback: Fallback | undefined): Hono<Env> {
  const router = new Hono<Env>({ strict: false });
  router.onError(async (error, c) => {
    if (error instanceof ProblemError && error.extra.holdMs) await pause(error.extra.holdMs);
    return problemResponse(services, c.env.state, error, c.req.raw);
  });
  router.notFound(async (c) => {
    const isOfTheContract = /^\/(v1|api)(\/|$)/.test(c.req.path);
    const answer = isOfTheContract ? undefined : await fallback?.(c.req.raw, c.env.state);
    if (answer) return answer;
    const isPage = !isOfTheContract && fallback !== undefined && !/^(GET|HEAD)$/.test(c.req.method);
    const allowed = c.env.state.allowed ?? (isPage ? ["GET", "HEAD"] : undefined);
    return allowed ? wrongMethod(services, c.env.state, c.req.method, allowed) : fail("route_not_found");
  });
  return router;
}

function wrongMethod(services: Services, state: RequestState, method: string, allowed: string[]): Response {
  const response = method === "OPTIONS"
    ? new Response(null, { status: 204 })
    : problemResponse(services, state, new ProblemError("method_not_allowed"));
  response.headers.set("allow", [...new Set(allowed)].sort().join(", "));
  return response;
}

/** Wraps the router into the app that the server runs. It answers every request, even a malformed one. */
export function createShell(router: Hono<Env>, services: Services, options: ShellOptions): App {
  const pace = createPace();
  return {
    async fetch(request, info) {
      const began = performance.now();
      const state: RequestState = {
        id: requestId(request, options.trustProxy > 0),
        ip: addressOf(request, info, options.trustProxy),
        route: `${request.method} (none)`,
        ...(info?.asOf === undefined ? {} : { asOf: info.asOf }),
        ...(info?.page === undefined ? {} : { page: info.page }),
      };
      // Calls made by a page belong to a request that has already passed the limit.
      if (info?.page === undefined) await pace(networkOf(state.ip));
      let response: Response;
      try {
        response = await respond(router, request, state);
      } catch (error) {
        response = problemResponse(services, state, error, request);
      }
      response = withHeaders(response, request, state, options);
      if (leavesBody(request, response)) response.headers.set("connection", "close");
      if (response.status >= 500 && !state.isExplained) {
        // This page or proxied request failed because of its calls. Those log the reason and name this
        // request as their page.
        services.log.warn("request refused", {
          requestId: state.id,
          route: state.route,
          status: response.status,
        });
      }
      services.log.info("request", {
        requestId: state.id,
        page: state.page,
        method: request.method,
        route: state.route,
        operation: state.operationId,
        status: response.status,
        ms: Math.round((performance.now() - began) * 10) / 10,
        userId: state.userId,
      });
      return response;
    },
  };
}

/**
 * Returns whether a refusal may leave much of a body unread. The connection is then closed instead of waiting
 * for the rest.
 */
function leavesBody(request: Request, { status }: Response): boolean {
  if (status < 400 || request.body === null) return false;
  if (status === 413 || status === 400) return true;
  return !request.bodyUsed && Number(request.headers.get("content-length") ?? Infinity) > limits.bodyBytes;
}

async function respond(router: Hono<Env>, request: Request, state: RequestState): Promise<Response> {
  // The address of a malformed request target cannot be read at all.
  let url: string;
  try {
    url = request.url;
  } catch (error) {
    fail("malformed_request", { cause: error });
  }
  if (!URL.canParse(url)) fail("malformed_request");
  // A malformed path is refused; pages ignore query parameters that they don't know.
  refuseMalformed(url.split(/[?#]/, 1)[0]!);
  if (request.method === "OPTIONS" && request.headers.has("access-control-request-method")) {
    state.route = "OPTIONS (preflight)";
    return new Response(null, { status: 204 });
  }
  return await router.fetch(request, { state });
}

/**
 * Returns the problem that answers an error, as a page if a browser asked for one. Unexpected errors go to
 * the log and to error reporting.
 */
function problemResponse(
  services: Services,
  state: RequestState,
  error: unknown,
  request?: Request,
): Response {
  const problem = toProblem(error, state.id);
  if (isUnexpected(error)) {
    services.log.error("request failed", {
      requestId: state.id,
      page: state.page,
      route: state.route,
      error,
    });
    services.reports.capture(error, {
      route: state.route,
      operationId: state.operationId,
      requestId: state.id,
    });
  } else if (problem.status >= 500) {
    services.log.warn("request refused", {
      requestId: state.id,
      page: state.page,
      route: state.route,
      code: problem.code,
      ...reasonOf(error),
    });
    reportShortage(services, state, error);
  }
  state.isExplained = problem.status >= 500;
  if (request && asksForPage(request)) return problemPage(problem);
  const headers = new Headers({
    ...(error instanceof ProblemError ? error.extra.headers : undefined),
    "content-type": "application/problem+json",
    "cache-control": "no-store",
  });
  if (problem.retryAfterSeconds !== undefined) headers.set("retry-after", String(problem.retryAfterSeconds));
  return new Response(JSON.stringify(problem), { status: problem.status, headers });
}

const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));

/**
 * Returns why a request was refused: our refusal's message and cause, or else the error, such as the
 * database's.
 */
function reasonOf(error: unknown): { reason?: string; cause: unknown } {
  return error instanceof ProblemError ? { reason: error.message, cause: error.cause } : { cause: error };
}

/** Postgres is out of disk, memory or connections, or cannot read or write. An operator has to act. */
const SHORTAGE = /^(53\d\d\d|58030)$/;
const SHORTAGE_MS = 60_000;
let shortageAt = -Infinity;

/** Reports a database shortage once a minute, because every request meets it. */
function reportShortage({ reports }: Services, state: RequestState, error: unknown): void {
  const { code } = ((error as { cause?: unknown }).cause ?? error) as { code?: unknown };
  if (typeof code !== "string" || !SHORTAGE.test(code) || performance.now() - shortageAt < SHORTAGE_MS) {
    return;
  }
  shortageAt = performance.now();
  reports.capture(error, { route: state.route, operationId: state.operationId, requestId: state.id });
}

/** Returns the id of a request. Only our own proxy may set it. */
function requestId(request: Request, isTrusted: boolean): string {
  const given = isTrusted ? request.headers.get("x-request-id") : null;
  return given !== null && /^[\w-]{8,64}$/.test(given)
    ? given
    : `req_${crypto.randomUUID().replaceAll("-", "")}`;
}

/**
 * Returns the client's address as the outermost of our own proxies saw it, else the other end of the
 * connection.
 */
export function addressOf(request: Request, info: ConnectionInfo | undefined, proxies: number): string {
  if (proxies > 0) {
    const seen = (request.headers.get("x-forwarded-for") ?? "").split(",").map((part) => part.trim()).filter(
      Boolean,
    );
    const address = seen.at(-proxies) ?? seen[0];
    if (address !== undefined) return address.slice(0, 64);
  }
  return info?.remoteAddr?.hostname ?? "local";
}

const always: [string, string][] = [
  ["x-content-type-options", "nosniff"],
  ["x-frame-options", "DENY"],
  ["referrer-policy", "strict-origin-when-cross-origin"],
  ["cross-origin-opener-policy", "same-origin-allow-popups"],
  ["x-permitted-cross-domain-policies", "none"],
];

function withHeaders(
  response: Response,
  request: Request,
  state: RequestState,
  options: ShellOptions,
): Response {
  let finished = response;
  try {
    finished.headers.set("x-request-id", state.id);
  } catch {
    // Responses of fetch() are immutable, so a copy is changed.
    finished = new Response(response.body, response);
    finished.headers.set("x-request-id", state.id);
  }
  const { headers } = finished;
  for (const [name, value] of always) headers.set(name, value);
  if (!headers.has("content-security-policy")) {
    headers.set("content-security-policy", "default-src 'none'; frame-ancestors 'none'");
  }
  if (options.isSecure) headers.set("strict-transport-security", "max-age=31536000; includeSubDomains");
  // Other sites may load pictures, as emails do, and nothing else.
  if (!headers.has("cross-origin-resource-policy")) {
    headers.set("cross-origin-resource-policy", "same-origin");
  }
  headers.set("x-deployment-version", options.deploymentVersion);
  const origin = request.headers.get("origin");
  if (origin !== null) allowOrigin(headers, origin, request, options);
  return finished;
}

/** CORS by an allow-list. Any other origin gets no CORS headers, whatever it sends. */
function allowOrigin(headers: Headers, origin: string, request: Request, options: ShellOptions): void {
  if (!/\borigin\b/.test(headers.get("vary") ?? "")) headers.append("vary", "origin");
  if (!isAllowedOrigin(origin, request.headers.get("host"), options.origins)) return;
  headers.set("access-control-allow-origin", origin);
  headers.set("access-control-allow-credentials", "true");
  headers.set(
    "access-control-expose-headers",
    "etag, x-request-id, x-deployment-version, retry-after, ratelimit, ratelimit-policy",
  );
  if (request.method !== "OPTIONS") return;
  headers.set("access-control-allow-methods", "GET, POST, PUT, DELETE");
  headers.set(
    "access-control-allow-headers",
    "authorization, content-type, if-none-match, x-csrf-token, x-session-id, x-deployment-version, idempotency-key",
  );
  headers.set("access-control-max-age", "600");
}
