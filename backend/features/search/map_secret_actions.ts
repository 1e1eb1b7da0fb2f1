import type { Kysely } from "kysely";
import type { Database } from "../../platform/db/schema.ts";
import { findMapSecret } from "./store.ts";

const secrets = new WeakMap<Kysely<Database>, Promise<string>>();

/** Returns the secret that moves sellers on the map. A process reads it once. */
export function mapSecretOf(db: Kysely<Database>): Promise<string> {
  const known = secrets.get(db);
  if (known) return known;
  const secret = findMapSecret(db);
  secrets.set(db, secret);
  // The next call tries again.
  secret.catch(() => secrets.delete(db));
  return secret;
}
