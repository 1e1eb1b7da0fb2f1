import type { Dispute } from "@hearthpaw/client";
import { formatCents } from "@hearthpaw/ui-kit";
import * as texts from "./texts.ts";

/** The words of reported problems, the same for everybody who reads them. */

export type Viewer = "buyer" | "breeder" | "staff";

const REASONS: Readonly<Record<Dispute["reason"], string>> = {
  "health": texts.aHealthProblem,
  "not-as-described": texts.notAsDescribed,
  "not-delivered": texts.notHandedOver,
  "paperwork": texts.missingOrWrongPaperwork,
  "other": texts.somethingElse,
};
export const reasonText = (reason: Dispute["reason"]): string => REASONS[reason];
export const REASON_OPTIONS = (Object.keys(REASONS) as Dispute["reason"][])
  .map((value) => ({ value, label: REASONS[value] }));

/** Where a report stands, for who looks at it. */
export function standText({ status, outcome, refundCents }: Dispute, viewer: Viewer): string {
  if (status === "decided") {
    if (outcome === "refund" && refundCents) return texts.decidedRefunded(formatCents(refundCents));
    return texts.decidedNoRefund;
  }
  if (status === "waiting-for-breeder") {
    return viewer === "breeder" ? texts.yourReplyIsNeeded : texts.waitingForTheBreedersReply;
  }
  if (status === "waiting-for-buyer") {
    return viewer === "buyer" ? texts.theBreederReplied : texts.waitingForTheBuyer;
  }
  return texts.underReview;
}

const ARRIVALS: Readonly<Record<NonNullable<Dispute["refundStatus"]>, string>> = {
  "on-its-way": texts.refundOnItsWay,
  "delayed": texts.refundDelayed,
  "arrived": texts.theRefundWasSent,
};

/** What was decided, in a sentence or two. */
export function decisionText({ outcome, refundCents, refundStatus }: Dispute, viewer: Viewer): string {
  if (outcome !== "refund" || !refundCents) {
    return viewer === "breeder" ? texts.decidedForBreeder : texts.decidedNotToRefund;
  }
  const amount = formatCents(refundCents);
  const who = viewer === "buyer" ? texts.youGetBack(amount) : texts.theBuyerGetsBack(amount);
  return refundStatus ? `${who} ${ARRIVALS[refundStatus]}` : who;
}

/** Who has spoken, as the reader calls them. */
export function speakerText(by: Viewer, viewer: Viewer): string {
  if (by === viewer) return by === "staff" ? texts.ourTeam : texts.you;
  return by === "buyer" ? texts.buyer : by === "breeder" ? texts.breeder : texts.ourTeam;
}
