import type { Chat, ChatMessage, MaskedKind } from "@hearthpaw/client";
import { LOCALE } from "@hearthpaw/ui-kit";
import * as texts from "./texts.ts";

/** Returns messages without duplicates, in the order of their first position. */
export function joined(known: readonly ChatMessage[], more: readonly ChatMessage[]): ChatMessage[] {
  const all = new Map(known.map((message) => [message.id, message]));
  for (const message of more) if (!all.has(message.id)) all.set(message.id, message);
  return [...all.values()];
}

/** Returns the day of a moment in the reader's time zone, as 'YYYY-MM-DD'. */
export function dayOf(moment: string): string {
  const at = new Date(moment);
  const two = (n: number) => n.toString().padStart(2, "0");
  return `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`;
}

/** Returns "4:33 PM". */
export const timeText = (moment: string): string =>
  new Date(moment).toLocaleTimeString(LOCALE, { hour: "numeric", minute: "2-digit" });

const KINDS: Readonly<Record<MaskedKind, string>> = {
  phone: texts.phoneNumber,
  email: texts.emailAddress,
  payment: texts.paymentHandle,
  handle: texts.socialHandle,
  link: "link",
  address: texts.streetAddress,
};

/** Returns why a part of a message is hidden, and until when, for its author or its reader. */
export function maskedText({ masked, isMine }: ChatMessage, partner: string): string {
  const kinds = masked.map((kind) => KINDS[kind]);
  return isMine ? texts.hiddenOfMine({ kinds, partner }) : texts.hiddenOfTheirs(kinds);
}

/** Returns a conversation's last message in one line, for the list. */
export function lastLine({ lastMessage }: Chat): string {
  if (!lastMessage) return "";
  const { text, images, isMine } = lastMessage;
  const words = text || (images.length > 1 ? texts.imagesCountPhotos(images.length) : texts.photo);
  return isMine ? texts.youWithWords(words) : words;
}

/** Returns why a conversation is closed; nothing if it is open. */
export function closedText({ standing, partner }: Pick<Chat, "standing" | "partner">): string | undefined {
  switch (standing) {
    case "blocked-by-me":
      return texts.blockedByYou(partner.name);
    case "blocked":
      return texts.blockedByPartner(partner.name);
    case "closed":
      return texts.accountClosed;
    case "closed-by-staff":
      return texts.closedByOurTeam;
    case "suspended":
      return texts.partnerUnavailable(partner.name);
    default:
      return undefined;
  }
}

/** Returns the id of the reader's last message that the other side has read. */
export function lastRead(messages: readonly ChatMessage[], readTo: string | undefined): string | undefined {
  const upTo = messages.findIndex(({ id }) => id === readTo);
  return messages.slice(0, upTo + 1).findLast(({ isMine }) => isMine)?.id;
}
