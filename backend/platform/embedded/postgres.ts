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

/** A running embedded Postgres. `url` names its database `hearthpaw`, which we own. */
export type EmbeddedPostgres = { url: string; port: number; pid: number; adopted: boolean };

export type PostgresOptions = {
  /** Folder with the cluster, its log and its password. */
  dataDir: string;
  /** Trades crash safety for speed, only for clusters that a test run may lose. */
  volatile?: boolean;
  /** Required port, if its clients cannot learn another one. */
  port?: number;
  /** Additional settings, as in postgresql.conf. */
  settings?: Record<string, string>;
};

/** Data that must outlive the process that started the cluster, so the next process can adopt it. */
type State = { data: string; password: string; port: number };
/**
 * Content of postgres.json. `data` is `postgres` for a cluster within the data folder, so a copied or moved
 * folder has its own. A path outside belongs to the data folder in `folder`.
 */
type WrittenState = State & { folder?: string };

const USER = "hearthpaw";
const DATABASE = "hearthpaw";
/** Folder of the cluster within a data folder. */
const WITHIN = "postgres";
/** Location of the cluster if only root can enter its data folder. postgres.json points to it. */
const OUTSIDE = "/var/tmp/hearthpaw-data-";

/**
 * Starts the cluster of this data folder, or adopts the one that a killed server left running. The caller
 * holds `withDataLock`, so two processes never start it twice.
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
    // Another process may have taken the port between check and start. Any other error fails again, with its
    // reason.
    if (attempt === 3) throw new Error(`Postgres did not start:\n${tail(join(dataDir, "postgres.log"))}`);
    state.port = 0;
  }
}

/** Stops the cluster of this data folder if it runs. Connections are closed and all commits are kept. */
export async function stopPostgres(dataDir: string): Promise<void> {
  const state = readState(resolve(dataDir));
  const pid = state && ourPid(state);
  if (!pid) return;
  const gone = await endProcess(pid, [["SIGINT", 15_000], ["SIGQUIT", 5_000]]);
  if (!gone) throw new Error(`Postgres (process ${pid}) does not stop`);
}

/** Returns the process id of this data folder's cluster while it runs. */
export function postgresPid(dataDir: string): number | undefined {
  const state = readState(resolve(dataDir));
  return state && ourPid(state);
}

/** Deletes the cluster permanently, wherever its files are. It must not be running. */
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
  // A data folder that was deleted by hand is created again.
  if (!existsSync(join(state.data, "PG_VERSION"))) return undefined;
  return state;
}

/**
 * Returns the folder of a data folder's cluster. Throws if the cluster belongs to another data folder that
 * was copied to this one.
 */
function dataOf(dataDir: string, { data, folder = dataDir }: WrittenState): string {
  // Earlier versions wrote the path of that time, which may have changed.
  if (!data.startsWith(OUTSIDE)) return join(dataDir, WITHIN);
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

/** Runs initdb in a folder beside the final one, so an interrupted run is never mistaken for a cluster. */
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
      "-D",
      fresh,
      "-U",
      USER,
      `--pwfile=${passwordFile}`,
      "--auth=scram-sha-256",
      "--encoding=UTF8",
      "--locale-provider=builtin",
      "--builtin-locale=C.UTF-8",
      "--locale=C",
      // Tests connect thousands of times, and an unguessable password need not be slow to check.
      ...(volatile ? ["--no-sync", "--set=scram_iterations=1"] : []),
      "--no-instructions",
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

/**
 * Returns the place for the cluster: in the data folder, or in one that its user can reach if only root can
 * enter the data folder.
 */
function dataPlace(dataDir: string): string {
  if (!isRoot() || everyoneMayEnter(dataDir)) return join(dataDir, WITHIN);
  const place = mkdtempSync(OUTSIDE);
  chmodSync(place, 0o711);
  return join(place, "postgres");
}

/** Returns the running cluster once it accepts connections; undefined if it does not run. */
async function findRunning(state: State): Promise<Omit<EmbeddedPostgres, "adopted"> | undefined> {
  const pid = ourPid(state);
  if (pid) return await untilReady(state, pid, () => isAlive(pid));
  rmSync(join(state.data, "postmaster.pid"), { force: true });
  return undefined;
}

/**
 * postmaster.pid outlives a crash and process ids are reused, so the process must be a postgres of this very
 * folder.
 */
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
    // In a separate session, which neither Ctrl-C nor the death of this server reaches.
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
  // A crashed cluster first replays its log, which may take a while. One that cannot start exits.
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

/** No durability, and no background work besides the statements. */
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
  // Connections in tests repeat each statement only a few times, so replanning for its values costs more than
  // it saves.
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
    jit: "off", // every frequent statement is shorter than its compilation
    log_timezone: "UTC",
    timezone: "UTC",
    log_line_prefix: "%m [%p] ",
    // Statements may contain addresses and names, so the server logs failures without their values.
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

/** Postgres reads PG* variables and locales, and must not inherit those of the caller's shell. */
const cleanEnvironment = (): Record<string, string> => ({ PATH: "/usr/bin:/bin", LC_ALL: "C", TZ: "UTC" });

function tail(path: string): string {
  return existsSync(path) ? readFileSync(path, "utf8").split("\n").slice(-15).join("\n") : "(no log)";
}
