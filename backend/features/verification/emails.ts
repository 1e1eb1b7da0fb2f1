import type { Email } from "../mails/view.ts";
import type { Decision } from "./rules.ts";

type About = { firstName: string; program: string; reason: string | null; publicUrl: string };

/** Returns the email to a breeder about a decision and the next steps. */
export function decisionEmail(decision: Exclude<Decision, "review">, about: About): Email {
  const { firstName, program, reason, publicUrl } = about;
  const hello = `Hi ${firstName},`;
  const verification = `${publicUrl}/breeder/verification`;
  const said = reason ? [`“${reason}”`] : [];
  switch (decision) {
    case "approve":
      return {
        subject: `${program} is verified`,
        heading: "You're verified",
        paragraphs: [
          hello,
          `We reviewed your documents. ${program} now shows the verified badge on its page and next to each of its pets.`,
          "There's nothing left to do. We delete the photos of your ID after 90 days.",
        ],
        action: { label: "Open my dashboard", url: `${publicUrl}/breeder` },
      };
    case "ask":
      return {
        subject: `We need more to verify ${program}`,
        heading: "We need a little more",
        paragraphs: [
          hello,
          "We reviewed your documents and need a little more:",
          ...said,
          "Replace what we asked for and submit your documents again. We keep everything else.",
        ],
        action: { label: "Update your documents", url: verification },
      };
    case "withdraw":
      return {
        subject: `${program} is no longer verified`,
        heading: "Your verification was withdrawn",
        paragraphs: [
          hello,
          "We reviewed your verification again and withdrew it. Here's why:",
          ...said,
          "Your page and your pets are hidden, and your pets can't be reserved. Paid reservations continue.",
          "Submit new documents to be verified again. If you think we got this wrong, contact us, and someone on our team will take another look.",
        ],
        action: { label: "Verify your identity", url: verification },
      };
    case "reject":
      return {
        subject: `We couldn't verify ${program}`,
        heading: "We couldn't verify you",
        paragraphs: [
          hello,
          "We reviewed your documents and couldn't approve the verification. Here's why:",
          ...said,
          "If you can fix this, submit new documents. If you think we got this wrong, contact us, and someone on our team will take another look.",
        ],
        action: { label: "View the decision", url: verification },
      };
  }
}

/** Returns the email that invites a shelter, with a link that works for `days` days. */
export function shelterInvitation({ name, days, url }: { name: string; days: number; url: string }): Email {
  return {
    subject: "You're invited to list pets on Hearthpaw",
    heading: `${name}, join Hearthpaw`,
    paragraphs: [
      `We'd like ${name} to list its dogs and cats on Hearthpaw, where families find a pet and pay safely.`,
      "The link opens a form with what we already know. You choose a password, we verify you, and then your pets go live.",
    ],
    action: {
      label: "Join as a shelter",
      url,
    },
    note:
      `This link works once and expires in ${days} days. If you didn't expect this email, you can ignore it.`,
  };
}
