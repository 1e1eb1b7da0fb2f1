/** Server process: configuration, services, app, signals. Started by `backend/start`. */
import "./platform/no_deprecations.ts"; // first, because it filters warnings that later imports print
import { type Config, ConfigError, loadConfig } from "./platform/config.ts";
import { consoleInto, createLog, type Log, type LogQueue, queuedWriter } from "./platform/log.ts";
import { startEmbedded } from "./platform/embedded/start.ts";
import { unboundedRights } from "./platform/permissions.ts";
import { noticeUncaught } from "./platform/uncaught.ts";
import type { RunningServer } from "./server.ts";

/** Configuration error in sysexits.h. Another start with the same settings would fail too. */
const EX_CONFIG = 78;
/** Time limit for the reader of the log to take the last lines. */
const LAST_LINES_MS = 1_000;

function configuration(): Config {
  try {
    const config = loadConfig();
    needBoundedRights(config);
    return config;
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    console.error(error.message);
    Deno.exit(EX_CONFIG);
  }
}

/**
 * Refuses to run in production with more rights than the configuration needs, so a hole in a package can't
 * reach the rest of the machine.
 */
function needBoundedRights({ mode }: Config): void {
  const rights = mode === "production" ? unboundedRights() : [];
  if (!rights.length) return;
  throw new ConfigError([
    `Deno gives this process every right of ${rights.join(", ")}: start production with backend/start`,
  ]);
}

async function main(): Promise<void> {
  const config = configuration();
  const { format, level } = config.log;
  const pretty = format === "pretty" ||
    (format === "auto" && config.mode === "development" && Deno.stdout.isTerminal());
  const output: LogQueue = queuedWriter({
    onDropped: (count) => log.warn("log lines were dropped because their reader did not keep up", { count }),
  });
  const log: Log = createLog({ level, pretty, write: output.write });
  if (config.mode !== "development") consoleInto(log);
  const running: { server?: RunningServer } = {};
  noticeUncaught(log, () => running.server?.services.reports);

  // The database starts while the other modules load.
  const embedded = startEmbedded(config, log);
  embedded.catch(() => {}); // the server awaits it and reports the error
  const { startServer } = await import("./server.ts");
  // The only import of the demo. Production runs without that folder.
  const demo = config.seed === "demo" ? await import("./demo/main.ts") : undefined;
  const server = await startServer(config, log, {
    embedded,
    prepare: async (db, sandbox) => {
      if (demo) await demo.fill({ db, config, log, sandbox });
      else if (config.seed === "reference") {
        const { fillReference } = await import("./features/reference/actions.ts");
        const { fillOnce } = await import("./features/reference/once_actions.ts");
        await fillOnce(db, "reference", () => fillReference(db));
      }
    },
    ...(demo ? { doors: demo.doors } : {}),
  });
  running.server = server;
  const stopping = new AbortController();
  stopOnSignals(server, output, () => stopping.abort());
  await server.ready;
  log.info("ready", { url: config.publicUrl, port: server.port, mode: config.mode, pid: Deno.pid });
  await output.flush(LAST_LINES_MS);
  demo?.greet(config);
  await demo?.afterStart(server.services, stopping.signal);
}

/** The first signal drains the server; a second one ends the process at once. */
function stopOnSignals(server: RunningServer, output: LogQueue, onStop: () => void): void {
  let signals = 0;
  const onSignal = () => {
    if (++signals > 1) Deno.exit(130);
    onStop();
    server.stop().then(async () => {
      await output.flush(LAST_LINES_MS);
      Deno.exit(0);
    }, end);
  };
  Deno.addSignalListener("SIGTERM", onSignal);
  Deno.addSignalListener("SIGINT", onSignal);
}

/**
 * Ends the process with the error in plain words. Waits for their delivery no longer than for the last lines
 * of the log.
 */
async function end(error: unknown): Promise<void> {
  const words = new TextEncoder().encode(`${error instanceof Error ? error.message : error}\n`);
  const patience = new Promise((done) => setTimeout(done, LAST_LINES_MS));
  await Promise.race([Deno.stderr.write(words).catch(() => {}), patience]);
  Deno.exit(1);
}

main().catch(end);
