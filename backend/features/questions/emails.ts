import type { Email } from "../mails/view.ts";

/** Returns the email with a question to a breeder. Replies go to the sender. */
export function questionEmail(
  { firstName, name, email, petName, text, url }: {
    firstName: string;
    name: string;
    email: string;
    petName: string | null;
    text: string;
    url: string;
  },
): Email {
  const about = petName ? ` about ${petName}` : "";
  return {
    subject: `${name} has a question${about}`,
    heading: `${name} has a question${about}`,
    paragraphs: [
      `Hi ${firstName},`,
      `${name} asked:`,
      ...partsOf(text),
      `Reply to this email to reach ${name} at ${email}.`,
    ],
    action: { label: petName ? `View ${petName}` : "View your page", url },
    note: "Keep payments on Hearthpaw, so you and the buyer are both protected.",
  };
}

/** Returns the email with a question to the team. Replies go to the sender. */
export function teamEmail(
  { name, email, subject, text, about }: {
    name: string;
    email: string;
    subject: string;
    text: string;
    about: readonly string[];
  },
): Email {
  return {
    subject,
    heading: subject,
    paragraphs: [`From ${name}, ${email}`, ...about, ...partsOf(text), "Reply to this email to answer."],
  };
}

const SUBJECTS = {
  reservation: "Question about a reservation or payment",
  account: "Question about an account",
  listing: "Question about a listing or breeder",
  other: "Question from the contact page",
} as const;

/** Returns the subject of a support question without a subject. */
export const supportSubject = (topic: keyof typeof SUBJECTS): string => SUBJECTS[topic];

/** Returns the paragraphs of a text. */
function partsOf(text: string): string[] {
  return text.split(/\n\s*\n/).map((part) => part.trim()).filter(Boolean);
}

/** Returns the question as the page and a text message show it. They may shorten it. */
export const questionNews = (
  { name, email, text, petName }: { name: string; email: string; text: string; petName: string | null },
): { title: string; text: string } => ({
  title: petName ? `${name} asked about ${petName}` : `${name} has a question`,
  text: `${text} Reply to ${email}.`,
});
