import { greetingOf } from "../accounts/rules.ts";
import type { Email } from "../mails/view.ts";
import { type Cents, formatCents } from "../../platform/money.ts";

/** Facts of a delivery that emails state. */
export type Facts = {
  number: string;
  petName: string;
  kind: "Honest Delivery" | "Puppy Flight";
  sellerName: string;
  buyerName: string;
  buyerFirstName: string;
  breederFirstName: string;
  from: string;
  to: string;
  carrierName: string;
  /** Carrier's company, or their name. */
  carrier: string;
  costCents: Cents;
  /** "Monday, January 12, 8:00 AM" at the breeder, and "Monday, January 12, 11:00 AM to 1:00 PM" at the buyer. */
  window: { pickUp: string; arrival: string } | null;
  hasPickUp: boolean;
  links: { buyer: string; breeder: string; carrier: string };
};

export type SideMail = { to: "buyer" | "breeder"; email: Email; words: string };

/** Steps of a delivery with emails for buyer and breeder. */
const STEPS = [
  "accept",
  "schedule",
  "pick-up",
  "hand-off",
  "decline",
  "withdraw",
  "cancel",
  "fail",
  "replace",
] as const;
export type SideStep = typeof STEPS[number];
export const isSideStep = (step: string): step is SideStep => STEPS.some((known) => known === step);

/**
 * Returns the emails to buyer and breeder about a step. `wasCarried` tells whether they knew of the carrier,
 * and `isSaleOver` whether the sale ended, which has emails of its own.
 */
export function sideEmails(
  step: SideStep,
  facts: Facts,
  { wasCarried, isSaleOver }: { wasCarried: boolean; isSaleOver: boolean },
): SideMail[] {
  if (isSaleOver) return [];
  switch (step) {
    case "accept":
      return facts.window
        ? []
        : [toBuyer(facts, accepted(facts)), toBreeder(facts, acceptedForBreeder(facts))];
    case "schedule":
      return [toBuyer(facts, scheduled(facts)), toBreeder(facts, scheduledForBreeder(facts))];
    case "pick-up":
      return [toBuyer(facts, pickedUp(facts)), toBreeder(facts, pickedUpForBreeder(facts))];
    // The carrier's report confirms the sale's hand-off, which has emails of its own.
    case "hand-off":
      return [];
    case "decline":
    case "withdraw":
      return wasCarried ? [toBuyer(facts, replaced(facts)), toBreeder(facts, replaced(facts))] : [];
    // Only told if the last carrier had accepted.
    case "replace":
      return [toBuyer(facts, replaced(facts)), toBreeder(facts, replaced(facts))];
    case "cancel":
      return [toBuyer(facts, canceled(facts)), toBreeder(facts, canceledForBreeder(facts))];
    case "fail":
      return [toBuyer(facts, failed(facts)), toBreeder(facts, failed(facts))];
  }
}

type Draft = { subject: string; paragraphs: string[]; words: string };

const toBuyer = (facts: Facts, { subject, paragraphs, words }: Draft): SideMail => ({
  to: "buyer",
  words,
  email: {
    subject,
    heading: subject,
    paragraphs: [greetingOf(facts.buyerFirstName), ...paragraphs],
    action: { label: "View the delivery", url: facts.links.buyer },
    reference: `Reservation ${facts.number}`,
  },
});
const toBreeder = (facts: Facts, { subject, paragraphs, words }: Draft): SideMail => ({
  to: "breeder",
  words,
  email: {
    subject,
    heading: subject,
    paragraphs: [greetingOf(facts.breederFirstName), ...paragraphs],
    action: { label: "View the delivery", url: facts.links.breeder },
    reference: `Reservation ${facts.number}`,
  },
});

const CODE = "Your reservation page has a 6-digit code. Show it to the carrier once you have";

function accepted({ petName, carrier }: Facts): Draft {
  return {
    subject: `A carrier will bring ${petName} home`,
    paragraphs: [
      `${carrier} accepted the delivery of ${petName}. We'll email you the day and time.`,
      `${CODE} ${petName}, and not before.`,
    ],
    words: `${carrier} will bring ${petName} home. We'll send you the day and time.`,
  };
}

/** Asks for the address if the breeder hasn't saved it. */
const asks = ({ hasPickUp }: Facts): string[] =>
  hasPickUp ? [] : ["Add the pick-up address on the reservation page, so the carrier can find you."];

function acceptedForBreeder(facts: Facts): Draft {
  const { petName, carrier } = facts;
  return {
    subject: `A carrier will pick up ${petName}`,
    paragraphs: [
      `${carrier} accepted the delivery of ${petName}. We'll email you the day and time of the pick-up.`,
      ...asks(facts),
    ],
    words: `${carrier} will pick up ${petName}. We'll send you the day and time.`,
  };
}

function scheduled({ petName, carrier, window }: Facts): Draft {
  return {
    subject: `When ${petName} comes home`,
    paragraphs: [
      `${carrier} plans to arrive with ${petName} on ${window?.arrival}.`,
      `${CODE} ${petName}, and not before.`,
    ],
    words: `${petName} arrives on ${window?.arrival}.`,
  };
}

function scheduledForBreeder(facts: Facts): Draft {
  const { petName, carrier, window } = facts;
  return {
    subject: `When the carrier picks up ${petName}`,
    paragraphs: [
      `${carrier} plans to pick up ${petName} on ${window?.pickUp}. Have ${petName}'s papers and favorite blanket ready.`,
      ...asks(facts),
    ],
    words: `${carrier} picks up ${petName} on ${window?.pickUp}.`,
  };
}

function pickedUp({ petName, carrier, window }: Facts): Draft {
  return {
    subject: `${petName} is heading home`,
    paragraphs: [
      `${carrier} has picked up ${petName}.${window ? ` They plan to arrive on ${window.arrival}.` : ""}`,
      `${CODE} ${petName}, and not before.`,
    ],
    words: `${petName} is heading home.`,
  };
}

function pickedUpForBreeder({ petName, carrier, buyerName }: Facts): Draft {
  return {
    subject: `${petName} is heading home`,
    paragraphs: [
      `${carrier} reported that they picked up ${petName}. We'll email you once ${buyerName} has ${petName}.`,
    ],
    words: `${carrier} has picked up ${petName}.`,
  };
}

function replaced({ petName }: Facts): Draft {
  return {
    subject: `We're looking for another carrier for ${petName}`,
    paragraphs: [
      `The carrier can't deliver ${petName} as planned. We're arranging another one and will email you the new day and time.`,
    ],
    words: `we're looking for another carrier for ${petName}.`,
  };
}

function canceled({ petName, sellerName }: Facts): Draft {
  return {
    subject: `We can't deliver ${petName}`,
    paragraphs: [
      `Our team canceled the delivery of ${petName}. Your reservation continues: you can agree on a day with ${sellerName}.`,
      "If you paid for the delivery, our team will email you about the refund. Contact us if you have questions.",
    ],
    words: `we can't deliver ${petName}. See your reservation page.`,
  };
}

function canceledForBreeder({ petName, buyerName }: Facts): Draft {
  return {
    subject: `We can't deliver ${petName}`,
    paragraphs: [
      `Our team canceled the delivery of ${petName}. The reservation continues: agree on a day with ${buyerName}.`,
    ],
    words: `we can't deliver ${petName}. Agree on a day with ${buyerName}.`,
  };
}

function failed({ petName }: Facts): Draft {
  return {
    subject: `The delivery of ${petName} didn't work out`,
    paragraphs: [
      `The carrier couldn't hand ${petName} off. Our team is arranging another delivery and will contact you.`,
    ],
    words: `the delivery of ${petName} didn't work out. We're arranging another one.`,
  };
}

/** Returns the email that offers a delivery to a carrier. Its link is the only key to the delivery. */
export function offerToCarrier(facts: Facts): Email {
  const { kind, petName, from, to, costCents, carrierName, window } = facts;
  return {
    subject: `Delivery offer: ${from} to ${to}`,
    heading: `Can you deliver ${petName}?`,
    paragraphs: [
      greetingOf(carrierName),
      `We have a delivery for you: ${petName}, from ${from} to ${to} (${kind}).`,
      ...(window ? [`Pick-up on ${window.pickUp}, arrival on ${window.arrival}.`] : []),
      "Accept or decline with the button. After you accept, the page shows both addresses, and you report the pick-up and the hand-off there.",
    ],
    lines: [["Your pay", formatCents(costCents)]],
    action: { label: "Open the delivery", url: facts.links.carrier },
    reference: `Reservation ${facts.number}`,
    note: "The link is for you alone. Don't forward it: whoever has it can report this delivery.",
  };
}

/** Returns the email to a carrier who doesn't carry out a delivery anymore. */
export function takenFromCarrier({ carrierName, petName, from, to, number }: Facts, hasPet: boolean): Email {
  return {
    subject: `Canceled: delivery from ${from} to ${to}`,
    heading: `The delivery of ${petName} is canceled`,
    paragraphs: [
      greetingOf(carrierName),
      hasPet
        ? `The sale of ${petName} was canceled. Call us now: we'll tell you where to bring ${petName}. You'll be paid.`
        : `You don't need to deliver ${petName} from ${from} to ${to} anymore. Your link no longer works.`,
    ],
    reference: `Reservation ${number}`,
  };
}

/** Returns the email to a carrier whose accepted delivery has another pick-up address or pay. */
export function changedForCarrier(
  { carrierName, petName, from, to, number, costCents, links }: Facts,
  what: "pick-up" | "pay",
): Email {
  return {
    subject: `Changed: delivery from ${from} to ${to}`,
    heading: what === "pay" ? "Your pay has changed" : "The pick-up address has changed",
    paragraphs: [
      greetingOf(carrierName),
      what === "pay"
        ? `Your pay for the delivery of ${petName} is now ${formatCents(costCents)}.`
        : `The seller of ${petName} changed the pick-up address. Your delivery page shows the new one.`,
    ],
    action: { label: "Open the delivery", url: links.carrier },
    reference: `Reservation ${number}`,
  };
}

/** Returns the email to staff about a delivery that needs a carrier, a call or a new link. */
export function deliveryNeedsStaff(
  { number, id, publicUrl, what }: {
    number: string;
    id: string;
    publicUrl: string;
    what: "begun" | "declined" | "canceled-under-way" | "not-needed" | "code-locked";
  },
): Email {
  const sentences = {
    "begun": "A buyer paid for a delivery. It needs a carrier.",
    "declined": "A carrier declined a delivery. It needs another one.",
    "canceled-under-way":
      "A sale was canceled while a carrier has the pet. Call the carrier about where to bring it.",
    "not-needed":
      "A sale was completed without its delivery, which we ended: the buyer already has the pet. Check whether the buyer gets money back for it.",
    "code-locked": "A carrier entered too many wrong codes at the hand-off. Call them, and send a new link.",
  };
  return {
    subject: `Delivery: reservation ${number}`,
    heading: "A delivery needs your attention",
    paragraphs: [sentences[what]],
    action: { label: "Open the delivery", url: `${publicUrl}/admin/deliveries/${id}` },
    reference: `Reservation ${number}`,
  };
}
