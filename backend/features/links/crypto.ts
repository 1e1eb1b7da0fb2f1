import { createHmac, timingSafeEqual } from "node:crypto";
import { type AppSecrets, deriveKeys } from "../../platform/config.ts";

/** Returns a link's token: the row's id and its signature, so a made-up token never reaches the database. */
export function linkToken(config: AppSecrets, id: string): string {
  const bytes = Uint8Array.fromHex(id.replaceAll("-", ""));
  const token = new Uint8Array([...bytes, ...signatures(config, bytes)[0]]);
  return token.toBase64({ alphabet: "base64url", omitPadding: true });
}

/** Returns the id inside a token; undefined if the token was not issued here. */
export function readLinkToken(config: AppSecrets, token: string): string | undefined {
  let bytes: Uint8Array;
  try {
    bytes = Uint8Array.fromBase64(token, { alphabet: "base64url" });
  } catch {
    return undefined;
  }
  if (bytes.length !== 48) return undefined;
  const id = bytes.subarray(0, 16);
  if (!signatures(config, id).some((signed) => timingSafeEqual(bytes.subarray(16), signed))) return undefined;
  return id.toHex().replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}

/** Returns signatures under every secret, newest first. */
function signatures(config: AppSecrets, id: Uint8Array): [Uint8Array, ...Uint8Array[]] {
  const sign = (key: Uint8Array) => new Uint8Array(createHmac("sha256", key).update(id).digest());
  const [newest, ...older] = deriveKeys(config, "link");
  return [sign(newest), ...older.map(sign)];
}
