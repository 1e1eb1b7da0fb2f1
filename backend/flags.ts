/**
 * Prints the `deno run` flags for a server with this environment, quoted for a shell. `backend/start` calls
 * it. Exits with 78 if the configuration is invalid.
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
