import { formatCents } from "../../platform/money.ts";
import type { Email } from "../mails/view.ts";

type About = { firstName: string; amountCents: number; publicUrl: string };

/** The mail about a payout that the bank did not take. */
export function failedEmail({ firstName, amountCents, publicUrl }: About): Email {
  return {
    subject: `Your ${formatCents(amountCents)} payout didn't go through`,
    heading: "Your payout didn't go through",
    paragraphs: [
      `Hi ${firstName},`,
      `Your bank returned your payout of ${
        formatCents(amountCents)
      }. The money is back in your available funds.`,
      "Update your bank details, and we'll send the payout again.",
    ],
    action: { label: "Update bank details", url: `${publicUrl}/breeder/money` },
  };
}

/** The mail about a payout that has left. */
export function sentEmail({ firstName, amountCents, publicUrl }: About): Email {
  return {
    subject: `Your ${formatCents(amountCents)} payout is on its way`,
    heading: "Your payout is on its way",
    paragraphs: [
      `Hi ${firstName},`,
      `We sent ${formatCents(amountCents)} to your bank. It usually arrives within a few business days.`,
    ],
    action: { label: "View payout", url: `${publicUrl}/breeder/money` },
  };
}
