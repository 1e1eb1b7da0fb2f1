/**
 * `make admin EMAIL=you@example.com RANK=moderator`: makes an existing account staff of a rank (admin by
 * default), in the configured database, with or without a running server. If that is impossible, it prints
 * what to do.
 */
import { v7 } from "uuid";
import { loadConfig } from "../backend/platform/config.ts";
import { openDatabase, openPool } from "../backend/platform/db/connection.ts";
import { startEmbedded } from "../backend/platform/embedded/start.ts";
import type { StaffRank } from "../backend/platform/db/schema.ts";
import { createLog } from "../backend/platform/log.ts";
import { makeAdmin } from "../backend/features/staff/operator_actions.ts";

const [address = "", given = ""] = Deno.args;
const RANKS: readonly StaffRank[] = ["moderator", "support", "finance", "admin"];
const rank = RANKS.find((one) => one === (given || "admin"));
if (!address.includes("@")) {
  console.error("Whose account? make admin EMAIL=you@example.com");
  Deno.exit(2);
}
if (rank === undefined) {
  console.error(`There is no rank "${given}". RANK is one of: ${RANKS.join(", ")}.`);
  Deno.exit(2);
}
const config = loadConfig();
// A configured database is used directly. The embedded one starts, or is shared with a running server.
const embedded = config.database.url === undefined
  ? await startEmbedded(config, createLog({ level: "warn", pretty: true }))
  : undefined;
const url = config.database.url ?? embedded!.databaseUrl!;
const pool = openPool({ ...config.database, url, size: 2 });
try {
  const services = { db: openDatabase(pool), config, newId: () => v7(), now: () => new Date() };
  const made = await makeAdmin(services, address, rank);
  if (made.kind === "refused") {
    console.error(made.why);
    Deno.exitCode = 1;
  } else if (made.kind === "already") {
    console.log(`${made.name} is staff with the rank ${rank} already: nothing changed.`);
  } else {
    console.log(
      `${made.name} is staff now with the rank ${rank}, signed out everywhere. At the next sign-in the second factor is set up.`,
    );
  }
} catch (error) {
  const isMissing = error instanceof Error && "code" in error && error.code === "42P01";
  if (!isMissing) throw error;
  console.error(
    "The database has not been set up by this version yet. Start the server once, then run this again.",
  );
  Deno.exitCode = 1;
} finally {
  await pool.end();
  await embedded?.leave();
}
