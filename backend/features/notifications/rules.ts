import type { Email } from "../mails/view.ts";

/** Shortens an email to a notification: its subject, its first two paragraphs, and the page of its button. */
export function newsOf(
  { subject, heading, paragraphs, action }: Email,
): { title: string; text: string; url: string | null } {
  const page = action && new URL(action.url);
  return {
    // The subject of a receipt names only the document; its heading has the news.
    title: subject.startsWith("Receipt: ") ? heading : subject,
    text: paragraphs.filter((paragraph) => !/^(Hi|Hello) [^,]*,$/.test(paragraph)).slice(0, 2).join(" "),
    url: page ? page.pathname + page.search : null,
  };
}

/** Maximum length of a notification's path, in characters. */
export const LONGEST_URL = 300;
/** Page size. */
export const PAGE = 50;
/** Maximum `unreadCount`; the screen shows "99+" then. */
export const MOST_COUNTED = 100;
/** Maximum number of notifications that one call marks as read. */
export const MOST_MARKED = 1_000;
/** Days to keep notifications: read or archived ones, and unread ones. */
export const READ_DAYS = 90;
export const UNREAD_DAYS = 365;
/** Maximum lengths of title and text in characters, from the contract. */
const LONGEST = { title: 160, text: 1_000 } as const;

/** Returns a text within its maximum length; longer text ends in an ellipsis. */
export function bounded(part: keyof typeof LONGEST, words: string): string {
  const characters = [...words];
  return characters.length <= LONGEST[part]
    ? words
    : `${characters.slice(0, LONGEST[part] - 1).join("").trimEnd()}…`;
}
