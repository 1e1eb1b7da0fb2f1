import type { Email } from "../mails/view.ts";

type Facts = {
  /** Name of the sender. */
  name: string;
  petName: string | null;
  /** Last message, without contact details if the reader may not see them. */
  text: string;
  images: number;
  /** Unread messages of the conversation. */
  count: number;
};

const QUOTED = 300;

/** Returns the text of a message, shortened to `QUOTED` characters. */
function quoted({ text, images }: Facts): string {
  if (text === "") return images === 1 ? "Sent a photo." : `Sent ${images} photos.`;
  const characters = [...text];
  return characters.length > QUOTED ? `${characters.slice(0, QUOTED).join("").trimEnd()}…` : text;
}

const about = ({ petName }: Facts): string => petName ? ` about ${petName}` : "";

/** Returns the in-app notification of a new message. */
export function newMessageNotice(facts: Facts): { title: string; text: string } {
  return { title: `New message from ${facts.name}${about(facts)}`, text: quoted(facts) };
}

/** Returns the email about messages that were unread for some minutes. */
export function newMessageEmail(facts: Facts & { readerName: string; url: string }): Email {
  const { name, count, readerName, url } = facts;
  const subject = count === 1
    ? `New message from ${name}${about(facts)}`
    : `${count} new messages from ${name}${about(facts)}`;
  return {
    subject,
    heading: subject,
    paragraphs: [
      `Hi ${readerName},`,
      `${name} wrote${about(facts)}:`,
      `“${quoted(facts)}”`,
    ],
    action: { label: "Read and reply", url },
    note: "Replies to this email won't reach them. Reply on Hearthpaw.",
  };
}
