import type { Kysely } from "kysely";
import type pg from "pg";
import { createApp } from "./app.ts";
import { features } from "./features.ts";
import { type Config, deriveKeys } from "./platform/config.ts";
import { compareClock, createClock, watchClock } from "./platform/clock.ts";
import { openPool } from "./platform/db/connection.ts";
import { DatabaseUnavailable, isDatabaseUnavailable } from "./platform/db/errors.ts";
import { migrate } from "./platform/db/migrate.ts";
import { openReplica } from "./platform/db/replica.ts";
import type { Database } from "./platform/db/schema.ts";
import type { Embedded } from "./platform/embedded/start.ts";
import { createFront, type Doors, type Front } from "./platform/front.ts";
import { crons, jobs, looks } from "./jobs.ts";
import { startLooks } from "./platform/jobs/look.ts";
import { type JobRunner, startJobs } from "./platform/jobs/runner.ts";
import type { App } from "./platform/http/shell.ts";
import { listen, type Listener } from "./platform/listen.ts";
import type { Log } from "./platform/log.ts";
import { createChanges } from "./platform/changes.ts";
import { assetsOf, type ServeAsset } from "./platform/pages/assets.ts";
import { isBuilt, WEB_DIST } from "./platform/pages/build.ts";
import { createPages } from "./platform/pages/pages.ts";
import { isEmbedded } from "./platform/ports/files/embedded.ts";
import { embeddedMail } from "./platform/ports/mail/embedded.ts";
import { embeddedSms } from "./platform/ports/sms/embedded.ts";
import { checkProviderSetup } from "./features/payments/provider_setup_actions.ts";
import { embeddedPayments, type EmbeddedPaymentsOptions } from "./platform/ports/payments/embedded.ts";
import { type SandboxPayments, sandboxPayments } from "./platform/ports/payments/sandbox.ts";
import { stripePayments } from "./platform/ports/payments/stripe.ts";
import { openRealtime } from "./platform/ports/realtime/open.ts";
import { postgresBus } from "./platform/ports/realtime/postgres_bus.ts";
import { embeddedReports, type ReportLog } from "./platform/ports/reports/embedded.ts";
import type { ReportsPort } from "./platform/ports/reports/port.ts";
import { asksForPage, problemPage } from "./platform/http/problem_page.ts";
import { toProblem } from "./platform/problem.ts";
import { assembleServices, type Services } from "./services.ts";

export type RunningServer = {
  services: Services;
  port: number;
  /**
   * Resolves when the schema is current, an empty embedded database is seeded, searches can be answered and
   * jobs run.
   */
  ready: Promise<void>;
  /**
   * Drains the server: refuses new requests (503) until none has come for a moment, accepts no new
   * connections, finishes requests in flight (within 10 s each) and closes everything.
   */
  stop: () => Promise<void>;
};

export type ServerOptions = {
  /** Embedded services in place of those that are not configured, while they start. */
  embedded: Promise<Embedded>;
  /**
   * Seeds an empty database. Runs after the migrations and before requests are let in, in one process at a
   * time.
   */
  prepare?: (db: Kysely<Database>, sandbox: SandboxPayments | undefined) => Promise<void>;
  /** Doors of the demo. Production has none. */
  doors?: (services: Services) => Pick<Doors, "authenticator">;
};

/**
 * One of every `FIRST_SHARE` connections is reserved for payments, reservations and webhooks. They use the
 * database most, since searches and pages are answered from memory. When they had only a quarter of 16
 * connections, a process waiting for its disk or CPU delayed all of them.
 */
const FIRST_SHARE = 2;
const DRAIN_MS = 10_000;
const QUIET_MS = 500;
/** Delay until interrupted calls of the last run have settled. */
const CHECK_AFTER_MS = 2 * 60_000;

/**
 * Starts the whole server. It listens as soon as its services are open. Until the database answers and the
 * schema is current, the process is alive but not ready (503) and keeps retrying.
 */
export async function startServer(
  config: Config,
  log: Log,
  options: ServerOptions,
): Promise<RunningServer> {
  const asset = assetsOf(config);
  const unready = (request: Request, reason: string) => beforeReady(request, asset, reason, log);
  let front: Front = (request) => Promise.resolve(unready(request, "starting"));
  const http = await open(config, (request, info) => front(request, info), log).catch(async (error) => {
    await options.embedded.then(({ leave }) => leave(), () => {});
    throw error;
  });
  const { port } = http;
  const embedded = await options.embedded.catch(async (error) => {
    await http.shutdown();
    throw error;
  });
  const databaseUrl = config.database.url ?? embedded.databaseUrl!;
  const directUrl = config.database.directUrl ?? databaseUrl;
  const { poolSize } = config.database;
  const kept = Math.floor(poolSize / FIRST_SHARE);
  const [pool, firstPool] = [poolSize - kept, kept].map((size) =>
    size === 0 ? undefined : openPool({
      ...config.database,
      url: databaseUrl,
      size,
      onError: (error) => log.warn("a database connection broke", { error }),
    })
  ) as [pg.Pool, pg.Pool | undefined];
  const { replicaUrl, replicaLagMs: lagMs } = config.database;
  const replica = replicaUrl === undefined ? undefined : openReplica({
    ...config.database,
    url: replicaUrl,
    size: poolSize,
    primaryUrl: directUrl,
    lagMs,
    log,
  });
  const reports = await reportsOf(config, log);
  const clock = createClock({ log });
  const sandbox = embedded.sandbox && sandboxPayments({ ...embedded.sandbox, now: clock.now });
  const [secret, ...olderSecrets] = deriveKeys(config, "realtime").map(hex) as [string, ...string[]];
  const realtime = openRealtime({
    pusher: config.pusher,
    embedded: () => ({
      connectionString: directUrl,
      pool,
      appId: "hearthpaw",
      key: "hearthpaw",
      secret,
      olderSecrets,
      serverPort: port,
      serverHost: reachable(config.host),
      allowedOrigins: [...config.corsOrigins],
      log: (event, details) => log.info(event, details),
    }),
  });
  realtime.ready.catch((error) => log.warn("live events are interrupted", { error }));
  const services = assembleServices({
    config,
    log,
    pool,
    firstPool,
    replica,
    reports,
    realtime,
    clock,
    payments: sandbox ?? stripePayments({ ...config.stripe!, now: clock.now }),
  });
  const changes = createChanges();
  const app: App = createApp(services, {
    features,
    fallback: createPages(services, { app: () => app, asset, changes }),
    changes,
  });
  const doors = createFront(app, {
    realtime: (request, ip) => realtime.handle(request, ip),
    ...(sandbox ? { sandbox } : {}),
    ...(isEmbedded(services.files) ? { files: services.files } : {}),
    ...(services.social.sandbox ? { social: services.social.sandbox } : {}),
    ...(config.mode === "development" && !config.smtp ? { mailbox: embeddedMail(pool) } : {}),
    ...(config.mode === "development" && !config.twilio ? { textbox: embeddedSms(pool) } : {}),
    ...options.doors?.(services),
  }, config.trustProxy);
  const { readiness } = services;
  let refusedAt = 0;
  // Before the schema is current and during shutdown, only build files and the two health checks are served.
  front = async (request, info) => {
    const isHealth = /\/(healthz|readyz)$/.test(request.url);
    if (!readiness.isDraining()) {
      return isHealth || readiness.isMigrated() ? await doors(request, info) : unready(request, "starting");
    }
    if (!isHealth) refusedAt = performance.now();
    const answer = isHealth ? await doors(request, info) : unready(request, "shutting down");
    answer.headers.set("connection", "close");
    return answer;
  };

  let runner: JobRunner | undefined;
  let looking: ReturnType<typeof startLooks> | undefined;
  let watching: ReturnType<typeof watchClock> | undefined;
  const stopping = new AbortController();
  const announcer = sandbox && announceWebhook(sandbox, {
    ...embedded.sandbox!,
    webhookUrl: `http://${reachable(config.host)}:${port}/v1/payments/webhook`,
    publicUrl: config.publicUrl,
  }, log);
  if (config.mode !== "development" && !isBuilt(config.webDist)) {
    log.error("the web is not built, so no page can be shown: run `make web`, or set WEB_DIST", {
      folder: config.webDist ?? WEB_DIST,
    });
  }
  services.search.begin();
  const prepare = options.prepare && ((db: Kysely<Database>) => options.prepare!(db, sandbox));
  const petChanges = postgresBus({
    connectionString: directUrl,
    pool,
    channel: "pet_changes",
    log: (event, details) => log.info(event, details),
  });
  petChanges.listen({ message: changes.tell, listening: changes.tell });
  const ready = untilThere(services, stopping.signal, async () => {
    const ran = await migrate(directUrl, {
      prepare,
      onWait: (wait) => log.warn("a migration waits", wait),
    });
    if (ran.length) log.info("migrated", { migrations: ran });
    await compareClock(clock, pool);
  }).then(() => untilThere(services, stopping.signal, () => services.search.follow(petChanges, changes.tell)))
    .then(() => {
      if (stopping.signal.aborted) return;
      runner = startJobs(services, { databaseUrl: directUrl, jobs, crons });
      looking = startLooks(services, looks());
      watching = watchClock(clock, pool);
      void checkAtStart(services);
      if (services.payments.provider === "stripe") void checkProviderSetup(services);
      readiness.markMigrated();
      void announcer?.now();
    });

  let stopped: Promise<void> | undefined;
  const stop = async () => {
    log.info("shutting down");
    stopping.abort();
    readiness.markDraining();
    announcer?.stop();
    await ready.catch(() => {});
    await realtime.close(); // browsers connect to another process
    await quiet(() => refusedAt);
    await shutDown(http, log);
    watching?.stop();
    await Promise.all([runner?.stop(), looking?.stop()]);
    await Promise.all([services.search.stop(), petChanges.close()]);
    await reports.flush();
    await Promise.all([pool.end(), firstPool?.end(), replica?.close()]);
    await embedded.leave();
    log.info("stopped");
  };
  return { services, port, ready, stop: () => stopped ??= stop() };
}

/**
 * Schedules a comparison of our money with the provider's record after every start; once if several processes
 * start.
 */
async function checkAtStart({ db, log, addJob, now }: Services): Promise<void> {
  const runAt = new Date(now().getTime() + CHECK_AFTER_MS);
  await addJob(db, "reconcileMoney", {}, { key: "reconcileMoney:start", runAt, maxAttempts: 5 })
    .catch((error) => log.info("could not schedule the money check", { error }));
}

/**
 * Loads the SDK of error reports only if a DSN is configured, because it takes a sixth of the server's
 * memory.
 */
async function reportsOf(config: Config, log: Log): Promise<ReportsPort> {
  const { mode, sentryDsn: dsn, deploymentVersion: release } = config;
  const logReport: ReportLog = (event, facts) => log.error(event, facts);
  if (!dsn) return embeddedReports(logReport);
  const { openReports } = await import("./platform/ports/reports/open.ts");
  return openReports({ mode, dsn, release, log: logReport });
}

async function open({ port, host, trustProxy }: Config, front: Front, log: Log): Promise<Listener> {
  try {
    return await listen({ port, host }, (request, info) => front(request, info), {
      log,
      isProxied: trustProxy > 0,
    });
  } catch (error) {
    if (error instanceof Deno.errors.AddrInUse) {
      throw new Error(`Port ${port} is in use: stop what listens there, or set PORT`);
    }
    throw new Error(`The server cannot listen at ${host}, port ${port}: set HOST or PORT`, { cause: error });
  }
}

/** Address at which this machine reaches a server listening on this host. */
const reachable = (host: string): string => host === "0.0.0.0" || host === "::" ? "127.0.0.1" : host;

const hex = (bytes: Uint8Array): string => bytes.toHex();

/**
 * Answers without a database: serves files of the build, because open pages load their parts while the server
 * starts or stops, and answers 503 to anything else.
 */
function beforeReady(request: Request, asset: ServeAsset, reason: string, log: Log): Response {
  const isRead = request.method === "GET" || request.method === "HEAD";
  const file = isRead && asset(request, new URL(request.url).pathname);
  if (file) return file;
  const problem = toProblem(new DatabaseUnavailable(new Error(reason)), `req_${crypto.randomUUID()}`);
  log.warn("request refused", { requestId: problem.requestId, code: problem.code, reason });
  if (asksForPage(request)) return problemPage(problem);
  return new Response(JSON.stringify(problem), {
    status: 503,
    headers: { "content-type": "application/problem+json", "cache-control": "no-store", "retry-after": "1" },
  });
}

/**
 * Runs some work. Retries it with growing pauses of up to 5 s while the database is away; other failures are
 * final.
 */
async function untilThere(
  { log }: Pick<Services, "log">,
  signal: AbortSignal,
  work: () => Promise<void>,
): Promise<void> {
  for (let pause = 100; !signal.aborted; pause = Math.min(5_000, pause * 2)) {
    try {
      return await work();
    } catch (error) {
      if (!isDatabaseUnavailable(error)) throw error;
      log.warn("the database is not reachable yet", { error, nextTryMs: pause });
      await new Promise<void>((done) => {
        const timer = setTimeout(done, pause);
        signal.addEventListener("abort", () => (clearTimeout(timer), done()), { once: true });
      });
    }
  }
}

/**
 * Resolves when no request has come for a moment, which means that the load balancer has noticed, or when the
 * drain time is over. Until then requests get a proper refusal instead of a broken connection.
 */
async function quiet(lastAt: () => number): Promise<void> {
  const began = performance.now();
  for (let now = began; now < Math.min(Math.max(began, lastAt()) + QUIET_MS, began + DRAIN_MS);) {
    await new Promise((done) => setTimeout(done, 50));
    now = performance.now();
  }
}

/** Lets requests in flight finish, for at most `DRAIN_MS`. */
async function shutDown(http: Listener, log: Log): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const patience = new Promise<"late">((done) => timer = setTimeout(() => done("late"), DRAIN_MS));
  const end = await Promise.race([http.shutdown().then(() => "done" as const), patience]);
  clearTimeout(timer);
  if (end === "late") log.warn("requests were still in flight at the end of the drain time");
}

/**
 * Tells the sandbox where to send its webhooks. Any of several servers on one sandbox may receive them; if
 * the receiver goes away, another server replaces it.
 */
function announceWebhook(sandbox: SandboxPayments, options: EmbeddedPaymentsOptions, log: Log) {
  const put = () =>
    embeddedPayments(options).catch((error) =>
      log.warn("could not set the webhook address of the payments sandbox", { error })
    );
  const look = async () => {
    try {
      const { webhookUrl } = await sandbox.ask<{ webhookUrl: string | null }>("GET", "/settings");
      if (webhookUrl === options.webhookUrl) return;
      if (!webhookUrl || !await answers(new URL("/healthz", webhookUrl))) await put();
    } catch {
      // The sandbox is restarting. The next look retries.
    }
  };
  const timer = setInterval(() => void look(), 3_000);
  return { now: put, stop: () => clearInterval(timer) };
}

async function answers(url: URL): Promise<boolean> {
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(1_000) });
    await answer.body?.cancel();
    return answer.status < 600;
  } catch {
    return false;
  }
}
