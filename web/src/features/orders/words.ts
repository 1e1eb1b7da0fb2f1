import type { OrderChargeback, OrderStory, StaffOrder } from "@hearthpaw/client";
import { formatCents } from "@hearthpaw/ui-kit";

/** The ledger's accounts as staff read them. */
const ACCOUNTS: Readonly<Record<string, string>> = {
  "provider-clearing": "Payment provider",
  "buyer-payments": "Unused payments",
  "breeder-pending": "Breeder, pending",
  "breeder-available": "Breeder, available",
  "breeder-debts": "Breeder, owed to us",
  "platform-fees": "Platform fee",
  "service-fees": "Service fee",
  "tax-payable": "Sales tax",
  "delivery": "Delivery",
  "add-ons": "Add-ons",
  "donations": "Rescue donation",
  "discounts-platform": "Discount, paid by Hearthpaw",
  "discounts-breeder": "Discount, paid by the breeder",
  "refunds": "Refund owed to the buyer",
  "provider-fees": "Provider's fee",
  "paid-elsewhere": "Paid another way",
  "goodwill": "Refund, paid by Hearthpaw",
  "chargebacks": "Disputed by the bank",
};

export function accountWord(account: string): string {
  return ACCOUNTS[account] ?? plain(account);
}

/** "payment-deposit" as "Payment deposit". */
export function plain(word: string): string {
  const words = word.replaceAll(/[-_]/g, " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** What has moved: "$375 of $2,575 paid, $375 refunded, $100 owed". */
export function moneyText({ totalCents, paidCents, refundedCents, owedCents }: StaffOrder): string {
  return [
    `${formatCents(paidCents)} of ${formatCents(totalCents)} paid`,
    ...(refundedCents ? [`${formatCents(refundedCents)} refunded`] : []),
    ...(owedCents ? [`${formatCents(owedCents)} owed`] : []),
  ].join(", ");
}

/** Where our books and the provider's record of a payment differ, in cents; nothing while the provider is unknown. */
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
  inquiry: "Bank is asking",
  open: "Open",
  won: "Won",
  lost: "Lost",
};

export function chargebackWord({ status }: OrderChargeback): string {
  return CHARGEBACK_STATUS[status];
}
