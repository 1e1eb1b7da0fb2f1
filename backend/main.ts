/** The server's process: configuration, services, app, signals. `backend/start` starts it. */
import "./platform/no_deprecations.ts"; // first: it speaks of what the others load
import { type Config, ConfigError, loadConfig } from "./platform/config.ts";
import { batchedWriter, createLog } from "./platform/log.ts";
import { startEmbedded } from "./platform/embedded/start.ts";
import { unboundedRights } from "./platform/permissions.ts";
import { noticeUncaught } from "./platform/uncaught.ts";
import type { RunningServer } from "./server.ts";

/** sysexits.h: the configuration is wrong; starting again will not help. */
const EX_CONFIG = 78;

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

/** Production runs with the rights of its configuration: a hole in a package must not reach the rest of the machine. */
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
  const output = batchedWriter();
  const log = createLog({ level, pretty, ...(pretty ? {} : { write: output.write }) });
  const running: { server?: RunningServer } = {};
  noticeUncaught(log, () => running.server?.services.reports);

  // The database starts while everything else is being loaded.
  const embedded = startEmbedded(config, log);
  embedded.catch(() => {}); // the server waits for it, and says what was wrong
  const { startServer } = await import("./server.ts");
  // The only way into the demo: production runs without that folder.
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
  stopOnSignals(server, () => stopping.abort());
  await server.ready;
  log.info("ready", { url: config.publicUrl, port: server.port, mode: config.mode, pid: Deno.pid });
  output.flush();
  demo?.greet(config);
  await demo?.afterStart(server.services, stopping.signal);
}

/** The first signal drains, a second one ends the process at once. */
function stopOnSignals(server: RunningServer, onStop: () => void): void {
  let signals = 0;
  const onSignal = () => {
    if (++signals > 1) Deno.exit(130);
    onStop();
    server.stop().then(() => Deno.exit(0), (error) => {
      console.error(error);
      Deno.exit(1);
    });
  };
  Deno.addSignalListener("SIGTERM", onSignal);
  Deno.addSignalListener("SIGINT", onSignal);
}

main().catch((error) => {
  console.error(error instanceof Error ? error.message : error);
  Deno.exit(1);
});
