import { greetingOf } from "../accounts/rules.ts";
import type { Email } from "../mails/view.ts";

/** Returns the email to a new account with the link that confirms its address. */
export function verifyAddress({ firstName, url }: { firstName: string; url: string }): Email {
  return {
    subject: "Confirm your email address",
    heading: "Welcome to Hearthpaw",
    paragraphs: [
      greetingOf(firstName),
      "One more step: confirm that this address is yours. Then you can message breeders and post.",
    ],
    action: { label: "Confirm your email", url },
    note: "This link works once and expires in 3 days. If you didn't sign up, you can ignore this email.",
  };
}

/** Returns the email to an account's new address with the link that confirms it. */
export function confirmNewAddress({ firstName, url }: { firstName: string; url: string }): Email {
  return {
    subject: "Confirm your new email address",
    heading: "Your new email address",
    paragraphs: [
      greetingOf(firstName),
      "Confirm that your account should use this address from now on.",
    ],
    action: { label: "Use this address", url },
    note: "This link works once and expires in a day. Until you open it, nothing changes.",
  };
}

/** Returns the email to the address that an account is about to replace. */
export function addressChanges({ firstName, publicUrl }: { firstName: string; publicUrl: string }): Email {
  return {
    subject: "Your email address is about to change",
    heading: "Your email address is about to change",
    paragraphs: [
      `Hi ${firstName},`,
      "We got a request to change your account's email address. It changes once it's confirmed from the new address.",
      "If this wasn't you, change your password now. Your email address won't change.",
    ],
    action: { label: "Change your password", url: `${publicUrl}/forgot-password` },
  };
}
