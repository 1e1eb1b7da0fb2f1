/** `make seed`: fills the database of the configuration with the example data, if it is empty, without a server. */
import { loadConfig } from "../backend/platform/config.ts";
import { migrate } from "../backend/platform/db/migrate.ts";
import { startEmbedded } from "../backend/platform/embedded/start.ts";
import { createLog } from "../backend/platform/log.ts";
import { sandboxPayments } from "../backend/platform/ports/payments/sandbox.ts";
import { seed, seedDocuments, tellSandbox } from "../backend/demo/seed/main.ts";
import { filesOf } from "../backend/services.ts";
import { addDemoFactors, showsAuthenticator } from "../backend/demo/authenticator.ts";

const config = loadConfig();
if (config.mode === "production") {
  console.error("The example data has accounts that everybody can use: it is not for production.");
  Deno.exit(1);
}
const embedded = await startEmbedded(config, createLog({ level: "warn", pretty: true }));
try {
  const began = performance.now();
  let made: Awaited<ReturnType<typeof seed>>;
  await migrate(config.database.url ?? embedded.databaseUrl!, {
    prepare: async (db) => {
      made = await seed(db, { now: new Date() });
      if (made && embedded.sandbox) await tellSandbox(db, sandboxPayments(embedded.sandbox));
      if (made) await seedDocuments(db, filesOf(config), new Date());
      if (showsAuthenticator(config)) await addDemoFactors(db, config, new Date());
    },
  });
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  console.log(
    made ? `Filled in ${seconds} s: ${JSON.stringify(made)}` : "The database is not empty: nothing changed.",
  );
} finally {
  await embedded.leave();
}
