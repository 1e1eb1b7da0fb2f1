import type { Kysely } from "kysely";
import type { Database } from "../../platform/db/schema.ts";
import { fail } from "../../platform/problem.ts";

/** Returns whether a breeder has blocked this person in any conversation. */
export async function isBlocked(
  db: Kysely<Database>,
  { breederId, userId }: { breederId: string; userId: string },
): Promise<boolean> {
  const row = await db.selectFrom("chats as c").innerJoin("chat_members as m", "m.chat_id", "c.id")
    .select("c.id").where("c.consumer_id", "=", userId).where("c.breeder_id", "=", breederId)
    .where("m.user_id", "<>", userId).where("m.blocked_at", "is not", null).limit(1).executeTakeFirst();
  return row !== undefined;
}

/**
 * Fails with `chat_blocked` if a breeder has blocked this person. A block covers everything that would notify
 * the breeder, not only messages.
 */
export async function requireUnblocked(
  db: Kysely<Database>,
  pair: { breederId: string; userId: string },
): Promise<void> {
  if (!await isBlocked(db, pair)) return;
  fail("chat_blocked", {
    detail: "This breeder has stopped the conversation with you, so we can't pass this on.",
  });
}
