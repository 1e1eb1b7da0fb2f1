import type { ContestedPayment, Receipt } from "../../../generated/types.ts";
import type { Chargeback, Refund, ShownCard } from "../order/index.ts";
import type { findReceipt } from "./receipt_store.ts";
import { standingOf } from "../refund_plan/index.ts";
import { savedCardOf } from "./view.ts";

type Found = NonNullable<Awaited<ReturnType<typeof findReceipt>>>;

/** Maximum in the contract. */
export const MOST_CONTESTED = 20;

/**
 * Returns a receipt as issued, with the later refunds and chargebacks of its payment. A breeder sees neither
 * the card nor the buyer's address.
 */
export function receiptOf(
  { receipt, ...payment }: Found,
  refunds: readonly Refund[],
  chargebacks: readonly Chargeback[],
  viewer: "buyer" | "breeder" | "staff",
  card?: ShownCard,
): Receipt {
  const { petName, breedName, seller, buyer, lines, ...amounts } = receipt!;
  const isBreeder = viewer === "breeder";
  return {
    id: payment.id,
    viewer,
    number: payment.receipt_number!,
    paidAt: (payment.succeeded_at ?? payment.updated_at).toISOString(),
    orderType: payment.orderType,
    kind: payment.kind,
    reservationId: payment.reservation_id,
    reservationNumber: payment.number,
    petName,
    breedName,
    seller: { name: seller.name, isShelter: seller.kind === "shelter", cityAndState: seller.place },
    buyer: { name: buyer.name, address: isBreeder ? null : buyer.address },
    lineItems: lines,
    ...amounts,
    ...(card ? { savedCard: savedCardOf(card) } : {}),
    amountCents: payment.amount_cents,
    method: payment.method,
    cardBrand: isBreeder ? null : payment.brand,
    cardLast4: isBreeder ? null : payment.last4,
    refunds: refunds.map((refund) => ({
      amountCents: refund.amount_cents,
      at: refund.created_at.toISOString(),
      status: standingOf([refund]) as Receipt["refunds"][number]["status"],
    })),
    chargebacks: isBreeder && payment.orderType === "addon"
      ? []
      : chargebacks.slice(-MOST_CONTESTED).map(contestedOf),
  };
}

/** Returns a chargeback as both sides of its order see it. */
export function contestedOf(row: Chargeback): ContestedPayment {
  return {
    paymentId: row.payment_id,
    amountCents: row.amount_cents,
    status: row.status,
    openedAt: row.opened_at.toISOString(),
    closedAt: row.closed_at?.toISOString() ?? null,
  };
}
