import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { newId } from "./wire.ts";

/** Keys of a sandbox, created once for each data folder, so both sides agree after restarts. */
export interface SandboxKeys {
  secretKey: string;
  publishableKey: string;
  controlToken: string;
  /** Signs webhooks unless the product supplies its own secret. */
  webhookSecret: string;
}

/** Returns the keys in `dir` and creates them if missing. Two simultaneous processes get the same ones. */
export function sandboxKeys(dir: string): SandboxKeys {
  const file = join(dir, "keys.json");
  if (!existsSync(file)) {
    mkdirSync(dir, { recursive: true, mode: 0o700 });
    const keys: SandboxKeys = {
      secretKey: newId("sk_sandbox_", 32),
      publishableKey: newId("pk_sandbox_", 32),
      controlToken: newId("control_", 32),
      webhookSecret: newId("whsec_", 32),
    };
    const draft = `${file}.${newId("", 8)}`;
    writeFileSync(draft, JSON.stringify(keys), { mode: 0o600 });
    try {
      // A link appears completely or not at all, and never replaces the file of a faster process.
      linkSync(draft, file);
    } catch (error) {
      if (!existsSync(file)) throw error;
    } finally {
      rmSync(draft, { force: true });
    }
  }
  return JSON.parse(readFileSync(file, "utf8")) as SandboxKeys;
}
