import type { DisputeReason } from "../../generated/types.ts";
import type { Email } from "../mails/view.ts";
import { possessive } from "../sale/refund_plan/index.ts";
import { firstCharacters } from "../../platform/text.ts";
import { decisionEmails } from "./decision_emails.ts";
import { type Facts, type Told, told } from "./email_rules.ts";

/** Steps of a dispute that trigger notifications. */
export const STEPS = ["opened", "reply", "reply-due", "decided"] as const;
export type Step = typeof STEPS[number];

/** Returns the emails of a step. */
export function emailsOf(step: Step, facts: Facts): Told[] {
  if (step === "opened") return [received(facts), asked(facts)];
  if (step === "reply") return [replied(facts)];
  if (step === "reply-due") return [replyDue(facts)];
  return decisionEmails(facts);
}

const REASONS: Readonly<Record<DisputeReason, string>> = {
  "not-as-described": "not as described",
  "health": "a health problem",
  "not-delivered": "not handed over",
  "paperwork": "missing or wrong paperwork",
  "other": "something else",
};
const QUOTED = 600;

/** Returns the text of a message as a quote, cut if it is long. */
function quoted({ message }: Facts): string[] {
  if (!message) return [];
  const { text, files } = message;
  const first = firstCharacters(text, QUOTED);
  const words = first === text ? text : `${first.trimEnd()}…`;
  return [
    `“${words}”`,
    ...(files
      ? [files === 1 ? "There is 1 file with this message." : `There are ${files} files with this message.`]
      : []),
  ];
}

function received(facts: Facts): Told {
  const { petName, program } = facts;
  return told(facts, "buyer", {
    subject: `We received your report about ${petName}`,
    heading: "We received your report",
    paragraphs: [
      `You reported a problem with ${petName}: ${REASONS[facts.reason]}. We've asked ${program} to reply${
        by(facts)
      }, and we'll email you when they do.`,
      `After that, our team resolves it with what it has. Until then, ${
        possessive(program)
      } earnings from this reservation are on hold.`,
    ],
    label: "Open your reservation",
    words: `we received your report about ${petName} and asked ${program} to reply.`,
  });
}

function asked(facts: Facts): Told {
  const { petName, buyerName } = facts;
  return told(facts, "breeder", {
    subject: `${buyerName} reported a problem with ${petName}`,
    heading: `Reply about ${petName}`,
    paragraphs: [
      `${buyerName} reported a problem with ${petName}: ${REASONS[facts.reason]}.`,
      ...quoted(facts),
      `Reply${
        by(facts) || " soon"
      }, and add anything that helps, such as health records, photos or messages. After that, our team ` +
      "resolves it with what it has. Your earnings from this reservation are on hold until then.",
    ],
    label: "Reply",
    words: `${buyerName} reported a problem with ${petName}. Reply${by(facts)} on the reservation page.`,
  });
}

const by = ({ replyDueOn }: Facts): string => replyDueOn ? ` by ${replyDueOn}` : "";

function replyDue(facts: Facts): Told {
  const { petName, buyerName } = facts;
  return told(facts, "breeder", {
    subject: `Reply about ${petName}${by(facts)}`,
    heading: `Reply about ${petName}`,
    paragraphs: [
      `${buyerName} reported a problem with ${petName}: ${REASONS[facts.reason]}. You haven't replied yet.`,
      `Reply${
        by(facts)
      }, and add anything that helps, such as health records, photos or messages. After that, our team resolves it ` +
      "with what it has.",
    ],
    label: "Reply",
    words: `reply about ${petName}${by(facts)} on the reservation page.`,
  });
}

function replied(facts: Facts): Told {
  const isBuyer = facts.message?.by === "buyer";
  const who = isBuyer ? facts.buyerName : facts.program;
  return told(facts, isBuyer ? "breeder" : "buyer", {
    subject: `${who} replied about ${facts.petName}`,
    heading: `${who} replied`,
    paragraphs: [...quoted(facts), "You can reply until our team resolves it."],
    label: "Read and reply",
    words: `${who} replied about ${facts.petName}.`,
  });
}

/** Returns the email to staff about a problem reported by a buyer. */
export function problemReported(
  { number, petName, sellerName, reason, replyDueOn, publicUrl }: {
    number: string;
    petName: string;
    sellerName: string;
    reason: DisputeReason;
    replyDueOn: string;
    publicUrl: string;
  },
): Email {
  return {
    subject: `Problem reported: ${petName}, reservation ${number}`,
    heading: `A problem with ${petName} was reported`,
    paragraphs: [
      `The buyer of ${petName} from ${sellerName} reported a problem: ${REASONS[reason]}.`,
      `The earnings are on hold until our team resolves it. ${sellerName} has until ${replyDueOn} to reply.`,
    ],
    action: { label: "Open disputes", url: `${publicUrl}/admin/disputes` },
    reference: `Reservation ${number}`,
  };
}
