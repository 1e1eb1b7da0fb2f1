import type {
  AddOnOrder,
  ContestedPayment,
  Payment,
  Reservation,
  ReservationStatus,
} from "@hearthpaw/client";
import type { BadgeProps, Status, TimelineStep } from "@hearthpaw/ui-kit";
import { dayText, deadlineText, exactText, formatCents } from "@hearthpaw/ui-kit";
import { chargeOf } from "../../components/buying/charge_words.ts";
import { dayIn } from "../../lib/days.ts";
import { completionDay, isDelivered, methodWord } from "./standing.ts";
import * as texts from "./texts.tsx";

/** Wording of reservations, the same for all readers. */

type Badge = { status: Status; word: string };
type BadgeLook = Pick<BadgeProps, "tone" | "icon"> & { word: string };

/** The word of each status, and its look in the UI kit. */
const statusBadge: Readonly<Record<ReservationStatus, Badge>> = {
  held: { status: "held", word: texts.inCheckout },
  processing: { status: "processing", word: texts.paymentProcessing },
  "deposit-paid": { status: "deposit-paid", word: texts.depositPaid },
  paid: { status: "paid-in-full", word: texts.paidInFull },
  "handed-over": { status: "active", word: texts.handedOver },
  completed: { status: "completed", word: texts.completed },
  expired: { status: "expired", word: texts.holdEnded },
  "cancelled-by-buyer": { status: "cancelled", word: texts.canceledByBuyer },
  "cancelled-by-breeder": { status: "cancelled", word: texts.canceledByBreeder },
  "cancelled-by-platform": { status: "cancelled", word: texts.canceledByHearthpaw },
  disputed: { status: "disputed", word: texts.disputed },
  refunded: { status: "refunded", word: texts.refunded },
};

/** Whether nothing is paid for it: the pet has no fee, or a promo code covers it. */
export const isFree = ({ orderDetails: { total } }: Pick<Reservation, "orderDetails">): boolean =>
  total === 0;

/** Returns a reservation's status badge. A free reservation is "reserved", never "paid". */
export function badgeOf(reservation: Pick<Reservation, "status" | "orderDetails" | "breeder">): Badge {
  const { status, breeder } = reservation;
  const badge = statusBadge[status];
  if (status === "paid" && isFree(reservation)) return { ...badge, word: texts.reserved };
  if (status === "cancelled-by-breeder" && breeder.isShelter) {
    return { ...badge, word: texts.canceledByShelter };
  }
  return badge;
}

/** Returns the address of a reservation's page for the pet's breeder. */
export function breederReservationHref({ id }: Pick<Reservation, "id">): string {
  return `/breeder/reservations/${id}`;
}

/** Returns the address of the accepted contract. */
export function contractHref({ id }: Pick<Reservation, "id">): string {
  return `/contracts/${id}`;
}

/** Returns the address of a payment's receipt. */
export function receiptHref({ id }: Pick<Payment, "id">): string {
  return `/receipts/${id}`;
}

/** Returns the address of the thank-you page for add-ons bought after the reservation. */
export function addOnHref({ id }: Pick<AddOnOrder, "id">): string {
  return `/reserve-pet/add-ons/addon-purchase-confirmation/?id=${id}`;
}

/** Returns for example "Going-home crate, Microchip registration". */
export function addOnNames({ lineItems }: Pick<AddOnOrder, "lineItems">): string {
  return lineItems.filter(({ kind }) => kind === "Add-on").map(({ label }) => label).join(", ");
}

const ADD_ON_STATUS: Record<AddOnOrder["status"], string> = {
  open: texts.notPaid,
  processing: texts.paymentProcessing,
  paid: texts.paidState,
  refunded: texts.refunded,
};
export const addOnStatus = ({ status }: Pick<AddOnOrder, "status">): string => ADD_ON_STATUS[status];

/** Returns the open balance in cents; 0 once everything is paid. */
export function openBalance({ status, orderDetails: { balanceAmount } }: Reservation): number {
  return status === "deposit-paid" ? balanceAmount : 0;
}

/** Returns the day at whose end the balance is due: "Tuesday, November 24"; undefined if none is. */
export function dueDay(
  { orderDetails: { balanceDueOn } }: Pick<Reservation, "orderDetails">,
  today: string,
): string | undefined {
  return balanceDueOn ? deadlineText(balanceDueOn, today) : undefined;
}

/**
 * Returns today's date at the pet's location, "YYYY-MM-DD": deadlines and the go-home date are days there.
 */
export const dayThere = ({ terms }: Pick<Reservation, "terms">): string => dayIn(terms.timeZone);

/** Whether the pet may go home already. */
export const mayGoHome = ({ terms }: Pick<Reservation, "terms">): boolean =>
  terms.goHomeDate !== null && terms.goHomeDate <= dayThere({ terms });

const KINDS: Record<Payment["kind"], string> = {
  Deposit: texts.deposit,
  Balance: texts.balance,
  Full: texts.paymentInFull,
};
const PAYMENT_LOOKS: Record<Payment["status"], BadgeLook> = {
  succeeded: { word: texts.paidState, tone: "good", icon: "check" },
  processing: { word: texts.processing, tone: "wait", icon: "refresh" },
  requires_action: { word: texts.notFinished, tone: "wait", icon: "clock" },
  requires_payment_method: { word: texts.notFinished, tone: "wait", icon: "clock" },
  failed: { word: texts.declined, tone: "bad", icon: "warning" },
  canceled: { word: texts.canceledState, tone: "neutral", icon: "close" },
};

/** Returns the look of a payment's status, including refunds: word, tone and icon. */
export function paymentLook(
  { status, amountCents, refundedCents }: Pick<Payment, "status" | "amountCents" | "refundedCents">,
): BadgeLook {
  if (refundedCents === 0) return PAYMENT_LOOKS[status];
  return {
    word: refundedCents < amountCents ? texts.partlyRefunded : texts.refunded,
    tone: "neutral",
    icon: "refresh",
  };
}

export const kindWord = (kind: Payment["kind"]): string => KINDS[kind];

const PAID_KINDS: Record<Payment["kind"], string> = {
  Deposit: texts.depositPaid,
  Balance: texts.balancePaid,
  Full: texts.paidInFull,
};
/** Returns for example "Deposit paid". */
export const paidWord = (kind: Payment["kind"]): string => PAID_KINDS[kind];

/** Returns for example "Visa ending in 4242", or the method's name. */
export function payerWord(
  { method, cardBrand, cardLast4 }: Pick<Payment, "method" | "cardBrand" | "cardLast4">,
): string {
  if (method !== "card" || !cardLast4) return methodWord(method);
  const brand = cardBrand ? cardBrand.charAt(0).toUpperCase() + cardBrand.slice(1) : texts.card;
  return texts.brandEndingIn({ brand, cardLast4 });
}

const PAST: Record<ReservationStatus, { title: (name: string) => string; icon: TimelineStep["icon"] }> = {
  held: { title: () => texts.youStartedCheckout, icon: "clock" },
  processing: { title: () => texts.paymentProcessing, icon: "refresh" },
  "deposit-paid": { title: () => texts.depositPaid, icon: "card" },
  paid: { title: () => texts.paidInFull, icon: "check" },
  "handed-over": { title: (name) => texts.youHave(name), icon: "home" },
  completed: { title: () => texts.completed, icon: "check" },
  expired: { title: () => texts.theHoldEnded, icon: "clock" },
  "cancelled-by-buyer": { title: () => texts.youCanceled, icon: "close" },
  "cancelled-by-breeder": { title: () => texts.canceled, icon: "close" },
  "cancelled-by-platform": { title: () => texts.hearthpawCanceled, icon: "close" },
  disputed: { title: () => texts.problemReported, icon: "warning" },
  refunded: { title: () => texts.refunded, icon: "refresh" },
};
const STOPS = new Set<ReservationStatus>([
  "expired",
  "cancelled-by-buyer",
  "cancelled-by-breeder",
  "cancelled-by-platform",
  "disputed",
]);

/** Entries that are worded differently for the breeder. */
const PAST_TO_BREEDER: Partial<Record<ReservationStatus, (name: string) => string>> = {
  held: () => texts.checkoutStarted,
  "handed-over": () => texts.buyerConfirmedHandOff,
  "cancelled-by-buyer": () => texts.theBuyerCanceled,
  "cancelled-by-breeder": () => texts.youCanceled,
};

/**
 * Returns the past and future steps of a reservation, as one side sees them. `today` is the reader's date,
 * 'YYYY-MM-DD'.
 */
export function timelineOf(
  reservation: Reservation,
  today: string,
  viewer: "buyer" | "breeder" = "buyer",
): TimelineStep[] {
  const { timeline, reservedPet: { name }, terms: { goHomeDate }, status, breeder } = reservation;
  const isBreeder = viewer === "breeder";
  const due = dueDay(reservation, today);
  const charge = isBreeder ? undefined : chargeOf(reservation.savedCard, today);
  const past = timeline.map(({ status, at, reason, by }, index): TimelineStep => ({
    id: `${index}`,
    title: by === "breeder" && status === "cancelled-by-buyer"
      ? isBreeder ? texts.youCanceledBalanceUnpaid : texts.canceledBalanceUnpaid(breeder.name)
      : !isBreeder && status === "cancelled-by-breeder"
      ? texts.sellerCanceled(breeder.name)
      : status === "completed" && by === "breeder"
      ? isBreeder ? texts.youCompletedIt(breeder.isShelter) : texts.completedBy(breeder.name)
      : status === "paid" && isFree(reservation)
      ? texts.reserved
      : by === "breeder" && status === "deposit-paid"
      ? texts.moreTimeForTheBalance
      : by === "system" && status === "completed"
      ? texts.completedByTime
      : by === "admin" && status !== "cancelled-by-platform"
      ? texts.ourTeamResolvedIt
      : ((isBreeder && PAST_TO_BREEDER[status]) || PAST[status].title)(name),
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
      title: texts.balanceOf(formatCents(openBalance(reservation))),
      ...(charge
        ? { when: texts.chargedInSentence(charge.day), text: charge.words }
        : due && !reservation.stop
        ? { when: texts.dueInSentence(due) }
        : {}),
      icon: "card",
      state: "next",
    });
  }
  if (status === "deposit-paid" || status === "paid") {
    next.push({
      id: "hand-over",
      title: texts.nameGoesHome(name),
      ...(goHomeDate && !mayGoHome(reservation) ? { when: texts.from(deadlineText(goHomeDate, today)) } : {}),
      text: isBreeder
        ? undefined
        : isDelivered(reservation)
        ? texts.deliveryHint(name)
        : texts.handOffHint(breeder.name),
      icon: "home",
      state: "next",
    });
  }
  const by = completionDay(reservation);
  if (!isBreeder && status === "handed-over") {
    const { name: breeder, isShelter } = reservation.breeder;
    next.push({
      id: "complete",
      title: texts.sellerCompletes({ breeder, isShelter }),
      ...(by ? { when: texts.byDay(by) } : {}),
      icon: "check",
      state: "next",
    });
  }
  if (isBreeder && (status === "deposit-paid" || status === "paid" || status === "handed-over")) {
    const title = texts.youCompleteIt(breeder.isShelter);
    next.push({
      id: "complete",
      title,
      icon: "check",
      state: "next",
      ...(by ? { when: texts.byDay(by) } : {}),
    });
  }
  const first = next[0];
  if (first) next[0] = { ...first, state: "now" };
  return [...past, ...next];
}

const WAYS: Partial<Record<Reservation["orderDetails"]["transportation"], string>> = {
  pickup: texts.theBuyerPicksUp,
  honest: texts.byHonestDelivery,
  flight: texts.byPuppyFlight,
};

/**
 * Returns when and how a pet goes home, for its breeder; undefined unless it is reserved and not handed over
 * yet. `today` is the date at the pet's location.
 */
export function goingHome(reservation: Reservation, today: string): string | undefined {
  const { status, terms: { goHomeDate }, orderDetails: { transportation } } = reservation;
  if (status !== "deposit-paid" && status !== "paid") return undefined;
  const when = !goHomeDate
    ? isDelivered(reservation) ? texts.hearthpawDelivers : texts.agreeOnADayWithTheBuyer
    : goHomeDate > today
    ? texts.goesHomeStarting(deadlineText(goHomeDate, today))
    : status === "paid"
    ? texts.canGoHomeNow
    : texts.canGoHomeOncePaid;
  return [when, WAYS[transportation]].filter(Boolean).join(" ");
}

const CONTESTED: Record<ContestedPayment["status"], { buyer: string; others: string }> = {
  inquiry: {
    buyer: texts.yourBankAsked,
    others: texts.buyersBankAsked,
  },
  open: { buyer: texts.inDisputeWithYourBank, others: texts.disputedByTheBuyersBank },
  lost: { buyer: texts.returnedByYourBank, others: texts.returnedByBuyersBank },
  won: { buyer: texts.paymentStands, others: texts.paymentStands },
};

/**
 * Returns what a bank did about a payment, and when: "Returned by your bank", "Disputed November 22, 2026,
 * 3:00 PM. Decided ..."
 */
export function contestedWords(
  { status, openedAt, closedAt }: ContestedPayment,
  viewer: "buyer" | "breeder" | "staff",
): { label: string; note: string } {
  const label = CONTESTED[status][viewer === "buyer" ? "buyer" : "others"];
  const begun = `${
    { inquiry: texts.asked, open: texts.since, won: texts.disputed, lost: texts.disputed }[status]
  } ${exactText(openedAt)}`;
  return { label, note: closedAt ? texts.begunAndClosed({ begun, closedAt: exactText(closedAt) }) : begun };
}
