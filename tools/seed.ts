/**
 * `make seed`: lays the example data into the configured database (the embedded one where none is), if it is empty.
 * The server does the same at its first start; this is for a database that was migrated without.
 */
import { loadConfig } from "../backend/config.ts";
import { migrate } from "../backend/db/migrate.ts";
import { startEmbedded } from "../backend/embedded/start.ts";
import { createLog } from "../backend/log.ts";
import { sandboxPayments } from "../backend/ports/payments/sandbox.ts";
import { demoAccounts, seed, type SeedSummary, tellSandbox } from "../backend/seed/main.ts";

async function main(): Promise<void> {
  const config = loadConfig();
  if (config.mode === "production") {
    throw new Error("The example data has accounts with a public password: it is not for production.");
  }
  const embedded = await startEmbedded(config, createLog({ level: "warn", pretty: true }));
  try {
    let made: SeedSummary | undefined;
    await migrate(config.database.url ?? embedded.databaseUrl!, undefined, async (db) => {
      made = await seed(db, { now: new Date() });
      if (embedded.sandbox) await tellSandbox(db, sandboxPayments(embedded.sandbox));
    });
    if (!made) return console.log("The database has breeders already: nothing was changed.");
    console.log(
      `Laid ${made.pets} pets of ${made.breeders} breeders and ${made.shelters} shelters, ${made.reservations} reservations.`,
    );
    for (const { who, email, password } of demoAccounts) console.log(`  ${who}: ${email}  ${password}`);
  } finally {
    await embedded.leave();
  }
}

main().then(() => Deno.exit(0), (error) => {
  console.error(error instanceof Error ? error.message : error);
  Deno.exit(1);
});
