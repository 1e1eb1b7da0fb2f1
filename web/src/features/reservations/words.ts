import type {
  AddOnOrder,
  ContestedPayment,
  Payment,
  Reservation,
  ReservationStatus,
  SavedCard,
} from "@hearthpaw/client";
import type { BadgeProps, Status, TimelineStep } from "@hearthpaw/ui-kit";
import { dayText, deadlineText, exactText, formatCents } from "@hearthpaw/ui-kit";

/** The words of reservations, the same for everybody who sees them. */

type Badge = { status: Status; word: string };
type BadgeLook = Pick<BadgeProps, "tone" | "icon"> & { word: string };

/** How each status is shown: its word, and the kit's looks. */
export const statusBadge: Readonly<Record<ReservationStatus, Badge>> = {
  held: { status: "held", word: "On hold" },
  processing: { status: "processing", word: "Payment processing" },
  "deposit-paid": { status: "deposit-paid", word: "Deposit paid" },
  paid: { status: "paid-in-full", word: "Paid in full" },
  "handed-over": { status: "active", word: "Handed over" },
  completed: { status: "completed", word: "Completed" },
  expired: { status: "expired", word: "Hold ended" },
  "cancelled-by-buyer": { status: "cancelled", word: "Canceled by buyer" },
  "cancelled-by-breeder": { status: "cancelled", word: "Canceled by breeder" },
  "cancelled-by-platform": { status: "cancelled", word: "Canceled by Hearthpaw" },
  disputed: { status: "disputed", word: "Disputed" },
  refunded: { status: "refunded", word: "Refunded" },
};

/** Money is there, and the pet is promised. */
export function isPaid({ status }: Pick<Reservation, "status">): boolean {
  return ["deposit-paid", "paid", "handed-over", "completed", "disputed"].includes(status);
}

/** It is over, without a sale. */
export function hasEnded({ status }: Pick<Reservation, "status">): boolean {
  return ["expired", "cancelled-by-buyer", "cancelled-by-breeder", "cancelled-by-platform", "refunded"]
    .includes(status);
}

/** The page with the contract that was accepted. */
export function contractHref({ id }: Pick<Reservation, "id">): string {
  return `/contracts/${id}`;
}

/** The page with the receipt of a payment. */
export function receiptHref({ id }: Pick<Payment, "id">): string {
  return `/receipts/${id}`;
}

/** The page that thanks for a payment. */
export function confirmationHref({ id, type }: Pick<Reservation, "id" | "type">): string {
  return type === "deposit"
    ? `/reserve-pet/deposit/reservation-confirmation/?id=${id}`
    : `/reserve-pet/reservation-confirmation/?id=${id}`;
}

/** The page that thanks for add-ons bought after the reservation. */
export function addOnHref({ id }: Pick<AddOnOrder, "id">): string {
  return `/reserve-pet/add-ons/addon-purchase-confirmation/?id=${id}`;
}

/** "Going-home crate, Microchip registration". */
export function addOnNames({ lineItems }: Pick<AddOnOrder, "lineItems">): string {
  return lineItems.filter(({ kind }) => kind === "Add-on").map(({ label }) => label).join(", ");
}

const ADD_ON_STATUS: Record<AddOnOrder["status"], string> = {
  open: "Not paid",
  processing: "Payment processing",
  paid: "Paid",
  refunded: "Refunded",
};
export const addOnStatus = ({ status }: Pick<AddOnOrder, "status">): string => ADD_ON_STATUS[status];

/** "2:45 PM", in the reader's own zone; for the browser only. */
export function clockTime(moment: string): string {
  return new Date(moment).toLocaleTimeString("en-US", { hour: "numeric", minute: "2-digit" });
}

/** What may still be paid, in cents; 0 once everything is. */
export function openBalance({ status, orderDetails: { balanceAmount } }: Reservation): number {
  return status === "deposit-paid" ? balanceAmount : 0;
}

/** "Tuesday, November 24": the day at whose end the balance is due; undefined where none is. */
export function dueDay(
  { orderDetails: { balanceDueOn } }: Pick<Reservation, "orderDetails">,
  today: string,
): string | undefined {
  return balanceDueOn ? deadlineText(balanceDueOn, today) : undefined;
}

const KINDS: Record<Payment["kind"], string> = {
  Deposit: "Deposit",
  Balance: "Balance",
  Full: "Payment in full",
};
const METHODS: Record<Payment["method"], string> = {
  card: "Card",
  klarna: "Klarna",
  affirm: "Affirm",
  afterpay_clearpay: "Afterpay",
  none: "No payment needed",
};

const PAYMENT_LOOKS: Record<Payment["status"], BadgeLook> = {
  succeeded: { word: "Paid", tone: "good", icon: "check" },
  processing: { word: "Processing", tone: "wait", icon: "refresh" },
  requires_action: { word: "Not finished", tone: "wait", icon: "clock" },
  requires_payment_method: { word: "Not finished", tone: "wait", icon: "clock" },
  failed: { word: "Declined", tone: "bad", icon: "warning" },
  canceled: { word: "Canceled", tone: "neutral", icon: "close" },
};

/** How a payment stands, refunds of it too: its word, tone and icon. */
export function paymentLook(
  { status, amountCents, refundedCents }: Pick<Payment, "status" | "amountCents" | "refundedCents">,
): BadgeLook {
  if (refundedCents === 0) return PAYMENT_LOOKS[status];
  return {
    word: refundedCents < amountCents ? "Partly refunded" : "Refunded",
    tone: "neutral",
    icon: "refresh",
  };
}

export const kindWord = (kind: Payment["kind"]): string => KINDS[kind];
export const methodWord = (method: Payment["method"]): string => METHODS[method];

/** "Visa ending in 4242". */
export function cardWord({ brand, last4 }: Pick<SavedCard, "brand" | "last4">): string {
  const name = brand ? brand.charAt(0).toUpperCase() + brand.slice(1) : "card";
  return last4 ? `${name} ending in ${last4}` : "card";
}

/** "Visa ending in 4242", or the method's name. */
export function payerWord(
  { method, cardBrand, cardLast4 }: Pick<Payment, "method" | "cardBrand" | "cardLast4">,
): string {
  if (method !== "card" || !cardLast4) return METHODS[method];
  const brand = cardBrand ? cardBrand.charAt(0).toUpperCase() + cardBrand.slice(1) : "Card";
  return `${brand} ending in ${cardLast4}`;
}

const PAST: Record<ReservationStatus, { title: (name: string) => string; icon: TimelineStep["icon"] }> = {
  held: { title: (name) => `${name} was held for you`, icon: "clock" },
  processing: { title: () => "Payment processing", icon: "refresh" },
  "deposit-paid": { title: () => "Deposit paid", icon: "card" },
  paid: { title: () => "Paid in full", icon: "check" },
  "handed-over": { title: (name) => `${name} is with you`, icon: "home" },
  completed: { title: () => "Completed by the breeder", icon: "check" },
  expired: { title: () => "The hold ended", icon: "clock" },
  "cancelled-by-buyer": { title: () => "You canceled", icon: "close" },
  "cancelled-by-breeder": { title: () => "The breeder canceled", icon: "close" },
  "cancelled-by-platform": { title: () => "Hearthpaw canceled", icon: "close" },
  disputed: { title: () => "Problem reported", icon: "warning" },
  refunded: { title: () => "Refunded", icon: "refresh" },
};
const STOPS = new Set<ReservationStatus>([
  "expired",
  "cancelled-by-buyer",
  "cancelled-by-breeder",
  "cancelled-by-platform",
  "disputed",
]);

/** What has happened to a reservation and what comes next, as its buyer sees it. `today` is 'YYYY-MM-DD'. */
export function timelineOf(reservation: Reservation, today: string): TimelineStep[] {
  const { timeline, reservedPet: { name }, terms: { goHomeDate }, status } = reservation;
  const due = dueDay(reservation, today);
  const past = timeline.map(({ status, at, reason, by }, index): TimelineStep => ({
    id: `${index}`,
    title: by === "breeder" && status === "cancelled-by-buyer"
      ? "The breeder canceled the reservation"
      : by === "admin" && status !== "cancelled-by-platform"
      ? "Our team decided"
      : PAST[status].title(name),
    when: dayText(at, today),
    exact: exactText(at),
    text: reason ?? undefined,
    icon: PAST[status].icon,
    state: STOPS.has(status) ? "stopped" : "done",
  }));
  const next: TimelineStep[] = [];
  if (status === "deposit-paid") {
    next.push({
      id: "balance",
      title: `Balance of ${formatCents(openBalance(reservation))}`,
      ...(due ? { when: `due ${due}` } : {}),
      icon: "card",
      state: "next",
    });
  }
  if (status === "deposit-paid" || status === "paid") {
    next.push({
      id: "hand-over",
      title: `${name} goes home`,
      ...(goHomeDate && goHomeDate > today ? { when: `from ${deadlineText(goHomeDate, today)}` } : {}),
      text: "Agree on a day with the breeder, and confirm the hand-off here afterward.",
      icon: "home",
      state: "next",
    });
  }
  const first = next[0];
  if (first) next[0] = { ...first, state: "now" };
  return [...past, ...next];
}

const CONTESTED: Record<ContestedPayment["status"], { buyer: string; others: string }> = {
  inquiry: {
    buyer: "Your bank asked about this payment",
    others: "The buyer's bank asked about this payment",
  },
  open: { buyer: "In dispute with your bank", others: "Disputed by the buyer's bank" },
  lost: { buyer: "Returned by your bank", others: "Returned to the buyer by their bank" },
  won: { buyer: "Dispute closed, the payment stands", others: "Dispute closed, the payment stands" },
};

/** What a bank did about a payment, and when: "Returned by your bank", "Disputed November 22, 2026, 3:00 PM. Decided ..." */
export function contestedWords(
  { status, openedAt, closedAt }: ContestedPayment,
  viewer: "buyer" | "breeder" | "staff",
): { label: string; note: string } {
  const label = CONTESTED[status][viewer === "buyer" ? "buyer" : "others"];
  const begun = `${{ inquiry: "Asked", open: "Since", won: "Disputed", lost: "Disputed" }[status]} ${
    exactText(openedAt)
  }`;
  return { label, note: closedAt ? `${begun}. Decided ${exactText(closedAt)}` : begun };
}
