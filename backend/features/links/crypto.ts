import { createHmac, timingSafeEqual } from "node:crypto";
import { type Config, deriveKey } from "../../platform/config.ts";

/** The token of a link: the row's id and a signature over it, so that a made-up one never reaches the database. */
export function linkToken(config: Pick<Config, "appSecret">, id: string): string {
  const bytes = Uint8Array.fromHex(id.replaceAll("-", ""));
  const token = new Uint8Array([...bytes, ...signature(config, bytes)]);
  return token.toBase64({ alphabet: "base64url", omitPadding: true });
}

/** The id that a token was made for; undefined when it was not made here. */
export function readLinkToken(config: Pick<Config, "appSecret">, token: string): string | undefined {
  let bytes: Uint8Array;
  try {
    bytes = Uint8Array.fromBase64(token, { alphabet: "base64url" });
  } catch {
    return undefined;
  }
  if (bytes.length !== 48) return undefined;
  const id = bytes.subarray(0, 16);
  if (!timingSafeEqual(bytes.subarray(16), signature(config, id))) return undefined;
  return id.toHex().replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}

function signature(config: Pick<Config, "appSecret">, id: Uint8Array): Uint8Array {
  return new Uint8Array(createHmac("sha256", deriveKey(config, "link")).update(id).digest());
}
