import { formatCents } from "../../platform/money.ts";
import type { Email } from "../mails/view.ts";
import type { AccountNews } from "./rules.ts";

type About = { firstName: string; amountCents: number; publicUrl: string };

type AboutAccount = {
  firstName: string;
  programName: string;
  /** Last digits of the current and the previous payout account. */
  last4: string | null;
  last4Before: string | null;
  publicUrl: string;
};

/** Returns the email about changes in a breeder's account at the payment provider. */
export function accountEmail(
  news: AccountNews,
  { firstName, programName, last4, last4Before, publicUrl }: AboutAccount,
): Email {
  const money = `${publicUrl}/breeder/money`;
  const ending = last4 ? `the account ending in ${last4}` : "another account";
  const before = last4Before ? ` Before, they went to the account ending in ${last4Before}.` : "";
  const wasNotYou = "If this wasn't you, reset your password right away and contact us.";
  const reset = { label: "Reset your password", url: `${publicUrl}/forgot-password` };
  const drafts: Record<AccountNews, Omit<Email, "heading">> = {
    "bank-added": {
      subject: "Your bank details were added",
      paragraphs: [`Payouts for ${programName} will go to ${ending}.`, wasNotYou],
      action: reset,
    },
    "bank-changed": {
      subject: "Your bank details changed",
      paragraphs: [`Payouts for ${programName} now go to ${ending}.${before}`, wasNotYou],
      action: reset,
    },
    "details-needed": {
      subject: "Your payouts need more details",
      paragraphs: [
        `Our payment provider can't pay out to ${programName} until it has more details from you. Until then, your money stays in ` +
        "your available balance.",
      ],
      action: { label: "Continue setup", url: money },
    },
    "on-hold": {
      subject: "Your payouts are on hold",
      paragraphs: [
        `Our payment provider has put payouts to ${programName} on hold. Check your details there, or contact us. Until then, your ` +
        "money stays in your available balance.",
      ],
      action: { label: "Check details", url: money },
    },
  };
  const draft = drafts[news];
  return { ...draft, heading: draft.subject, paragraphs: [`Hi ${firstName},`, ...draft.paragraphs] };
}

/** Returns the email about a payout that the bank returned, or that the payment provider refused to send. */
export function failedEmail(
  { firstName, amountCents, publicUrl, isRefused }: About & { isRefused: boolean },
): Email {
  return {
    subject: `Your ${formatCents(amountCents)} payout didn't go through`,
    heading: "Your payout didn't go through",
    paragraphs: [
      `Hi ${firstName},`,
      isRefused
        ? `Our payment provider couldn't send your payout of ${
          formatCents(amountCents)
        }. The money is back in your available balance.`
        : `Your bank returned your payout of ${
          formatCents(amountCents)
        }. The money is back in your available balance.`,
      "Update your bank details, and we'll send the payout again.",
    ],
    action: { label: "Update bank details", url: `${publicUrl}/breeder/money` },
  };
}

/** Returns the email about a payout that has left. */
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

/** Returns the email about a debt or available funds that our team settled. Amounts in cents. */
export function balanceEmail(
  { firstName, side, how, amountCents, leftCents, publicUrl }: {
    firstName: string;
    side: "debt" | "funds";
    how: "paid-elsewhere" | "written-off";
    amountCents: number;
    leftCents: number;
    publicUrl: string;
  },
): Email {
  const amount = formatCents(amountCents);
  const { subject, text } = side === "debt"
    ? how === "paid-elsewhere"
      ? {
        subject: `We received your ${amount}`,
        text: `We received ${amount} of what you owed us. Thank you.`,
      }
      : { subject: `You no longer owe ${amount}`, text: `We waived ${amount} that you owed us.` }
    : how === "paid-elsewhere"
    ? {
      subject: `We paid you ${amount}`,
      text: `We paid you ${amount} of your available balance outside of Hearthpaw.`,
    }
    : {
      subject: `We closed ${amount} of your available balance`,
      text: `We couldn't pay out ${amount} of your available balance, so we've closed that amount.`,
    };
  const left = side === "debt"
    ? leftCents > 0 ? `You still owe ${formatCents(leftCents)}.` : "You don't owe us anything now."
    : `Your available balance is now ${formatCents(leftCents)}.`;
  return {
    subject,
    heading: subject,
    paragraphs: [`Hi ${firstName},`, `${text} ${left}`, "Reply to this email if you have questions."],
    action: { label: "View your money", url: `${publicUrl}/breeder/money` },
  };
}
