import { type ChildProcess, spawn } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { freePort } from "../../backend/platform/embedded/ports.ts";
import { sandboxKeys } from "../../backend/platform/ports/payments/simulator/keys.ts";
import { sandboxPayments } from "../../backend/platform/ports/payments/sandbox.ts";
import { type Cut, openProxy } from "./proxy.ts";

const BACKEND = join(import.meta.dirname!, "../../backend");
const SIMULATOR = join(BACKEND, "platform/ports/payments/simulator/main.ts");
export const sleep = (ms: number) => new Promise<void>((done) => setTimeout(done, ms));

/** Repeats work until the database, which may have been killed, has done it. */
export async function untilDone<T>(work: () => Promise<T>): Promise<T> {
  for (let tries = 0;; tries++) {
    try {
      return await work();
    } catch (error) {
      if (tries === 60) throw error;
      await sleep(200);
    }
  }
}

/** Start timeout on a busy machine, in ms. */
const COMES_UP_MS = 240_000;

/** A process that can be killed, with SIGKILL by default, and restarted on its port. */
export type Part = {
  url: string;
  start: () => Promise<void>;
  kill: (signal?: "SIGKILL" | "SIGTERM") => Promise<void>;
};

/** Returns a process that is up once it answers 2xx at `health`. */
export function part(url: string, health: string, launch: () => ChildProcess): Part {
  let child: ChildProcess | undefined;
  return {
    url,
    async start() {
      child = launch();
      const began = Date.now();
      while (!await fetch(url + health).then((r) => r.body?.cancel().then(() => r.ok), () => false)) {
        if (Date.now() - began > COMES_UP_MS) throw new Error(`${url} does not come up`);
        await sleep(40);
      }
    },
    async kill(signal = "SIGKILL") {
      const ending = child;
      child = undefined;
      if (!ending || ending.exitCode !== null) return;
      const gone = new Promise((done) => ending.once("exit", done));
      ending.kill(signal);
      await gone;
    },
  };
}

/** Secrets shared by the servers and the test drivers. */
export const SECRETS = {
  JWT_KEYS: "torture:a-secret-of-this-run-that-is-long-enough-for-a-key",
  APP_SECRET: "another-secret-of-this-run-that-is-long-enough",
};

/**
 * Starts two servers on one database and one simulator of the payment provider, each in a separate process. A
 * proxy between the servers and the database, and one between the servers and the simulator, breaks
 * connections as planned.
 */
export async function openParts(
  { folder, databaseUrl, pooledUrl = databaseUrl, onCut }: {
    folder: string;
    databaseUrl: string;
    pooledUrl?: string | undefined;
    onCut: (cut: Cut) => void;
  },
) {
  const store = join(folder, "payments");
  mkdirSync(store, { recursive: true, mode: 0o700 });
  const keys = sandboxKeys(store);
  const database = new URL(pooledUrl);
  const simulatorPort = await freePort();
  const toSimulator = await openProxy(simulatorPort, onCut);
  const toDatabase = await openProxy(Number(database.port), onCut);
  database.port = String(toDatabase.port);
  const simulator = part(`http://127.0.0.1:${simulatorPort}`, "/_health", () =>
    spawn(Deno.execPath(), [
      "run",
      "--no-config",
      "--allow-all",
      SIMULATOR,
      "--port",
      String(simulatorPort),
      "--data",
      store,
      "--until-stdin-ends",
    ], { stdio: ["pipe", "ignore", "inherit"] }));
  // A server adopts the sandbox that its data folder names. It sees the proxy as the sandbox. This process
  // only represents the sandbox's life, which keeps servers from starting a simulator while ours is down.
  const stand = spawn("sh", ["-c", "read _", store], { stdio: ["pipe", "ignore", "ignore"] });
  writeFileSync(join(store, "process.json"), JSON.stringify({ port: toSimulator.port, pid: stand.pid }));
  const own = Object.fromEntries(
    ["PATH", "HOME", "DENO_DIR", "TMPDIR"].flatMap((name) =>
      Deno.env.get(name) ? [[name, Deno.env.get(name)!]] : []
    ),
  );
  const ports = [await freePort(), await freePort()];
  const publicUrl = `http://127.0.0.1:${ports[0]}`;
  const servers = ports.map((port) =>
    part(
      `http://127.0.0.1:${port}`,
      "/readyz",
      () =>
        spawn(Deno.execPath(), ["run", "-A", "--no-check", join(BACKEND, "main.ts")], {
          env: {
            ...own,
            ...SECRETS,
            DATA_DIR: folder,
            PORT: String(port),
            PUBLIC_URL: publicUrl,
            DATABASE_URL: database.href,
            ...pooledUrl === databaseUrl ? {} : { DATABASE_DIRECT_URL: databaseUrl },
            SEED: "none",
            LOG_LEVEL: "silent",
            RATE_LIMIT_SCALE: "0",
            STAFF_ALONE_CENTS: "100000000",
            // All buyers come from one network, and each tries many pets.
            HOLDS_NETWORK_HOUR: "0",
            HOLDS_PERSON: "0",
            HOLDS_PET_WAIT_MINUTES: "0",
          },
          stdio: ["ignore", "ignore", "inherit"],
        }),
    )
  );
  const payments = sandboxPayments({ address: simulator.url, keys });
  const { ask } = payments;
  await simulator.start();
  // A payment, a refund or a payout completes in less than a second here, instead of several.
  await ask("PUT", "/settings", { processingDelayMs: 700, payoutDelayMs: 500 });
  await Promise.all(servers.map((server) => server.start()));
  return {
    servers,
    simulator,
    toSimulator,
    toDatabase,
    payments,
    ask,
    store,
    publicUrl,
    publishableKey: keys.publishableKey,
    close: async () => {
      await Promise.all([...servers, simulator].map((one) => one.kill()));
      stand.kill();
      toSimulator.close();
      toDatabase.close();
    },
  };
}
export type Parts = Awaited<ReturnType<typeof openParts>>;
