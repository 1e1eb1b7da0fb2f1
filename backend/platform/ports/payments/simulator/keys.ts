import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { newId } from "./wire.ts";

/** What opens a sandbox; made once for each data folder, so that both sides agree over restarts. */
export interface SandboxKeys {
  secretKey: string;
  publishableKey: string;
  controlToken: string;
  /** Signs webhooks unless the product brings its own secret. */
  webhookSecret: string;
}

/** Reads the keys of `dir`, making them if they are not there; two processes at once end with the same ones. */
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
      // A link appears whole or not at all, and never replaces the file of someone who was first.
      linkSync(draft, file);
    } catch (error) {
      if (!existsSync(file)) throw error;
    } finally {
      rmSync(draft, { force: true });
    }
  }
  return JSON.parse(readFileSync(file, "utf8")) as SandboxKeys;
}
