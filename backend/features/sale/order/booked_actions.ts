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
/** Why money that came goes back. */
export type ReturnReason = "late_payment" | "amount_mismatch";

/**
 * How a payment stands after the provider was asked.
 * - `paid`: it counts, and everything that follows from it is done. - `returned`: it came and goes back in full.
 * - `open`: nothing has been paid. - `missing`: it is none of ours. - `unknown`: the provider does not answer.
 */
export type Settlement =
  | { kind: "paid" | "processing"; payment: Payment }
  | { kind: "returned"; payment: Payment; reason: ReturnReason }
  | { kind: "open"; payment: Payment; status: string; failure: CardFailure | null }
  | { kind: "missing" }
  | { kind: "unknown" };

/** The provider's fee, as soon as the provider has booked it. */
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

/** The source of the booking of a free order, which no payment brings. */
export const freeSource = (orderId: string): string => `free:${orderId}`;
/** The source of the booking of everything that a code's funder pays for besides the goods. */
export const fundedSource = (orderId: string): string => `funded:${orderId}`;

/** How a payment that has succeeded before is answered. */
export async function ended(db: Trx, payment: Payment): Promise<Settlement> {
  if (!payment.is_returned) return { kind: "paid", payment };
  const reason = await findReturnReason(db, payment.id);
  return {
    kind: "returned",
    payment,
    reason: reason === "amount_mismatch" ? "amount_mismatch" : "late_payment",
  };
}

/** Returns what a sale brings its breeder in all, in cents: what the ledger books once everything is paid. */
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

/** An order as the ledger's rules know it. */
export function bookedOrder(order: Pick<Order, BookedColumn>, breederId: string): BookedOrder {
  return {
    breederId,
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
