import { formatCents } from "../../platform/money.ts";
import { ARRIVAL, whereTo } from "../sale/refund_plan/index.ts";
import { COVERED_FROM, linesOfParts } from "../sale/notices/index.ts";
import { type Facts, type Told, told } from "./email_rules.ts";

type Side = Told["to"];

/** Returns the email about a decision for each side. */
export function decisionEmails(facts: Facts): Told[] {
  const { refundCents } = facts;
  return refundCents === null
    ? [released(facts, "buyer"), released(facts, "breeder")]
    : [refunded(facts, refundCents, "buyer"), refunded(facts, refundCents, "breeder")];
}

/**
 * Returns a sentence about the sides that were heard, and about why staff did not wait for a missing reply.
 */
function heard({ program, replyDueOn, hasReplied, earlyReason }: Facts, to: Side): string {
  if (hasReplied) return "Our team heard both sides.";
  const who = to === "buyer" ? program : "You";
  if (earlyReason !== null) {
    const had = to === "buyer" ? "hadn't replied yet and had" : "hadn't replied yet, and you had";
    return `${who} ${had} until ${replyDueOn}. Here's why we didn't wait: ${earlyReason}`;
  }
  return replyDueOn ? `${who} didn't reply by ${replyDueOn}.` : `${who} didn't reply.`;
}

function released(facts: Facts, to: Side): Told {
  const { petName } = facts;
  return told(facts, to, {
    subject: `Our decision about ${petName}`,
    heading: to === "buyer" ? "Your report is closed" : "The report is closed",
    paragraphs: [
      heard(facts, to),
      to === "buyer"
        ? `We resolved your report without refunding your payment for ${petName}.`
        : `We resolved this in your favor. Your earnings from ${petName} are no longer on hold.`,
      `Here's why: ${facts.decision}`,
    ],
    label: to === "buyer" ? "Open your reservation" : "Open the report",
    words: to === "buyer"
      ? `our team closed your report about ${petName} without a refund.`
      : `our team closed the report about ${petName} in your favor.`,
  });
}

/**
 * Returns sentences about each side's share of a refund. A sale that ends undoes each side's earnings from
 * it.
 */
function sharesWords({ program, shares, isWhole }: Facts, cents: number, to: Side): string[] {
  if (!shares) return [];
  const { breederCents, platformCents } = shares;
  const [breeder, platform] = [formatCents(breederCents), formatCents(platformCents)];
  if (isWhole) {
    return to === "breeder" && breederCents > 0
      ? [`The reservation has ended, and the ${breeder} you earned from it is returned. ${COVERED_FROM}`]
      : [];
  }
  const others = cents - breederCents - platformCents;
  const rest = others > 0
    ? ` The other ${formatCents(others)} is sales tax or a donation that goes back.`
    : "";
  const part = (cents: string) => others > 0 ? `${cents} of the refund` : `all ${cents}`;
  if (to === "buyer") {
    if (breederCents <= 0) return [`Hearthpaw pays ${part(platform)}.${rest}`];
    if (platformCents <= 0) return [`${program} pays ${part(breeder)}.${rest}`];
    return [`${program} pays ${breeder} of the refund, and Hearthpaw pays ${platform}.${rest}`];
  }
  if (breederCents <= 0) {
    return [`Hearthpaw covers ${part(platform)}, so your earnings stay the same.${rest}`];
  }
  if (platformCents <= 0) return [`You'll cover ${part(breeder)}.${rest} ${COVERED_FROM}`];
  return [
    `You'll cover ${breeder} of the refund, and Hearthpaw covers ${platform}.${rest} ${COVERED_FROM}`,
  ];
}

/** Returns the email about a sale that ended for its buyer with nothing left to refund. */
function endedWithout(facts: Facts, to: Side): Told {
  const { petName, buyerName } = facts;
  const isBuyer = to === "buyer";
  return told(facts, to, {
    subject: `Our decision about ${petName}`,
    heading: isBuyer ? "Your report is closed" : "The report is closed",
    paragraphs: [
      heard(facts, to),
      isBuyer
        ? `We resolved this in your favor, and your reservation for ${petName} has ended. There was no payment to refund.`
        : `We resolved this in ${buyerName}'s favor. There was no payment to refund.`,
      ...sharesWords(facts, 0, to),
      `Here's why: ${facts.decision}`,
    ],
    label: isBuyer ? "Open your reservation" : "Open the report",
    words: isBuyer
      ? `our team resolved your report about ${petName} in your favor. There was no payment to refund.`
      : `our team resolved the report about ${petName} in ${buyerName}'s favor.`,
  });
}

function refunded(facts: Facts, cents: number, to: Side): Told {
  const { petName, buyerName, parts } = facts;
  if (cents === 0) return endedWithout(facts, to);
  const amount = formatCents(cents);
  const targets = parts.map(({ target, cents }) => ({ label: target, refundCents: cents }));
  const isBuyer = to === "buyer";
  return told(facts, to, {
    subject: isBuyer
      ? `You'll get ${amount} back for ${petName}`
      : `${buyerName} gets ${amount} back for ${petName}`,
    heading: isBuyer ? `You'll get ${amount} back` : "The report is closed",
    paragraphs: [
      heard(facts, to),
      isBuyer
        ? `We're refunding ${amount} of what you paid for ${petName}${whereTo({ targets })}. ${ARRIVAL}`
        : `We're refunding ${amount} to ${buyerName}.`,
      ...sharesWords(facts, cents, to),
      `Here's why: ${facts.decision}`,
    ],
    ...(isBuyer ? linesOfParts(parts) : {}),
    label: isBuyer ? "Open your reservation" : "Open the report",
    words: isBuyer
      ? `you'll get ${amount} back for ${petName}.`
      : `${buyerName} gets ${amount} back for ${petName}.`,
  });
}
