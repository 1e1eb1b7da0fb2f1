import { formatCents } from "../../platform/money.ts";
import type { Email } from "../mails/view.ts";
import { RETENTION_YEARS } from "./closing_rules.ts";

/**
 * Returns the last email to a person after closing. `keeps`: records of payments stay. `waivedCents`:
 * earnings that the person waived.
 */
export function farewell(
  { firstName, keeps, waivedCents = 0 }: { firstName: string; keeps: boolean; waivedCents?: number },
): Email {
  return {
    subject: "Your account is closed",
    heading: "Goodbye, and thank you",
    paragraphs: [
      `Hi ${firstName},`,
      "Your account is closed, as you asked, and you're signed out everywhere. We deleted your settings, photos, posts, " +
      "applications and the text of your reviews.",
      "Messages you sent stay with the people you wrote to, under “Closed account”. Star ratings stay without your name.",
      ...(waivedCents > 0
        ? [`You waived ${formatCents(waivedCents)} in earnings, so we won't pay that out.`]
        : []),
      ...(keeps
        ? [
          `We keep payment records for ${RETENTION_YEARS} years for tax and legal purposes, and delete them after that.`,
        ]
        : []),
      "You're welcome to open a new account with this address any time.",
    ],
    note: "If this wasn't you, contact us right away. This is the last email we'll send you.",
  };
}
