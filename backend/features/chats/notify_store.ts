import type { Kysely } from "kysely";
import type { Database } from "../../platform/db/schema.ts";
import { IS_REACHED } from "./store.ts";

/**
 * Returns the last message of the other side with its recipient. Returns undefined if the recipient muted or
 * blocked the conversation, if either account is closed or suspended, or if staff closed the conversation:
 * words of a suspended or blocked person never reach a mailbox.
 */
export function findTold(db: Kysely<Database>, chatId: string, userId: string) {
  return db.selectFrom("chat_members as m").innerJoin("chats as c", "c.id", "m.chat_id")
    .innerJoin("users as me", "me.id", "m.user_id").innerJoin("breeders as d", "d.id", "c.breeder_id")
    .innerJoin("chat_messages as l", "l.chat_id", "c.id").innerJoin("users as u", "u.id", "l.sender_id")
    .leftJoin("pets as p", "p.id", "c.pet_id")
    .select(["m.is_breeder as isSelling", "me.email", "me.settings", "me.first_name as readerName"])
    .select([
      "d.name as program",
      "u.first_name as firstName",
      "u.last_name as lastName",
      "p.name as petName",
    ])
    .select(["l.sender_id as senderId", "l.text", "l.mask", "l.file_keys"])
    .select(IS_REACHED.as("isReached"))
    .where("m.chat_id", "=", chatId).where("m.user_id", "=", userId).where("m.muted_at", "is", null)
    .where("me.closed_at", "is", null).where("me.account_status", "<>", "Suspended")
    .whereRef("l.sender_id", "<>", "m.user_id")
    .where("u.closed_at", "is", null).where("u.account_status", "<>", "Suspended")
    .where("c.closed_at", "is", null).where("m.blocked_at", "is", null)
    .orderBy("l.seq", "desc").limit(1).executeTakeFirst();
}
