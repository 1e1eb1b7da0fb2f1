import type { Email } from "../mails/view.ts";

/** What an email says, in the few words of a notification: its subject, its first two paragraphs, and the page of its button. */
export function newsOf(
  { subject, heading, paragraphs, action }: Email,
): { title: string; text: string; url: string | null } {
  const page = action && new URL(action.url);
  return {
    // A receipt is a paper; the news is what it says.
    title: subject.startsWith("Receipt: ") ? heading : subject,
    text: paragraphs.filter((paragraph) => !/^(Hi|Hello) [^,]*,$/.test(paragraph)).slice(0, 2).join(" "),
    url: page ? page.pathname + page.search : null,
  };
}

/** The longest path that a notification leads to, in characters. */
export const LONGEST_URL = 300;
/** Notifications a page. */
export const PAGE = 50;
/** What `unreadCount` counts at most: the screen says "99+" then. */
export const MOST_COUNTED = 100;
/** Notifications that one call marks as read at most. */
export const MOST_MARKED = 1_000;
/** What was read or put away is kept for so many days, what nobody looked at for a year. */
export const READ_DAYS = 90;
export const UNREAD_DAYS = 365;
/** The longest title and text, in characters, as the contract says. */
const LONGEST = { title: 160, text: 1_000 } as const;

/** Returns the words within their bounds; what is longer ends in an ellipsis. */
export function bounded(part: keyof typeof LONGEST, words: string): string {
  const characters = [...words];
  return characters.length <= LONGEST[part]
    ? words
    : `${characters.slice(0, LONGEST[part] - 1).join("").trimEnd()}…`;
}
