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

/** The side of somebody in a reservation; undefined for others, and where there is none. */
export function sideOf(
  parties: { buyerId: string; breederId: string } | undefined,
  user: { id: string; breederId: string | null },
): Side | undefined {
  if (parties?.buyerId === user.id) return "buyer";
  return user.breederId !== null && parties?.breederId === user.breederId ? "breeder" : undefined;
}

export type CancelCause = "health" | "keeping" | "other";
/** The status of a pet whose sale is off: on the market, kept off it for now, or off it until its breeder sees fit. */
export type FreedStatus = "available" | "temporary-pause" | "not-available";

/**
 * The status of a pet whose reservation was canceled before it went home. A breeder who cancels chooses whether the pet is listed
 * again, off by default; a pet with a health problem never is at once. Anybody else's cancellation, and the release of a buyer who
 * didn't pay, say nothing about the pet: it is on the market again.
 */
export function freedStatus(
  { to, cause, listAgain }: { to: string; cause?: CancelCause | undefined; listAgain?: boolean | undefined },
): FreedStatus {
  if (cause === "health") return "not-available";
  return listAgain ?? to !== "cancelled-by-breeder" ? "available" : "temporary-pause";
}

export type RefundFacts = {
  by: "buyer" | "breeder" | "platform";
  /** When the first money came; null where nothing has been paid. */
  paidAt: Date | null;
  now: Date;
  /** By the law of the buyer's state. */
  depositRefundable: boolean;
  /** The breeder's account is suspended: nobody has to stay with such a sale. */
  sellerSuspended: boolean;
  /** The breeder's published policy, as it was when the order was begun. */
  policyPercent: number;
};

/**
 * How much of the deposit comes back, in percent, and why; balance, delivery, add-ons and donation always do. Everything
 * does when the breeder or the platform cancels, when the breeder is suspended, or the buyer within 48 hours.
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
 * Returns what a buyer loses by canceling after 48 hours, in cents. It is the same after a deposit, after its balance and after
 * a payment in full.
 */
export function lateCancellationCents(order: BookedOrder, depositPercent: number): Cents {
  const paid = paymentEntries(order, "Full");
  return clearedCents(paid) + clearedCents(cancellationEntries(order, "Full", paid, depositPercent));
}

/** What a cancellation takes out of one payment: what is still there of it, and what goes back; ledger lines. */
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
 * The lines of a refund, in cents: what was paid and what comes back. Of a payment in full the deposit is as much of the
 * pet's price as a deposit would have paid, since what is kept is kept of that.
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
    // A part refund may keep more than the deposit.
    const keptOfDeposit = Math.min(inDeposit, kept);
    add("Deposit", inDeposit, inDeposit - keptOfDeposit);
    add("Balance", inBalance, inBalance - (kept - keptOfDeposit));
  }
  return [...sums.values()].filter(({ paidCents, refundCents }) => paidCents !== 0 || refundCents !== 0);
}

/**
 * The lines of a refund as buyers think of them: one for each thing bought. The deposit's and the balance's part of the price are
 * one line. A deposit alone pays a share of everything, so its refund has no lines of its own.
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

/** Ledger lines by the line that a buyer reads; undefined is the pet's price. */
function byLine(entries: readonly Entry[]): Map<RefundLine["kind"] | undefined, Cents> {
  const sums = new Map<RefundLine["kind"] | undefined, Cents>();
  for (const { account, amountCents } of entries) {
    if (account === "provider-clearing") continue;
    const line = LINE_OF[account];
    sums.set(line, (sums.get(line) ?? 0) + amountCents);
  }
  return sums;
}

/** "Price of Maple (deposit)". */
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

/** "Visa 4242", or the method's name. */
export function targetLabel(
  { method, brand, last4 }: { method: keyof typeof METHODS; brand: string | null; last4: string | null },
): string {
  if (method !== "card" || !last4) return METHODS[method];
  return `${brand ? BRANDS[brand] ?? brand.charAt(0).toUpperCase() + brand.slice(1) : "Card"} ${last4}`;
}
const BRANDS: Record<string, string> = { amex: "American Express", diners: "Diners Club", jcb: "JCB" };

/** What the sentences about a refund are made of. */
export type RefundTold = {
  rule: RefundRule | null;
  /** The buyer's bank returned a payment, which ended the sale. */
  isByBank?: boolean;
  paidCents: Cents;
  refundCents: Cents;
  targets: readonly Pick<RefundQuote["targets"][number], "label" | "refundCents">[];
  sellerName: string;
  /** "breeder" or "shelter". */
  seller: string;
  /** By whose law the deposit is refundable; null where that is none. */
  stateName: string | null;
  viewer: "buyer" | "breeder";
  buyerName: string;
};
export type RefundWords = Pick<RefundQuote, "headline" | "reason" | "arrival">;

const LENDERS: ReadonlySet<string> = new Set(Object.values(LENDER_NAMES));

/** When a refund arrives, whatever was paid with. */
export const ARRIVAL = "It can take up to 10 days to arrive.";

/** When a refund to these cards and lenders arrives, named by their labels. */
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

/** The sentences about a refund: the same in the dialog before, in the emails, and on the page after. */
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

/** " to Visa 4242"; with several payments each with its amount. */
export function whereTo({ targets }: Pick<RefundTold, "targets">): string {
  const named = targets.filter(({ label }) => label !== "");
  if (named.length === 0) return "";
  if (new Set(named.map(({ label }) => label)).size === 1) return ` to ${named[0]!.label}`;
  const parts = named.map(({ label, refundCents }) => `${formatCents(refundCents)} to ${label}`);
  return `: ${parts.slice(0, -1).join(", ")} and ${parts.at(-1)}`;
}

/** "Willow Creek's", "Larkmeadow Goldens'". */
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
