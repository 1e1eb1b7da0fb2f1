import { createHmac } from "node:crypto";
import { deriveKey } from "../../platform/config.ts";
import { networkOf } from "../../platform/networks.ts";
import type { Services } from "../../services.ts";

/**
 * Returns the identity that counts as one visitor: the signed-in person, or otherwise the network. The
 * browser does not matter because anyone can claim any number of browsers.
 */
export function visitorOf(user: { id: string } | null, ip: string): string {
  return user?.id ?? `network ${networkOf(ip)}`;
}

/**
 * Returns a visitor as a keyed hash of 16 bytes: enough to count a visitor once, but not to identify a
 * person. Another `purpose` (such as a day) gives another hash.
 */
export function visitorHash(
  { config }: Pick<Services, "config">,
  visitor: string,
  purpose: string,
): Uint8Array {
  const key = deriveKey(config, `views ${purpose}`);
  return new Uint8Array(createHmac("sha256", key).update(visitor).digest().subarray(0, 16));
}
