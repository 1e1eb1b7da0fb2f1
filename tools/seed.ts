/** `make seed`: fills the configured database with the example data, if it is empty, without a server. */
import { loadConfig } from "../backend/platform/config.ts";
import { migrate } from "../backend/platform/db/migrate.ts";
import { startEmbedded } from "../backend/platform/embedded/start.ts";
import { createLog } from "../backend/platform/log.ts";
import { sandboxPayments } from "../backend/platform/ports/payments/sandbox.ts";
import { fill } from "../backend/demo/main.ts";

const config = loadConfig();
if (config.mode === "production") {
  console.error("The example data has accounts that everybody can use: it is not for production.");
  Deno.exit(1);
}
const embedded = await startEmbedded(config, createLog({ level: "warn", pretty: true }));
try {
  const began = performance.now();
  const log = createLog({ level: "warn", pretty: true });
  const sandbox = embedded.sandbox && sandboxPayments(embedded.sandbox);
  let made: Awaited<ReturnType<typeof fill>>;
  await migrate(config.database.directUrl ?? embedded.databaseUrl!, {
    prepare: async (db) => {
      made = await fill({ db, config, log, sandbox });
    },
  });
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  console.log(
    made ? `Filled in ${seconds} s: ${JSON.stringify(made)}` : "The database is not empty: nothing changed.",
  );
} finally {
  await embedded.leave();
}
