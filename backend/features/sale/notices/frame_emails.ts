import type { NotificationGroup, RefundLine } from "../../../generated/types.ts";
import type { ReceiptFacts, SettledHow } from "../../../platform/db/schema.ts";
import type { Email } from "../../mails/view.ts";
import { type Cents, formatCents } from "../../../platform/money.ts";
import { type CancelCause, type Goodwill, possessive, type RefundWords } from "../refund_plan/index.ts";
import type { SimilarPet } from "./similar_store.ts";

/** Facts that emails state, read when the email is written. Amounts are cents. */
export type EmailFacts = {
  number: string;
  petName: string;
  program: string;
  buyerFirstName: string;
  buyerName: string;
  breederFirstName: string;
  isShelter: boolean;
  /** Whether the buyer bought a delivery that we carry out. */
  isDelivered: boolean;
  canceledBy: "buyer" | "breeder" | "staff";
  /**
   * Whether the breeder released a buyer who had not paid the balance in time, which counts as the buyer's
   * own cancellation.
   */
  isReleased: boolean;
  /**
   * Whether the buyer cannot sign in, and so can neither pay nor cancel. Nothing is charged automatically
   * meanwhile.
   */
  isBuyerSuspended: boolean;
  reason: string | null;
  /**
   * "Tuesday, November 24": the day at whose end the balance is due, and the last day on which it is
   * accepted.
   */
  balanceDue: { day: string; lastDay: string } | null;
  /** Last day on which the buyer of a finished sale can report a problem; null once it has passed. */
  disputeLastDay: string | null;
  /**
   * Day on which the sale completes without the breeder; null unless the buyer has confirmed the hand-off.
   */
  completesOn: string | null;
  /** Whether the breeder or the system has completed the sale. */
  isCompleted: boolean;
  /** First day on which the pet may go home; null if there is none. */
  goHomeOn: string | null;
  /** Day on which the funds of a completed sale are released. */
  fundsOn: string | null;
  /** "Visa 4242": the card that is charged for the balance on its due day; null if no card was saved. */
  card: string | null;
  /** Refund of a cancellation, in the words of its quote; null if nothing had been paid. */
  refund: { buyer: RefundWords; breeder: RefundWords; lines: RefundLine[]; cents: Cents } | null;
  order: { total: Cents; deposit: Cents; isDeposit: boolean };
  /** Whether the balance has been paid too, or the whole price at once. */
  isPaidInFull: boolean;
  /** Receipt of the payment that the email is about; null if it is about no payment. */
  receipt: ReceiptTold | null;
  /** Amount of the payment or refund that the email is about. */
  amount: Cents;
  /** "Visa 4242": target of a refund; empty if unknown. */
  target: string;
  /** Payments that a refund by staff returns, each such as "Deposit", "Visa 4242" and cents. */
  parts: readonly RefundPartTold[];
  /** Method by which a refund was paid that the provider could not make. */
  settledHow: SettledHow | null;
  /** Part of a chargeback that the breeder covers. */
  takenCents: Cents;
  /** Partial refund by staff: its reason and who bears it. */
  goodwill: Goodwill | null;
  /** Status of a canceled reservation's pet: for sale again, kept off the site, or with its buyer. */
  petNow: "listed" | "off" | "sold";
  /** Cause that the breeder named for a cancellation. */
  cause: CancelCause | null;
  /** Pets that a buyer may like whose reservation someone else canceled. */
  similar: readonly SimilarPet[];
  /** Below zero if the breeder's code costs more than the sale earns. */
  earnings: Cents;
  links: { buyer: string; breeder: string; chargebacks: string; contact: string; site: string };
};

export type RefundPartTold = { kind: string; target: string; cents: Cents };

/**
 * Returns a line for each payment that a refund returns; no lines for a single payment, because its sentence
 * says everything.
 */
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

/** Receipt as the email repeats it. */
export type ReceiptTold = Pick<ReceiptFacts, "lines" | "paidBeforeCents" | "leftCents"> & {
  number: string;
  /** "Sunday, November 22", in the pet's time zone. */
  paidOn: string;
  /** "Visa 4242"; empty if the amount was zero. */
  paidBy: string;
  seller: string;
  buyer: string;
  url: string;
};

/** Email to one side. The recipient can opt out of one with a group, and its text message needs consent. */
export type Told = {
  to: "buyer" | "breeder";
  email: Email;
  /** Emails without a group are receipts and news about the recipient's own money. They are always sent. */
  group?: NotificationGroup;
  /** The same news in a few words, for recipients who want texts of this group. */
  text: { topic: NotificationGroup; words: string };
};

/** Content of one email; `words` is the same as a text message. */
export type Draft = {
  subject: string;
  heading: string;
  paragraphs: string[];
  lines?: Email["lines"];
  links?: Email["links"];
  note?: string;
  /** Replaces the link to the reservation's page. */
  action?: Email["action"];
  words: string;
};

/** Returns the balance of a reservation in cents. */
export const balanceOf = ({ order }: Pick<EmailFacts, "order">): Cents => order.total - order.deposit;

/**
 * Returns how a saved card pays the balance: "We'll charge $2,200 to your Visa 4242 on Friday, November 21.";
 * undefined if the buyer has to pay because there is no such card.
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

/** Word for what the seller completes. */
export const saleWord = ({ isShelter }: Pick<EmailFacts, "isShelter">): string =>
  isShelter ? "adoption" : "sale";

/** Consequence for the buyer of a cancellation after the grace period of an unpaid balance. */
export const TREATED_AS_YOURS = (program: string): string =>
  `We'll treat it as your cancellation, and ${possessive(program)} refund policy applies.`;

/** Source of the money that a breeder covers. */
export const COVERED_FROM =
  "It comes from your pending earnings for this reservation, then from your available balance. Anything left is deducted " +
  "from your later earnings.";

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
