import type { ChatStanding } from "../../generated/types.ts";
import type { Texts } from "../masks/rules.ts";

/** Maximum number of conversations that a person can start in a day. */
export const CHATS_A_DAY = 30;
/** Maximum number of quick replies that a breeder can save. */
export const MOST_REPLIES = 20;

export type Sides = {
  blockedByMe: boolean;
  blockedByPartner: boolean;
  isPartnerClosed: boolean;
  isPartnerSuspended: boolean;
  isClosedByStaff: boolean;
};

/**
 * Returns whether the reader can write in a chat, or why not. Reasons that the reader can change come last.
 */
export function standingOf(
  { blockedByMe, blockedByPartner, isPartnerClosed, isPartnerSuspended, isClosedByStaff }: Sides,
): ChatStanding {
  if (isPartnerClosed) return "closed";
  if (isClosedByStaff) return "closed-by-staff";
  if (isPartnerSuspended) return "suspended";
  if (blockedByPartner) return "blocked";
  return blockedByMe ? "blocked-by-me" : "open";
}

/** Returns code and text of a refusal to write. Undefined if writing is allowed. */
export function refusalOf(
  standing: ChatStanding,
): { code: "chat_blocked" | "chat_closed"; detail: string } | undefined {
  if (standing === "open") return undefined;
  if (standing === "blocked-by-me") {
    return {
      code: "chat_blocked",
      detail: "You blocked this conversation. Unblock it to send a message.",
    };
  }
  if (standing === "blocked") {
    return {
      code: "chat_blocked",
      detail: "The other person stopped this conversation, so you can't reply. You can still read it.",
    };
  }
  return { code: "chat_closed", detail: CLOSED[standing] };
}

const CLOSED: Readonly<Record<"closed" | "closed-by-staff" | "suspended", string>> = {
  "closed": "This account has been closed, so it can't receive messages.",
  "closed-by-staff": "Our team closed this conversation after a report. You can still read it.",
  "suspended": "This person can't receive messages right now.",
};

/**
 * Returns a person's name for the other side: an initial replaces the last name until both can reach each
 * other.
 */
export function nameOf(
  { firstName, lastName }: { firstName: string; lastName: string },
  isReached: boolean,
): string {
  if (isReached || lastName === "") return `${firstName} ${lastName}`.trim();
  return `${firstName} ${[...lastName][0]!.toUpperCase()}.`.trim();
}

/** Returns the texts of a message that the other side reads, by their keys in its mask. */
export function textsOf(
  text: string,
  photos: readonly { key: string; name: string }[],
): Texts & { text: string } {
  return { ...Object.fromEntries(photos.map(({ key, name }) => [`file:${key}`, name])), text };
}
