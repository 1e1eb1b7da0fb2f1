import type { Dispute } from "@hearthpaw/client";
import { deadlineText, formatCents } from "@hearthpaw/ui-kit";
import * as texts from "./texts.ts";

/** Words about reported problems, shared by buyers, breeders and staff. */

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

/** Returns the status of a report in words, for its viewer. */
export function standText(
  { status, outcome, refundCents, hasSaleEnded, sellerName }: Dispute,
  viewer: Viewer,
): string {
  if (status === "decided") {
    if (hasSaleEnded && !refundCents) return texts.resolvedForTheBuyer;
    if (outcome === "refund" && refundCents) return texts.decidedRefunded(formatCents(refundCents));
    return texts.decidedNoRefund;
  }
  if (status === "waiting-for-breeder") {
    return viewer === "breeder" ? texts.yourReplyIsNeeded : texts.waitingForReply(sellerName);
  }
  if (status === "waiting-for-buyer") {
    return viewer === "breeder" ? texts.youReplied : texts.sellerReplied(sellerName);
  }
  return texts.underReview;
}

const ARRIVALS: Readonly<Record<NonNullable<Dispute["refundStatus"]>, string>> = {
  "on-its-way": texts.refundOnItsWay,
  "delayed": texts.refundDelayed,
  "arrived": texts.theRefundWasSent,
};

/**
 * Returns the breeder's deadline to reply, or that they missed it; empty once they have replied. `today` is
 * 'YYYY-MM-DD' in the reader's time zone.
 */
export function replyText(
  { replyDueOn, hasBreederReplied, sellerName }: Dispute,
  viewer: Viewer,
  today: string,
): string | undefined {
  if (hasBreederReplied || !replyDueOn) return undefined;
  const day = deadlineText(replyDueOn, today);
  const isOver = replyDueOn < today;
  if (viewer === "breeder") return (isOver ? texts.youDidntReply : texts.replyBy)(day);
  return (isOver ? texts.sellerDidntReply : texts.sellerHasUntil)(sellerName, day);
}

/**
 * Returns whether the breeder was heard before the decision, and if staff did not wait for a reply, why;
 * undefined for decisions from before replies had a deadline.
 */
export function heardText(
  { replyDueOn, hasBreederReplied, earlyReason, sellerName }: Dispute,
  viewer: Viewer,
  today: string,
): string | undefined {
  if (hasBreederReplied) return texts.bothHeard;
  if (!replyDueOn) return undefined;
  const day = deadlineText(replyDueOn, today);
  const isBreeder = viewer === "breeder";
  if (earlyReason) {
    const why = { seller: sellerName, day, reason: earlyReason };
    return (isBreeder ? texts.notWaitedForYou : texts.notWaitedForSeller)(why);
  }
  return isBreeder ? texts.youWerentHeard(day) : texts.sellerDidntReply(sellerName, day);
}

/**
 * Returns the amounts that each side pays of a refund, which add up to it; undefined if they were not
 * recorded.
 */
export function paysText(
  { refundCents, breederCents, platformCents, hasSaleEnded, sellerName: seller }: Dispute,
  viewer: Viewer,
): string | undefined {
  if (typeof breederCents !== "number" || typeof platformCents !== "number") return undefined;
  const sums = { seller, breeder: formatCents(breederCents), platform: formatCents(platformCents) };
  const isBreeder = viewer === "breeder";
  if (hasSaleEnded) {
    if (viewer === "buyer" || breederCents <= 0) return undefined;
    return isBreeder ? texts.earningsGoBack(sums.breeder) : texts.sellersEarningsGoBack(seller, sums.breeder);
  }
  const othersCents = (refundCents ?? 0) - breederCents - platformCents;
  const sellersPart = (part: string) => isBreeder ? texts.youCover(part) : texts.sellerPays(seller, part);
  const pays = breederCents > 0 && platformCents > 0
    ? (isBreeder ? texts.youAndHearthpawCover : texts.sellerAndHearthpawPay)(sums)
    : breederCents > 0
    ? sellersPart(partOf(sums.breeder, othersCents))
    : (isBreeder ? texts.hearthpawCovers : texts.hearthpawPays)(partOf(sums.platform, othersCents));
  return othersCents > 0 ? `${pays} ${texts.othersReturned(formatCents(othersCents))}` : pays;
}

const partOf = (amount: string, othersCents: number) =>
  othersCents > 0 ? texts.ofTheRefund(amount) : texts.allOfIt(amount);

/** Returns the decision in a sentence or two. */
export function decisionText(
  { outcome, refundCents, refundStatus, hasSaleEnded, sellerName }: Dispute,
  viewer: Viewer,
): string {
  if (hasSaleEnded && !refundCents) return viewer === "buyer" ? texts.endedForYou : texts.endedForTheBuyer;
  if (outcome !== "refund" || !refundCents) {
    return viewer === "breeder" ? texts.decidedForBreeder : texts.decidedNotToRefund(sellerName);
  }
  const amount = formatCents(refundCents);
  const who = viewer === "buyer" ? texts.youGetBack(amount) : texts.theBuyerGetsBack(amount);
  return refundStatus ? `${who} ${ARRIVALS[refundStatus]}` : who;
}

/** Returns the speaker's name, as the reader calls them. */
export function speakerText({ sellerName }: Dispute, by: Viewer, viewer: Viewer): string {
  if (by === viewer) return by === "staff" ? texts.ourTeam : texts.you;
  return by === "buyer" ? texts.buyer : by === "breeder" ? sellerName : texts.ourTeam;
}
