import type { Chat, ChatMessage, ChatPartner } from "../../generated/types.ts";
import type { Photo } from "../files/actions.ts";
import { jsonValue } from "../../platform/json_text.ts";
import { maskOf } from "../masks/rules.ts";
import type { Message } from "./message_store.ts";
import { nameOf, standingOf, textsOf } from "./rules.ts";
import type * as store from "./store.ts";

export type Reader = {
  userId: string;
  /** Our host. Links to it are never masked. */
  ownHost: string;
  photos: ReadonlyMap<string, Photo>;
};

/**
 * Returns a message as one side reads it: unchanged for its author, without contact details for the other
 * side.
 */
export function messageOf(message: Message, isReached: boolean, reader: Reader): ChatMessage {
  const isMine = message.sender_id === reader.userId;
  const photos = message.file_keys.flatMap((key) => {
    const photo = reader.photos.get(key);
    return photo ? [{ key, ...photo }] : [];
  });
  const { hidden, isAsking } = message.mask ?? maskOf(textsOf(message.text, photos), reader.ownHost);
  const kinds = isReached ? [] : hidden.text?.kinds ?? [];
  const shown = (name: string, written: string) =>
    isMine || isReached ? written : hidden[name]?.text ?? written;
  return {
    id: message.id,
    ...(isMine && message.client_id ? { clientId: message.client_id } : {}),
    isMine,
    text: shown("text", message.text),
    isMasked: kinds.length > 0,
    masked: kinds,
    isAskingForMoney: isAsking && !isMine,
    images: photos.map(({ key, name, ...photo }) => ({ ...photo, name: shown(`file:${key}`, name) })),
    at: message.created_at.toISOString(),
  };
}

type PartnerRow = Pick<
  store.Chat,
  | "breederId"
  | "breederSlug"
  | "program"
  | "avatarKey"
  | "firstName"
  | "lastName"
  | "imageKey"
  | "isReached"
  | "isPartnerClosed"
>;

/** Returns the other side of a conversation: a program or a person. */
export function partnerOf(row: PartnerRow, isSelling: boolean): ChatPartner {
  const key = isSelling ? row.imageKey : row.avatarKey;
  const picture = key && !row.isPartnerClosed ? `/media/${key}.avatar.webp` : "/avatar.png";
  if (row.isPartnerClosed) return { name: "Closed account", profileImageURL: picture };
  return {
    name: isSelling ? nameOf(row, row.isReached) : row.program,
    profileImageURL: picture,
    ...(isSelling ? {} : { breederId: row.breederId, breederSlug: row.breederSlug }),
  };
}

/** Returns a conversation with its last message, as one side reads it. */
export function chatOf(row: store.Chat, reader: Reader): Chat {
  const standing = standingOf(row);
  return {
    id: row.id,
    partner: partnerOf(row, row.isSelling),
    ...(row.card ? { pet: jsonValue(row.card) } : {}),
    lastMessage: messageOf({ ...row, id: row.messageId }, row.isReached, reader),
    unreadCount: row.unread,
    isBlocked: row.blockedByMe || row.blockedByPartner,
    standing,
    isMuted: row.isMuted,
    isSelling: row.isSelling,
    isContactHidden: !row.isReached,
    ...(row.reservedPetId ? { reservedPetId: row.reservedPetId } : {}),
    readByPartnerAt: row.readByPartnerAt?.toISOString() ?? null,
    ...(row.readByPartnerTo ? { readByPartnerTo: row.readByPartnerTo } : {}),
    updatedAt: row.lastAt.toISOString(),
  };
}
