import type { Chat, ChatMessage, MaskedKind } from "@hearthpaw/client";

/** A message that this device has not yet had confirmed. */
export type Unsent = {
  clientId: string;
  text: string;
  imageKeys: string[];
  at: string;
  /** Why it did not go; nothing while it is on its way. */
  error?: string;
};

/** Where a message goes: a conversation, or whom a first one is for. */
export type Where =
  | { chatId: string }
  | { petId: string }
  | { breederId: string }
  | { reservedPetId: string };

/** The name of a place, for drafts. */
export const placeOf = (where: Where): string => Object.values(where)[0]!;

/** Returns messages without doubles, in the order of their first place. */
export function joined(known: readonly ChatMessage[], more: readonly ChatMessage[]): ChatMessage[] {
  const all = new Map(known.map((message) => [message.id, message]));
  for (const message of more) if (!all.has(message.id)) all.set(message.id, message);
  return [...all.values()];
}

/** The day of a moment where the reader is, as 'YYYY-MM-DD'. */
export function dayOf(moment: string): string {
  const at = new Date(moment);
  const two = (n: number) => n.toString().padStart(2, "0");
  return `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`;
}

/** "4:33 PM". */
export const timeText = (moment: string): string =>
  new Date(moment).toLocaleTimeString("en-US", { hour: "numeric", minute: "2-digit" });

const KINDS: Readonly<Record<MaskedKind, string>> = {
  phone: "phone number",
  email: "email address",
  payment: "payment handle",
  link: "link",
  address: "street address",
};

/** Why a part of a message is hidden, and until when, to its author or its reader. */
export function maskedText({ masked, isMine }: ChatMessage, partner: string): string {
  const kinds = masked.map((kind) => KINDS[kind]);
  const what = kinds.length > 1 ? "Contact details" : `The ${kinds[0] ?? "contact detail"}`;
  const verb = kinds.length > 1 ? "are" : "is";
  return isMine
    ? `${what} ${verb} hidden from ${partner} until a deposit is paid.`
    : `${what} ${verb} hidden until a deposit is paid, to keep you both safe.`;
}

/** One line of a conversation's last message, for the list. */
export function lastLine({ lastMessage }: Chat): string {
  if (!lastMessage) return "";
  const { text, images, isMine } = lastMessage;
  const words = text || (images.length > 1 ? `${images.length} photos` : "Photo");
  return isMine ? `You: ${words}` : words;
}

/** Why nobody can write in a conversation; nothing where one can. */
export function closedText({ standing, partner }: Pick<Chat, "standing" | "partner">): string | undefined {
  switch (standing) {
    case "blocked-by-me":
      return `You blocked ${partner.name}. Neither of you can send messages here.`;
    case "blocked":
      return `${partner.name} stopped this conversation, so you can’t reply. You can still read it.`;
    case "closed":
      return "This account has been closed. You can still read your messages.";
    case "closed-by-staff":
      return "Our team closed this conversation after a report, because it breaks our rules. You can still read it.";
    case "suspended":
      return `${partner.name} can’t receive messages right now.`;
    default:
      return undefined;
  }
}

/** The last of one's own messages that the other side has read: its id. */
export function lastRead(messages: readonly ChatMessage[], readTo: string | undefined): string | undefined {
  const upTo = messages.findIndex(({ id }) => id === readTo);
  return messages.slice(0, upTo + 1).findLast(({ isMine }) => isMine)?.id;
}
