import type { Kysely } from "kysely";
import type { Database } from "../../../platform/db/schema.ts";
import { type BookedOrder, freeOrderEntries, fundedEntries, providerFeeEntries } from "../../ledger/rules.ts";
import { post } from "../../ledger/store.ts";
import type { CardFailure, Intent } from "../../../platform/ports/payments/port.ts";
import type { Services } from "../../../services.ts";
import { findReturnReason } from "./refund_store.ts";
import type { Checkout, Order, Payment } from "./store.ts";
import * as store from "./payment_store.ts";

type Trx = Kysely<Database>;
/** Reason why received money is refunded. */
export type ReturnReason = "late_payment" | "amount_mismatch";

/**
 * Outcome of a payment after a query to the provider.
 * - `paid`: it counts, and all its consequences are booked.
 * - `returned`: it was received and is refunded in full.
 * - `open`: nothing has been paid.
 * - `missing`: it is not one of our payments.
 * - `unknown`: the provider does not answer.
 */
export type Settlement =
  | { kind: "paid" | "processing"; payment: Payment }
  | { kind: "returned"; payment: Payment; reason: ReturnReason }
  | { kind: "open"; payment: Payment; status: string; failure: CardFailure | null }
  | { kind: "missing" }
  | { kind: "unknown" };

/** Books the provider's fee once the provider has booked it. */
export async function bookFee(
  trx: Trx,
  services: Pick<Services, "newId">,
  payment: Payment,
  intent: Intent,
): Promise<void> {
  const fee = intent.charge?.feeCents ?? null;
  if (fee === null || payment.provider_fee_cents !== null) return;
  await store.updatePayment(trx, payment.id, { provider_fee_cents: fee });
  await post(trx, services.newId, {
    source: `fee:${intent.id}`,
    kind: "provider-fee",
    orderId: payment.order_id,
    reservationId: payment.reservation_id,
    entries: providerFeeEntries(fee),
  });
}

/** Returns the source of the booking of a free order, which has no payment. */
export const freeSource = (orderId: string): string => `free:${orderId}`;
/** Returns the source of the booking of everything besides the goods that a code's funder pays for. */
export const fundedSource = (orderId: string): string => `funded:${orderId}`;

/** Returns the settlement of a payment that had already succeeded. */
export async function ended(db: Trx, payment: Payment): Promise<Settlement> {
  if (!payment.is_returned) return { kind: "paid", payment };
  const reason = await findReturnReason(db, payment.id);
  return {
    kind: "returned",
    payment,
    reason: reason === "amount_mismatch" ? "amount_mismatch" : "late_payment",
  };
}

/**
 * Returns the breeder's total earnings from a sale in cents, as the ledger books them once everything is
 * paid.
 */
export function breederNetCents({ order, pet }: Pick<Checkout, "order" | "pet">): number {
  const booked = bookedOrder(order, pet.breederId);
  return [...freeOrderEntries(booked), ...fundedEntries(booked)]
    .filter(({ account }) => account === "breeder-pending")
    .reduce((sum, { amountCents }) => sum - amountCents, 0);
}

type BookedColumn =
  | "pet_price_cents"
  | "add_ons_cents"
  | "discount_cents"
  | "discount_funder"
  | "delivery_cents"
  | "service_fee_cents"
  | "tax_cents"
  | "donation_cents"
  | "funded_delivery_cents"
  | "funded_donation_cents"
  | "total_cents"
  | "deposit_cents"
  | "platform_fee_cents";

/** Converts an order to the form that the ledger's rules use. */
export function bookedOrder(
  order: Pick<Order, BookedColumn> & Partial<Pick<Order, "delivery_begun_at">>,
  breederId: string,
): BookedOrder {
  return {
    breederId,
    isDeliveryBegun: Boolean(order.delivery_begun_at),
    petPriceCents: order.pet_price_cents,
    addOnsCents: order.add_ons_cents,
    discountCents: order.discount_cents,
    discountFunder: order.discount_funder,
    deliveryCents: order.delivery_cents,
    serviceFeeCents: order.service_fee_cents,
    taxCents: order.tax_cents,
    donationCents: order.donation_cents,
    fundedDeliveryCents: order.funded_delivery_cents,
    fundedDonationCents: order.funded_donation_cents,
    totalCents: order.total_cents,
    depositCents: order.deposit_cents,
    platformFeeCents: order.platform_fee_cents,
  };
}
