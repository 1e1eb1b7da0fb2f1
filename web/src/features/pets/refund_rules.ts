import { formatCents, type KeyFact } from "@hearthpaw/ui-kit";
import * as texts from "./texts.tsx";

/** Returns the refund in each case, by the refund rules of the marketplace. */
export function refundFacts(
  { sellerKind, lateCancellationCents, hasDeposit }: {
    sellerKind: string;
    /** Cost of a late cancellation in cents, from the server's quote; undefined until known. */
    lateCancellationCents: number | undefined;
    /** False if the pet is paid in full at once. */
    hasDeposit: boolean;
  },
): KeyFact[] {
  const always = hasDeposit ? texts.balanceDeliveryRefunded : texts.deliveryRefunded;
  const late = lateCancellationCents === undefined
    ? texts.dependsOnPolicy(sellerKind)
    : lateCancellationCents === 0
    ? texts.fullRefund
    : texts.allButAmount(formatCents(lateCancellationCents));
  return [
    { term: texts.within48HoursOfPaying, value: texts.fullRefund, note: texts.noReasonNeeded },
    { term: texts.after48Hours, value: late, note: texts.stateLawMayGiveMore(always) },
    {
      term: texts.ifTheCancels(sellerKind),
      value: texts.fullRefund,
      note: texts.serviceFeeIncluded,
    },
  ];
}
