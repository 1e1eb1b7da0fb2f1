import type { Kysely } from "kysely";
import type { Chat, ChatMessage, SendMessageBody, SentMessageAnswer } from "../../generated/types.ts";
import { countAttempt } from "../../platform/db/attempts.ts";
import type { Database } from "../../platform/db/schema.ts";
import type { CurrentUser } from "../../platform/http/auth.ts";
import { withTx } from "../../platform/db/tx.ts";
import { chatEvent, typingEvent, userChannel } from "../../platform/ports/realtime/channels.ts";
import { fail, failFields } from "../../platform/problem.ts";
import type { Services } from "../../services.ts";
import { needConfirmedEmail } from "../accounts/rules.ts";
import { attachFiles, viewPhotos } from "../files/actions.ts";
import { ownHostOf } from "../masks/actions.ts";
import { maskOf } from "../masks/rules.ts";
import * as messages from "./message_store.ts";
import { toldLater, wasRead } from "./notify_actions.ts";
import { CHATS_A_DAY, refusalOf, standingOf, textsOf } from "./rules.ts";
import * as store from "./store.ts";
import { chatOf, messageOf, type Reader } from "./view.ts";

type Trx = Kysely<Database>;
type Read = Pick<Services, "db" | "files" | "config">;
/** Batch size of partners told in one call that an account has changed. */
const PARTNERS = 100;

/** Returns conversations as this person reads them. */
export async function showChats(
  services: Read,
  userId: string,
  rows: readonly store.Chat[],
): Promise<Chat[]> {
  const reader = await readerOf(services, userId, rows);
  return rows.map((row) => chatOf(row, reader));
}

/** Returns one conversation as this person reads it. Fails with `not_found`. */
export async function showChat(services: Read, userId: string, id: string): Promise<Chat> {
  const rows = await store.findChats(services.db, userId, { id }, 1);
  const [chat] = await showChats(services, userId, rows);
  return chat ?? fail("not_found");
}

/** Returns messages of a conversation as this person reads them. */
export async function showMessages(
  services: Read,
  userId: string,
  rows: readonly messages.Message[],
  isReached: boolean,
): Promise<ChatMessage[]> {
  const reader = await readerOf(services, userId, rows);
  return rows.map((row) => messageOf(row, isReached, reader));
}

async function readerOf(
  services: Read,
  userId: string,
  rows: readonly { file_keys: string[] }[],
): Promise<Reader> {
  const keys = rows.flatMap(({ file_keys }) => file_keys);
  return {
    userId,
    ownHost: ownHostOf(services),
    photos: keys.length > 0 ? await viewPhotos(services, keys) : new Map(),
  };
}

/**
 * Returns both sides of a first message. Fails with `not_found`, with `own_pet` if a person would write to
 * themselves, and with `invalid_input` if the body names no subject or several.
 */
export async function findTarget(
  db: Trx,
  user: store.Person,
  { petId, breederId, reservedPetId }: Pick<SendMessageBody, "petId" | "breederId" | "reservedPetId">,
): Promise<store.Sides> {
  if ([petId, breederId, reservedPetId].filter((id) => id !== undefined).length !== 1) {
    failFields({ pointer: "", code: "one_of", detail: "Send exactly one of pet, breeder or reservation." });
  }
  if (reservedPetId !== undefined) {
    return await store.findSidesOfReservation(db, reservedPetId, user) ?? fail("not_found");
  }
  const seller = petId !== undefined
    ? await store.findSellerOfPet(db, petId)
    : await store.findSeller(db, breederId!);
  if (!seller) fail("not_found");
  if (seller.sellerId === user.id) {
    fail("own_pet", { detail: "You can't send a message to your own program." });
  }
  return { ...seller, consumerId: user.id, petId: petId ?? null };
}

/**
 * Writes a message in a conversation, or as the first message of a new one. Returns message and conversation
 * as the writer reads them. A repeated `clientId` returns the stored message and writes nothing. Fails with
 * `not_found`, `own_pet`, `email_not_verified`, `chat_blocked`, `chat_closed`, `too_many_requests`, and with
 * the errors of its files.
 */
export async function sendMessage(
  services: Services,
  user: store.Person & Pick<CurrentUser, "isEmailConfirmed">,
  { chatId, clientId, text, imageKeys = [], ...about }: SendMessageBody,
): Promise<SentMessageAnswer> {
  const sent = clientId && await messages.findSent(services.db, user.id, clientId);
  if (sent) return await answerOf(services, user.id, sent);
  const named = [about.petId, about.breederId, about.reservedPetId].some((id) => id !== undefined);
  if (chatId !== undefined && named) {
    failFields({
      pointer: "/chatId",
      code: "one_of",
      detail: "Send exactly one of chat, pet, breeder or reservation.",
    });
  }
  if (text === "" && imageKeys.length === 0) {
    failFields({ pointer: "/text", code: "too_short", detail: "Write a message or add a photo." });
  }
  const sides = chatId === undefined
    ? await findTarget(services.db, user, about)
    : await store.findSides(services.db, chatId, user.id) ?? fail("not_found");
  needConfirmedEmail(user, "send a message");
  const wanted = imageKeys.map((fileKey) => ({
    ownerId: user.id,
    fileKey,
    purposes: ["chat-image"] as const,
  }));
  const { saved } = await attachFiles(services, wanted, async (trx, files) => {
    const id = chatId ?? await openChat(trx, services, user.id, sides);
    const locked = await store.lockChat(trx, id, user.id);
    const again = clientId && await messages.findSent(trx, user.id, clientId);
    if (again) return again;
    const refusal = refusalOf(standingOf(locked));
    if (refusal) fail(refusal.code, { detail: refusal.detail });
    const message = await messages.insertMessage(trx, {
      id: services.newId(),
      chatId: id,
      senderId: user.id,
      clientId: clientId ?? null,
      text,
      mask: maskOf(textsOf(text, files), ownHostOf(services)),
      fileKeys: files.map(({ key }) => key),
    });
    // Another request stored the same message in another conversation first.
    if (!message) return (await messages.findSent(trx, user.id, clientId!))!;
    await chatChanged(trx, services, id);
    if (locked.partnerUnread === 0 && !locked.isPartnerMuting) {
      await toldLater(trx, services, { chatId: id, userId: locked.partnerId, seq: message.seq });
    }
    return { ...message, chat_id: id };
  });
  return await answerOf(services, user.id, saved);
}

async function openChat(
  trx: Trx,
  { newId, now }: Services,
  userId: string,
  sides: store.Sides,
): Promise<string> {
  const { id, isNew } = await store.ensureChat(trx, newId(), sides);
  if (!isNew) return id;
  const limit = { points: CHATS_A_DAY, seconds: 86_400 };
  const { waitMs } = await countAttempt(trx, `chats:${userId}`, limit, now());
  if (waitMs !== undefined) {
    fail("too_many_requests", {
      detail: "You've started many conversations today. Try again tomorrow, or continue one that you have.",
      retryAfterSeconds: Math.ceil(waitMs / 1000),
    });
  }
  return id;
}

async function answerOf(
  services: Read,
  userId: string,
  sent: messages.Message & { chat_id: string },
): Promise<SentMessageAnswer> {
  const chat = await showChat(services, userId, sent.chat_id);
  const [message] = await showMessages(services, userId, [sent], !chat.isContactHidden);
  return { chat, message: message! };
}

/** Marks a conversation as read up to a message, or as read completely. Fails with `not_found`. */
export async function markRead(
  services: Services,
  userId: string,
  chatId: string,
  messageId: string | undefined,
): Promise<void> {
  const upTo = messageId && (await messages.findSeq(services.db, chatId, messageId) ?? fail("not_found"));
  await withTx(services.db, async (trx) => {
    const reading = await messages.lockReading(trx, chatId, userId) ?? fail("not_found");
    const seq = upTo || await store.findLastSeq(trx, chatId);
    if (seq <= reading.read_seq) return;
    const unread = await messages.setRead(trx, chatId, userId, seq);
    if (unread === 0 && reading.told_seq !== null) {
      await wasRead(trx, services, { chatId, userId, seq: reading.told_seq });
    }
    await chatChanged(trx, services, chatId);
  });
}

/**
 * Blocks the other side, mutes a conversation, or undoes either. A blocked person cannot write to the person
 * who blocks: a block covers every conversation of the two, including future ones. Fails with `not_found`.
 */
export async function changeMember(
  services: Services,
  userId: string,
  chatId: string,
  { isBlocked, isMuted }: { isBlocked?: boolean | "other"; isMuted?: boolean },
): Promise<void> {
  await withTx(services.db, async (trx) => {
    const sides = await store.findSides(trx, chatId, userId) ?? fail("not_found");
    if (isBlocked !== undefined) {
      await store.lockPair(trx, sides);
      const now = (await store.findSide(trx, chatId, userId))!.blockedByMe;
      await store.setBlocked(trx, sides, userId, isBlocked === "other" ? !now : isBlocked);
    }
    if (isMuted !== undefined) await store.setMuted(trx, chatId, userId, isMuted);
    await chatChanged(trx, services, chatId);
  });
}

/**
 * Tells the other side live that this person is writing. Sends nothing if the conversation is not open.
 * Nothing is stored: a lost event is made up for by the next keystrokes. Fails with `not_found`.
 */
export async function tellTyping(
  { db, realtime, log }: Pick<Services, "db" | "realtime" | "log">,
  userId: string,
  chatId: string,
): Promise<void> {
  const side = await store.findSide(db, chatId, userId) ?? fail("not_found");
  if (standingOf(side) !== "open") return;
  await realtime.trigger([userChannel(side.partnerId)], typingEvent, { chatId })
    .catch((error) => log.info("could not announce typing", { reason: String(error?.message) }));
}

/**
 * Closes a conversation for staff, in the transaction of their resolution. Returns false if it is already
 * closed or was deleted.
 */
export async function closeChat(
  trx: Trx,
  services: Pick<Services, "addJob" | "now">,
  chatId: string,
): Promise<boolean> {
  const isClosed = await store.closeChat(trx, chatId, services.now());
  if (isClosed) await chatChanged(trx, services, chatId);
  return isClosed;
}

/**
 * Enqueues the event that makes the open pages of both sides reload a conversation, in the transaction of the
 * change.
 */
async function chatChanged(trx: Trx, { addJob }: Pick<Services, "addJob">, chatId: string): Promise<void> {
  await addJob(trx, "announceChat", { chatId }, { key: `chat:${chatId}` });
}

/** Tells the open pages of both sides that a conversation has changed. */
export async function announceChat(
  { db, realtime }: Pick<Services, "db" | "realtime">,
  chatId: string,
): Promise<void> {
  const members = await store.findMemberIds(db, chatId);
  if (members.length > 0) await realtime.trigger(members.map(userChannel), chatEvent, { chatId });
}

/**
 * Enqueues the events that make the open pages of this person's partners reload, in the transaction that
 * changes the account.
 */
export async function accountChanged(
  trx: Trx,
  { addJob }: Pick<Services, "addJob">,
  userId: string,
): Promise<void> {
  await addJob(trx, "announceChatsWith", { userId }, { key: `chats-with:${userId}` });
}

/** Tells the open pages of everyone in a conversation with this person that the conversation has changed. */
export async function announceChatsWith(
  { db, realtime }: Pick<Services, "db" | "realtime">,
  userId: string,
): Promise<void> {
  for (let after: string | undefined, isMore = true; isMore;) {
    const partners = await store.findPartnerIds(db, userId, after, PARTNERS);
    if (partners.length > 0) {
      await realtime.trigger(partners.map(userChannel), chatEvent, { chatId: null });
    }
    after = partners.at(-1);
    isMore = partners.length === PARTNERS;
  }
}
