import type { OrderChargeback, OrderStory, StaffOrder } from "@hearthpaw/client";
import { formatCents } from "@hearthpaw/ui-kit";
import * as texts from "./texts.tsx";

/** The ledger's accounts in words for staff. */
const ACCOUNTS: Readonly<Record<string, string>> = {
  "provider-clearing": texts.paymentProvider,
  "buyer-payments": texts.unusedPayments,
  "breeder-pending": texts.breederPending,
  "breeder-available": texts.breederAvailable,
  "breeder-debts": texts.breederOwedToUs,
  "platform-fees": texts.platformFee,
  "service-fees": texts.serviceFee,
  "tax-payable": texts.salesTax,
  "delivery": texts.delivery,
  "add-ons": texts.addOns,
  "donations": texts.rescueDonation,
  "discounts-platform": texts.discountPaidByHearthpaw,
  "discounts-breeder": texts.discountPaidByTheBreeder,
  "refunds": texts.refundOwedToTheBuyer,
  "provider-fees": texts.providersFee,
  "paid-elsewhere": texts.paidAnotherWay,
  "goodwill": texts.refundPaidByHearthpaw,
  "chargebacks": texts.disputedByTheBank,
};

export function accountWord(account: string): string {
  return ACCOUNTS[account] ?? plain(account);
}

/** Returns "payment-deposit" as "Payment deposit". */
export function plain(word: string): string {
  const words = word.replaceAll(/[-_]/g, " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Returns an order's movements of money: "$375 of $2,575 paid, $375 refunded, $100 owed". */
export function moneyText({ totalCents, paidCents, refundedCents, owedCents }: StaffOrder): string {
  return [
    texts.paidCentsOfPaid({ paidCents: formatCents(paidCents), totalCents: formatCents(totalCents) }),
    ...(refundedCents ? [texts.refundedCentsRefunded(formatCents(refundedCents))] : []),
    ...(owedCents ? [texts.owedCentsOwed(formatCents(owedCents))] : []),
  ].join(", ");
}

/**
 * Returns the differences between our books and the provider's record, by payment and in cents; none while
 * the provider is unknown.
 */
export function differences({ provider, bookings }: OrderStory): { intentId: string; cents: number }[] {
  return provider.filter(({ status }) => status !== "unknown").flatMap(({ id, status, receivedCents }) => {
    const booked = bookings.filter(({ source }) => source === `payment:${id}`).flatMap(({ lines }) => lines)
      .filter(({ account }) => account === "provider-clearing")
      .reduce((sum, { amountCents }) => sum + amountCents, 0);
    const received = status === "succeeded" ? receivedCents : 0;
    return booked === received ? [] : [{ intentId: id, cents: received - booked }];
  });
}

const CHARGEBACK_STATUS: Record<OrderChargeback["status"], string> = {
  inquiry: texts.inquiry,
  open: texts.open,
  won: texts.won,
  lost: texts.lost,
};

export function chargebackWord({ status }: OrderChargeback): string {
  return CHARGEBACK_STATUS[status];
}
