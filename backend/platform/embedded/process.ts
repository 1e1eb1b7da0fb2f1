import { spawn } from "node:child_process";
import {
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  statSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import { join, resolve } from "node:path";
import { endProcess, hasArgument, isAlive } from "./alive.ts";
import { freePort } from "./ports.ts";

export type ProcessOptions = {
  /** Names its files in `dataDir/<name>`: process.json, <name>.log, and its own data. */
  name: string;
  dataDir: string;
  command: string;
  /** Its arguments. They must contain its folder, which identifies a living process as ours. */
  args: (port: number, folder: string) => string[];
  /** Answers 2xx once it serves. */
  healthPath: string;
  /** Time limit until it serves. Default: 20,000 ms. */
  patienceMs?: number;
};

export type HelperProcess = { port: number; pid: number; folder: string; adopted: boolean };

/**
 * Starts a helper that survives its server, or adopts the running one. Keeps its port over restarts if
 * possible. The caller holds `withDataLock`.
 */
export async function ensureProcess(options: ProcessOptions): Promise<HelperProcess> {
  const folder = join(resolve(options.dataDir), options.name);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const known = readProcess(folder);
  if (known && isOurs(known.pid, folder)) {
    if (await serves(known.port, options.healthPath, 5_000, () => isAlive(known.pid))) {
      return { ...known, folder, adopted: true };
    }
    await endProcess(known.pid, [["SIGTERM", 2_000], ["SIGKILL", 2_000]]); // it is alive but does not serve
  }
  const port = await freePort(known?.port);
  const pid = launch(options, folder, port);
  writeProcess(folder, { port, pid: pid.id });
  if (!await serves(port, options.healthPath, options.patienceMs ?? 20_000, () => !pid.hasEnded())) {
    await endProcess(pid.id, [["SIGTERM", 1_000], ["SIGKILL", 1_000]]);
    throw new Error(`${options.name} did not start; its log is ${join(folder, `${options.name}.log`)}`);
  }
  return { port, pid: pid.id, folder, adopted: false };
}

/** Stops the helper of this data folder if it runs. */
export async function stopProcess(dataDir: string, name: string): Promise<void> {
  const folder = join(resolve(dataDir), name);
  const known = readProcess(folder);
  if (!known || !isOurs(known.pid, folder)) return;
  const gone = await endProcess(known.pid, [["SIGTERM", 5_000], ["SIGKILL", 2_000]]);
  if (!gone) throw new Error(`${name} (process ${known.pid}) does not stop`);
}

/** Returns the helper's process id while it runs. */
export function processPid(dataDir: string, name: string): number | undefined {
  const folder = join(resolve(dataDir), name);
  const known = readProcess(folder);
  return known && isOurs(known.pid, folder) ? known.pid : undefined;
}

type Known = { port: number; pid: number };

const isOurs = (pid: number, folder: string): boolean => isAlive(pid) && hasArgument(pid, folder);

function readProcess(folder: string): Known | undefined {
  const path = join(folder, "process.json");
  return existsSync(path) ? JSON.parse(readFileSync(path, "utf8")) as Known : undefined;
}

function writeProcess(folder: string, known: Known): void {
  const path = join(folder, "process.json");
  writeFileSync(`${path}.new`, JSON.stringify(known));
  renameSync(`${path}.new`, path);
}

function launch({ name, command, args }: ProcessOptions, folder: string, port: number) {
  const path = join(folder, `${name}.log`);
  if (existsSync(path) && statSync(path).size > 10_000_000) truncateSync(path);
  const log = openSync(path, "a", 0o600);
  const child = spawn(command, args(port, folder), {
    detached: true,
    stdio: ["ignore", log, log],
  });
  closeSync(log);
  let ended = false;
  child.on("exit", () => ended = true);
  child.on("error", () => ended = true);
  child.unref();
  return { id: child.pid ?? 0, hasEnded: () => ended };
}

async function serves(
  port: number,
  path: string,
  patienceMs: number,
  lives: () => boolean,
): Promise<boolean> {
  const until = Date.now() + patienceMs;
  while (lives() && Date.now() < until) {
    try {
      const answer = await fetch(`http://127.0.0.1:${port}${path}`, { signal: AbortSignal.timeout(1_000) });
      await answer.body?.cancel();
      if (answer.ok) return true;
    } catch {
      // not listening yet
    }
    await new Promise((done) => setTimeout(done, 25));
  }
  return false;
}
