import { mkdtemp, rm } from "node:fs/promises";
import { join } from "node:path";
import { spawn } from "node:child_process";
import { freePort } from "../backend/platform/embedded/ports.ts";
import { postgresPid } from "../backend/platform/embedded/postgres.ts";

export type Product = {
  origin: string;
  /** Id of the server's process. */
  pid: number;
  /** Data folder: a temporary one, or the given one. */
  folder: string;
  /** Start time in seconds: database, schema and example data. */
  startSeconds: number;
  stop: () => Promise<void>;
};

/**
 * Settings that make the server behave like in production: answers are sent unchecked, each request is
 * logged, and every limit is counted, but set too high to be reached.
 */
export const AS_IN_PRODUCTION = {
  APP_MODE: "staging",
  SEED: "none",
  LOG_LEVEL: "info",
  LOG_FORMAT: "json",
  RATE_LIMIT_SCALE: "1000000",
  HOLDS_PERSON: "1000000",
  HOLDS_UNCONFIRMED: "1000000",
  HOLDS_UNCONFIRMED_DAY: "1000000",
  HOLDS_NETWORK_HOUR: "1000000",
  HOLDS_PET_WAIT_MINUTES: "0",
  TRUST_PROXY: "1",
  // Staging has no example charity, and sales should have donations.
  CHARITY_NAME: "Fernhollow Animal Rescue (invented)",
  CHARITY_EIN: "00-0000000",
  CHARITY_REGISTRATION: "Example Registry 0000",
  CHARITY_PAGE: "https://fernhollow.example",
  CHARITY_PAID_DAYS: "30",
  CHARITY_DEDUCTIBLE: "no",
};

/**
 * Starts the whole product on a free port: on temporary data, with the example data and, by default, without
 * rate limits; or on the data of a folder, which is kept.
 */
export async function startProduct(change: Record<string, string> = {}, kept?: string): Promise<Product> {
  const folder = kept ?? await mkdtemp("/tmp/hearthpaw-bench-");
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const began = performance.now();
  const main = join(import.meta.dirname!, "../backend/main.ts");
  const server = spawn(Deno.execPath(), ["run", ...flags(), "-A", main], {
    env: {
      ...Deno.env.toObject(),
      PORT: String(port),
      DATA_DIR: folder,
      RATE_LIMIT_SCALE: "0",
      LOG_LEVEL: "error",
      ...change,
    },
    stdio: ["ignore", "ignore", "inherit"],
  });
  const stop = async () => {
    if (server.exitCode === null) {
      server.kill("SIGTERM");
      await new Promise((done) => server.once("exit", done));
    }
    if (!kept) await rm(folder, { recursive: true, force: true });
  };
  while (!await fetch(`${origin}/readyz`).then((r) => r.body?.cancel().then(() => r.ok), () => false)) {
    if (performance.now() - began > 120_000 || server.exitCode !== null) {
      await stop();
      throw new Error("the server did not become ready in two minutes");
    }
    await new Promise((done) => setTimeout(done, 10));
  }
  return { origin, pid: server.pid!, folder, startSeconds: (performance.now() - began) / 1000, stop };
}

/** Returns V8 flags for the server, such as `--cpu-prof`. */
function flags(): string[] {
  return (Deno.env.get("BENCH_FLAGS") ?? "").split(" ").filter(Boolean);
}

export type Usage = { server: number; database: number };

/**
 * Returns the processor time in seconds that a server and the embedded Postgres of its folder have used; NaN
 * if unknown.
 */
export function usageOf({ pid, folder }: Pick<Product, "pid" | "folder">): Usage {
  const postmaster = postgresPid(folder);
  const ended = postmaster ? statOf(postmaster)?.ended ?? NaN : NaN;
  let database = ended;
  for (const { name } of entriesOf("/proc")) {
    const stat = /^\d+$/.test(name) ? statOf(Number(name)) : undefined;
    if (stat && (stat.parent === postmaster || Number(name) === postmaster)) database += stat.used;
  }
  return { server: statOf(pid)?.used ?? NaN, database };
}

/** Returns the memory of a process in MB, without memory shared with other processes; NaN if unknown. */
export function memoryOf(pid: number): number {
  try {
    const text = Deno.readTextFileSync(`/proc/${pid}/smaps_rollup`);
    const of = (name: string) => Number(new RegExp(`^${name}: +(\\d+)`, "m").exec(text)?.[1] ?? 0);
    return (of("Private_Clean") + of("Private_Dirty")) / 1_000;
  } catch {
    return NaN;
  }
}

const TICKS = 100;

function statOf(pid: number): { parent: number; used: number; ended: number } | undefined {
  try {
    const fields = Deno.readTextFileSync(`/proc/${pid}/stat`).split(") ")[1]!.split(" ").map(Number);
    const used = fields[11]! + fields[12]!;
    const ended = fields[13]! + fields[14]!;
    return { parent: fields[1]!, used: used / TICKS, ended: ended / TICKS };
  } catch {
    return undefined; // it has ended, or this is not Linux
  }
}

function entriesOf(folder: string): Deno.DirEntry[] {
  try {
    return [...Deno.readDirSync(folder)];
  } catch {
    return [];
  }
}
