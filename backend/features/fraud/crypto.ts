import { createHmac, randomUUID, timingSafeEqual } from "node:crypto";
import { type AppSecrets, deriveKeys } from "../../platform/config.ts";
import type { TraceKind } from "../../platform/db/schema.ts";

type Hashes = [Uint8Array, ...Uint8Array[]];

/**
 * Returns the keyed hashes of a trace under every secret, newest first. A value cannot be looked up without a
 * secret.
 */
export function traceHashes(config: AppSecrets, kind: TraceKind, value: string): Hashes {
  const [newest, ...older] = deriveKeys(config, `fraud-${kind}`);
  const hash = (key: Uint8Array) => new Uint8Array(createHmac("sha256", key).update(value).digest());
  return [hash(newest), ...older.map(hash)];
}

/** Returns the value of a new device cookie: a random id with our signature. */
export function newDevice(config: AppSecrets): string {
  const id = randomUUID();
  return `${id}.${sign(deriveKeys(config, "device")[0], id)}`;
}

/** Returns the id in a device cookie; undefined if we didn't sign it. */
export function deviceOf(config: AppSecrets, cookie: string | undefined): string | undefined {
  const [id, mac] = cookie?.split(".") ?? [];
  if (id === undefined || mac === undefined) return undefined;
  return deriveKeys(config, "device").some((key) => same(sign(key, id), mac)) ? id : undefined;
}

const sign = (key: Uint8Array, id: string): string =>
  createHmac("sha256", key).update(id).digest("base64url");

function same(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}
