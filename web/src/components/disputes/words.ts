import type { Dispute } from "@hearthpaw/client";
import { formatCents } from "@hearthpaw/ui-kit";

/** The words of reported problems, the same for everybody who reads them. */

export type Viewer = "buyer" | "breeder" | "staff";

const REASONS: Readonly<Record<Dispute["reason"], string>> = {
  "health": "A health problem",
  "not-as-described": "Not as described",
  "not-delivered": "Not handed over",
  "paperwork": "Missing or wrong paperwork",
  "other": "Something else",
};
export const reasonText = (reason: Dispute["reason"]): string => REASONS[reason];
export const REASON_OPTIONS = (Object.keys(REASONS) as Dispute["reason"][])
  .map((value) => ({ value, label: REASONS[value] }));

/** Where a report stands, for who looks at it. */
export function standText({ status, outcome, refundCents }: Dispute, viewer: Viewer): string {
  if (status === "decided") {
    if (outcome === "refund" && refundCents) return `Decided: ${formatCents(refundCents)} refunded`;
    return "Decided: no refund";
  }
  if (status === "waiting-for-breeder") {
    return viewer === "breeder" ? "Your reply is needed" : "Waiting for the breeder's reply";
  }
  if (status === "waiting-for-buyer") {
    return viewer === "buyer" ? "The breeder replied" : "Waiting for the buyer";
  }
  return "Under review";
}

const ARRIVALS: Readonly<Record<NonNullable<Dispute["refundStatus"]>, string>> = {
  "on-its-way": "The refund is on its way. It can take up to 10 days to appear on the statement.",
  "delayed": "The refund hasn't gone through yet. It's still owed, and we keep trying.",
  "arrived": "The refund was sent.",
};

/** What was decided, in a sentence or two. */
export function decisionText({ outcome, refundCents, refundStatus }: Dispute, viewer: Viewer): string {
  if (outcome !== "refund" || !refundCents) {
    return viewer === "breeder"
      ? "We decided in your favor. Your funds from this sale are no longer on hold."
      : "We decided not to refund this sale. The breeder's funds are no longer on hold.";
  }
  const amount = formatCents(refundCents);
  const who = viewer === "buyer" ? `You get ${amount} back.` : `The buyer gets ${amount} back.`;
  return refundStatus ? `${who} ${ARRIVALS[refundStatus]}` : who;
}

/** Who has spoken, as the reader calls them. */
export function speakerText(by: Viewer, viewer: Viewer): string {
  if (by === viewer) return by === "staff" ? "Our team" : "You";
  return by === "buyer" ? "Buyer" : by === "breeder" ? "Breeder" : "Our team";
}
