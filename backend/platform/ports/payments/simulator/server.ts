import { createHash, timingSafeEqual } from "node:crypto";
import { type Call, type Sandbox } from "./context.ts";
import type { Fault, Faults } from "./faults.ts";
import type { SandboxKeys } from "./keys.ts";
import type { PaymentIntent, SetupIntent } from "./objects.ts";
import {
  API_VERSION,
  ApiError,
  badRequest,
  canonical,
  decodeForm,
  decodeMultipart,
  newId,
  publicView,
} from "./wire.ts";
import { expand, ROUTES } from "./routes.ts";
import { answerAction, answerOnboarding, showAction, showOnboarding } from "./pages.ts";
import { control } from "./control.ts";
import { browserView } from "./intents.ts";
import type { Reply, Request } from "./messages.ts";

const CORS = {
  "access-control-allow-origin": "*",
  "access-control-allow-methods": "GET, POST",
  "access-control-allow-headers": "authorization, content-type, idempotency-key, stripe-version",
  "access-control-max-age": "600",
};

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

function same(a: string, b: string): boolean {
  const hash = (text: string) => createHash("sha256").update(text).digest();
  return timingSafeEqual(hash(a), hash(b));
}

/**
 * Returns the caller: the product with its secret key, a browser with the publishable key, or undefined for
 * unknown callers.
 */
function callerOf(request: Request, keys: SandboxKeys): "server" | "browser" | undefined {
  const header = request.headers.authorization ?? "";
  const basic = header.startsWith("Basic ") ? atob(header.slice(6)).replace(/:$/, "") : "";
  const key = header.startsWith("Bearer ") ? header.slice(7) : basic ||
    (request.query.get("key") ?? new URLSearchParams(request.body).get("key") ?? "");
  if (same(key, keys.secretKey)) return "server";
  return same(key, keys.publishableKey) ? "browser" : undefined;
}

/**
 * Returns a server for requests: pages, the control API, and the API with its keys, faults and replayed
 * answers.
 */
export function serverOf(
  sandbox: Sandbox,
  keys: SandboxKeys,
  faults: Faults,
): (request: Request) => Promise<Reply> {
  const busy = new Set<string>();

  return async (request) => {
    const { method, path } = request;
    const action = /^\/_pages\/actions\/(\w+)$/.exec(path)?.[1];
    if (path === "/_health") return plain({ ok: true, service: "payments-sandbox" });
    if (action && method === "GET") return showAction(sandbox, action);
    if (action && method === "POST") {
      const outcome = new URLSearchParams(request.body).get("outcome") ?? "";
      const reply = answerAction(sandbox, action, outcome, request.query.get("frame") === "1");
      sandbox.wake();
      return reply;
    }
    const link = /^\/_pages\/onboarding\/(\w+)$/.exec(path)?.[1];
    if (link && method === "GET") return showOnboarding(sandbox, link);
    if (link && method === "POST") {
      const outcome = new URLSearchParams(request.body).get("outcome") ?? "";
      return answerOnboarding(sandbox, link, outcome);
    }
    if (path.startsWith("/_control/")) {
      if (!same(request.headers.authorization ?? "", `Bearer ${keys.controlToken}`)) {
        return plain({ error: "the control token is wrong" }, 401);
      }
      return control(sandbox, faults, method, path, request.query, request.body);
    }
    if (method === "OPTIONS") return { status: 204, headers: CORS, body: "" };

    const requestId = newId("req_", 14);
    const finish = (reply: { status: number; body: string }, more: Record<string, string> = {}): Reply => ({
      ...reply,
      headers: {
        "content-type": "application/json",
        "request-id": requestId,
        "stripe-version": API_VERSION,
        ...CORS,
        ...more,
      },
    });
    const fault = faults.take(method, path);
    if (fault?.when === "before") {
      const lost = await suffer(fault);
      if (lost) return "status" in lost ? finish(lost) : { ...finish({ status: 500, body: "" }), ...lost };
    }
    const reply = await api(sandbox, keys, busy, request, requestId);
    if (fault?.when === "after") {
      const lost = await suffer(fault);
      if (lost) return "status" in lost ? finish(lost) : { ...finish(reply), ...lost };
    }
    return finish(reply, reply.replayed ? { "idempotent-replayed": "true" } : {});
  };
}

async function suffer(
  fault: Fault,
): Promise<{ status: number; body: string } | { lostAfterMs: number } | undefined> {
  if (fault.kind === "delay") {
    await pause(fault.ms ?? 1000);
    return undefined;
  }
  if (fault.kind === "cut") return { lostAfterMs: 0 };
  if (fault.kind === "hang") return { lostAfterMs: fault.ms ?? 30_000 };
  const message = "The sandbox was told to fail this request.";
  return errorReply(
    fault.code === undefined
      ? new ApiError(fault.status ?? 500, { type: "api_error", message })
      : new ApiError(fault.status ?? 400, { type: "invalid_request_error", code: fault.code, message }),
  );
}

interface ApiReply {
  status: number;
  body: string;
  replayed?: boolean;
}

async function api(
  sandbox: Sandbox,
  keys: SandboxKeys,
  busy: Set<string>,
  request: Request,
  requestId: string,
): Promise<ApiReply> {
  let scope: string | undefined;
  try {
    const caller = callerOf(request, keys);
    if (!caller) throw unauthorized("Invalid API Key provided");
    const route = ROUTES.find((r) => r.method === request.method && r.path.test(request.path));
    if (!route) {
      const message = `Unrecognized request URL (${request.method}: ${request.path})`;
      throw new ApiError(404, { type: "invalid_request_error", message });
    }
    if (caller === "browser" && !route.forBrowsers) throw unauthorized("This call needs the secret key", 403);
    const isPost = request.method === "POST";
    const contentType = request.headers["content-type"] ?? "";
    const whole = isPost && contentType.startsWith("multipart/")
      ? decodeMultipart(request.body, contentType)
      : decodeForm(isPost ? request.body : request.query.toString());
    const idempotencyKey = isPost ? request.headers["idempotency-key"] ?? null : null;
    const call: Call = {
      requestId,
      idempotencyKey,
      isBrowser: caller === "browser",
      account: request.headers["stripe-account"] ?? null,
      publicUrl: publicUrl(sandbox, request),
    };
    const fingerprint = createHash("sha256").update(`${request.path}\n${canonical(whole)}`).digest("hex");
    if (idempotencyKey !== null) {
      const wanted = `${caller} ${idempotencyKey}`;
      if (idempotencyKey.length > 255) {
        throw badRequest("parameter_invalid", "The idempotency key is too long");
      }
      if (busy.has(wanted)) {
        throw conflict("idempotency_key_in_use", "Another request with this key is under way.", 409);
      }
      const saved = sandbox.store.replay(wanted);
      if (saved && saved.fingerprint !== fingerprint) {
        throw conflict(
          undefined,
          "This key was first used with other parameters; keys go with one request only.",
          400,
        );
      }
      if (saved) return { status: saved.status, body: saved.body, replayed: true };
      busy.add(scope = wanted);
    }
    const { latencyMs } = sandbox.settings();
    if (latencyMs > 0) await pause(latencyMs);
    const { expand: expansions, ...form } = whole;
    const paths = expansions === undefined || typeof expansions === "string"
      ? []
      : Object.values(expansions).map(String);
    return carryOut(sandbox, call, () => {
      const id = route.path.exec(request.path)?.[1] ?? "";
      return expand(sandbox, structuredClone(route.run(sandbox, call, form, id)), paths);
    }, scope && { scope, fingerprint });
  } catch (error) {
    if (error instanceof ApiError) return errorReply(error);
    console.error(error);
    return errorReply(new ApiError(500, { type: "api_error", message: "The sandbox failed." }));
  } finally {
    if (scope !== undefined) busy.delete(scope);
  }
}

/** Runs the call and saves its answer in the same transaction, so a retry sees either both or neither. */
function carryOut(
  sandbox: Sandbox,
  call: Call,
  run: () => object,
  key: { scope: string; fingerprint: string } | undefined | "",
): ApiReply {
  const { store } = sandbox;
  const save = (reply: ApiReply) => {
    if (key) store.save(key.scope, { fingerprint: key.fingerprint, status: reply.status, body: reply.body });
    return reply;
  };
  try {
    return store.tx(() => {
      try {
        return save({ status: 200, body: JSON.stringify(run()) });
      } catch (error) {
        if (error instanceof ApiError && error.keeps) return save(errorReply(error, call.isBrowser));
        throw error;
      }
    });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const reply = errorReply(error, call.isBrowser);
    // A request that failed validation may be corrected and sent again. A refusal based on the state is saved
    // as the answer.
    const isJudged = error.status === 400 && !error.wire.code?.startsWith("parameter_");
    return isJudged && key ? store.tx(() => save(reply)) : reply;
  }
}

function errorReply(error: ApiError, forBrowser = false): ApiReply {
  const extra: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(error.extra)) {
    const isIntent = name === "payment_intent" || name === "setup_intent";
    if (isIntent && forBrowser) extra[name] = browserView(value as PaymentIntent | SetupIntent);
    else if (value && typeof value === "object") extra[name] = publicView(value);
    else if (value !== null && !forBrowser) extra[name] = value;
  }
  return { status: error.status, body: JSON.stringify({ error: { ...error.wire, ...extra } }) };
}

function unauthorized(message: string, status = 401): ApiError {
  return new ApiError(status, {
    type: status === 401 ? "authentication_error" : "invalid_request_error",
    message,
  });
}

function conflict(code: string | undefined, message: string, status: number): ApiError {
  return new ApiError(status, { type: "idempotency_error", ...(code ? { code } : {}), message });
}

/**
 * Returns the address at which the buyer's browser reaches us: through the product if the request says so,
 * else as set, else as called.
 */
function publicUrl(sandbox: Sandbox, request: Request): string {
  const { headers } = request;
  const host = headers["x-forwarded-host"];
  if (host) {
    return `${headers["x-forwarded-proto"] ?? "http"}://${host}${headers["x-forwarded-prefix"] ?? ""}`;
  }
  return sandbox.settings().publicUrl ?? `http://${headers.host ?? "127.0.0.1"}`;
}

function plain(body: object, status = 200): Reply {
  return { status, headers: { "content-type": "application/json" }, body: JSON.stringify(body) };
}
