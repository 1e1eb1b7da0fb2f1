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
  /** What the bank has done; the loss of an appealed dispute stands. */
  state: "open" | "lost" | "won" | "appealed";
};

/** What the model knows of a sale: only what was done and what the rules make of it. */
export type Sale = {
  id: string;
  name: string;
  buyerId: string;
  petId: string;
  seller: SellerPerson;
  status: string;
  /** What the order has to cost, by what was chosen. */
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
  /** It has ended with everything back at its buyer. */
  isUndone?: boolean;
  dispute?: string;
  statusBefore?: string;
  banks: Bank[];
  course?: Course;
  /** When its funds may be released at the earliest, by the last status that it had. */
  isReleased: boolean;
};

export type Model = {
  clock: Clock;
  sellers: SellerPerson[];
  sales: Sale[];
  /** Cents that reached a breeder, or were waived, outside the provider, by decision of staff. */
  settled: Map<string, bigint>;
};

export const HOUR = 3_600_000;
export const DAY = 24 * HOUR;

const ENDED = /^(expired|refunded|cancelled-)/;
export const isOver = ({ status }: Sale): boolean => ENDED.test(status);
export const isOpen = ({ status }: Sale): boolean =>
  status === "deposit-paid" || status === "paid" || status === "handed-over";
/** Disputes of payments for the pet; add-ons bought later are an order of their own, which stops nothing. */
const banksOfPet = ({ banks, course }: Sale): Bank[] =>
  banks.filter(({ intent }) =>
    course?.payments.some((payment) => payment.intent === intent && payment.kind !== "Add-ons")
  );
export const isContested = (sale: Sale): boolean =>
  banksOfPet(sale).some(({ state }) => state === "open" || state === "appealed");
const isEarned = ({ handedOverAt, completedAt }: Sale): boolean =>
  handedOverAt !== undefined || completedAt !== undefined;

/** Why nothing may be asked, charged or completed for a sale. */
export function stopOf(sale: Sale): string | undefined {
  if (sale.dispute) return "dispute";
  if (isContested(sale)) return "bank";
  if (sale.seller.isSuspended) return "suspended";
  // After the hand-off a loss moves money only.
  if (!isEarned(sale) && banksOfPet(sale).some(({ state }) => state === "lost")) return "lost";
  return undefined;
}

/** What may become of a sale by itself, beside what was just done: by time, by its bank or by the provider. */
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
      // Nothing of a payment is there any more.
      return (status === "deposit-paid" || status === "paid") && sale.course!.payments.some(isGone);
    default:
      return false;
  }
}

const isGone = ({ kind, left, lost }: Paid): boolean =>
  kind !== "Add-ons" &&
  Object.values(left).reduce((all, { over, under }) => all + Number(over) / Number(under), 0) -
        Number(lost.byLines.over) / Number(lost.byLines.under) < 0.5;

/** Follows a sale to the status that the product shows, where it may have come there by itself. Returns what is wrong. */
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

/** The sale has ended with everything undone. */
export function end(sale: Sale, now: number): void {
  if (sale.course) undo(sale.course);
  sale.isUndone = true;
  sale.endedAt = now;
  delete sale.dispute;
}

/** Brings what banks have taken of each payment up to what the provider and the refunds of each payment say. */
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
  // What a bank returns to a sale that is over goes on to its buyer.
  if (sale.isUndone) undo(sale.course);
}
