import { createCipheriv, createDecipheriv, createHmac, randomBytes } from "node:crypto";
import { type Config, deriveKey } from "../../platform/config.ts";

type Keys = Pick<Config, "appSecret">;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** A new secret of 20 bytes, as RFC 4226 recommends for SHA-1. */
export function newSecret(): Uint8Array {
  return new Uint8Array(randomBytes(20));
}

/** The secret as it is stored: AES-256-GCM, bound to its person, so that a row cannot be put in another's place. */
export function seal(config: Keys, userId: string, secret: Uint8Array): Uint8Array {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv("aes-256-gcm", deriveKey(config, "second-factor"), nonce);
  cipher.setAAD(new TextEncoder().encode(userId));
  const text = [cipher.update(secret), cipher.final()];
  return new Uint8Array(Buffer.concat([nonce, ...text, cipher.getAuthTag()]));
}

/** The secret of a stored text; throws where it was sealed with another `APP_SECRET` or for another person. */
export function unseal(config: Keys, userId: string, sealed: Uint8Array): Uint8Array {
  const key = deriveKey(config, "second-factor");
  const decipher = createDecipheriv("aes-256-gcm", key, sealed.subarray(0, NONCE_BYTES));
  decipher.setAAD(new TextEncoder().encode(userId));
  decipher.setAuthTag(sealed.subarray(-TAG_BYTES));
  const parts = [decipher.update(sealed.subarray(NONCE_BYTES, -TAG_BYTES)), decipher.final()];
  return new Uint8Array(Buffer.concat(parts));
}

/** What is stored of a recovery code: keyed, so that the table alone is no help in guessing. */
export function recoveryHash(config: Keys, userId: string, code: string): Uint8Array {
  const hmac = createHmac("sha256", deriveKey(config, "recovery-code"));
  return new Uint8Array(hmac.update(`${userId}:${code}`).digest());
}
