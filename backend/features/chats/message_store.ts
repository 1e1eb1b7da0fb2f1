import { type Kysely, type Selectable, sql } from "kysely";
import type { Database, Mask } from "../../platform/db/schema.ts";

type Db = Kysely<Database>;
export type Message = Pick<
  Selectable<Database["chat_messages"]>,
  "id" | "seq" | "sender_id" | "client_id" | "text" | "mask" | "file_keys" | "created_at"
>;
const COLUMNS = ["id", "seq", "sender_id", "client_id", "text", "mask", "file_keys", "created_at"] as const;

/** Returns messages of a conversation: newest first up to `before`, or oldest first after `after`. */
export function findMessages(
  db: Db,
  chatId: string,
  { before, after }: { before?: number; after?: number },
  limit: number,
): Promise<Message[]> {
  return db.selectFrom("chat_messages").select(COLUMNS).where("chat_id", "=", chatId)
    .$if(before !== undefined, (query) => query.where("seq", "<", before!))
    .$if(after !== undefined, (query) => query.where("seq", ">", after!))
    .orderBy("seq", after === undefined ? "desc" : "asc").limit(limit).execute();
}

/** Returns the sequence number of a message in its conversation. */
export async function findSeq(db: Db, chatId: string, id: string): Promise<number | undefined> {
  const row = await db.selectFrom("chat_messages").select("seq").where("chat_id", "=", chatId)
    .where("id", "=", id).executeTakeFirst();
  return row?.seq;
}

/** Returns the message that this person sent with a client id. */
export function findSent(
  db: Db,
  senderId: string,
  clientId: string,
): Promise<(Message & { chat_id: string }) | undefined> {
  return db.selectFrom("chat_messages").select(COLUMNS).select("chat_id").where("sender_id", "=", senderId)
    .where("client_id", "=", clientId).executeTakeFirst();
}

/**
 * Adds a message to a locked conversation. It becomes the last message, unread by the other side. Returns the
 * message, or undefined if its sender already sent one with this client id.
 */
export async function insertMessage(
  trx: Db,
  message: {
    id: string;
    chatId: string;
    senderId: string;
    clientId: string | null;
    text: string;
    mask: Mask;
    fileKeys: readonly string[];
  },
): Promise<Message | undefined> {
  const { id, chatId, senderId, clientId, text, mask, fileKeys } = message;
  const added = await trx.insertInto("chat_messages").values((eb) => ({
    id,
    chat_id: chatId,
    seq: eb.selectFrom("chats").select(sql<number>`last_seq + 1`.as("seq")).where("id", "=", chatId),
    sender_id: senderId,
    client_id: clientId,
    text,
    mask: JSON.stringify(mask),
    file_keys: JSON.stringify(fileKeys),
  })).onConflict((conflict) => conflict.columns(["sender_id", "client_id"]).doNothing())
    .returning(COLUMNS).executeTakeFirst();
  if (!added) return undefined;
  await trx.updateTable("chats").set({ last_seq: added.seq }).where("id", "=", chatId).execute();
  await trx.updateTable("chat_members").set({
    last_at: added.created_at,
    unread: sql<number>`case when user_id = ${senderId} then unread else unread + 1 end`,
  }).where("chat_id", "=", chatId).execute();
  return added;
}

/** Locks and returns a person's reading state of a conversation. Returns undefined for anyone outside it. */
export function lockReading(trx: Db, chatId: string, userId: string) {
  return trx.selectFrom("chat_members").select(["read_seq", "unread", "told_seq"]).where(
    "chat_id",
    "=",
    chatId,
  )
    .where("user_id", "=", userId).forUpdate().executeTakeFirst();
}

/**
 * Stores how far a person has read; their row is locked. Returns the number of messages by the other side
 * that are still unread.
 */
export async function setRead(trx: Db, chatId: string, userId: string, seq: number): Promise<number> {
  const { count } = await trx.selectFrom("chat_messages").select((eb) => eb.fn.countAll<number>().as("count"))
    .where("chat_id", "=", chatId).where("seq", ">", seq).where("sender_id", "<>", userId)
    .executeTakeFirstOrThrow();
  const unread = Number(count);
  await trx.updateTable("chat_members").set({
    read_seq: seq,
    read_at: sql<Date>`now()`,
    unread,
    ...(unread === 0 ? { told_seq: null } : {}),
  }).where("chat_id", "=", chatId).where("user_id", "=", userId).execute();
  return unread;
}

/** Stores the sequence number of the last message that this person was notified about. */
export async function setTold(trx: Db, chatId: string, userId: string, seq: number): Promise<void> {
  await trx.updateTable("chat_members").set({ told_seq: seq }).where("chat_id", "=", chatId)
    .where("user_id", "=", userId).execute();
}

/** Returns a breeder's quick replies, oldest first. */
export function findReplies(
  db: Db,
  breederId: string,
  limit: number,
): Promise<{ id: string; text: string }[]> {
  return db.selectFrom("quick_replies").select(["id", "text"]).where("breeder_id", "=", breederId)
    .orderBy("created_at").limit(limit).execute();
}

/**
 * Adds a quick reply. Returns false at the maximum, `most`. A lock on the breeder serializes concurrent
 * calls.
 */
export async function insertReply(
  trx: Db,
  { id, breederId, text, most }: { id: string; breederId: string; text: string; most: number },
): Promise<boolean> {
  await trx.selectFrom("breeders").select("id").where("id", "=", breederId).forUpdate().execute();
  const { count } = await trx.selectFrom("quick_replies").select((eb) => eb.fn.countAll<number>().as("count"))
    .where("breeder_id", "=", breederId).executeTakeFirstOrThrow();
  if (Number(count) >= most) return false;
  await trx.insertInto("quick_replies").values({ id, breeder_id: breederId, text }).execute();
  return true;
}

/** Replaces the text of a quick reply. Returns false if this breeder has no such reply. */
export async function updateReply(db: Db, id: string, breederId: string, text: string): Promise<boolean> {
  const { numUpdatedRows } = await db.updateTable("quick_replies").set({ text }).where("id", "=", id)
    .where("breeder_id", "=", breederId).executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Deletes a quick reply. Returns false if this breeder has no such reply. */
export async function deleteReply(db: Db, id: string, breederId: string): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom("quick_replies").where("id", "=", id)
    .where("breeder_id", "=", breederId).executeTakeFirst();
  return numDeletedRows > 0n;
}
