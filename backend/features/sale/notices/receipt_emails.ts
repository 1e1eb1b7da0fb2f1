import { type Cents, formatCents } from "../../../platform/money.ts";
import {
  chargeWords,
  type Draft,
  type EmailFacts,
  type ReceiptTold,
  saleWord,
  toBreeder,
  toBuyer,
  type Told,
} from "./frame_emails.ts";

/** Emails about received payments: the buyer's receipts and the breeder's notices. */

export function receipt(facts: EmailFacts, what: "deposit" | "whole" | "balance"): Told {
  const { order, petName, program, receipt: paper } = facts;
  const paid = formatCents(facts.amount);
  const left = paper?.leftCents ?? (what === "deposit" ? order.total - order.deposit : 0);
  const charge = left > 0 ? chargeWords(facts) : undefined;
  const due = facts.balanceDue?.day;
  const isFree = facts.amount === 0;
  return toBuyer(facts, {
    subject: what === "balance"
      ? `Receipt: the balance for ${petName}`
      : isFree
      ? `${petName} is reserved for you`
      : `Receipt: ${petName} is reserved`,
    heading: what === "balance" ? `${petName} is paid in full` : `${petName} is reserved`,
    paragraphs: [
      isFree
        ? `${petName} from ${program} is reserved for you. There's nothing to pay.`
        : `We received ${paid} for ${petName} from ${program}.`,
      charge
        ? `${charge} You can pay earlier, or remove the card, on your reservation page.`
        : left > 0
        ? `The balance of ${formatCents(left)} is due${
          due ? ` ${due}` : " before the hand-off"
        }. We'll remind you.`
        : `${isFree ? "" : `${petName} is paid in full. `}${
          facts.isDelivered
            ? `You'll find the delivery of ${petName} on your reservation page, and we'll email you its steps.`
            : `${program} will get in touch about the day ${petName} comes home.`
        }`,
      ...receiptWords(paper),
    ],
    ...(isFree ? {} : {
      lines: receiptLines(paper, order.total, facts.amount, leftLabel(due, charge !== undefined)),
      note: "Keep this email for your records.",
      ...toReceipt(paper),
    }),
    words: isFree
      ? `${petName} is reserved for you.`
      : what === "balance"
      ? `we received the balance of ${paid} for ${petName}. ${petName} is paid in full.`
      : `we received ${paid}. ${petName} is reserved for you.`,
  });
}

/** Returns "Balance, due Friday, November 21". A charge that the buyer agreed to is never labeled as due. */
function leftLabel(day: string | undefined, isCharged: boolean): string {
  if (isCharged) return `Balance, charged ${day}`;
  return day ? `Balance, due ${day}` : "Balance due";
}

/** Returns the labeled amounts of a receipt. */
function receiptLines(
  paper: ReceiptTold | null,
  totalCents: Cents,
  paidCents: Cents,
  leftLabel: string,
): [string, string][] {
  const before = paper?.paidBeforeCents ?? 0;
  const left = paper?.leftCents ?? 0;
  const lines: [string, Cents][] = [
    ...(paper?.lines ?? []).map(({ label, amountCents }): [string, Cents] => [label, amountCents]),
    ["Total", totalCents],
    ...(before > 0 ? [["Previously paid", before] as [string, Cents]] : []),
    [paper?.paidBy ? `Paid with ${paper.paidBy}` : "Paid", paidCents],
    ...(left > 0 ? [[leftLabel, left] as [string, Cents]] : []),
  ];
  return lines.map(([label, cents]) => [label, formatCents(cents)]);
}

/**
 * Returns "Receipt HP-7K2M-9QXD-1, Sunday, November 22. Seller: Willow Creek, Corvallis, OR. Buyer: Dana
 * Whitfield.".
 */
function receiptWords(paper: ReceiptTold | null): string[] {
  if (!paper) return [];
  const { number, paidOn, seller, buyer } = paper;
  return [`Receipt ${number}, ${paidOn}. Seller: ${seller}.${buyer ? ` Buyer: ${buyer}.` : ""}`];
}

/** Returns the button of a receipt's email. */
const toReceipt = (paper: ReceiptTold | null): Pick<Draft, "action"> =>
  paper ? { action: { label: "View or print receipt", url: paper.url } } : {};

export function newReservation(facts: EmailFacts): Told {
  const { petName, buyerName, order } = facts;
  const isFree = order.total === 0;
  return toBreeder(facts, {
    subject: `${petName} is reserved`,
    heading: `${petName} is reserved`,
    paragraphs: [
      isFree
        ? `${buyerName} reserved ${petName}.`
        : `${buyerName} paid ${order.isDeposit ? "the deposit" : "in full"} for ${petName}.`,
      `You'll find the buyer's contact details with the reservation. ${
        facts.isDelivered
          ? `Hearthpaw delivers ${petName}: add the pick-up address there, and we'll email you the day.`
          : "Agree on a day for the hand-off."
      } ` +
      `After ${facts.isDelivered ? "the hand-off" : "it"}, complete the ${saleWord(facts)}.`,
      ...(facts.earnings < 0
        ? [
          `Your promo code costs ${formatCents(-facts.earnings)} more than you earn from this ${
            saleWord(facts)
          }. You'll cover ` +
          `that after you complete it: it comes from your available balance, and anything left is deducted from your later ` +
          `earnings. If the ${saleWord(facts)} is canceled, you pay nothing.`,
        ]
        : []),
    ],
    ...(facts.earnings > 0 ? { lines: [["Your earnings after our fee", formatCents(facts.earnings)]] } : {}),
    ...(facts.earnings < 0 ? { lines: [["You'll cover", formatCents(-facts.earnings)]] } : {}),
    words: isFree
      ? `${petName} is reserved.`
      : `${petName} is reserved: ${order.isDeposit ? "the deposit is paid" : "it's paid in full"}.`,
  });
}

export function balancePaid(facts: EmailFacts): Told {
  return toBreeder(facts, {
    subject: `The balance for ${facts.petName} is paid`,
    heading: `${facts.petName} is paid in full`,
    paragraphs: [
      `${facts.buyerName} paid the balance. ${facts.petName} can go home on the day ${
        facts.isDelivered ? "planned with the carrier" : "you agree on"
      }.`,
    ],
    words: `the balance for ${facts.petName} is paid.`,
  });
}

export function addOnReceipt(facts: EmailFacts): Told {
  const { petName, receipt: paper } = facts;
  const paid = formatCents(facts.amount);
  return toBuyer(facts, {
    subject: `Receipt: add-ons for ${petName}`,
    heading: `Your add-ons for ${petName} are paid`,
    paragraphs: [
      `We received ${paid} for what you added to ${petName}'s reservation.`,
      "If the reservation is canceled, add-ons that haven't been delivered are refunded in full.",
      ...receiptWords(paper),
    ],
    lines: receiptLines(paper, facts.amount, facts.amount, "Balance due"),
    note: "Keep this email for your records.",
    ...toReceipt(paper),
    words: `we received ${paid} for ${petName}'s add-ons.`,
  });
}

export function addOnsAdded(facts: EmailFacts): Told {
  const { petName, buyerName, receipt: paper } = facts;
  const names = (paper?.lines ?? []).filter(({ kind }) => kind === "Add-on").map(({ label }) => label);
  return toBreeder(facts, {
    subject: `${buyerName} bought add-ons for ${petName}`,
    heading: "New add-ons",
    paragraphs: [
      `${buyerName} bought ${names.join(", ")} for ${petName}. Your earnings from the ${
        saleWord(facts)
      } stay the same.`,
    ],
    words: `${buyerName} bought ${names.join(", ")} for ${petName}.`,
  });
}
