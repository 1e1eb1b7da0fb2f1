import type { DisputeReason } from "../../generated/types.ts";
import type { Email } from "../mails/view.ts";
import { ARRIVAL } from "../orders/cancellation_rules.ts";
import { formatCents } from "../../platform/money.ts";
import { firstCharacters } from "../../platform/text.ts";

/** What happens in a dispute that somebody is told of. */
export const STEPS = ["opened", "reply", "decided"] as const;
export type Step = typeof STEPS[number];

export type Facts = {
  number: string;
  petName: string;
  programme: string;
  buyerName: string;
  buyerFirstName: string;
  breederFirstName: string;
  reason: DisputeReason;
  /** What was just said. */
  message: { by: "buyer" | "breeder" | "staff"; text: string; files: number } | null;
  /** Cents; null where nothing is given back. */
  refundCents: number | null;
  decision: string;
  links: { buyer: string; breeder: string };
};
/** One email to one side, and the same in a few words. News about one's own money always go. */
export type Told = { to: "buyer" | "breeder"; email: Email; words: string };
type Draft = { subject: string; heading: string; paragraphs: string[]; label: string; words: string };

/** Who is told what. */
export function emailsOf(step: Step, facts: Facts): Told[] {
  if (step === "opened") return [received(facts), asked(facts)];
  if (step === "reply") return [replied(facts)];
  return facts.refundCents === null
    ? [released(facts, "buyer"), released(facts, "breeder")]
    : [refunded(facts, facts.refundCents, "buyer"), refunded(facts, facts.refundCents, "breeder")];
}

function told(facts: Facts, to: Told["to"], { label, words, ...draft }: Draft): Told {
  const name = to === "buyer" ? facts.buyerFirstName : facts.breederFirstName;
  return {
    to,
    email: {
      ...draft,
      paragraphs: [`Hi ${name},`, ...draft.paragraphs],
      action: { label, url: facts.links[to] },
      reference: `Reservation ${facts.number}`,
    },
    words: `${words} (${facts.number})`,
  };
}

const REASONS: Readonly<Record<DisputeReason, string>> = {
  "not-as-described": "not as described",
  "health": "a health problem",
  "not-delivered": "not handed over",
  "paperwork": "missing or wrong paperwork",
  "other": "something else",
};
const QUOTED = 600;

/** The words of a message, cut where they are long. */
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
  const { petName, programme } = facts;
  return told(facts, "buyer", {
    subject: `We received your report about ${petName}`,
    heading: "We received your report",
    paragraphs: [
      `You reported a problem with ${petName}: ${
        REASONS[facts.reason]
      }. We've asked ${programme} to reply, and we'll email you when they do.`,
      `Our team hears both sides and then decides. Until then, ${programme}'s funds from this sale are on hold.`,
    ],
    label: "Open your reservation",
    words: `we received your report about ${petName} and asked ${programme} to reply.`,
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
      "Reply soon, and add anything that helps, such as health records, photos or messages. Our team hears both sides " +
      "and then decides. Funds from this sale are on hold until then.",
    ],
    label: "Reply",
    words: `${buyerName} reported a problem with ${petName}. Reply on the reservation page.`,
  });
}

function replied(facts: Facts): Told {
  const isBuyer = facts.message?.by === "buyer";
  const who = isBuyer ? facts.buyerName : facts.programme;
  return told(facts, isBuyer ? "breeder" : "buyer", {
    subject: `${who} replied about ${facts.petName}`,
    heading: `${who} replied`,
    paragraphs: [...quoted(facts), "You can reply until our team decides."],
    label: "Read and reply",
    words: `${who} replied about ${facts.petName}.`,
  });
}

function released(facts: Facts, to: Told["to"]): Told {
  const { petName } = facts;
  return told(facts, to, {
    subject: `Our decision about ${petName}`,
    heading: to === "buyer" ? "Your report is closed" : "The report is closed",
    paragraphs: [
      to === "buyer"
        ? `Our team heard both sides and decided not to refund your payment for ${petName}.`
        : `Our team heard both sides and decided in your favor. Your funds from the sale of ${petName} are no longer on hold.`,
      `The reason: ${facts.decision}`,
    ],
    label: to === "buyer" ? "Open your reservation" : "Open the report",
    words: to === "buyer"
      ? `our team closed your report about ${petName} without a refund.`
      : `our team closed the report about ${petName} in your favor.`,
  });
}

function refunded(facts: Facts, cents: number, to: Told["to"]): Told {
  const { petName, buyerName } = facts;
  const amount = formatCents(cents);
  return told(facts, to, {
    subject: to === "buyer"
      ? `You'll get ${amount} back for ${petName}`
      : `${buyerName} gets ${amount} back for ${petName}`,
    heading: to === "buyer" ? `You'll get ${amount} back` : "The report is closed",
    paragraphs: to === "buyer"
      ? [
        `Our team heard both sides and decided to refund ${amount} of what you paid for ${petName}. ${ARRIVAL}`,
        `The reason: ${facts.decision}`,
      ]
      : [
        `Our team heard both sides and decided to refund ${amount} to ${buyerName}. Your share of it comes from your pending ` +
        "funds for this sale, then from your available funds. Anything left is deducted from your next sales.",
        `The reason: ${facts.decision}`,
      ],
    label: to === "buyer" ? "Open your reservation" : "Open the report",
    words: to === "buyer"
      ? `you'll get ${amount} back for ${petName}.`
      : `${buyerName} gets ${amount} back for ${petName}.`,
  });
}

/** Returns the email to staff about a problem that a buyer has reported. */
export function problemReported({ number, publicUrl }: { number: string; publicUrl: string }): Email {
  return {
    subject: `Problem reported: reservation ${number}`,
    heading: "A buyer reported a problem",
    paragraphs: [
      "The funds from this sale are on hold until the team decides. We asked the breeder to reply.",
    ],
    action: { label: "Open disputes", url: `${publicUrl}/admin/disputes` },
    reference: `Reservation ${number}`,
  };
}
