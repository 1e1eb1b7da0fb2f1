import { formatCents } from "../../platform/money.ts";
import type { Email } from "../mails/view.ts";

type About = { id: string; amountCents: number; publicUrl: string };

const link = (publicUrl: string) => ({ label: "Open payouts", url: `${publicUrl}/admin/payouts` });

/** Returns the email to staff about a transfer that existed at the provider but not in the database. */
export function adoptedEmail({ id, amountCents, publicUrl }: About): Email {
  return {
    subject: `A ${formatCents(amountCents)} payout was found at the payment provider`,
    heading: "A payout was found at the payment provider",
    paragraphs: [
      `The payment provider had a transfer of ${
        formatCents(amountCents)
      } to a breeder that our database didn't ` +
      "know. This happens after the database was restored from a backup.",
      `We booked it as payout ${id}, so the breeder isn't paid twice. Compare the books with the provider now: other ` +
      "payments may be missing too.",
    ],
    action: { label: "Open reconciliation", url: `${publicUrl}/admin/reconciliation` },
  };
}

/**
 * Returns the email to staff about a transfer that the provider refuses although it calls the account ready.
 */
export function refusedEmail({ id, code, amountCents, publicUrl }: About & { code: string }): Email {
  return {
    subject: `The payment provider refused a ${formatCents(amountCents)} payout`,
    heading: "The payment provider refused a payout",
    paragraphs: [
      `The payment provider refused payout ${id} of ${
        formatCents(amountCents)
      } (${code}), although it calls the ` +
      "breeder's account ready.",
      "The money is back in the breeder's available balance. We won't try again until the breeder has checked the " +
      "account. Look at the account in the provider's dashboard.",
    ],
    action: link(publicUrl),
  };
}

/** Returns the email to staff about a returned payout that the breeder's account no longer holds. */
export function stuckEmail({ id, code, amountCents, publicUrl }: About & { code: string }): Email {
  return {
    subject: `A returned ${formatCents(amountCents)} payout can't be taken back`,
    heading: "A returned payout can't be taken back",
    paragraphs: [
      `Payout ${id} of ${
        formatCents(amountCents)
      } didn't reach the breeder's bank, and the payment provider refuses ` +
      `to take it back (${code}). We try again every day.`,
      "Look at the breeder's account in the provider's dashboard. If the breeder has had the money, settle the payout.",
    ],
    action: link(publicUrl),
  };
}
