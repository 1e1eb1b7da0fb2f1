import type { WaitingMoneyKind, WaitingPayout } from "../../generated/types.ts";

/** Kinds of money that may wait, in the order that staff see. */
export const KINDS: readonly WaitingMoneyKind[] = [
  ...["refund", "dispute", "chargeback", "finding", "handoff", "stopped"] as const,
  ...["balance", "payment", "payout", "funds", "debt", "closing"] as const,
];
/** Kinds found by rules about a breeder's funds instead of SQL. */
export type HolderKind = "payout" | "funds" | "debt" | "closing";

/**
 * Returns the kind of a waiting part of a breeder's money. The owner of a closed account cannot end the wait.
 */
export function holderKind({ reason, payoutId, isClosed }: WaitingPayout): HolderKind {
  if (payoutId !== null) return "payout";
  if (isClosed) return "closing";
  return reason === "owed" ? "debt" : "funds";
}

/** Reasons as sentences, by the row's reason. */
const SENTENCES = {
  "refund failed": "The refund failed, and we won't try again automatically.",
  "refund refused": "The payment provider refused the refund. We keep trying.",
  "refund under-way": "The payment provider has made the refund, but it hasn't arrived.",
  "refund not-made": "The payment provider hasn't made the refund yet.",
  "dispute no-reply": "The seller didn't reply in time. Resolve the dispute.",
  "dispute breeder": "The seller has replied, and the buyer answered. Resolve the dispute.",
  "dispute buyer": "The seller has replied. Resolve the dispute.",
  "chargeback inquiry": "The bank asks about a payment and needs our answer.",
  "chargeback open": "The bank took the payment back and needs our answer.",
  "finding payment": "The payment provider has this payment, but we have no sale for it.",
  "finding transfer": "The payment provider has this transfer, but we have no payout for it.",
  "finding refunding": "We're refunding a payment that we have no sale for, and it hasn't arrived.",
  "finding difference": "Our books and the payment provider's record differ.",
  "handoff paid": "The go-home date has passed, and no one has confirmed the hand-off.",
  "stopped seller-suspended": "The seller is suspended, so the sale can't continue.",
  "stopped payment-taken-back": "Part of the payment went back to the buyer, so the sale can't continue.",
  "stopped earnings": "The seller is suspended, so the sale's earnings can't be released.",
  "balance grace": "The balance wasn't paid in time, and the seller hasn't extended or canceled.",
  "payment processing": "The payment provider is still processing this payment.",
  "payout late": "The bank hasn't confirmed this payout. Look it up in the payment provider's dashboard.",
  "payout provider": "The payment provider can't send this payout yet.",
  "payout bank": "The seller's bank hasn't taken this payout yet.",
  "payout returning": "The bank returned this payout, and it isn't back from the seller's account yet.",
  "funds account": "The seller's payout account isn't ready.",
  "funds contested": "A buyer's report or a chargeback is open.",
  "funds suspended": "The seller is suspended.",
  "debt owed": "The seller owes this. It comes out of the next sale's earnings.",
  "closing owed": "The account is closed and still owes this.",
  "closing account": "The account is closed, and no payout account is ready.",
  "closing contested": "The account is closed, and a report or a chargeback is open.",
  "closing suspended": "The account is closed, and its seller was suspended.",
  "closing minimum": "The account is closed, and its last payout hasn't been planned.",
  "closing next-run": "The account is closed, and its last payout hasn't been planned.",
  "closing under-way": "The account is closed, and another payout comes first.",
} as const satisfies Record<`${WaitingMoneyKind} ${string}`, string>;
type Known = keyof typeof SENTENCES;

/** Returns the reason why money waits as a sentence for staff. Throws for an unknown reason. */
export function reasonSentence(kind: WaitingMoneyKind, reason: string): string {
  const sentence: string | undefined = SENTENCES[`${kind} ${reason}` as Known];
  if (sentence === undefined) throw new Error(`no sentence for ${kind} ${reason}`);
  return sentence;
}
