import { randomBytes } from "node:crypto";
import { spawn, spawnSync } from "node:child_process";
import {
  chmodSync,
  chownSync,
  closeSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import pg from "pg";
import { endProcess, hasArgument, isAlive } from "./alive.ts";
import { freePort } from "./ports.ts";
import { everyoneMayEnter, isRoot, postgresBinaries, UNPRIVILEGED } from "./binaries.ts";

/** A running Postgres of our own. `url` names its database `hearthpaw`, whose owner we are. */
export type EmbeddedPostgres = { url: string; port: number; pid: number; adopted: boolean };

export type PostgresOptions = {
  /** The folder that holds the cluster, its log and its password. */
  dataDir: string;
  /** Gives up crash safety for speed: only for clusters that a test run may lose. */
  volatile?: boolean;
  /** It must have this port, as when those who use it cannot be told of another. */
  port?: number;
  /** More settings, as in postgresql.conf. */
  settings?: Record<string, string>;
};

/** What must outlive the process that started the cluster, for the next one to adopt it. */
type State = { data: string; password: string; port: number };
/**
 * The same in postgres.json: `data` is `postgres` for a cluster within the data folder, so that a copy or a moved one has its own. An
 * address outside belongs to the data folder in `folder`.
 */
type WrittenState = State & { folder?: string };

const USER = "hearthpaw";
const DATABASE = "hearthpaw";
/** The cluster's folder in a data folder. */
const WITHIN = "postgres";
/** Where the cluster of a data folder behind root's doors stands; postgres.json points to it. */
const OUTSIDE = "/var/tmp/hearthpaw-data-";

/**
 * Starts the cluster of this data folder, or adopts the one that a killed server left running.
 * The caller holds `withDataLock`, so two processes never start it twice.
 */
export async function ensurePostgres(options: PostgresOptions): Promise<EmbeddedPostgres> {
  const dataDir = resolve(options.dataDir);
  mkdirSync(dataDir, { recursive: true });
  if (isRoot()) chmodSync(dataDir, statSync(dataDir).mode | 0o011); // the unprivileged user passes through it
  const state = readState(dataDir) ?? createCluster(dataDir, options.volatile ?? false);
  const running = await findRunning(state);
  if (running) return { ...running, adopted: true };
  for (let attempt = 1;; attempt++) {
    const port = await freePort(options.port ?? state.port);
    if (options.port && port !== options.port) throw new Error(`port ${options.port} of Postgres is taken`);
    writeState(dataDir, { ...state, port });
    const started = await start(dataDir, { ...state, port }, options);
    if (started) return { ...started, adopted: false };
    // The port may have been taken between the look and the start: anything else fails again, with its reason.
    if (attempt === 3) throw new Error(`Postgres did not start:\n${tail(join(dataDir, "postgres.log"))}`);
    state.port = 0;
  }
}

/** Stops the cluster of this data folder, if it runs: connections are ended, everything committed is kept. */
export async function stopPostgres(dataDir: string): Promise<void> {
  const state = readState(resolve(dataDir));
  const pid = state && ourPid(state);
  if (!pid) return;
  const gone = await endProcess(pid, [["SIGINT", 15_000], ["SIGQUIT", 5_000]]);
  if (!gone) throw new Error(`Postgres (process ${pid}) does not stop`);
}

/** The process id of this data folder's cluster while it lives. */
export function postgresPid(dataDir: string): number | undefined {
  const state = readState(resolve(dataDir));
  return state && ourPid(state);
}

/** Removes the cluster for good, wherever its files are. It must not run. */
export function removePostgres(dataDir: string): void {
  const state = readState(resolve(dataDir));
  if (!state) return;
  const place = dirname(state.data);
  rmSync(place.startsWith(OUTSIDE) ? place : state.data, { recursive: true, force: true });
  rmSync(stateFile(resolve(dataDir)), { force: true });
}

const stateFile = (dataDir: string): string => join(dataDir, "postgres.json");

function readState(dataDir: string): State | undefined {
  if (!existsSync(stateFile(dataDir))) return undefined;
  const written = JSON.parse(readFileSync(stateFile(dataDir), "utf8")) as WrittenState;
  const state = { ...written, data: dataOf(dataDir, written) };
  // A data folder that was deleted by hand is made anew.
  if (!existsSync(join(state.data, "PG_VERSION"))) return undefined;
  return state;
}

/** The folder of a data folder's cluster. Throws where it is another data folder's, whose copy this one is. */
function dataOf(dataDir: string, { data, folder = dataDir }: WrittenState): string {
  if (!data.startsWith(OUTSIDE)) return join(dataDir, WITHIN); // earlier versions wrote where it was then
  if (folder === dataDir || !existsSync(stateFile(folder))) return data;
  const theirs = JSON.parse(readFileSync(stateFile(folder), "utf8")) as WrittenState;
  if (theirs.data !== data) return data;
  throw new Error(
    `${dataDir} is a copy of ${folder}, whose database is at ${data}: remove ${
      stateFile(dataDir)
    } to begin with an empty one`,
  );
}

function writeState(dataDir: string, { data, password, port }: State): void {
  const next = `${stateFile(dataDir)}.new`;
  const place = data.startsWith(OUTSIDE) ? { data, folder: dataDir } : { data: WITHIN };
  writeFileSync(next, JSON.stringify({ ...place, password, port } satisfies WrittenState), { mode: 0o600 });
  renameSync(next, stateFile(dataDir));
}

/** initdb into a folder beside the final one, so that an interrupted one is never taken for a cluster. */
function createCluster(dataDir: string, volatile: boolean): State {
  const { folder } = postgresBinaries();
  const data = dataPlace(dataDir);
  if (existsSync(join(data, "PG_VERSION"))) {
    throw new Error(
      `${data} holds a database, but ${
        stateFile(dataDir)
      } with its password is gone: put it back, or move the database away`,
    );
  }
  const fresh = `${data}.new`;
  const password = randomBytes(24).toString("base64url");
  const secret = mkdtempSync(join(tmpdir(), "hearthpaw-"));
  const passwordFile = join(secret, "password");
  try {
    rmSync(fresh, { recursive: true, force: true });
    mkdirSync(fresh, { mode: 0o700 });
    writeFileSync(passwordFile, password, { mode: 0o600 });
    if (isRoot()) {
      for (const path of [fresh, secret, passwordFile]) chownSync(path, UNPRIVILEGED, UNPRIVILEGED);
    }
    const made = spawnSync(join(folder, "bin", "initdb"), [
      ...["-D", fresh, "-U", USER, `--pwfile=${passwordFile}`, "--auth=scram-sha-256", "--encoding=UTF8"],
      ...[
        "--locale-provider=builtin",
        "--builtin-locale=C.UTF-8",
        "--locale=C",
        // Tests connect thousands of times: a password that nobody could guess need not be slow to try.
        ...(volatile ? ["--no-sync", "--set=scram_iterations=1"] : []),
        "--no-instructions",
      ],
    ], { cwd: "/", encoding: "utf8", env: cleanEnvironment(), ...identity() });
    if (made.status !== 0) throw new Error(`initdb failed: ${made.error ?? `${made.stdout}${made.stderr}`}`);
  } finally {
    rmSync(secret, { recursive: true, force: true });
  }
  rmSync(data, { recursive: true, force: true });
  renameSync(fresh, data);
  const state = { data, password, port: 0 };
  writeState(dataDir, state);
  return state;
}

/** The cluster stands in the data folder, or where its user can reach it when that lies behind root's doors. */
function dataPlace(dataDir: string): string {
  if (!isRoot() || everyoneMayEnter(dataDir)) return join(dataDir, WITHIN);
  const place = mkdtempSync(OUTSIDE);
  chmodSync(place, 0o711);
  return join(place, "postgres");
}

/** The cluster as it runs already, once it takes connections; undefined when it does not run. */
async function findRunning(state: State): Promise<Omit<EmbeddedPostgres, "adopted"> | undefined> {
  const pid = ourPid(state);
  if (pid) return await untilReady(state, pid, () => isAlive(pid));
  rmSync(join(state.data, "postmaster.pid"), { force: true });
  return undefined;
}

/** postmaster.pid outlives a crash and ids are used again: the process must be a postgres of this very folder. */
function ourPid(state: State): number | undefined {
  const lines = pidFile(state);
  const pid = Number(lines[0]);
  if (!lines.length || !isAlive(pid)) return undefined;
  return hasArgument(pid, state.data) ? pid : undefined;
}

function pidFile(state: State): string[] {
  const path = join(state.data, "postmaster.pid");
  return existsSync(path) ? readFileSync(path, "utf8").split("\n") : [];
}

async function start(dataDir: string, state: State, options: PostgresOptions) {
  checkOwner(state.data);
  const { folder } = postgresBinaries();
  const logFile = join(dataDir, "postgres.log");
  if (existsSync(logFile) && statSync(logFile).size > 10_000_000) truncateSync(logFile);
  const log = openSync(logFile, "a", 0o600);
  const settings = Object.entries({ ...defaults(state, options.volatile ?? false), ...options.settings });
  const child = spawn(
    join(folder, "bin", "postgres"),
    ["-D", state.data, ...settings.flatMap(([name, value]) => ["-c", `${name}=${value}`])],
    // A session of its own: neither Ctrl-C nor the death of this server reaches it.
    { detached: true, stdio: ["ignore", log, log], cwd: "/", env: cleanEnvironment(), ...identity() },
  );
  let ended = false;
  child.on("exit", () => ended = true);
  child.on("error", () => ended = true);
  child.unref();
  closeSync(log);
  return await untilReady(state, child.pid ?? 0, () => !ended);
}

async function untilReady(state: State, pid: number, lives: () => boolean) {
  // A crashed cluster replays its log first, which may take a while; one that cannot start ends by itself.
  const until = Date.now() + 60_000;
  while (lives() && Date.now() < until) {
    const port = Number(pidFile(state)[3]);
    if (port && pidFile(state)[7]?.trim() === "ready") {
      const url = `postgres://${USER}:${state.password}@127.0.0.1:${port}/${DATABASE}`;
      await ensureDatabase(url);
      return { url, port, pid };
    }
    await new Promise((done) => setTimeout(done, 10));
  }
  return undefined;
}

async function ensureDatabase(url: string): Promise<void> {
  const maintenance = new URL(url);
  maintenance.pathname = "/postgres";
  const client = new pg.Client({ connectionString: maintenance.href, connectionTimeoutMillis: 10_000 });
  await client.connect();
  try {
    const { rowCount } = await client.query("select 1 from pg_database where datname = $1", [DATABASE]);
    if (!rowCount) await client.query(`create database ${DATABASE}`);
  } finally {
    await client.end();
  }
}

/** Nothing is kept safe, and nothing happens of itself beside the statements. */
const VOLATILE: Record<string, string> = {
  fsync: "off",
  synchronous_commit: "off",
  full_page_writes: "off",
  wal_level: "minimal",
  max_wal_senders: "0",
  checkpoint_timeout: "1h",
  autovacuum: "off",
  update_process_title: "off",
  bgwriter_delay: "10s",
  wal_writer_delay: "10s",
  io_method: "sync",
  // A connection of a test asks each statement a few times: a plan for the values of each time costs more than it saves.
  plan_cache_mode: "force_generic_plan",
};

function defaults(state: State, volatile: boolean): Record<string, string> {
  return {
    listen_addresses: "127.0.0.1",
    port: String(state.port),
    unix_socket_directories: "",
    max_connections: "200",
    shared_buffers: "128MB",
    effective_cache_size: "1GB",
    work_mem: "8MB",
    random_page_cost: "1.1",
    jit: "off", // every hot statement is shorter than its compilation
    log_timezone: "UTC",
    timezone: "UTC",
    log_line_prefix: "%m [%p] ",
    // Statements may carry addresses and names: what failed is logged by the server, without its values.
    log_min_error_statement: "panic",
    log_parameter_max_length_on_error: "0",
    ...(volatile ? VOLATILE : {}),
  };
}

function checkOwner(data: string): void {
  const owner = lstatSync(data).uid;
  const wanted = isRoot() ? UNPRIVILEGED : Deno.uid();
  if (owner === wanted) return;
  throw new Error(
    `${data} belongs to user ${owner}, this server runs Postgres as ${wanted}: start as before, or move it`,
  );
}

const identity = () => isRoot() ? { uid: UNPRIVILEGED, gid: UNPRIVILEGED } : {};

/** Postgres reads PG* variables and locales: what the caller's shell has set must not reach it. */
const cleanEnvironment = (): Record<string, string> => ({ PATH: "/usr/bin:/bin", LC_ALL: "C", TZ: "UTC" });

function tail(path: string): string {
  return existsSync(path) ? readFileSync(path, "utf8").split("\n").slice(-15).join("\n") : "(no log)";
}
