import { createHmac } from "node:crypto";
import { deriveKey } from "../../platform/config.ts";
import { networkOf } from "../../platform/networks.ts";
import type { Services } from "../../services.ts";

/**
 * Who counts as one visitor: a person, or a network where nobody is signed in, whatever program asks: anybody can name as
 * many programs as they like.
 */
export function visitorOf(user: { id: string } | null, ip: string): string {
  return user?.id ?? `network ${networkOf(ip)}`;
}

/**
 * A visitor as a keyed hash of 16 bytes: enough to count one once, nothing to know anybody by. Another `purpose` (a day, say)
 * gives another hash.
 */
export function visitorHash(
  { config }: Pick<Services, "config">,
  visitor: string,
  purpose: string,
): Uint8Array {
  const key = deriveKey(config, `views ${purpose}`);
  return new Uint8Array(createHmac("sha256", key).update(visitor).digest().subarray(0, 16));
}
