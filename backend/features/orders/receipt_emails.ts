import { type Cents, formatCents } from "../../platform/money.ts";
import {
  type Draft,
  type EmailFacts,
  type ReceiptTold,
  toBreeder,
  toBuyer,
  type Told,
} from "./frame_emails.ts";

/** Of payments that were taken: the buyer's receipts, and what the breeder learns. */

export function receipt(facts: EmailFacts, what: "deposit" | "whole" | "balance"): Told {
  const { order, petName, programme, receipt: paper } = facts;
  const paid = formatCents(facts.amount);
  const left = paper?.leftCents ?? (what === "deposit" ? order.total - order.deposit : 0);
  const due = facts.balanceDue ? ` by ${facts.balanceDue.day}` : "";
  return toBuyer(facts, {
    subject: what === "balance" ? `Receipt: the balance for ${petName}` : `Receipt: ${petName} is reserved`,
    heading: what === "balance" ? `Everything for ${petName} is paid` : `${petName} is reserved`,
    paragraphs: [
      facts.amount === 0
        ? `${petName} from ${programme} is reserved for you. There was nothing to pay.`
        : `We received ${paid} for ${petName} from ${programme}.`,
      left > 0
        ? `${formatCents(left)} is left to pay${due}. We'll remind you before that.`
        : `Nothing is left to pay. ${programme} will get in touch about the day ${petName} comes home.`,
      ...receiptWords(paper),
    ],
    lines: receiptLines(paper, order.total, facts.amount, due),
    note: "Keep this email for your records.",
    ...toReceipt(paper),
    words: facts.amount === 0
      ? `${petName} is reserved for you.`
      : what === "balance"
      ? `we received the balance of ${paid} for ${petName}. Everything is paid.`
      : `we received ${paid}. ${petName} is reserved for you.`,
  });
}

/** The amounts of a receipt by their names. */
function receiptLines(
  paper: ReceiptTold | null,
  totalCents: Cents,
  paidCents: Cents,
  due: string,
): [string, string][] {
  const before = paper?.paidBeforeCents ?? 0;
  const left = paper?.leftCents ?? 0;
  const lines: [string, Cents][] = [
    ...(paper?.lines ?? []).map(({ label, amountCents }): [string, Cents] => [label, amountCents]),
    ["Total", totalCents],
    ...(before > 0 ? [["Paid before", before] as [string, Cents]] : []),
    [paper?.paidBy ? `Paid by ${paper.paidBy}` : "Paid", paidCents],
    ...(left > 0 ? [[`Left to pay${due}`, left] as [string, Cents]] : []),
  ];
  return lines.map(([label, cents]) => [label, formatCents(cents)]);
}

/** "Receipt HP-7K2M-9QXD-1, Sunday, November 22. Seller: Willow Creek, Corvallis, OR. Buyer: Dana Whitfield.". */
function receiptWords(paper: ReceiptTold | null): string[] {
  if (!paper) return [];
  const { number, paidOn, seller, buyer } = paper;
  return [`Receipt ${number}, ${paidOn}. Seller: ${seller}.${buyer ? ` Buyer: ${buyer}.` : ""}`];
}

/** The button of a receipt's email. */
const toReceipt = (paper: ReceiptTold | null): Pick<Draft, "action"> =>
  paper ? { action: { label: "View or print receipt", url: paper.url } } : {};

export function newReservation(facts: EmailFacts): Told {
  const { petName, buyerName, order } = facts;
  return toBreeder(facts, {
    subject: `${petName} is reserved`,
    heading: `${petName} has found a home`,
    paragraphs: [
      `${buyerName} has paid ${order.isDeposit ? "the deposit" : "in full"} for ${petName}.`,
      "You'll find the buyer's contact details with the reservation. Agree on a day for the hand-off, and complete the sale after it.",
    ],
    lines: [["You earn", formatCents(facts.earnings)]],
    words: `${petName} is reserved: ${order.isDeposit ? "the deposit is" : "everything is"} paid.`,
  });
}

export function balancePaid(facts: EmailFacts): Told {
  return toBreeder(facts, {
    subject: `The balance for ${facts.petName} is paid`,
    heading: "Everything is paid",
    paragraphs: [
      `${facts.buyerName} has paid the balance. ${facts.petName} can go home on the day you agree on.`,
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
    lines: receiptLines(paper, facts.amount, facts.amount, ""),
    note: "Keep this email for your records.",
    ...toReceipt(paper),
    words: `we received ${paid} for ${petName}'s add-ons.`,
  });
}

export function addOnsAdded(facts: EmailFacts): Told {
  const { petName, buyerName, receipt: paper } = facts;
  const names = (paper?.lines ?? []).filter(({ kind }) => kind === "Add-on").map(({ label }) => label);
  return toBreeder(facts, {
    subject: `${buyerName} added to ${petName}'s reservation`,
    heading: "Add-ons were bought",
    paragraphs: [
      `${buyerName} bought ${names.join(", ")} for ${petName}. What you earn from the sale stays the same.`,
    ],
    words: `${buyerName} added ${names.join(", ")} to ${petName}'s reservation.`,
  });
}
