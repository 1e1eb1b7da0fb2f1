import type { NotificationGroup, RefundLine } from "../../../generated/types.ts";
import type { ReceiptFacts, SettledHow } from "../../../platform/db/schema.ts";
import type { Email } from "../../mails/view.ts";
import { type Cents, formatCents } from "../../../platform/money.ts";
import { type CancelCause, type Goodwill, possessive, type RefundWords } from "../refund_plan/index.ts";
import type { SimilarPet } from "./similar_store.ts";

/** What the emails say, read when they are written. Amounts are cents. */
export type EmailFacts = {
  number: string;
  petName: string;
  programme: string;
  buyerFirstName: string;
  buyerName: string;
  breederFirstName: string;
  isShelter: boolean;
  cancelledBy: "buyer" | "breeder" | "staff";
  /** The breeder let a buyer go whose balance was not paid in time, which counts as the buyer's own cancellation. */
  isReleased: boolean;
  /** The buyer cannot sign in, and so neither pay nor cancel by hand; nothing is charged by itself meanwhile. */
  isBuyerSuspended: boolean;
  reason: string | null;
  /** "Tuesday, November 24": the day at whose end the balance is due, and the last on which it is taken. */
  balanceDue: { day: string; lastDay: string } | null;
  /** The last day on which the buyer of a finished sale can report a problem; null where there is none any more. */
  disputeLastDay: string | null;
  /** The day on which the sale completes without the breeder; null unless the buyer has confirmed the hand-off. */
  completesOn: string | null;
  /** The breeder, or the system, has completed the sale. */
  isCompleted: boolean;
  /** The first day the pet may go home; null if there is none. */
  goHomeOn: string | null;
  /** The day on which the funds of a completed sale are released. */
  fundsOn: string | null;
  /** "Visa 4242": the card that is charged for the balance on its due day; null where none was kept. */
  card: string | null;
  /** What a cancellation gives back, in the words of its quote; null where nothing had been paid. */
  refund: { buyer: RefundWords; breeder: RefundWords; lines: RefundLine[]; cents: Cents } | null;
  order: { total: Cents; deposit: Cents; isDeposit: boolean };
  /** The deposit's balance was paid, too, or the whole at once. */
  isPaidInFull: boolean;
  /** Of the payment that it is about; null where it is about none. */
  receipt: ReceiptTold | null;
  /** Of the payment or refund that it is about. */
  amount: Cents;
  /** "Visa 4242": where a refund goes; empty where that is not known. */
  target: string;
  /** Of a refund by staff: each payment that is given back, such as "Deposit", "Visa 4242" and cents. */
  parts: readonly RefundPartTold[];
  /** How a refund was paid that the provider could not make. */
  settledHow: SettledHow | null;
  /** What the breeder covers of a chargeback. */
  takenCents: Cents;
  /** A part that staff have refunded: why, and who bears it. */
  goodwill: Goodwill | null;
  /** The pet of a canceled reservation: for sale again, kept off the site, or with its buyer. */
  petNow: "listed" | "off" | "sold";
  /** The cause that the breeder named for a cancellation. */
  cause: CancelCause | null;
  /** Pets that a buyer whose reservation was canceled by somebody else may like. */
  similar: readonly SimilarPet[];
  /** Below zero if the breeder's code costs more than the sale earns. */
  earnings: Cents;
  links: { buyer: string; breeder: string; chargebacks: string; contact: string; site: string };
};

export type RefundPartTold = { kind: string; target: string; cents: Cents };

/** Returns the lines of a refund that gives back several payments; nothing for one payment, whose sentence says it all. */
export function linesOfParts(parts: readonly RefundPartTold[]): Pick<Draft, "lines"> {
  if (parts.length < 2) return {};
  const total = parts.reduce((sum, { cents }) => sum + cents, 0);
  return {
    lines: [
      ...parts.map(({ kind, target, cents }): [string, string] => [
        target ? `${kind}, to ${target}` : kind,
        formatCents(cents),
      ]),
      ["Refund", formatCents(total)],
    ],
  };
}

/** A receipt as the email repeats it. */
export type ReceiptTold = Pick<ReceiptFacts, "lines" | "paidBeforeCents" | "leftCents"> & {
  number: string;
  /** "Sunday, November 22", where the pet is. */
  paidOn: string;
  /** "Visa 4242"; empty where nothing had to be paid. */
  paidBy: string;
  seller: string;
  buyer: string;
  url: string;
};

/** One email to one side. With a group it can be left, and waits for consent where it is a text. */
export type Told = {
  to: "buyer" | "breeder";
  email: Email;
  /** Mails without one are receipts and news about one's own money: they always go. */
  group?: NotificationGroup;
  /** The same in a few words, for who wants texts of this group. */
  text: { topic: NotificationGroup; words: string };
};

/** What one email says; `words` is the same as a text message. */
export type Draft = {
  subject: string;
  heading: string;
  paragraphs: string[];
  lines?: Email["lines"];
  links?: Email["links"];
  note?: string;
  /** In place of the reservation's page. */
  action?: Email["action"];
  words: string;
};

/** The balance of a reservation, in cents. */
export const balanceOf = ({ order }: Pick<EmailFacts, "order">): Cents => order.total - order.deposit;

/**
 * How a kept card pays the balance: "We'll charge $2,200 to your Visa 4242 on Friday, November 21."; undefined without such a
 * card, if the buyer has to pay.
 */
export function chargeWords(
  facts: Pick<EmailFacts, "card" | "balanceDue" | "order">,
  isLate = false,
): string | undefined {
  const { card, balanceDue } = facts;
  if (!card || !balanceDue) return undefined;
  const amount = formatCents(balanceOf(facts));
  return isLate
    ? `We couldn't charge ${amount} to your ${card} yet. We'll keep trying through ${balanceDue.lastDay}.`
    : `We'll charge ${amount} to your ${card} on ${balanceDue.day}.`;
}

/** What the seller completes. */
export const saleWord = ({ isShelter }: Pick<EmailFacts, "isShelter">): string =>
  isShelter ? "adoption" : "sale";

/** What follows from a cancellation after the grace of an unpaid balance, for the buyer. */
export const TREATED_AS_YOURS = (programme: string): string =>
  `We'll treat it as your cancellation, and ${possessive(programme)} refund policy applies.`;

/** Where the money comes from that a breeder covers. */
export const COVERED_FROM =
  "It comes from your pending earnings for this sale, then from your available balance. Anything left is deducted from your " +
  "next sales.";

/** Returns an email to the buyer of a reservation. */
export function toBuyer(facts: EmailFacts, draft: Draft, group?: NotificationGroup): Told {
  const { words, ...email } = draft;
  return {
    to: "buyer",
    ...(group ? { group } : {}),
    email: {
      action: { label: "Open your reservation", url: facts.links.buyer },
      ...email,
      paragraphs: [`Hi ${facts.buyerFirstName},`, ...email.paragraphs],
      reference: `Reservation ${facts.number}`,
    },
    text: { topic: "account", words: `${words} (${facts.number})` },
  };
}

/** Returns an email to the breeder of a reservation. */
export function toBreeder(facts: EmailFacts, draft: Draft): Told {
  const { words, ...email } = draft;
  return {
    to: "breeder",
    group: "listing",
    email: {
      ...email,
      paragraphs: [`Hi ${facts.breederFirstName},`, ...email.paragraphs],
      action: { label: "Open the reservation", url: facts.links.breeder },
      reference: `Reservation ${facts.number}`,
    },
    text: { topic: "listing", words: `${words} (${facts.number})` },
  };
}
