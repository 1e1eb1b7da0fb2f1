import { BUYER_HOURS } from "../order/index.ts";
import { LENDER_NAMES } from "../price/index.ts";
import type { PaymentKind } from "../../../platform/db/schema.ts";
import type { RefundLine, RefundQuote, RefundRule } from "../../../generated/types.ts";
import { type Cents, formatCents } from "../../../platform/money.ts";
import {
  type BookedOrder,
  cancellationEntries,
  clearedCents,
  type Entry,
  paymentEntries,
} from "../../ledger/rules.ts";

const HOUR = 3_600_000;

export type Side = "buyer" | "breeder";

/** Returns the side of a user in a reservation; undefined for others, and if there is no reservation. */
export function sideOf(
  parties: { buyerId: string; breederId: string } | undefined,
  user: { id: string; breederId: string | null },
): Side | undefined {
  if (parties?.buyerId === user.id) return "buyer";
  return user.breederId !== null && parties?.breederId === user.breederId ? "breeder" : undefined;
}

export type CancelCause = "health" | "keeping" | "other";
/**
 * Status of a pet after its sale was canceled: available, kept off the site for now, or off until its breeder
 * lists it.
 */
export type FreedStatus = "available" | "temporary-pause" | "not-available";

/**
 * Returns the status of a pet whose reservation was canceled before it went home. A breeder who cancels
 * chooses whether to list the pet again; the default is no, and a pet with a health problem is never listed
 * at once. A cancellation by anyone else, or the release of a buyer who didn't pay, says nothing about the
 * pet, so it is available again.
 */
export function freedStatus(
  { to, cause, listAgain }: { to: string; cause?: CancelCause | undefined; listAgain?: boolean | undefined },
): FreedStatus {
  if (cause === "health") return "not-available";
  return listAgain ?? to !== "cancelled-by-breeder" ? "available" : "temporary-pause";
}

export type RefundFacts = {
  by: "buyer" | "breeder" | "platform";
  /** Time of the first payment; null if nothing has been paid. */
  paidAt: Date | null;
  now: Date;
  /** Whether the law of the buyer's state makes the deposit refundable. */
  depositRefundable: boolean;
  /** Whether the breeder's account is suspended, which lets the buyer leave the sale with a full refund. */
  sellerSuspended: boolean;
  /** Breeder's published policy from the start of the order. */
  policyPercent: number;
};

/**
 * Returns the refunded percentage of the deposit, with the rule. Balance, delivery, add-ons and donation are
 * always refunded. The deposit is refunded in full if the breeder or the platform cancels, if the breeder is
 * suspended, or if the buyer cancels within 48 hours.
 */
export function refundBasis(facts: RefundFacts): { rule: RefundRule; depositPercent: number } {
  const { by, paidAt, now, depositRefundable, sellerSuspended, policyPercent } = facts;
  if (!paidAt) return { rule: "nothing-paid", depositPercent: 100 };
  if (by === "platform") return { rule: "by-platform", depositPercent: 100 };
  if (by === "breeder") return { rule: "by-seller", depositPercent: 100 };
  const isEarly = now.getTime() - paidAt.getTime() <= BUYER_HOURS * HOUR;
  if (isEarly) return { rule: "within-48-hours", depositPercent: 100 };
  if (depositRefundable) return { rule: "state-law", depositPercent: 100 };
  if (sellerSuspended) return { rule: "seller-inactive", depositPercent: 100 };
  return { rule: "policy", depositPercent: policyPercent };
}

/**
 * Returns the loss of a buyer who cancels after 48 hours, in cents. It is the same after a deposit, after its
 * balance and after a payment in full.
 */
export function lateCancellationCents(order: BookedOrder, depositPercent: number): Cents {
  const paid = paymentEntries(order, "Full");
  return clearedCents(paid) + clearedCents(cancellationEntries(order, "Full", paid, depositPercent));
}

/** Effect of a cancellation on one payment: its remaining ledger entries, and the entries of its refund. */
export type RefundPart = {
  kind: PaymentKind;
  remaining: readonly Entry[];
  back: readonly Entry[];
};
export type QuoteLine = Omit<RefundLine, "label">;

const KINDS: readonly RefundLine["kind"][] = [
  "Deposit",
  "Balance",
  "Delivery",
  "Add-on",
  "Service fee",
  "Tax",
  "Donation",
];
const LINE_OF: Partial<Record<Entry["account"], RefundLine["kind"]>> = {
  "delivery": "Delivery",
  "add-ons": "Add-on",
  "service-fees": "Service fee",
  "tax-payable": "Tax",
  "donations": "Donation",
};

/**
 * Returns the lines of a refund, in cents: amounts paid and refunded. In a payment in full, the deposit line
 * is the part of the pet's price that a deposit would have paid, because the kept amount comes from that
 * part.
 */
export function quoteLines(order: BookedOrder, parts: readonly RefundPart[]): QuoteLine[] {
  const sums = new Map(KINDS.map((kind) => [kind, { kind, paidCents: 0, refundCents: 0 }]));
  const add = (kind: RefundLine["kind"], paidCents: Cents, refundCents: Cents) => {
    const sum = sums.get(kind)!;
    sum.paidCents += paidCents;
    sum.refundCents += refundCents;
  };
  for (const { kind, remaining, back } of parts) {
    const paid = byLine(remaining);
    const refund = byLine(back);
    for (const line of KINDS) {
      if (line !== "Deposit" && line !== "Balance") add(line, -(paid.get(line) ?? 0), refund.get(line) ?? 0);
    }
    const price = -(paid.get(undefined) ?? 0);
    const kept = price - (refund.get(undefined) ?? 0);
    const inDeposit = kind === "Balance"
      ? 0
      : kind === "Deposit"
      ? price
      : Math.min(price, -(byLine(paymentEntries(order, "Deposit")).get(undefined) ?? 0));
    const inBalance = price - inDeposit;
    // A partial refund may keep more than the deposit.
    const keptOfDeposit = Math.min(inDeposit, kept);
    add("Deposit", inDeposit, inDeposit - keptOfDeposit);
    add("Balance", inBalance, inBalance - (kept - keptOfDeposit));
  }
  return [...sums.values()].filter(({ paidCents, refundCents }) => paidCents !== 0 || refundCents !== 0);
}

/**
 * Returns the lines of a refund as buyers think of them, one for each thing bought. The deposit's and the
 * balance's part of the price become one line. A deposit alone pays a share of everything, so its refund has
 * no separate lines.
 */
export function thingsBought(lines: readonly RefundLine[], petName: string): RefundLine[] {
  const prices = lines.filter(({ kind }) => kind === "Deposit" || kind === "Balance");
  if (prices.length < 2) return [...lines];
  const sum = (key: "paidCents" | "refundCents") => prices.reduce((all, line) => all + line[key], 0);
  const price: RefundLine = {
    kind: "Deposit",
    label: lineLabel("Deposit", petName, true),
    paidCents: sum("paidCents"),
    refundCents: sum("refundCents"),
  };
  return [price, ...lines.filter((line) => !prices.includes(line))];
}

/** Sums ledger entries by the line that a buyer reads; undefined is the pet's price. */
function byLine(entries: readonly Entry[]): Map<RefundLine["kind"] | undefined, Cents> {
  const sums = new Map<RefundLine["kind"] | undefined, Cents>();
  for (const { account, amountCents } of entries) {
    if (account === "provider-clearing") continue;
    const line = LINE_OF[account];
    sums.set(line, (sums.get(line) ?? 0) + amountCents);
  }
  return sums;
}

/** Returns "Price of Maple (deposit)". */
export function lineLabel(kind: RefundLine["kind"], petName: string, isWhole: boolean): string {
  if (kind !== "Deposit" && kind !== "Balance") return kind === "Donation" ? "Rescue donation" : LABELS[kind];
  return isWhole ? `Price of ${petName}` : `Price of ${petName} (${kind.toLowerCase()})`;
}
const LABELS = {
  "Delivery": "Delivery",
  "Add-on": "Add-ons",
  "Service fee": "Service fee",
  "Tax": "Sales tax",
};

const METHODS = {
  ...LENDER_NAMES,
  card: "your card",
  none: "",
};

/** Returns "Visa 4242", or the method's name. */
export function targetLabel(
  { method, brand, last4 }: { method: keyof typeof METHODS; brand: string | null; last4: string | null },
): string {
  if (method !== "card" || !last4) return METHODS[method];
  return `${brand ? BRANDS[brand] ?? brand.charAt(0).toUpperCase() + brand.slice(1) : "Card"} ${last4}`;
}
const BRANDS: Record<string, string> = { amex: "American Express", diners: "Diners Club", jcb: "JCB" };

/** Facts that the sentences about a refund state. */
export type RefundTold = {
  rule: RefundRule | null;
  /** Whether the buyer's bank returned a payment, which ended the sale. */
  isByBank?: boolean;
  paidCents: Cents;
  refundCents: Cents;
  targets: readonly Pick<RefundQuote["targets"][number], "label" | "refundCents">[];
  sellerName: string;
  /** "breeder" or "shelter". */
  seller: string;
  /** State whose law makes the deposit refundable; null if there is none. */
  stateName: string | null;
  viewer: "buyer" | "breeder";
  buyerName: string;
};
export type RefundWords = Pick<RefundQuote, "headline" | "reason" | "arrival">;

const LENDERS: ReadonlySet<string> = new Set(Object.values(LENDER_NAMES));

/** Arrival of a refund for any payment method. */
export const ARRIVAL = "It can take up to 10 days to arrive.";

/** Returns when a refund to these cards and lenders, named by their labels, arrives. */
export function arrivalOf(labels: readonly string[]): string {
  const lenders = [...new Set(labels.filter((label) => LENDERS.has(label)))];
  if (labels.length === 0) return ARRIVAL;
  if (lenders.length === 0) return "It can take up to 10 days to appear on your statement.";
  const plans = lenders.length === 1 ? "plan" : "plans";
  const who = `${lenders.join(" and ")} ${
    lenders.length === 1 ? "updates" : "update"
  } your payment ${plans}.`;
  return labels.every((label) => LENDERS.has(label))
    ? `${who} It can take up to 10 days.`
    : `${who} It can take up to 10 days there, and on your statement.`;
}

/**
 * Returns the sentences about a refund, which are the same in the dialog, in the emails and on the page
 * afterwards.
 */
export function refundWords(told: RefundTold): RefundWords {
  const { paidCents, refundCents, viewer, buyerName } = told;
  if (paidCents === 0) return { headline: "You weren't charged.", reason: null, arrival: null };
  const amount = formatCents(refundCents);
  const isBuyer = viewer === "buyer";
  const who = buyerName || "The buyer";
  if (told.isByBank && refundCents === 0) {
    const whose = isBuyer ? "Your" : "The buyer's";
    return { headline: `${whose} bank returned the payment.`, reason: null, arrival: null };
  }
  const headline = refundCents === 0
    ? isBuyer ? "You won't get a refund." : `${who} won't get a refund.`
    : isBuyer
    ? `You'll get ${amount} back${whereTo(told)}.`
    : `${who} gets ${amount} back.`;
  const labels = told.targets.map(({ label }) => label).filter((label) => label !== "");
  const arrival = refundCents > 0 && isBuyer ? arrivalOf(labels) : null;
  return { headline, reason: reasonOf(told), arrival };
}

/** Returns " to Visa 4242"; for several payments, each with its amount. */
export function whereTo({ targets }: Pick<RefundTold, "targets">): string {
  const named = targets.filter(({ label }) => label !== "");
  if (named.length === 0) return "";
  if (new Set(named.map(({ label }) => label)).size === 1) return ` to ${named[0]!.label}`;
  const parts = named.map(({ label, refundCents }) => `${formatCents(refundCents)} to ${label}`);
  return `: ${parts.slice(0, -1).join(", ")} and ${parts.at(-1)}`;
}

/** Returns "Willow Creek's" or "Larkmeadow Goldens'". */
export const possessive = (name: string): string => name.endsWith("s") ? `${name}'` : `${name}'s`;

function reasonOf(told: RefundTold): string | null {
  const { rule, seller, sellerName, stateName, viewer, paidCents, refundCents } = told;
  const keptCents = paidCents - refundCents;
  const policy = viewer === "buyer"
    ? `Under ${possessive(sellerName)} refund policy`
    : "Under your refund policy";
  switch (rule) {
    case "by-seller":
      return viewer === "buyer"
        ? `When the ${seller} cancels, you get a full refund.`
        : "When you cancel, the buyer gets a full refund.";
    case "by-platform":
      if (told.isByBank) {
        return `${viewer === "buyer" ? "Your" : "The buyer's"} bank returned the rest of the payment.`;
      }
      return viewer === "buyer"
        ? "When Hearthpaw cancels, you get a full refund."
        : "When Hearthpaw cancels, the buyer gets a full refund.";
    case "within-48-hours":
      return `Cancellations within ${BUYER_HOURS} hours of paying are refunded in full.`;
    case "state-law":
      return `Under ${stateName ?? "state"} law, the deposit is refundable.`;
    case "seller-inactive":
      return viewer === "buyer"
        ? `${sellerName} can't sell on Hearthpaw right now, so everything is refunded.`
        : "Your account can't sell right now, so everything is refunded.";
    case "nothing-paid":
      return null;
    default: {
      if (keptCents <= 0) return rule === null ? null : `${policy}, the deposit is refundable.`;
      const kept = formatCents(keptCents);
      const paid = viewer === "buyer" ? "you paid" : "the buyer paid";
      return refundCents === 0
        ? `${policy}, the ${kept} ${paid} isn't refundable.`
        : `${policy}, ${kept} of what ${paid} isn't refundable.`;
    }
  }
}
