import type { Kysely } from "kysely";
import { TERMS_VERSION } from "../../accounts/rules.ts";
import { acceptTerms } from "../../accounts/store.ts";
import { findContract, findSaleContract } from "../../breeders/store.ts";
import type { Database, PaymentMethod } from "../../../platform/db/schema.ts";
import { withTx } from "../../../platform/db/tx.ts";
import type { Acceptances } from "../../../generated/types.ts";
import type { Cents } from "../../../platform/money.ts";
import { fail } from "../../../platform/problem.ts";
import { refuseUnlessHeld } from "./checkout_actions.ts";
import {
  bookedOrder,
  type Checkout,
  ENDED,
  freeSource,
  handoverRefusal,
  lockCheckout,
  refuseBarred,
  refuseStopped,
  statesOf,
  updateOrder,
} from "../order/index.ts";
import type { Services } from "../../../services.ts";
import { isFinancingAllowed } from "../../state_rules/rules.ts";
import { LEAST_CHARGE } from "../../pets/rules.ts";
import { amountOf, dueKind, methodRefusal } from "../price/index.ts";
import { freeOrderEntries } from "../../ledger/rules.ts";
import { post } from "../../ledger/store.ts";
import { countPayment } from "./settle_actions.ts";
import * as store from "../order/index.ts";

type Trx = Kysely<Database>;

/**
 * Fails unless the first payment of this order may be made now: the order is complete, and the law allows it.
 */
export function refuseUnpayable(checkout: Checkout, method: PaymentMethod): void {
  refuseUnlessHeld(checkout, { processing: "payment_processing", paid: "already_paid" });
  const { order, pet, reservation } = checkout;
  const { contact, delivery, billing } = reservation.progress;
  if (!contact || !delivery || (delivery.isBillingDifferent && !billing)) fail("details_missing");
  if (!order.delivery_chosen) {
    fail("details_missing", { detail: `Choose how ${pet.name || "the pet"} comes home first.` });
  }
  if (order.delivery_error) fail("delivery_not_possible", { detail: order.delivery_error });
  if (order.tax_error) fail("tax_unavailable", { detail: order.tax_error });
  refuseBarred(pet, order);
  if (order.total_cents > 0 && order.total_cents < LEAST_CHARGE) fail("total_too_small");
  const due = amountOf(dueKind("held", order)!, {
    totalCents: order.total_cents,
    depositCents: order.deposit_cents,
  });
  refuseMethod(checkout, method, due);
}

/** Returns "Balance". Fails unless the reservation waits for its balance. */
export function balanceKind({ reservation, order }: Checkout): "Balance" {
  const { status } = reservation;
  if (status === "held" || status === "processing") fail("deposit_first");
  if (ENDED.has(status)) fail("reservation_not_open");
  if (status !== "deposit-paid") fail("already_paid");
  if (order.total_cents <= order.deposit_cents) fail("balance_not_due");
  return "Balance";
}

/** Fails if this way to pay is not possible for this order and amount. */
export function refuseMethod(
  { order, pet, reservation }: Checkout,
  method: PaymentMethod,
  amountCents: Cents,
): void {
  const refusal = methodRefusal({
    method,
    amountCents,
    bnplAllowed: isFinancingAllowed(
      pet.rules,
      statesOf(pet, reservation.progress.delivery?.address.state),
    ),
    donationCents: order.donation_cents,
    readyToGoHome: handoverRefusal(pet) === undefined,
  });
  if (refusal) fail(refusal.code, "detail" in refusal ? { detail: refusal.detail } : {});
}

/**
 * Records that the buyer has accepted the breeder's current contract and the current terms; fails for any
 * others. A contract accepted for this order stays valid while the terms are the same, even if the breeder
 * has changed the contract since.
 */
export async function accept(
  trx: Trx,
  { order, pet, reservation }: Checkout,
  { saleContractHash, termsVersion }: Acceptances,
): Promise<void> {
  if (order.sale_contract_id && termsVersion === TERMS_VERSION && order.terms_version === termsVersion) {
    const accepted = await findContract(trx, order.sale_contract_id);
    if (accepted?.hash === saleContractHash) return;
  }
  const contract = await findSaleContract(trx, pet.breederId);
  if (!contract || contract.hash !== saleContractHash || termsVersion !== TERMS_VERSION) {
    fail("terms_not_accepted");
  }
  // The next payment carries what the buyer accepted.
  const accepted = {
    sale_contract_id: contract.id,
    terms_version: termsVersion,
    accepted_at: reservation.at,
  };
  Object.assign(order, await updateOrder(trx, order.id, accepted));
  await acceptTerms(trx, { id: reservation.consumer_id, version: termsVersion, at: reservation.at });
}

/**
 * Completes an order that costs nothing: without an intent, and in one transaction. Books the amounts that
 * its funder pays.
 */
export async function completeFree(
  services: Services,
  reservationId: string,
  acceptances: Acceptances | undefined,
): Promise<void> {
  await withTx(services.db, async (trx) => {
    const checkout = (await lockCheckout(trx, reservationId))!;
    if (checkout.reservation.paid_at) return;
    refuseUnlessHeld(checkout, { processing: "payment_processing", paid: "reservation_not_open" });
    if (checkout.order.total_cents > 0) fail("payment_incomplete");
    refuseStopped(checkout, "buyer");
    refuseUnpayable(checkout, "none");
    if (!acceptances) fail("terms_not_accepted");
    await accept(trx, checkout, acceptances);
    await store.insertFreePayment(trx, {
      id: services.newId(),
      orderId: checkout.order.id,
      reservationId,
      idempotencyKey: `${checkout.order.id}:Full:free`,
    });
    await post(trx, services.newId, {
      source: freeSource(checkout.order.id),
      kind: "free-order",
      orderId: checkout.order.id,
      reservationId,
      entries: freeOrderEntries(bookedOrder(checkout.order, checkout.pet.breederId)),
    });
    await countPayment(trx, services, checkout, "Full");
  });
}
