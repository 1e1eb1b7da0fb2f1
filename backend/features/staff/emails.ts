import type { StaffRank } from "../../generated/types.ts";
import type { Email } from "../mails/view.ts";

type About = { firstName: string; reason: string; isBreeder: boolean; isActive: boolean; publicUrl: string };

/** Returns the email to a new staff member. */
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

/** Returns the email to the owner of a suspended account. */
export function suspended({ firstName, reason, isBreeder }: About): Email {
  return {
    subject: "Your Hearthpaw account is suspended",
    heading: "Your account is suspended",
    paragraphs: [
      `Hi ${firstName},`,
      "We suspended your account. You're signed out everywhere and can't sign in.",
      `Here's why: ${reason}`,
      ...(isBreeder
        ? [
          "Your listings are hidden, your pets can't be reserved, and your earnings are on hold. Paid reservations continue, and their buyers can cancel for a full refund.",
        ]
        : [
          "Your money is held safely, and paid reservations continue. We don't charge a saved card for a balance while your account is suspended.",
        ]),
    ],
    note: "If you think we got this wrong, contact us, and someone on our team will take another look.",
  };
}

/** Returns the email to the owner of a reopened account. It is not active if its owner paused it. */
export function reinstated({ firstName, reason, isBreeder, isActive, publicUrl }: About): Email {
  return {
    subject: "Your Hearthpaw account is open again",
    heading: "Your account is open again",
    paragraphs: [
      `Hi ${firstName},`,
      "We lifted the suspension of your account. You can sign in again.",
      `Here's why: ${reason}`,
      ...(!isBreeder ? [] : [
        isActive
          ? "Your listings are back as they were, and your earnings are no longer on hold."
          : "Your account is paused, as you chose, so your listings stay hidden. You can change that in your settings.",
      ]),
    ],
    action: { label: "Sign in", url: `${publicUrl}/sign-in` },
  };
}

/** Names of the ranks after the word "as". */
const RANKS: Readonly<Record<StaffRank, string>> = {
  moderator: "a moderator",
  support: "support",
  finance: "finance",
  admin: "an admin",
};

/** Returns the email that invites a person to the staff. */
export function staffInvitation(
  { by, rank, days, url }: { by: string; rank: StaffRank; days: number; url: string },
): Email {
  return {
    subject: "You're invited to the Hearthpaw staff",
    heading: "Join the Hearthpaw staff",
    paragraphs: [
      "Hi,",
      `${by} invited you to join the Hearthpaw staff as ${RANKS[rank]}.`,
      "Sign in with this email address, or create an account with it and confirm it. Then open the link to join.",
    ],
    action: { label: "See your invitation", url },
    note: `This link works once and expires in ${days} days. If you don't know ${by}, ignore this email.`,
  };
}

type Staff = { firstName: string; publicUrl: string };
const seeStaff = ({ publicUrl }: Staff) => ({
  action: { label: "See the staff", url: `${publicUrl}/admin/staff` },
  note: "If this looks wrong, talk to the other admins right away.",
});

/** Returns the email to an admin after another admin invited a person. */
export function staffInvited(about: Staff & { by: string; email: string; rank: StaffRank }): Email {
  return {
    subject: "Someone was invited to the staff",
    heading: "A new invitation",
    paragraphs: [
      `Hi ${about.firstName},`,
      `${about.by} invited ${about.email} to join the staff as ${RANKS[about.rank]}.`,
    ],
    ...seeStaff(about),
  };
}

/** Returns the email to an admin after a person joined. */
export function staffJoined(about: Staff & { name: string; rank: StaffRank }): Email {
  return {
    subject: `${about.name} joined the staff`,
    heading: "Someone joined the staff",
    paragraphs: [`Hi ${about.firstName},`, `${about.name} joined the staff as ${RANKS[about.rank]}.`],
    ...seeStaff(about),
  };
}

/** Returns the email to an admin after another admin changed a person's rank, or removed it (null). */
export function staffChanged(about: Staff & { by: string; name: string; rank: StaffRank | null }): Email {
  return {
    subject: about.rank ? `${about.name} has a new rank` : `${about.name} left the staff`,
    heading: "The staff changed",
    paragraphs: [
      `Hi ${about.firstName},`,
      about.rank
        ? `${about.by} changed the rank of ${about.name}, who works as ${RANKS[about.rank]} now.`
        : `${about.by} removed ${about.name} from the staff.`,
    ],
    ...seeStaff(about),
  };
}

/** Returns the email to a person whose rank changed or ended (null). */
export function rankChanged({ firstName, rank, publicUrl }: Staff & { rank: StaffRank | null }): Email {
  return rank
    ? {
      subject: "Your staff rank changed",
      heading: "Your staff rank changed",
      paragraphs: [
        `Hi ${firstName},`,
        `You work as ${RANKS[rank]} now. We signed you out everywhere. Sign in again to continue.`,
      ],
      action: { label: "Sign in", url: `${publicUrl}/sign-in` },
    }
    : {
      subject: "You no longer have staff access to Hearthpaw",
      heading: "Your staff access ended",
      paragraphs: [
        `Hi ${firstName},`,
        "An admin removed you from the staff, and we signed you out everywhere. You keep your account and can sign in as a buyer.",
      ],
      note: "If you didn't expect this, contact us.",
    };
}
