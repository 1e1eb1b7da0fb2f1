import { createCipheriv, createDecipheriv, createHmac, randomBytes } from "node:crypto";
import { type AppSecrets, deriveKeys } from "../../platform/config.ts";

const KEY_ID_BYTES = 8;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Returns a new secret of 20 bytes, as RFC 4226 recommends for SHA-1. */
export function newSecret(): Uint8Array {
  return new Uint8Array(randomBytes(20));
}

/**
 * Returns the secret in its stored form: the id of its key, then AES-256-GCM. It is bound to its person, so a
 * row cannot be moved to another person.
 */
export function seal(config: AppSecrets, userId: string, secret: Uint8Array): Uint8Array {
  const [key] = deriveKeys(config, "second-factor");
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv("aes-256-gcm", key, nonce);
  cipher.setAAD(new TextEncoder().encode(userId));
  const text = [cipher.update(secret), cipher.final()];
  return new Uint8Array(Buffer.concat([keyId(key), nonce, ...text, cipher.getAuthTag()]));
}

/**
 * Returns the secret of a stored value; throws if it was sealed for another person or with an `APP_SECRET`
 * that is no longer configured.
 */
export function unseal(config: AppSecrets, userId: string, sealed: Uint8Array): Uint8Array {
  const keys = deriveKeys(config, "second-factor");
  const named = keys.find((key) => startsWith(sealed, keyId(key)));
  if (named) return open(named, userId, sealed.subarray(KEY_ID_BYTES));
  // Values from before keys had ids contain no id; the oldest secret is the most likely.
  for (const key of keys.toReversed()) {
    try {
      return open(key, userId, sealed);
    } catch {
      // Another key.
    }
  }
  throw new Error("a second factor was sealed with a secret that is not configured");
}

function open(key: Uint8Array, userId: string, sealed: Uint8Array): Uint8Array {
  const decipher = createDecipheriv("aes-256-gcm", key, sealed.subarray(0, NONCE_BYTES));
  decipher.setAAD(new TextEncoder().encode(userId));
  decipher.setAuthTag(sealed.subarray(-TAG_BYTES));
  const parts = [decipher.update(sealed.subarray(NONCE_BYTES, -TAG_BYTES)), decipher.final()];
  return new Uint8Array(Buffer.concat(parts));
}

/** Returns the prefix of values stored under the newest key. */
export function sealedBy(config: AppSecrets): Uint8Array {
  return keyId(deriveKeys(config, "second-factor")[0]);
}

/**
 * Returns a recovery code in its stored form: the id of its key, then a keyed hash. The table alone does not
 * help to guess it.
 */
export function recoveryHash(config: AppSecrets, userId: string, code: string): Uint8Array {
  return recoveryHashes(config, userId, code)[0];
}

/**
 * Returns all possible stored forms of a recovery code: under each secret, newest first, and in the format
 * from before keys had ids.
 */
export function recoveryHashes(
  config: AppSecrets,
  userId: string,
  code: string,
): [Uint8Array, ...Uint8Array[]] {
  const hashes = deriveKeys(config, "recovery-code").map((key) => {
    const hash = createHmac("sha256", key).update(`${userId}:${code}`).digest();
    return [new Uint8Array(Buffer.concat([keyId(key), hash])), new Uint8Array(hash)];
  });
  return [hashes[0]![0]!, ...hashes.flat().slice(1)];
}

/** Returns the prefix of recovery codes under the newest key. */
export function recoveryKeyId(config: AppSecrets): Uint8Array {
  return keyId(deriveKeys(config, "recovery-code")[0]);
}

/** Returns eight bytes that identify a key and reveal nothing of it. */
function keyId(key: Uint8Array): Uint8Array {
  return new Uint8Array(createHmac("sha256", key).update("key id").digest().subarray(0, KEY_ID_BYTES));
}

function startsWith(text: Uint8Array, start: Uint8Array): boolean {
  return start.every((byte, at) => text[at] === byte);
}
