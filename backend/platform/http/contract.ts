/**
 * Mounts handlers under the routes of the contract. Each request passes these steps: a place (admission),
 * authorization, CSRF check, rate limit, input; then the handler; then its answer, reduced to what the
 * contract declares.
 */
import type { Context, Hono } from "hono";
import type { Changes } from "../changes.ts";
import { isDatabaseUnavailable } from "../db/errors.ts";
import { asCaller } from "../caller.ts";
import { createGate, GateFull, type TurnGate } from "../gate.ts";
import { networkOf } from "../networks.ts";
import { fail, ProblemError } from "../problem.ts";
import type { Services } from "../../services.ts";
import { type Admission, laneOf } from "./admission.ts";
import { answerWriter, type Written } from "./answers.ts";
import { authorize, type SignedIn, type VerifyToken } from "./auth.ts";
import { readCookie } from "./cookies.ts";
import { checkCsrf, comesFromOurPage, type OriginRules } from "./csrf.ts";
import { openShare } from "./body.ts";
import { boundsOf, inputReader, type ReadInput } from "./input.ts";
import { createDeadlines, type Deadlines } from "./deadlines.ts";
import type { Operation, RequestInfo } from "./operation.ts";
import { HOLD_MS, type RateLimits } from "./rate.ts";
import { keptAnswers } from "./kept_answers.ts";
import { mayReadReplica, neededPosition, writtenCookie } from "./replica_reads.ts";

/** State of a request that the shell knows before a route is found. */
export interface RequestState {
  id: string;
  ip: string;
  /** Method and path template, for logs and reports. Never the real address. */
  route: string;
  operationId?: string;
  userId?: string;
  /** Earliest acceptable time of the answer's data. */
  asOf?: number;
  /** Id of the page request behind this call. */
  page?: string;
  /** Whether the log already explains a 5xx answer. */
  isExplained?: boolean;
  /** Methods that the contract has for this address, set if the request's method is not among them. */
  allowed?: string[];
}

export type Env = { Bindings: { state: RequestState } };

export interface Guards {
  verify: VerifyToken;
  /** Verifier for urgent requests, over connections of their own. */
  verifyFirst: VerifyToken;
  now: () => Date;
  /** The first key signs tokens; all of them verify. */
  csrfKeys: readonly Uint8Array[];
  origins: OriginRules;
  /** Whether the product is reached over TLS. Its cookies are then sent over TLS only. */
  isSecure: boolean;
  admission: Admission;
  rates: RateLimits;
  /** Whether reduced answers are validated against their schema. */
  checksAnswers: boolean;
  /** Time limit of a handler, in milliseconds, unless the contract states `answerSeconds`. */
  handlerMs: number;
  /**
   * Notified of each call that may have changed public data, and announces all changes. With it, shared
   * answers are cached for a moment. Without it, every call runs its handler.
   */
  changes?: Changes;
}

/**
 * A handler as the adapter calls it. The generated `Handlers` type has already checked its input and output.
 */
type AnyHandler = (input: never, services: Services) => unknown;

/**
 * Collects the handlers of several features in one table. Throws if two features handle the same operation.
 */
function collect(features: readonly object[]): Map<string, AnyHandler> {
  const all = new Map<string, AnyHandler>();
  for (const feature of features) {
    for (const [id, handler] of Object.entries(feature)) {
      if (all.has(id)) throw new Error(`two features handle ${id}`);
      all.set(id, handler);
    }
  }
  return all;
}

/** Mounts every operation on the app. One without a handler answers 501 and must be listed in `pending`. */
export function mount(
  app: Hono<Env>,
  operations: readonly Operation[],
  features: readonly object[],
  pending: readonly string[],
  services: Services,
  guards: Guards,
): void {
  const handlers = collect(features);
  const clocks = new Map<number, Deadlines>();
  const within = ({ limits }: Operation): Deadlines => {
    const ms = limits?.answerSeconds === undefined ? guards.handlerMs : limits.answerSeconds * 1_000;
    const clock = clocks.get(ms) ?? createDeadlines(ms);
    clocks.set(ms, clock);
    return clock;
  };
  const missing = new Set<string>(pending);
  for (const operation of operations) {
    const key = operation.twin?.of ?? operation.id;
    const handler = handlers.get(key);
    if (handler !== undefined && missing.has(key)) {
      throw new Error(`${key} is handled and still planned in the contract`);
    }
    if (handler === undefined && !missing.has(key)) throw new Error(`nothing handles ${key}`);
    const path = operation.route.getRoutingPath().replace(/(.)\/$/, "$1");
    const method = operation.route.method.toUpperCase();
    app.on(
      method,
      path,
      handler === undefined
        ? pendingRoute(operation, guards)
        : route(operation, handler, services, guards, within(operation)),
    );
  }
  namesMethods(app, operations);
}

/**
 * Records the methods that an address has, for requests that matched no operation. These routes are tried
 * last.
 */
function namesMethods(app: Hono<Env>, operations: readonly Operation[]): void {
  const methods = new Map<string, Set<string>>();
  for (const { route } of operations) {
    const path = route.getRoutingPath().replace(/(.)\/$/, "$1");
    // A single word at the root may be the path of any page.
    if (path.startsWith("/:")) continue;
    methods.set(path, (methods.get(path) ?? new Set()).add(route.method.toUpperCase()));
  }
  for (const [path, known] of methods) {
    app.all(path, async (c, next) => {
      const { state } = c.env;
      state.allowed = [...state.allowed ?? [], ...known, ...(known.has("GET") ? ["HEAD"] : [])];
      await next();
    });
  }
}

/** Callers without access get their refusal even before an operation is implemented. */
function pendingRoute(operation: Operation, guards: Guards) {
  return async (c: Context<Env>): Promise<Response> => {
    note(c.env.state, operation);
    const { headers } = c.req.raw;
    const signedIn = await authorize(operation, headers.get("authorization") ?? undefined, guards);
    checkCsrf(operation, c.req.raw, signedIn?.session ?? null, csrfRules(guards));
    throw new ProblemError("not_implemented");
  };
}

function csrfRules({ csrfKeys: keys, origins, isSecure }: Guards) {
  return { keys, origins, isSecure };
}

function note(state: RequestState, operation: Operation): void {
  state.route = `${operation.route.method.toUpperCase()} ${operation.path}`;
  state.operationId = operation.id;
}

function route(
  operation: Operation,
  handler: AnyHandler,
  services: Services,
  guards: Guards,
  within: Deadlines,
) {
  const read = inputReader(operation);
  const write = answerWriter(operation, guards);
  const lane = laneOf(operation);
  const isFirst = lane === "first";
  const readsReplica = mayReadReplica(operation);
  const csrf = csrfRules(guards);
  const moves = Object.entries(operation.twin?.moves ?? {});
  const isWrite = operation.route.method !== "get";
  // A price quote invalidates no cached answer or page.
  const isChange = isWrite && !operation.changesNothing;
  const isRead = !isWrite && (operation.rate === "read" || operation.rate === "heavy");
  const lineOf = (isSignedIn: boolean): TurnGate | undefined =>
    isFirst ? undefined : isRead ? reads : isWrite && isSignedIn ? writes : undefined;
  const kept = operation.isShared && guards.changes ? keptAnswers<Written>(guards.changes) : undefined;

  /**
   * Signed-in callers may have changed something a moment ago in another process, and a replica may not have
   * it yet.
   */
  const mayBeKept = (request: Request, state: RequestState, info: RequestInfo): boolean =>
    !request.headers.has("authorization") &&
    (!services.replica || state.asOf === undefined && neededPosition(info, false) === 0);

  return async (c: Context<Env>): Promise<Response> => {
    const { state } = c.env;
    const request = c.req.raw;
    note(state, operation);
    const place = guards.admission.enter(lane);
    const share = openShare(boundsOf(operation).bytes);
    const answer = async (signedIn: SignedIn | null) => {
      checkCsrf(operation, request, signedIn?.session ?? null, csrf);
      await guards.rates.consume(operation, state.ip, state.userId);
      const input = await read(request, c.req.param() as Record<string, string>, {
        ip: state.ip,
        aside: place.aside,
        share,
      });
      for (const [name, { from, to }] of moves) move(input, name, from, to);
      const { rawBody, ...parts } = input;
      const info = requestInfo(request, state, rawBody, guards);
      // Urgent requests use their own connections and wait for no other request's.
      const primary = isFirst ? services.first : services;
      const inTime = isFirst ? <T>(service: T) => service : info.inTime;
      const over = ({ db, pool }: Pick<Services, "db" | "pool">, search = services.search): Services => ({
        ...services,
        search,
        log: services.log.with({ requestId: state.id, operation: operation.id }),
        get signal() {
          return info.signal;
        },
        // A handler past its deadline takes no further step. Work that moves money runs to its end.
        get db() {
          return inTime(db);
        },
        get pool() {
          return inTime(pool);
        },
      });
      const given = {
        ...parts,
        user: signedIn?.user ?? null,
        session: signedIn?.session ?? null,
        request: info,
      };
      const copy = readsReplica
        ? services.replica?.at(neededPosition(info, signedIn !== null), state.asOf)
        : undefined;
      const work = async () => {
        if (copy) {
          const own = over(copy, services.search.reading(copy.db));
          const read = await Promise.try(() => handler(given as never, own)).then(
            (answer) => ({ answer }),
            (error) => {
              if (isDatabaseUnavailable(error)) services.replica?.doubt();
            },
          );
          // The primary answers whatever the replica cannot: the missing row may be a moment old.
          if (read) return read.answer;
        }
        return await handler(given as never, over(primary));
      };
      const ask = async () => write(await within(work, info.abort));
      const key = kept && mayBeKept(request, state, info) ? JSON.stringify(parts) : undefined;
      const answered = () => kept && key !== undefined ? kept(key, ask) : ask();
      const line = lineOf(signedIn !== null);
      const written = await (line ? inTurn(line, answered, info.signal) : answered());
      if (isChange) guards.changes?.tell();
      const response = written.send({
        ifNoneMatch: request.headers.get("if-none-match"),
        acceptEncoding: request.headers.get("accept-encoding"),
      });
      if (isChange && services.replica && signedIn) {
        response.headers.append("set-cookie", await writtenCookie(services.replica, guards.isSecure));
      }
      return response;
    };
    try {
      const signedIn = await authorize(
        operation,
        request.headers.get("authorization") ?? undefined,
        isFirst ? { ...guards, verify: guards.verifyFirst } : guards,
      );
      if (signedIn) state.userId = signedIn.user.id;
      return await asCaller(state.userId ?? networkOf(state.ip), () => answer(signedIn));
    } finally {
      share.leave();
      place.leave();
    }
  };
}

/**
 * Writes of one person mostly wait for one another in the database, each holding a connection that others
 * need. Beyond two they wait here. Payments have connections of their own.
 */
const writes = createGate("writes", { atOnce: 1_024, waiting: 1_024, each: { atOnce: 2, waiting: 20 } });

/** Reads mostly take CPU time, so a caller with hundreds of them at once would delay the next caller. */
const reads = createGate("reads", { atOnce: 24, waiting: 320, each: { atOnce: 6, waiting: 256 } });

async function inTurn<T>(line: TurnGate, work: () => Promise<T>, signal: AbortSignal): Promise<T> {
  try {
    return await line(work, signal);
  } catch (cause) {
    if (cause instanceof GateFull) {
      fail("too_many_requests", { cause, retryAfterSeconds: 1, holdMs: HOLD_MS });
    }
    throw cause;
  }
}

const folder = { path: "params", query: "query" } as const;

function move(input: ReadInput, name: string, from: "path" | "query", to: "path" | "query"): void {
  const source = input[folder[from]];
  input[folder[to]] = { ...input[folder[to]], [name]: source[name] };
  const { [name]: _, ...rest } = source;
  input[folder[from]] = rest;
}

type Aborting = RequestInfo & {
  abort: () => void;
  /** Returns a service unchanged. Throws once the request has passed its deadline. */
  inTime: <T>(service: T) => T;
};

function requestInfo(
  request: Request,
  state: RequestState,
  rawBody: Uint8Array,
  { isSecure, origins }: Pick<Guards, "isSecure" | "origins">,
): Aborting {
  let controller: AbortController | undefined;
  let isOver = false;
  const abort = () => {
    isOver = true;
    controller?.abort();
  };
  return {
    id: state.id,
    ip: state.ip,
    userAgent: request.headers.get("user-agent") ?? undefined,
    get isFromOurPage() {
      return comesFromOurPage(request.headers, origins);
    },
    cookie: (name) => readCookie(request.headers.get("cookie"), name, isSecure),
    header: (name) => request.headers.get(name) ?? undefined,
    rawBody,
    // Created on first use, because most handlers never read it.
    get signal() {
      controller ??= new AbortController();
      if (isOver) controller.abort();
      return AbortSignal.any([request.signal, controller.signal]);
    },
    abort,
    inTime(service) {
      if (isOver) throw new DOMException("the request was given up", "AbortError");
      return service;
    },
  };
}
