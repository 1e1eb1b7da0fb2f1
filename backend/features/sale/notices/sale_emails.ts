import { formatCents } from "../../../platform/money.ts";
import {
  balanceOf,
  chargeWords,
  COVERED_FROM,
  type Draft,
  type EmailFacts,
  toBreeder,
  toBuyer,
  type Told,
  TREATED_AS_YOURS,
} from "./frame_emails.ts";

/** Emails about a continuing sale: its balance, and banks that dispute a payment. */

/** The email has no group because it is about the buyer's own money, so it is always sent. */
export function cardDeclined(facts: EmailFacts): Told {
  const { petName, balanceDue, card } = facts;
  const left = formatCents(balanceOf(facts));
  const from = card ?? "your saved card";
  return toBuyer(facts, {
    subject: `We couldn't charge the balance for ${petName}`,
    heading: "Your card was declined",
    paragraphs: [
      `You weren't charged. We tried to charge the ${left} balance for ${petName} to ${from}, and it was declined. We won't ` +
      "charge that card again.",
      `Pay your balance another way${
        balanceDue ? ` by ${balanceDue.lastDay}` : ""
      }, on your reservation page. Your bank may ask you to confirm the payment.`,
    ],
    words: `we couldn't charge the ${left} balance for ${petName} to ${from}. Pay it another way.`,
  });
}

export function balanceReminder(facts: EmailFacts, isLate: boolean): Told {
  if (facts.isBuyerSuspended) return suspendedReminder(facts, isLate);
  const charge = chargeWords(facts, isLate);
  if (charge) return chargeReminder(facts, charge, isLate);
  const { petName, balanceDue, program } = facts;
  const left = formatCents(balanceOf(facts));
  const due = balanceDue ? `on ${balanceDue.day}` : "now";
  return toBuyer(facts, {
    subject: isLate ? `The balance for ${petName} is late` : `The balance for ${petName} is due soon`,
    heading: isLate ? "The balance is late" : "The balance is due soon",
    paragraphs: isLate
      ? [
        `The balance of ${left} for ${petName} was due ${due}.`,
        `Pay it${
          balanceDue ? ` by ${balanceDue.lastDay}` : " now"
        }. After that, ${program} may cancel the reservation. ${TREATED_AS_YOURS(program)}`,
      ]
      : [`The balance of ${left} for ${petName} is due ${due}.`],
    words: isLate
      ? `the balance of ${left} for ${petName} is late. Pay it now.`
      : `the balance of ${left} for ${petName} is due ${due}.`,
  }, "account");
}

/** Returns the reminder for a buyer whose card will be charged, so nothing is left to do. */
function chargeReminder(facts: EmailFacts, charge: string, isLate: boolean): Told {
  const { petName, program } = facts;
  return toBuyer(facts, {
    subject: isLate
      ? `We couldn't charge the balance for ${petName} yet`
      : `We'll charge the balance for ${petName} soon`,
    heading: isLate ? "We're still trying to charge your balance" : "Your balance will be charged soon",
    paragraphs: [
      `${charge} It's the balance for ${petName}.`,
      isLate
        ? `You can also pay it on your reservation page. If it isn't paid by then, ${program} may cancel the reservation. ${
          TREATED_AS_YOURS(program)
        }`
        : "You can pay it earlier, or remove the card, on your reservation page.",
    ],
    words: `${charge.charAt(0).toLowerCase()}${charge.slice(1)} It's the balance for ${petName}.`,
  }, "account");
}

/** Suspended buyers can't sign in, so this email links to support and not to the payment page. */
function suspendedReminder(facts: EmailFacts, isLate: boolean): Told {
  const { petName, program, balanceDue } = facts;
  const left = formatCents(balanceOf(facts));
  const due = balanceDue ? `on ${balanceDue.day}` : "now";
  const last = balanceDue ? ` by ${balanceDue.lastDay}` : "";
  return toBuyer(facts, {
    subject: isLate ? `The balance for ${petName} is late` : `The balance for ${petName} is due soon`,
    heading: "Contact us about your balance",
    paragraphs: [
      `The balance of ${left} for ${petName} ${isLate ? "was" : "is"} due ${due}.`,
      "Your account is suspended, so you can't pay on our site, and we won't charge a saved card. Contact us, and we'll help.",
      `If it isn't paid${last}, ${program} may cancel the reservation. ${TREATED_AS_YOURS(program)}`,
    ],
    action: { label: "Contact us", url: facts.links.contact },
    words: `the balance of ${left} for ${petName} ${
      isLate ? "is late" : `is due ${due}`
    }. Contact us to settle it.`,
  }, "account");
}

export function balanceExtended(facts: EmailFacts): Told {
  const { petName, program, balanceDue } = facts;
  const left = formatCents(balanceOf(facts));
  const due = balanceDue ? ` by ${balanceDue.day}` : "";
  const next = chargeWords(facts) ?? `Pay it${due} on your reservation page.`;
  return toBuyer(facts, {
    subject: `You have more time to pay for ${petName}`,
    heading: "You have more time to pay",
    paragraphs: [`${program} gave you more time for the balance of ${left} for ${petName}. ${next}`],
    words: `you have more time for the balance of ${left} for ${petName}. ${next}`,
  }, "account");
}

/** The email has no group because it is about the buyer's own money and its refund, so it is always sent. */
export function saleStopped(facts: EmailFacts): Told {
  const { petName, program } = facts;
  const { group: _, ...told } = toBuyer(facts, {
    subject: `Your reservation for ${petName} is paused`,
    heading: "Your reservation is paused",
    paragraphs: [
      `${program} can't take part in Hearthpaw right now, so your reservation for ${petName} is paused.`,
      "Nothing is due, and we won't charge a saved card. Your money is held safely.",
      "You can cancel on your reservation page and get a full refund, or wait.",
    ],
    words:
      `your reservation for ${petName} is paused, and nothing is due. You can cancel and get a full refund, or wait.`,
  });
  return told;
}

export function saleResumed(facts: EmailFacts): Told {
  const { petName, order, balanceDue } = facts;
  const left = formatCents(order.total - order.deposit);
  const isDue = order.isDeposit && balanceDue !== null;
  const next = isDue
    ? facts.card
      ? `We'll charge the balance of ${left} to ${facts.card} on ${balanceDue.day}.`
      : `The balance of ${left} is due on ${balanceDue.day}.`
    : "Nothing is due.";
  return toBuyer(facts, {
    subject: `Your reservation for ${petName} continues`,
    heading: "Your reservation continues",
    paragraphs: [`Your reservation for ${petName} isn't paused anymore. ${next}`],
    words: `your reservation for ${petName} continues. ${next}`,
  }, "account");
}

/** The email has no group because it is about the recipient's own money, so it is always sent. */
export function chargeback(
  facts: EmailFacts,
  what: "chargeback-opened" | "chargeback-won" | "chargeback-lost",
): Told {
  const amount = formatCents(facts.amount);
  const { petName, buyerName } = facts;
  const drafts: Record<typeof what, Draft> = {
    "chargeback-opened": {
      subject: `A payment for ${petName} is disputed`,
      heading: "A payment is disputed",
      paragraphs: [
        `${buyerName}'s bank is disputing a ${amount} payment for ${petName}. Your earnings from this reservation are on hold ` +
        "until the bank resolves it, which can take two to three months.",
        "Add anything that shows the hand-off took place, such as photos or a signed contract. Our team answers the bank.",
      ],
      words:
        `the bank is disputing a ${amount} payment for ${petName}. Your earnings from this reservation are on hold.`,
    },
    "chargeback-won": {
      subject: `The dispute about ${petName} was resolved in your favor`,
      heading: "The dispute is closed",
      paragraphs: [
        `The bank resolved the dispute about the ${amount} payment for ${petName} in your favor. Your earnings from this ` +
        "reservation are no longer on hold.",
      ],
      words: `the dispute about ${petName} was resolved in your favor.`,
    },
    "chargeback-lost": {
      subject: `The dispute about ${petName} was resolved in the buyer's favor`,
      heading: "The dispute is closed",
      paragraphs: [
        `The bank returned ${amount} for ${petName} to ${buyerName}.`,
        facts.takenCents > 0
          ? `You'll cover ${formatCents(facts.takenCents)} of it. ${COVERED_FROM}`
          : "Nothing was taken from your earnings.",
      ],
      words: `the bank returned a ${amount} payment for ${petName} to the buyer.`,
    },
  };
  const { group: _, ...told } = toBreeder(facts, drafts[what]);
  if (what !== "chargeback-opened") return told;
  return {
    ...told,
    email: { ...told.email, action: { label: "Add evidence", url: facts.links.chargebacks } },
  };
}
