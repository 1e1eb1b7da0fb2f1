import { createHmac } from "node:crypto";
import { type AppSecrets, deriveKey } from "../../platform/config.ts";

/**
 * Returns the bytes of a person's pseudonym in a thread. Without our key they identify no person, and
 * pseudonyms in two threads cannot be matched. Another `attempt` gives other bytes, in case a name is taken.
 */
export function pseudonymBytes(
  config: AppSecrets,
  { postId, userId, attempt }: { postId: string; userId: string; attempt: number },
): Uint8Array {
  const key = deriveKey(config, "pseudonyms of posts");
  return new Uint8Array(createHmac("sha256", key).update(`${postId} ${userId} ${attempt}`).digest());
}
