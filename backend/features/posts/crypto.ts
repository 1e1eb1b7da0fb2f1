import { createHmac } from "node:crypto";
import { type AppSecrets, deriveKey } from "../../platform/config.ts";

/**
 * Bytes for the pseudonym of a person in a thread: without our key nobody can say who they are of, nor that those of two
 * threads are of the same person. Another `attempt` gives others, where a name is taken.
 */
export function pseudonymBytes(
  config: AppSecrets,
  { postId, userId, attempt }: { postId: string; userId: string; attempt: number },
): Uint8Array {
  const key = deriveKey(config, "pseudonyms of posts");
  return new Uint8Array(createHmac("sha256", key).update(`${postId} ${userId} ${attempt}`).digest());
}
