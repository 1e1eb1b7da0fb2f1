/**
 * Prints the flags of `deno run` for a server of this environment, quoted for a shell; `backend/start` uses it. Exits 78 where the
 * configuration cannot be used.
 */
import { dirname } from "node:path";
import { ConfigError, environment, readConfig } from "./platform/config.ts";
import { permissionFlags } from "./platform/permissions.ts";

try {
  const flags = permissionFlags(readConfig(environment()), dirname(import.meta.dirname!));
  console.log(flags.map((flag) => `'${flag.replaceAll("'", `'\\''`)}'`).join(" "));
} catch (error) {
  if (!(error instanceof ConfigError)) throw error;
  console.error(error.message);
  Deno.exit(78);
}
