/**
 * A small app of invented operations, for testing the adapter without the product's features and without a
 * database.
 */
import { createRoute, type RouteConfig } from "@hono/zod-openapi";
import { z, type ZodType } from "zod";
import { deriveKeys, readConfig } from "../platform/config.ts";
import { createLog, type Fields } from "../platform/log.ts";
import type { Services } from "../services.ts";
import { createAdmission } from "../platform/http/admission.ts";
import type { CurrentUser, VerifyToken } from "../platform/http/auth.ts";
import { type Guards, mount } from "../platform/http/contract.ts";
import type { Operation } from "../platform/http/operation.ts";
import { all, type Reducer } from "../platform/http/reduce.ts";
import { type App, createRouter, createShell, type Fallback } from "../platform/http/shell.ts";

type Described = {
  method?: "get" | "post" | "put" | "delete";
  path?: string;
  tag?: string;
  roles?: string[];
  params?: ZodType;
  query?: ZodType;
  headers?: ZodType;
  body?: Record<string, ZodType>;
  optionalBody?: boolean;
  answer?: ZodType;
  reduce?: Reducer;
  statuses?: number[];
  isEmpty?: boolean;
  twin?: Operation["twin"];
  staff?: Operation["staff"];
  secondFactor?: Operation["secondFactor"];
  limits?: Operation["limits"];
  rate?: Operation["rate"];
  isShared?: true;
  changesNothing?: true;
};

/** Returns an operation in the form that the generator writes. */
export function operation(id: string, described: Described = {}): Operation {
  const path = described.path ?? `/v1/${id}`;
  const answer = described.answer ?? z.unknown();
  const content = Object.entries(described.body ?? {}).map(([type, schema]) => [type, { schema }]);
  const responses: RouteConfig["responses"] = { 200: { description: "Good." } };
  if (path.includes("{")) responses[404] = { description: "None." };
  return {
    id,
    tag: described.tag ?? "things",
    path,
    roles: described.roles ?? ["none"],
    rate: described.rate ?? "read",
    codes: [],
    twin: described.twin,
    staff: described.staff,
    secondFactor: described.secondFactor,
    limits: described.limits,
    isShared: described.isShared,
    changesNothing: described.changesNothing,
    answers: (described.statuses ?? [200]).map((status) =>
      described.isEmpty
        ? { status, contentTypes: [] }
        : { status, contentTypes: ["application/json"], reduce: described.reduce ?? all, schema: answer }
    ),
    route: createRoute<string, RouteConfig>({
      method: described.method ?? "get",
      path,
      request: {
        params: described.params as never,
        query: described.query as never,
        headers: described.headers as never,
        ...(described.body
          ? { body: { required: !described.optionalBody, content: Object.fromEntries(content) } }
          : {}),
      },
      responses,
    }),
  };
}

export type TestApp = App & {
  get: (path: string, headers?: Record<string, string>) => Promise<Response>;
  send: (path: string, body: unknown, headers?: Record<string, string>, method?: string) => Promise<Response>;
  logged: ({ level: string; msg: string } & Fields)[];
  reported: unknown[];
  services: Services;
  guards: Guards;
};

/** People by token: `token-<name>`. */
const people: Readonly<Record<string, CurrentUser>> = {
  consumer: person("u1", "Customer"),
  breeder: person("u2", "Breeder"),
  shelter: person("u3", "ShelterBreeder"),
  admin: person("u4", "Admin"),
  moderator: { ...person("u7", "Admin"), staffRank: "moderator" },
  unranked: { ...person("u8", "Admin"), staffRank: null },
  inactive: { ...person("u5", "Customer"), accountStatus: "Inactive" },
  suspended: { ...person("u6", "Customer"), accountStatus: "Suspended" },
};

function person(id: string, role: CurrentUser["role"]): CurrentUser {
  return {
    id,
    email: `${id}@example.com`,
    isEmailConfirmed: true,
    role,
    staffRank: role === "Admin" ? "admin" : null,
    accountStatus: "Active",
    breederId: null,
  };
}

/** Time of the last two-step verification, by token. */
export const sessions = new Map<string, Date>();

const verify: VerifyToken = (token) => {
  const user = people[token.replace("token-", "")];
  if (user) {
    return Promise.resolve({
      user,
      session: { id: `session-of-${user.id}`, secondFactorAt: sessions.get(token) ?? null },
    });
  }
  return Promise.resolve({ error: token === "old" ? "jwt expired" : "Invalid token" });
};

/** Mounts operations and handlers as the server would. */
export function testApp(
  operations: Operation[],
  // deno-lint-ignore no-explicit-any -- the generated types know only the product's own operations
  handlers: Record<string, (input: any, services: Services) => unknown>,
  options: Partial<Guards> & {
    env?: Record<string, string>;
    pending?: string[];
    trustProxy?: number;
    fallback?: Fallback;
  } = {},
): TestApp {
  const { env, pending = [], trustProxy = 0, fallback, ...overrides } = options;
  const config = readConfig({ DATABASE_URL: "postgres://127.0.0.1:1/none", ...env });
  const logged: TestApp["logged"] = [];
  const reported: unknown[] = [];
  const parts: Pick<Services, "config" | "log" | "reports"> = {
    config,
    log: createLog({ level: "debug", write: (line) => logged.push(JSON.parse(line)) }),
    reports: {
      capture: (error) => void reported.push(error),
      trace: (_, work) => work(),
      flush: () => Promise.resolve(true),
    },
  };
  // The adapter uses no other services.
  const services = parts as Services;
  services.first = services;
  const origins = { allowed: new Set(["https://shop.test"]), sameHost: false };
  const guards: Guards = {
    verify,
    verifyFirst: overrides.verify ?? verify,
    now: () => new Date(),
    csrfKeys: deriveKeys(config, "csrf"),
    origins,
    isSecure: false,
    admission: createAdmission(10, 2),
    rates: { consume() {} },
    checksAnswers: true,
    handlerMs: 1_000,
    ...overrides,
  };
  const router = createRouter(services, fallback);
  mount(router, operations, [handlers], pending, services, guards);
  const app = createShell(router, services, {
    origins: guards.origins,
    isSecure: guards.isSecure,
    trustProxy,
    deploymentVersion: "test",
  });
  const request = (path: string, init?: RequestInit) =>
    app.fetch(new Request(`http://shop.test${path}`, init));
  return {
    ...app,
    logged,
    reported,
    services,
    guards,
    get: (path, headers) => request(path, { headers }),
    send: (path, body, headers, method = "POST") => {
      const isPlain = typeof body === "string" || body instanceof Uint8Array || body instanceof FormData ||
        body instanceof URLSearchParams || body === undefined;
      return request(path, {
        method,
        headers: isPlain ? headers : { "content-type": "application/json", ...headers },
        body: (isPlain ? body : JSON.stringify(body)) as BodyInit | undefined,
      });
    },
  };
}

/** Returns an Authorization header for one of `people`. */
export const as = (name: string): Record<string, string> => ({ authorization: `Bearer token-${name}` });

/** Returns the status and code of a problem, with the pointers of its fields. */
export async function problemOf(response: Response) {
  const body = await response.json();
  const pointers = (body.errors as { pointer: string; code: string }[] | undefined)?.map(
    ({ pointer, code }) => `${pointer} ${code}`,
  );
  return pointers ? [response.status, body.code, ...pointers] : [response.status, body.code];
}
