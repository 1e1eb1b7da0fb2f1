import { greetingOf } from "../accounts/rules.ts";
import type { Email } from "../mails/view.ts";

/** Returns the email with the code for a new password. */
export function resetCode({ firstName, code }: { firstName: string; code: string }): Email {
  return {
    subject: "Your password reset code",
    heading: "Reset your password",
    paragraphs: [greetingOf(firstName), "Enter this code on the page where you requested it:"],
    code,
    note:
      "It works for 15 minutes. If you didn't request it, you can ignore this email. Your password won't change.",
  };
}

/** Returns the email to a person whose password is being guessed. */
export function manyGuesses({ firstName, publicUrl }: { firstName: string; publicUrl: string }): Email {
  return {
    subject: "Someone may be guessing your password",
    heading: "Wrong passwords for your account",
    paragraphs: [
      greetingOf(firstName),
      "Someone entered many wrong passwords for your account today. They didn't get in, and we slow down anyone who keeps trying.",
      "If it was you, you can ignore this email. If it wasn't, and your password is short or used on other sites, choose a new one and turn on two-step verification.",
    ],
    action: { label: "Choose a new password", url: `${publicUrl}/forgot-password` },
  };
}

/** Returns the email about a changed password. */
export function passwordChanged({ firstName, publicUrl }: { firstName: string; publicUrl: string }): Email {
  return {
    subject: "Your password was changed",
    heading: "Your password was changed",
    paragraphs: [
      `Hi ${firstName},`,
      "Your password was just changed, and other devices were signed out.",
      "If this wasn't you, reset your password right away and contact us.",
    ],
    action: { label: "Reset your password", url: `${publicUrl}/forgot-password` },
  };
}
