import type { PaymentMethod, ReservationStatus } from "../../../platform/db/schema.ts";
import type { CardFailure } from "../../../platform/ports/payments/port.ts";
import { fail } from "../../../platform/problem.ts";
import { ENDED, type Settlement } from "../order/index.ts";
import { declineCodeOf, intentMessage, LENDER_NAMES, lenderMessage } from "../price/index.ts";

/**
 * Returns if a payment counts; otherwise fails with the code that the buyer needs. For an open payment, the
 * end of its reservation (by this status) is reported first.
 */
export function answerSettled(
  settlement: Settlement,
  reservationStatus: ReservationStatus,
  orderType: "pet" | "addon" = "pet",
): void {
  if (settlement.kind === "open") {
    if (reservationStatus === "expired") fail("hold_expired");
    if (ENDED.has(reservationStatus)) fail("reservation_not_open");
  }
  switch (settlement.kind) {
    case "paid":
      return;
    case "processing":
      return fail("payment_processing");
    case "unknown":
      return fail("payments_unavailable");
    case "missing":
      return fail("not_found");
    case "returned":
      if (settlement.reason === "amount_mismatch") fail("price_changed");
      return fail("payment_refunded", orderType === "addon" ? { detail: ADD_ONS_LATE } : {});
    case "open": {
      const { method } = settlement.payment;
      // A lender is neither a card nor a bank.
      if (method !== "card" && method !== "none") {
        return fail("payment_incomplete", { detail: lenderMessage(method, settlement.status) });
      }
      if (settlement.failure) return declined(settlement.failure);
      return fail("payment_incomplete", { detail: intentMessage(settlement.status) ?? undefined });
    }
  }
}

const ADD_ONS_LATE =
  "The add-ons couldn't be added anymore when the payment arrived. It has been refunded in full.";

function declined(failure: CardFailure): never {
  return fail("card_declined", { declineCode: declineCodeOf(failure) });
}

/**
 * Ends a request whose payment the provider refuses. If a lender refuses, the buyer can choose another way to
 * pay.
 */
export function failRefused(method: PaymentMethod, providerCode: string): never {
  if (method === "card" || method === "none") return fail("provider_refused", { providerCode });
  const isAmount = providerCode === "amount_too_large" || providerCode === "amount_too_small";
  const why = isAmount ? "doesn't take this amount" : "isn't available for this payment";
  const detail = `${LENDER_NAMES[method]} ${why}. Choose another way to pay.`;
  return fail("method_not_available", { detail, providerCode });
}
