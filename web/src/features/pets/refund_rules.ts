import type { KeyFact } from "@hearthpaw/ui-kit";

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
  const always = hasDeposit
    ? "Your balance and delivery that hasn't started are refunded in full, the service fee in proportion."
    : "Delivery that hasn't started is refunded in full, the service fee in proportion.";
  const what = hasDeposit ? "deposit" : "price";
  const share = depositRefundPercent === undefined ? `Depends on the ${sellerKind}’s policy` : {
    100: `The full ${what}`,
    50: `Half of the ${what}`,
    0: `No refund of the ${what}`,
  }[depositRefundPercent];
  return [
    { term: "Within 48 hours of paying", value: "Full refund", note: "No reason needed." },
    { term: "Later", value: share, note: `${always} Your state's law may give you more.` },
    {
      term: `If the ${sellerKind} cancels`,
      value: "Full refund",
      note: "Any time, including the service fee.",
    },
  ];
}
