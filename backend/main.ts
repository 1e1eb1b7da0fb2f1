/** The server's process: configuration, services, app, signals. `deno run -A backend/main.ts`. */
import "./platform/no_deprecations.ts"; // first: it speaks of what the others load
import type { Kysely } from "kysely";
import { type Config, ConfigError, loadConfig } from "./platform/config.ts";
import type { Database } from "./platform/db/schema.ts";
import { batchedWriter, createLog, type Log } from "./platform/log.ts";
import type { SandboxPayments } from "./platform/ports/payments/sandbox.ts";
import { demoAccounts } from "./demo/seed/accounts.ts";
import { fillOnce } from "./demo/seed/once.ts";
import { type RunningServer, startServer } from "./server.ts";
import { filesOf } from "./services.ts";
import { addDemoFactors, AUTHENTICATOR_PATH, showsAuthenticator } from "./demo/authenticator.ts";

/** sysexits.h: the configuration is wrong; starting again will not help. */
const EX_CONFIG = 78;

function configuration(): Config {
  try {
    return loadConfig();
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    console.error(error.message);
    Deno.exit(EX_CONFIG);
  }
}

async function main(): Promise<void> {
  const config = configuration();
  const { format, level } = config.log;
  const pretty = format === "pretty" ||
    (format === "auto" && config.mode === "development" && Deno.stdout.isTerminal());
  const output = batchedWriter();
  const log = createLog({ level, pretty, ...(pretty ? {} : { write: output.write }) });
  // What nobody caught must not end the process: others' requests are in flight.
  globalThis.addEventListener("unhandledrejection", (event) => {
    event.preventDefault();
    log.error("a promise was rejected and nobody noticed", { error: event.reason });
  });
  globalThis.addEventListener("error", (event) => {
    event.preventDefault();
    log.error("an error was thrown and nobody caught it", { error: event.error });
  });

  const server = await startServer(config, log, {
    prepare: (db, sandbox) => fill(config, log, db, sandbox),
  });
  const stopping = new AbortController();
  stopOnSignals(server, () => stopping.abort());
  await server.ready;
  log.info("ready", { url: config.publicUrl, port: server.port, mode: config.mode, pid: Deno.pid });
  output.flush();
  if (config.seed !== "demo") return;
  greet(config);
  if (config.warmPictures === 0) return;
  const { warmPictures } = await import("./demo/pictures/warm.ts");
  const { dataDir, warmPictures: most } = config;
  const drawn = await warmPictures(server.services.db, { dataDir, most, signal: stopping.signal });
  log.info("pictures are drawn ahead", { drawn });
}

/** Fills an empty database as the configuration says. */
async function fill(config: Config, log: Log, db: Kysely<Database>, sandbox: SandboxPayments | undefined) {
  const { seed: kind } = config;
  if (kind === "none") return;
  await fillOnce(db, kind, async () => {
    const { seed, seedDocuments, seedReference, tellSandbox } = await import("./demo/seed/main.ts"); // large, and of no use afterwards
    if (kind === "reference") return await seedReference(db);
    const made = await seed(db, { now: new Date() });
    if (made && sandbox) await tellSandbox(db, sandbox);
    if (made) await seedDocuments(db, filesOf(config), new Date());
    if (made) log.info("the empty database is filled with the example data", made);
  });
  if (showsAuthenticator(config)) await addDemoFactors(db, config, new Date());
}

/** For the person who typed `make run`. */
function greet(config: Config): void {
  const { publicUrl } = config;
  const width = Math.max(...demoAccounts.map(({ who }) => who.length));
  const accounts = demoAccounts.map(({ who, email, password }) =>
    `    ${who.padEnd(width)}  ${email}  ${password}`
  );
  console.error(
    [
      "",
      `  Hearthpaw is ready: ${publicUrl}`,
      "",
      "  Demo accounts:",
      ...accounts,
      ...(showsAuthenticator(config) ? ["", `  The admin's codes: ${publicUrl}${AUTHENTICATOR_PATH}`] : []),
      "",
    ].join("\n"),
  );
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
