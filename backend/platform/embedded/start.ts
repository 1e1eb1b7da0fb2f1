import { fileURLToPath } from "node:url";
import type { Config } from "../config.ts";
import type { Log } from "../log.ts";
import { type SandboxKeys, sandboxKeys } from "../ports/payments/simulator/keys.ts";
import { ensurePostgres, postgresPid, stopPostgres } from "./postgres.ts";
import { ensureProcess, processPid, stopProcess } from "./process.ts";
import { type Seat, takeSeat, withDataLock } from "./servers.ts";

/** Embedded replacements for services that are not configured. */
export type Embedded = {
  /** Address of the embedded Postgres; undefined with a configured database. */
  databaseUrl: string | undefined;
  sandbox: { address: string; keys: SandboxKeys } | undefined;
  /** Leaves. The last server of the data folder stops the embedded services. */
  leave: () => Promise<void>;
};

const SANDBOX = "payments";
const SANDBOX_MAIN = fileURLToPath(new URL("../ports/payments/simulator/main.ts", import.meta.url));
const WATCH_MS = 1_000;

/** Starts or adopts the embedded services that this configuration needs, and restarts them if they die. */
export async function startEmbedded(config: Config, log: Log): Promise<Embedded> {
  const { dataDir } = config;
  const usesPostgres = config.database.url === undefined;
  const usesSandbox = config.stripe === undefined;
  if (!usesPostgres && !usesSandbox) {
    return { databaseUrl: undefined, sandbox: undefined, leave: async () => {} };
  }

  let taken: Seat | undefined;
  const { seat, postgres, sandbox } = await withDataLock(dataDir, async () => {
    const seat = taken = await takeSeat(dataDir);
    const starts = [
      usesPostgres ? ensurePostgres({ dataDir }) : Promise.resolve(undefined),
      usesSandbox ? ensureSandbox(dataDir) : Promise.resolve(undefined),
    ] as const;
    await Promise.allSettled(starts); // if one fails, the other still has to be stopped
    const [postgres, sandbox] = await Promise.all(starts);
    return { seat, postgres, sandbox };
  }).catch(async (error) => {
    await taken?.leave(() => stopEmbedded(dataDir)).catch(() => {}); // the error of the start explains more
    throw error;
  });
  const helpers = [
    ...(postgres ? [{ name: "postgres", ...postgres }] : []),
    ...(sandbox ? [{ name: "the payments sandbox", ...sandbox }] : []),
  ];
  for (const { name, adopted, pid, port } of helpers) {
    log.info(adopted ? `${name} is already running` : `${name} started`, { pid, port });
  }

  const mend = () =>
    withDataLock(dataDir, async () => {
      if (postgres && !postgresPid(dataDir)) {
        log.warn("postgres is gone, restarting it");
        await ensurePostgres({ dataDir, port: postgres.port });
      }
      if (sandbox && !processPid(dataDir, SANDBOX)) {
        log.warn("the payments sandbox is gone, restarting it");
        await ensureSandbox(dataDir);
      }
    });
  let mending: Promise<void> | undefined;
  const timer = setInterval(() => {
    const isWhole = (!postgres || postgresPid(dataDir)) && (!sandbox || processPid(dataDir, SANDBOX));
    if (isWhole || mending) return;
    mending = mend().catch((error) => log.error("could not restart an embedded service", { error }))
      .finally(() => mending = undefined);
  }, WATCH_MS);

  return {
    databaseUrl: postgres?.url,
    sandbox: sandbox && { address: `http://127.0.0.1:${sandbox.port}`, keys: sandboxKeys(sandbox.folder) },
    leave: async () => {
      clearInterval(timer);
      await mending;
      await seat.leave(() => stopEmbedded(dataDir));
    },
  };
}

/** Stops all embedded services of this data folder. */
export async function stopEmbedded(dataDir: string): Promise<void> {
  await Promise.all([stopPostgres(dataDir), stopProcess(dataDir, SANDBOX)]);
}

function ensureSandbox(dataDir: string) {
  return ensureProcess({
    name: SANDBOX,
    dataDir,
    command: Deno.execPath(),
    args: (port, folder) => [
      "run",
      "--no-config",
      "--allow-all",
      SANDBOX_MAIN,
      "--port",
      String(port),
      "--data",
      folder,
    ],
    healthPath: "/_health",
  });
}
