import type { Email } from "../mails/view.ts";
import type { Decision } from "./rules.ts";

type About = { firstName: string; programme: string; reason: string | null; publicUrl: string };

/** The mail that tells a breeder what was decided and what to do next. */
export function decisionEmail(decision: Exclude<Decision, "review">, about: About): Email {
  const { firstName, programme, reason, publicUrl } = about;
  const hello = `Hello ${firstName},`;
  const verification = `${publicUrl}/breeder/verification`;
  const said = reason ? [`“${reason}”`] : [];
  switch (decision) {
    case "approve":
      return {
        subject: `${programme} is verified`,
        heading: "You are verified",
        paragraphs: [
          hello,
          `we have checked your documents. From now on ${programme} carries the verified mark on its page and beside each of its animals.`,
          "There is nothing left to do. The pictures of your ID are deleted after 90 days.",
        ],
        action: { label: "Open my dashboard", url: `${publicUrl}/breeder` },
      };
    case "ask":
      return {
        subject: `One more thing about the verification of ${programme}`,
        heading: "We need a little more",
        paragraphs: [
          hello,
          "we have looked at your documents and cannot decide yet. This is what is missing:",
          ...said,
          "Replace what is meant and hand your documents in again; what you leave as it is stays.",
        ],
        action: { label: "Complete my documents", url: verification },
      };
    case "withdraw":
      return {
        subject: `${programme} is no longer verified`,
        heading: "Your verification was withdrawn",
        paragraphs: [
          hello,
          "We looked at your verification again and withdrew it, for this reason:",
          ...said,
          "Your page and your pets are hidden, and nobody new can reserve them. Reservations that are paid go on.",
          "Submit new documents to be verified again. If you think we got this wrong, contact us and a person will look at it.",
        ],
        action: { label: "Verify your identity", url: verification },
      };
    case "reject":
      return {
        subject: `The verification of ${programme} was not approved`,
        heading: "We could not verify you",
        paragraphs: [
          hello,
          "we have looked at your documents and could not approve the verification, for this reason:",
          ...said,
          "If that can be put right, you can hand in new documents. If you think that we are mistaken, answer to our support; a person reads it.",
        ],
        action: { label: "See what was decided", url: verification },
      };
  }
}
