import type { KeyFact } from "@hearthpaw/ui-kit";
import * as texts from "./texts.tsx";

/** What is given back in which case, as the refund rules of the marketplace say it. */
export function refundFacts(
  { sellerKind, depositRefundPercent, hasDeposit }: {
    sellerKind: string;
    /** The seller's published policy after the first 48 hours; undefined while it is not known. */
    depositRefundPercent: 0 | 50 | 100 | undefined;
    /** False where a pet is paid in full at once. */
    hasDeposit: boolean;
  },
): KeyFact[] {
  const always = hasDeposit ? texts.balanceDeliveryRefunded : texts.deliveryRefunded;
  const what = hasDeposit ? "deposit" : "price";
  const share = depositRefundPercent === undefined ? texts.dependsOnPolicy(sellerKind) : {
    100: texts.theFull(what),
    50: texts.halfOfThe(what),
    0: texts.noRefundOfThe(what),
  }[depositRefundPercent];
  return [
    { term: texts.within48HoursOfPaying, value: texts.fullRefund, note: texts.noReasonNeeded },
    { term: texts.later, value: share, note: texts.stateLawMayGiveMore(always) },
    {
      term: texts.ifTheCancels(sellerKind),
      value: texts.fullRefund,
      note: texts.serviceFeeIncluded,
    },
  ];
}
