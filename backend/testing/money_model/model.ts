import type { Clock } from "./clock.ts";
import { type Course, lose, type Paid, undo } from "./sale.ts";

export type SellerPerson = {
  id: string;
  breederId: string;
  contractHash: string;
  state: "OR" | "WA";
  policyPercent: number;
  isSuspended: boolean;
  accountId: string;
  isClosed: boolean;
};

export type Bank = {
  id: string;
  intent: string;
  /** The bank's last step. During an appeal the loss still applies. */
  state: "open" | "lost" | "won" | "appealed";
};

/** Model of a sale: only the acts and the consequences of the rules. */
export type Sale = {
  id: string;
  name: string;
  buyerId: string;
  petId: string;
  seller: SellerPerson;
  status: string;
  /** Expected terms, derived from the chosen options. */
  wanted: { isFree: boolean; isFull: boolean };
  orderId: string;
  intent?: string;
  heldUntil: number;
  paidAt?: number;
  lastPaidAt?: number;
  dueAt?: number;
  handedOverAt?: number;
  completedAt?: number;
  endedAt?: number;
  /** Whether it ended with everything returned to its buyer. */
  isUndone?: boolean;
  dispute?: string;
  statusBefore?: string;
  banks: Bank[];
  course?: Course;
  /** Earliest time at which its funds may be released, by its last status. */
  isReleased: boolean;
};

export type Model = {
  clock: Clock;
  sellers: SellerPerson[];
  sales: Sale[];
  /** Cents that staff paid to or waived for a breeder outside the provider. */
  settled: Map<string, bigint>;
};

export const HOUR = 3_600_000;
export const DAY = 24 * HOUR;

const ENDED = /^(expired|refunded|cancelled-)/;
export const isOver = ({ status }: Sale): boolean => ENDED.test(status);
export const isOpen = ({ status }: Sale): boolean =>
  status === "deposit-paid" || status === "paid" || status === "handed-over";
/** Disputes of payments for the pet. Add-ons bought later are a separate order, which stops nothing. */
const banksOfPet = ({ banks, course }: Sale): Bank[] =>
  banks.filter(({ intent }) =>
    course?.payments.some((payment) => payment.intent === intent && payment.kind !== "Add-ons")
  );
export const isContested = (sale: Sale): boolean =>
  banksOfPet(sale).some(({ state }) => state === "open" || state === "appealed");
const isEarned = ({ handedOverAt, completedAt }: Sale): boolean =>
  handedOverAt !== undefined || completedAt !== undefined;

/** Returns the reason why a sale must accept, charge and complete nothing. */
export function stopOf(sale: Sale): string | undefined {
  if (sale.dispute) return "dispute";
  if (isContested(sale)) return "bank";
  if (sale.seller.isSuspended) return "suspended";
  // After the hand-off a loss only moves money.
  if (!isEarned(sale) && banksOfPet(sale).some(({ state }) => state === "lost")) return "lost";
  return undefined;
}

/**
 * Returns whether a sale may reach a status without a further act: over time, by its bank or by the provider.
 */
function mayBecome(sale: Sale, to: string, now: number): boolean {
  const { status } = sale;
  if (status === to) return true;
  switch (to) {
    case "expired":
      // A suspended breeder sells nothing.
      return (status === "held" || status === "processing") &&
        (now >= sale.heldUntil || sale.seller.isSuspended);
    case "completed":
      return status === "handed-over" && !stopOf(sale) && now >= sale.handedOverAt! + 7 * DAY;
    case "refunded":
      return status.startsWith("cancelled-");
    case "cancelled-by-platform":
      // A payment was completely lost.
      return (status === "deposit-paid" || status === "paid") && sale.course!.payments.some(isGone);
    default:
      return false;
  }
}

const isGone = ({ kind, left, lost }: Paid): boolean =>
  kind !== "Add-ons" &&
  Object.values(left).reduce((all, { over, under }) => all + Number(over) / Number(under), 0) -
        Number(lost.byLines.over) / Number(lost.byLines.under) < 0.5;

/**
 * Moves a sale to the status that the product shows, if it may have reached it without a further act. Returns
 * the error otherwise.
 */
export function follow(sale: Sale, to: string, now: number): string | undefined {
  if (!mayBecome(sale, to, now)) {
    const canRefund = to === "refunded" && mayBecome(sale, "cancelled-by-platform", now);
    if (!canRefund) return `${sale.name} is ${to}, and nothing has led there from ${sale.status}`;
  }
  if (to !== sale.status) {
    if (to === "completed") sale.completedAt = now;
    if ((to === "cancelled-by-platform" || to === "refunded") && !sale.status.startsWith("cancelled-")) {
      end(sale, now);
    }
    sale.status = to;
  }
  return undefined;
}

/** Ends the sale with everything undone. */
export function end(sale: Sale, now: number): void {
  if (sale.course) undo(sale.course);
  sale.isUndone = true;
  sale.endedAt = now;
  delete sale.dispute;
}

/** Updates the money taken by banks from each payment to the provider's record and the refunds. */
export function followBanks(
  sale: Sale,
  taken: (intent: string) => { closedCents: number; paidForUsCents: number },
): void {
  if (!sale.course) return;
  for (const payment of sale.course.payments) {
    if (!payment.intent || !sale.banks.some(({ intent }) => intent === payment.intent)) continue;
    const { closedCents, paidForUsCents } = taken(payment.intent);
    lose(sale.course, payment, closedCents - paidForUsCents, isEarned(sale));
  }
  // Money that a bank returns to an ended sale goes to its buyer.
  if (sale.isUndone) undo(sale.course);
}
