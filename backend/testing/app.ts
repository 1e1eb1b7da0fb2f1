import { rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { type AppOptions, createApp } from "../app.ts";
import { type Config, deriveKeys, readConfig } from "../platform/config.ts";
import { openPool } from "../platform/db/connection.ts";
import { createLog } from "../platform/log.ts";
import { createFront } from "../platform/front.ts";
import type { App } from "../platform/http/shell.ts";
import { embeddedFiles, isEmbedded } from "../platform/ports/files/embedded.ts";
import type { PaymentsPort } from "../platform/ports/payments/port.ts";
import type { SandboxPayments } from "../platform/ports/payments/sandbox.ts";
import { stripePayments } from "../platform/ports/payments/stripe.ts";
import { pusherRealtime } from "../platform/ports/realtime/pusher.ts";
import type { RealtimePort } from "../platform/ports/realtime/port.ts";
import type { ReportsPort } from "../platform/ports/reports/port.ts";
import { assembleServices, type Services } from "../services.ts";
import { noteAnswer } from "./coverage.ts";
import { type Features, loadFeatures } from "./features.ts";
import { type LogLine, noteError } from "./failures.ts";
import { borrowTestDatabase, type TestDatabase } from "./databases.ts";

export type TestOptions = {
  /** Environment variables, as the server would read them. */
  env?: Record<string, string>;
  /** Services in place of the usual ones. */
  services?: Partial<
    Pick<
      Services,
      | ("payments" | "realtime" | "reports" | "newId" | "tax" | "mail" | "sms" | "files" | "social")
      | "replica"
    >
  >;
  /** A migrated database that the test closes. Default: a new one. */
  database?: TestDatabase;
  /** Initial time of the clock, which then runs. Default: now. */
  now?: Date;
};

/**
 * Services on a separate database, with a clock that the test moves, and records of everything sent and
 * reported.
 */
export type TestServices = {
  services: Services;
  config: Config;
  db: Services["db"];
  databaseUrl: string;
  /**
   * Moves the clock of `services.now` to a moment, or ahead by milliseconds. The database's clock is
   * unaffected.
   */
  setNow: (moment: Date) => void;
  advance: (ms: number) => void;
  /** Live events in the order of sending. */
  events: { channels: string[]; event: string; data: unknown }[];
  /** Reported errors. */
  reported: unknown[];
  /** Lines of the log. */
  logged: LogLine[];
  close: () => Promise<void>;
};

/**
 * Opens services for a test file or a test. Without `services.payments`, the payments provider is
 * unreachable.
 */
export async function startServices(options: TestOptions = {}): Promise<TestServices> {
  const lent = options.database ? undefined : await borrowTestDatabase();
  const database = options.database ?? lent!;
  const logged: LogLine[] = [];
  const events: TestServices["events"] = [];
  const reported: unknown[] = [];
  const config = readConfig({
    DATABASE_URL: database.url,
    DATABASE_POOL_SIZE: "8",
    // A busy machine is not an outage.
    DATABASE_WAIT_MS: "10000",
    // One staff member may refund any sale, except in the tests of the second person.
    STAFF_ALONE_CENTS: "100000000",
    // Fixtures share photos and devices, so only the tests of fraud enable the rules.
    FRAUD_RULES: "none",
    ...options.env,
  });
  let offset = options.now ? options.now.getTime() - Date.now() : 0;
  const now = () => new Date(Date.now() + offset);
  const log = createLog({
    level: "debug",
    write: (text) => {
      const line = JSON.parse(text) as LogLine;
      logged.push(line);
      noteAnswer(line);
      noteError(line);
    },
  });
  const pool = openPool({ ...config.database, url: database.url, size: config.database.poolSize });
  lent?.serve(pool);
  // Tests never upload to a developer's data folder.
  const dataDir = `${tmpdir()}/hearthpaw-files-${new URL(database.url).pathname.slice(1)}`;
  const files = embeddedFiles({
    dataDir,
    publicUrl: config.publicUrl,
    keys: deriveKeys(config, "files"),
    now,
  });
  const realtime = recordedRealtime(events);
  const services = assembleServices({
    config,
    log,
    pool,
    files,
    now,
    payments: noPayments(),
    realtime,
    reports: recordedReports(reported),
    ...options.services,
  });
  // Records the events as features send them, before they are resolved to sessions.
  if (!options.services?.realtime) services.realtime = realtime;
  let closed: Promise<void> | undefined;
  return {
    services,
    config,
    db: services.db,
    databaseUrl: database.url,
    setNow: (moment) => void (offset = moment.getTime() - Date.now()),
    advance: (ms) => void (offset += ms),
    events,
    reported,
    logged,
    close: () =>
      closed ??= pool.end().then(database.drop).then(() => rm(dataDir, { recursive: true, force: true })),
  };
}

/**
 * Returns an unreachable provider: every call ends as an unknown outcome. `startTestSandbox` starts a working
 * one.
 */
function noPayments(): PaymentsPort {
  return stripePayments({
    secretKey: "sk_test_none",
    publishableKey: "pk_test_none",
    webhookSecret: "whsec_none",
    host: "127.0.0.1",
    port: 1,
    protocol: "http",
    provider: "sandbox",
    retries: 0,
  });
}

function recordedRealtime(events: TestServices["events"]): RealtimePort {
  return {
    trigger: (channels, event, data) => {
      events.push({ channels, event, data });
      return Promise.resolve();
    },
    triggerAll: (all) => {
      events.push(...all);
      return Promise.resolve();
    },
    // Signing sends nothing, so the real signatures are used.
    authorize: pusherRealtime({
      appId: "test",
      key: "test",
      secret: "a secret of the tests",
      cluster: null,
      host: "127.0.0.1",
      port: 1,
      browser: { key: "test", cluster: null, host: null, port: null },
    }).authorize,
    browser: { key: "test", cluster: null, host: null, port: null },
    connectSources: [],
  };
}

function recordedReports(reported: unknown[]): ReportsPort {
  return {
    capture: (error) => void reported.push(error),
    trace: (_route, work) => work(),
    flush: () => Promise.resolve(true),
  };
}

export type TestApp = TestServices & {
  app: App;
  /** Makes an in-process request to a path or an address, with an object as `json` for a JSON body. */
  fetch: (path: string, init?: RequestInit & { json?: unknown; token?: string }) => Promise<Response>;
  /** Serves the app at a separate port, for tests that need real connections. Returns its address. */
  serve: () => Promise<string>;
};

/** Parts of a test's app. */
export type AppTestOptions = TestOptions & {
  features: Features;
  app?: Partial<Omit<AppOptions, "features">>;
};

/** Starts an app of the named features on separate services. Rate limits are off unless `app.rateScale` is set. */
export async function startApp(options: AppTestOptions): Promise<TestApp> {
  const features = await loadFeatures(options.features);
  const test = await startServices(options);
  const { services } = test;
  services.readiness.markMigrated();
  const app = createApp(services, { features, rateScale: 0, ...options.app });
  const { payments } = services;
  const front = createFront(app, {
    ...("forward" in payments ? { sandbox: payments as SandboxPayments } : {}),
    ...(isEmbedded(services.files) ? { files: services.files } : {}),
    ...(services.social.sandbox ? { social: services.social.sandbox } : {}),
  });
  let http: Deno.HttpServer<Deno.NetAddr> | undefined;
  return {
    ...test,
    app,
    fetch: (path, { json, token, ...init } = {}) => {
      const headers = new Headers(init.headers);
      if (json !== undefined && !headers.has("content-type")) headers.set("content-type", "application/json");
      if (token !== undefined) headers.set("authorization", `Bearer ${token}`);
      const body = json === undefined ? init.body : JSON.stringify(json);
      const method = init.method ?? (json === undefined ? "GET" : "POST");
      return front(new Request(new URL(path, test.config.publicUrl), { ...init, method, headers, body }));
    },
    serve: async () => {
      http ??= Deno.serve(
        { port: 0, hostname: "127.0.0.1", onListen: () => {} },
        (request, { remoteAddr }) => front(request, { remoteAddr }),
      );
      return await Promise.resolve(`http://127.0.0.1:${http.addr.port}`);
    },
    close: async () => {
      await http?.shutdown();
      await test.close();
    },
  };
}
