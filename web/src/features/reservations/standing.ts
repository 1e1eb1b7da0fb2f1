import type { Payment, Reservation } from "@hearthpaw/client";
import { LOCALE } from "@hearthpaw/ui-kit";
import * as texts from "./texts.tsx";

/** Status helpers of a reservation that the checkout needs too. */

/** Whether money has been paid and the pet is promised. */
export function isPaid({ status }: Pick<Reservation, "status">): boolean {
  return ["deposit-paid", "paid", "handed-over", "completed", "disputed"].includes(status);
}

/** Whether the reservation ended without a sale. */
export function hasEnded({ status }: Pick<Reservation, "status">): boolean {
  return ["expired", "cancelled-by-buyer", "cancelled-by-breeder", "cancelled-by-platform", "refunded"]
    .includes(status);
}

/** Whether the breeder or our team canceled the buyer's reservation. */
export function isLetDown({ timeline, status }: Pick<Reservation, "timeline" | "status">): boolean {
  return hasEnded({ status }) &&
    timeline.some(({ status }) => status === "cancelled-by-breeder" || status === "cancelled-by-platform");
}

/** Returns the address of the thank-you page after a payment. */
export function confirmationHref({ id, type }: Pick<Reservation, "id" | "type">): string {
  return type === "deposit"
    ? `/reserve-pet/deposit/reservation-confirmation/?id=${id}`
    : `/reserve-pet/reservation-confirmation/?id=${id}`;
}

/** Returns a time such as "2:45 PM" in the reader's time zone; for the browser only. */
export function clockTime(moment: string): string {
  return new Date(moment).toLocaleTimeString(LOCALE, { hour: "numeric", minute: "2-digit" });
}

/**
 * Returns for example "Tuesday, December 1": the day a sale completes without its breeder, in the reader's
 * time zone; undefined if it won't.
 */
export function completionDay({ completesAt }: Pick<Reservation, "completesAt">): string | undefined {
  return completesAt
    ? new Date(completesAt).toLocaleDateString(LOCALE, { weekday: "long", month: "long", day: "numeric" })
    : undefined;
}

const METHODS: Record<Payment["method"], string> = {
  card: texts.card,
  klarna: texts.klarna,
  affirm: texts.affirm,
  afterpay_clearpay: texts.afterpay,
  none: texts.noPaymentNeeded,
};

/** Returns what to try after a failed payment: a lender is neither a card nor a bank. */
export const declinedHint = (isCard: boolean): string => isCard ? texts.tryAnotherCard : texts.tryAnotherWay;

export const methodWord = (method: Payment["method"]): string => METHODS[method];

/** Whether the buyer bought a delivery that Hearthpaw carries out. */
export const isDelivered = ({ orderDetails: { transportation } }: Reservation): boolean =>
  transportation === "honest" || transportation === "flight";
