import type { RefundBearer, StaffRefundQuote } from "../../../generated/types.ts";
import { clearedCents, type Entry, type Funds } from "../../ledger/rules.ts";
import { labeled, type Part, quoteLines, standingEntries, targetsOf } from "../refund_plan/index.ts";
import { allPayments, bookedOrder, type Checkout } from "../order/index.ts";

/** Effects of a refund by staff on each payment and on the breeder's funds, with the breeder's share. */
export type StaffPlan = {
  parts: Part[];
  back: readonly (readonly Entry[])[];
  amountCents: number;
  breederCents: number;
  before: Funds;
  after: Funds;
};

/** Returns the effects of a refund by staff, as the contract describes them. */
export function staffQuoteOf(
  checkout: Checkout,
  { parts, back, amountCents, breederCents, before, after }: StaffPlan,
  asked: {
    scope: "sale" | "part";
    bornBy?: RefundBearer;
    isPetReturned?: boolean;
    orderId: string;
    saleCents: number | null;
    refundableCents: number;
  },
): StaffRefundQuote {
  const { order, reservation, pet } = checkout;
  const isSale = asked.scope === "sale";
  const isPetReturned = asked.isPetReturned ?? reservation.status !== "handed-over";
  const lines = quoteLines(
    bookedOrder(order, pet.breederId),
    parts.map((part, index) => ({
      kind: part.payment.kind,
      remaining: standingEntries(part),
      back: back[index]!,
    })),
  );
  return {
    orderId: asked.orderId,
    scope: asked.scope,
    saleCents: asked.saleCents,
    refundableCents: asked.refundableCents,
    amountCents,
    ...(isSale ? {} : { bornBy: asked.bornBy ?? "breeder" }),
    breederCents,
    lines: labeled(lines, pet.name || "the pet"),
    targets: targetsOf(
      allPayments(checkout),
      parts.map(({ payment }, index) => ({
        payment_id: payment.id,
        amount_cents: 0 - clearedCents(back[index]!),
      })),
      "buyer",
    ),
    fundsBefore: before,
    fundsAfter: after,
    statusAfter: isSale ? "cancelled-by-platform" : reservation.status,
    petAfter: isSale ? isPetReturned ? "available" : "sold" : "unchanged",
  };
}
