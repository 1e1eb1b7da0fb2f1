/**
 * Everything that the server uses of the demo: example data, accounts and their codes. Loaded only if SEED is
 * `demo`.
 */
import type { Kysely } from "kysely";
import { authenticatorPath, type Config } from "../platform/config.ts";
import type { Database } from "../platform/db/schema.ts";
import type { Log } from "../platform/log.ts";
import type { SandboxPayments } from "../platform/ports/payments/sandbox.ts";
import { fillOnce } from "../features/reference/once_actions.ts";
import { filesOf, type Services } from "../services.ts";
import { addDemoFactors, openAuthenticator } from "./authenticator.ts";
import { addAllSizes, addFirstAvif } from "./renditions.ts";
import { demoAccounts } from "./seed/accounts.ts";
import type { SeedSummary } from "./seed/main.ts";

type Prepared = { db: Kysely<Database>; config: Config; log: Log; sandbox: SandboxPayments | undefined };

/**
 * Fills an empty database with the example data, and the storage with its pictures. Returns undefined if it
 * was already filled.
 */
export async function fill({ db, config, log, sandbox }: Prepared): Promise<SeedSummary | undefined> {
  let made: SeedSummary | undefined;
  await fillOnce(db, "demo", async () => {
    // Large, and unused afterwards.
    const { seed, seedDocuments, storeUploads, recordPastPayments } = await import("./seed/main.ts");
    const now = new Date();
    made = await seed(db, { now });
    if (!made) return;
    if (sandbox) await recordPastPayments(db, sandbox);
    await seedDocuments(db, filesOf(config), now);
    await storeUploads(db, filesOf(config));
    log.info("filled the empty database with example data", made);
    if (made.undrawn) {
      log.warn("example pictures are missing: run make demo-pictures", { count: made.undrawn });
    }
  });
  if (authenticatorPath(config)) await addDemoFactors(db, config, new Date());
  return made;
}

/** Returns the doors beside the app: the page of the example accounts' codes. */
export function doors(services: Services): { authenticator?: ReturnType<typeof openAuthenticator> } {
  return authenticatorPath(services.config) ? { authenticator: openAuthenticator(services) } : {};
}

/** Prints the accounts for signing in, for the developer who typed `make run`. */
export function greet(config: Config): void {
  const { publicUrl } = config;
  const width = Math.max(...demoAccounts.map(({ who }) => who.length));
  const accounts = demoAccounts.map(({ who, email, password }) =>
    `    ${who.padEnd(width)}  ${email}  ${password}`
  );
  const codes = authenticatorPath(config);
  console.error(
    [
      "",
      `  Hearthpaw is ready: ${publicUrl}`,
      "",
      "  Demo accounts:",
      ...accounts,
      ...(codes ? ["", `  The admin's codes: ${publicUrl}${codes}`] : []),
      "",
    ].join("\n"),
  );
}

/** Creates the small sizes of the example pictures in the background, until `signal` fires. */
export async function afterStart(services: Services, signal: AbortSignal): Promise<void> {
  try {
    const made = await addAllSizes(services, signal);
    await addFirstAvif(services, signal);
    if (made && !signal.aborted) services.log.info("made the small sizes of the example pictures", { made });
  } catch (error) {
    // Pages show the full pictures until the next start retries. Nothing waits for this.
    services.log.warn("could not make the small sizes of the example pictures", { error });
  }
}
