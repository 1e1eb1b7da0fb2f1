import type { Handlers } from "../../generated/handlers.ts";
import {
  decodeListCursor,
  decodeMomentCursor,
  encodeListCursor,
  encodeMomentCursor,
} from "../../platform/cursors.ts";
import { withTx } from "../../platform/db/tx.ts";
import { jsonValue } from "../../platform/json_text.ts";
import { fail } from "../../platform/problem.ts";
import { needConfirmedEmail } from "../accounts/rules.ts";
import { report } from "../abuse_reports/actions.ts";
import {
  changeMember,
  findTarget,
  markRead,
  sendMessage,
  showChat,
  showChats,
  showMessages,
  tellTyping,
} from "./actions.ts";
import * as messages from "./message_store.ts";
import { MOST_REPLIES } from "./rules.ts";
import * as store from "./store.ts";
import { partnerOf } from "./view.ts";

const CHATS = 20;
const MESSAGES = 40;

export const chats: Handlers<
  | "listChats"
  | "sendMessage"
  | "findChat"
  | "countUnreadMessages"
  | "getChat"
  | "listMessages"
  | "markChatRead"
  | "blockChat"
  | "muteChat"
  | "tellTyping"
  | "reportChat"
  | "listQuickReplies"
  | "saveQuickReply"
  | "deleteQuickReply"
> = {
  async listChats({ query: { cursor, petId }, user }, services) {
    const after = cursor === undefined ? undefined : decodeMomentCursor(cursor) ?? foreignCursor();
    const rows = await store.findChats(services.db, user.id, { petId, after }, CHATS + 1);
    const page = rows.slice(0, CHATS);
    const last = rows.length > CHATS ? page.at(-1) : undefined;
    return {
      chats: await showChats(services, user.id, page),
      nextCursor: last ? encodeMomentCursor(last) : null,
    };
  },

  sendMessage: ({ body, user }, services) => sendMessage(services, user, body),

  async findChat({ query, user }, services) {
    const sides = await findTarget(services.db, user, query);
    const isSelling = sides.consumerId !== user.id;
    const id = await store.findChatId(services.db, sides);
    const partner = await store.findPartner(services.db, sides, isSelling) ?? fail("not_found");
    return {
      ...(id ? { chat: await showChat(services, user.id, id) } : {}),
      partner: partnerOf(partner, isSelling),
      ...(partner.card ? { pet: jsonValue(partner.card) } : {}),
      isSelling,
      isContactHidden: !partner.isReached,
    };
  },

  async countUnreadMessages({ user }, { db }) {
    return { unreadCount: await store.countUnread(db, user.id) };
  },

  async getChat({ params, user }, services) {
    return { chat: await showChat(services, user.id, params.id) };
  },

  async listMessages({ params: { id }, query: { cursor, after }, user }, services) {
    const { isReached } = await store.findReading(services.db, id, user.id) ?? fail("not_found");
    if (after !== undefined) {
      const seq = await messages.findSeq(services.db, id, after) ?? fail("not_found");
      const rows = await messages.findMessages(services.db, id, { after: seq }, MESSAGES);
      return { messages: await showMessages(services, user.id, rows, isReached), nextCursor: null };
    }
    const before = cursor === undefined ? undefined : placeIn(cursor);
    const rows = await messages.findMessages(services.db, id, { before }, MESSAGES + 1);
    const page = rows.slice(0, MESSAGES);
    const last = rows.length > MESSAGES ? page.at(-1) : undefined;
    return {
      messages: await showMessages(services, user.id, page, isReached),
      nextCursor: last ? encodeListCursor("messages", { value: String(last.seq), id: last.id }) : null,
    };
  },

  async markChatRead({ params, query, user }, services) {
    await markRead(services, user.id, params.id, query.messageId);
    return { ok: true as const };
  },

  async blockChat({ params, query, user }, services) {
    await changeMember(services, user.id, params.id, { isBlocked: query.isBlocked ?? "other" });
    return { ok: true as const };
  },

  async muteChat({ params, body, user }, services) {
    await changeMember(services, user.id, params.id, body);
    return { ok: true as const };
  },

  async tellTyping({ params, user }, services) {
    await tellTyping(services, user.id, params.id);
    return { ok: true as const };
  },

  async reportChat({ params: { id }, body: { reason, details = "" }, user }, services) {
    needConfirmedEmail(user, "report a conversation");
    if (!await store.findSides(services.db, id, user.id)) fail("not_found");
    const made = await withTx(
      services.db,
      (trx) => report(trx, services, { kind: "chat", subjectId: id, reporterId: user.id, reason, details }),
    );
    return { report: { id: made.id, createdAt: made.createdAt.toISOString() } };
  },

  async listQuickReplies({ user }, { db }) {
    return { replies: await messages.findReplies(db, user.breederId ?? fail("not_found"), MOST_REPLIES) };
  },

  async saveQuickReply({ body: { replyId, text }, user }, { db, newId }) {
    const breederId = user.breederId ?? fail("not_found");
    if (replyId !== undefined) {
      if (!await messages.updateReply(db, replyId, breederId, text)) fail("not_found");
      return { reply: { id: replyId, text } };
    }
    const reply = { id: newId(), text };
    const isAdded = await withTx(
      db,
      (trx) => messages.insertReply(trx, { ...reply, breederId, most: MOST_REPLIES }),
    );
    if (!isAdded) fail("too_many_replies");
    return { reply };
  },

  async deleteQuickReply({ params: { id }, user }, { db }) {
    if (!await messages.deleteReply(db, id, user.breederId ?? fail("not_found"))) fail("not_found");
    return { id };
  },
};

function foreignCursor(): never {
  fail("malformed_request", { detail: "This cursor isn't valid for this list." });
}

/** Returns the sequence number in a cursor, after which a page of messages starts. */
function placeIn(cursor: string): number {
  const place = Number(decodeListCursor(cursor, "messages")?.value);
  return Number.isInteger(place) && place > 0 && place < 2 ** 31 ? place : foreignCursor();
}
