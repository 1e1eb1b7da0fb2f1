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
    ? "What you paid beyond the deposit, and delivery that has not begun, come back in full; the service fee in proportion."
    : "Delivery that has not begun comes back in full; the service fee in proportion.";
  const what = hasDeposit ? "deposit" : "price";
  const share = depositRefundPercent === undefined
    ? `As the ${sellerKind}’s policy says`
    : { 100: `The whole ${what}`, 50: `Half of the ${what}`, 0: `Not the ${what}` }[depositRefundPercent];
  return [
    { term: "Within 48 hours of paying", value: "Everything you paid", note: "You need no reason." },
    { term: "Later", value: share, note: `${always} The law of your state may give you more.` },
    {
      term: `If the ${sellerKind} cancels`,
      value: "Everything you paid",
      note: "At any time, including the service fee.",
    },
  ];
}
