import type { Email } from "../mails/view.ts";

type About = { firstName: string; reason: string; isBreeder: boolean; isActive: boolean; publicUrl: string };

/** Returns the email to somebody who has become staff. */
export function staffAccess({ firstName, publicUrl }: { firstName: string; publicUrl: string }): Email {
  return {
    subject: "You now have staff access to Hearthpaw",
    heading: "You have staff access",
    paragraphs: [
      `Hi ${firstName},`,
      "Your account now has staff access. We signed you out everywhere.",
      "Sign in again and set up two-step verification. You need it to open the staff pages.",
    ],
    action: { label: "Sign in", url: `${publicUrl}/sign-in` },
    note: "If you didn't expect this, contact us right away.",
  };
}

/** Returns the email to somebody whose account is suspended. */
export function suspended({ firstName, reason, isBreeder }: About): Email {
  return {
    subject: "Your Hearthpaw account is suspended",
    heading: "Your account is suspended",
    paragraphs: [
      `Hi ${firstName},`,
      "We suspended your account. You're signed out everywhere and can't sign in.",
      `The reason: ${reason}`,
      ...(isBreeder
        ? [
          "Your listings are hidden, nobody new can reserve your pets, and your earnings are on hold. Paid reservations continue, and their buyers can cancel for a full refund.",
        ]
        : [
          "Your money is held safely, and paid reservations continue. We don't charge a saved card for a balance while your account is suspended.",
        ]),
    ],
    note: "If you think we got this wrong, contact us and a person will look at it again.",
  };
}

/** Returns the email to somebody whose account is open again; not active where it is paused. */
export function reinstated({ firstName, reason, isBreeder, isActive, publicUrl }: About): Email {
  return {
    subject: "Your Hearthpaw account is open again",
    heading: "Your account is open again",
    paragraphs: [
      `Hi ${firstName},`,
      "We lifted the suspension of your account. You can sign in again.",
      `The reason: ${reason}`,
      ...(!isBreeder ? [] : [
        isActive
          ? "Your listings are back as they were, and your earnings are no longer on hold."
          : "Your account is paused, as you chose, so your listings stay hidden. You can change that in your settings.",
      ]),
    ],
    action: { label: "Sign in", url: `${publicUrl}/sign-in` },
  };
}
