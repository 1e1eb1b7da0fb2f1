import { type ChildProcess, spawn } from "node:child_process";
import { chmodSync, existsSync, mkdirSync, mkdtempSync, openSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { freePort } from "../../../backend/platform/embedded/ports.ts";
import { until } from "./until.ts";

const ROOT = join(import.meta.dirname!, "../../..");
/**
 * Maximum start time of the product with an empty data folder, in ms, including example data and a database.
 * Alone it takes 5 seconds on a quiet machine and 16 on a slow one; beside the other suites and the type
 * check it takes several times as long.
 */
const PATIENCE_MS = 180_000;

/** A running server, as plain data that can be passed between processes. */
export type Site = {
  url: string;
  dataDir: string;
  /** The demo accounts, as the server printed them: "Buyer", "Second buyer", "Breeder", ... */
  accounts: Record<string, Account>;
};
export type Account = { email: string; password: string };

export type Server = Site & {
  /** Sends SIGKILL: nothing is finished or logged. Its database and payments sandbox keep running. */
  kill: () => Promise<void>;
  /** Starts the process again, on the same port and data folder. */
  restart: () => Promise<void>;
  /** Shuts down in order, with everything that it started, and removes the data folder. */
  close: () => Promise<void>;
};

/** Starts the product like `make run`, on a separate port and in a separate data folder. */
export async function startServer(): Promise<Server> {
  const dataDir = mkdtempSync(join(tmpdir(), "hearthpaw-e2e-"));
  chmodSync(dataDir, 0o755);
  const port = await freePort();
  let child = launch(dataDir, port);
  try {
    await isReady(child, dataDir, 1);
  } catch (error) {
    await end(child, "SIGTERM");
    throw error;
  }
  const accounts = readAccounts(readFileSync(logFile(dataDir), "utf8"));
  let starts = 1;
  return {
    url: `http://localhost:${port}`,
    dataDir,
    accounts,
    kill: () => end(child, "SIGKILL"),
    async restart() {
      child = launch(dataDir, port);
      await isReady(child, dataDir, ++starts);
    },
    async close() {
      if (hasEnded(child)) { // only a server stops the database and the sandbox that were started for it
        child = launch(dataDir, port);
        await isReady(child, dataDir, ++starts);
      }
      await end(child, "SIGTERM");
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** Returns the events of level "error" in the server's log: errors that the server itself did not expect. */
export function logErrors({ dataDir }: Pick<Site, "dataDir">): string[] {
  return readFileSync(logFile(dataDir), "utf8").split("\n").filter((line) =>
    line.includes('"level":"error"')
  );
}

function launch(dataDir: string, port: number): ChildProcess {
  mkdirSync(dataDir, { recursive: true });
  const log = openSync(logFile(dataDir), "a");
  return spawn(Deno.execPath(), ["run", "-A", "--no-prompt", "backend/main.ts"], {
    cwd: ROOT,
    env: {
      ...ownEnvironment(),
      PORT: String(port),
      DATA_DIR: dataDir,
      LOG_FORMAT: "json",
      // All suites share the machine, so a slow connection to the database is not an outage.
      DATABASE_WAIT_MS: "10000",
    },
    stdio: ["ignore", log, log],
  });
}

/** Returns the environment without the product's settings: every journey starts with the defaults. */
function ownEnvironment(): Record<string, string> {
  const kept = ["PATH", "HOME", "USER", "LANG", "TMPDIR", "DENO_DIR"];
  return Object.fromEntries(Object.entries(Deno.env.toObject()).filter(([name]) => kept.includes(name)));
}

const logFile = (dataDir: string): string => join(dataDir, "server.log");

async function isReady(child: ChildProcess, dataDir: string, times: number): Promise<void> {
  await until(() => {
    const log = existsSync(logFile(dataDir)) ? readFileSync(logFile(dataDir), "utf8") : "";
    if (hasEnded(child)) throw new Error(`the server ended at its start:\n${log.slice(-3_000)}`);
    return log.split("Hearthpaw is ready").length > times && log.endsWith("\n");
  }, { what: "the server to be ready", patienceMs: PATIENCE_MS, everyMs: 50 });
}

/** "    Second buyer  buyer2@demo...  password" */
function readAccounts(log: string): Record<string, Account> {
  const lines = log.matchAll(/^ {4}(\w[\w ]*?) {2,}(\S+@\S+) {2}(\S+)$/gm);
  return Object.fromEntries([...lines].map(([, who, email, password]) => [
    who,
    { email: email!, password: password! },
  ]));
}

const hasEnded = (child: ChildProcess): boolean => child.exitCode !== null || child.signalCode !== null;

async function end(child: ChildProcess, signal: "SIGTERM" | "SIGKILL"): Promise<void> {
  if (hasEnded(child)) return;
  const ended = new Promise<void>((done) => child.once("exit", () => done()));
  process.kill(child.pid!, signal);
  await ended;
}
