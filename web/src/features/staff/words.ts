import type { AuditEntry, VerificationStatus } from "@hearthpaw/client";
import * as texts from "./texts.ts";

/** Verbs of actions, between the actor and the subject. */
const DID: Record<string, string> = {
  "account-suspended": "suspended",
  "account-reinstated": texts.liftedTheSuspensionOf,
  "admin-made": texts.gaveStaffAccessTo,
  "staff-rank-changed": texts.changedRankOf,
  "staff-invited": "invited",
  "staff-invitation-withdrawn": texts.withdrewTheInvitationOf,
  "staff-joined": texts.joinedTheStaff,
  "staff-removed": texts.removedFromStaff,
  "id-photo-read": texts.lookedAtIdOf,
  "paper-read": texts.lookedAtPapersOf,
  "order-read": texts.lookedAtOrder,
  "chat-read": texts.readChatOf,
  "breeder-trusted": texts.nowTrustsTheListingsOf,
  "breeder-no-longer-trusted": texts.stoppedTrustingListingsOf,
  "verification-approved": texts.approvedTheVerificationOf,
  "verification-rejected": texts.rejectedTheVerificationOf,
  "verification-withdrawn": texts.withdrewTheVerificationOf,
  "verification-asked": texts.askedForMoreFrom,
  "shelter-invited": "invited",
  "listing-available": texts.approvedTheListingOf,
  "listing-rejected": texts.rejectedTheListingOf,
  "listing-not-approved-internal": texts.setAsideTheListingOf,
  "listing-in-review": texts.returnedListingToReview,
  "listing-no-longer-available": texts.tookDownTheListingOf,
  "parent-approved": texts.verifiedTheParent,
  "parent-rejected": texts.rejectedTheParent,
  "change-accepted": texts.approvedAChangeTo,
  "change-rejected": texts.rejectedAChangeTo,
  "claim-accepted": texts.approvedAChangeTo,
  "claim-asked": texts.askedForMoreFrom,
  "claim-rejected": texts.rejectedAChangeTo,
  "refund-retried": texts.retriedTheRefundOf,
  "refund-settled": texts.markedRefundAsPaid,
  "payout-retried": texts.retriedAPayoutTo,
  "payout-settled": texts.settledAPayoutTo,
  "debt-settled": texts.settledTheDebtOf,
  "funds-settled": texts.settledTheFundsOf,
  "earnings-waived": texts.waivedTheEarningsOf,
  "finding-attached": texts.restoredTheSaleOf,
  "finding-refunded": texts.refundedTheLostPayment,
  "finding-kept": texts.keptAsUnexplained,
  "evidence-submitted": texts.sentEvidenceAbout,
  "money-asked": texts.askedForMoneyOf,
  "money-approved": texts.approvedMoneyOf,
  "money-refused": texts.refusedMoneyOf,
  "order-cancelled": texts.canceledAndRefunded,
  "order-refunded": texts.refundedAPartOf,
  "delivery-read": texts.readTheDeliveryOf,
  "delivery-offered": texts.offeredTheDeliveryOf,
  "delivery-resend": texts.sentTheLinkAgainFor,
  "delivery-withdraw": texts.withdrewTheCarrierOf,
  "delivery-schedule": texts.scheduledTheDeliveryOf,
  "delivery-price": texts.changedTheCarriersPayFor,
  "delivery-confirm": texts.recordedTheHandOffOf,
  "delivery-fail": texts.failedTheDeliveryOf,
  "delivery-cancel": texts.canceledTheDeliveryOf,
  "fraud-case-read": texts.readTheFraudCaseOf,
  "fraud-case-kept": texts.keptAsideIn,
  "fraud-case-cleared": texts.clearedTheFraudCaseOf,
  "state-rule-changed": texts.changedTheRuleFor,
};

const KINDS: Record<AuditEntry["subjectKind"], string> = {
  user: texts.anAccount,
  verification: texts.aVerification,
  listing: texts.aListing,
  parent: texts.aParent,
  "change-request": texts.aChangeRequest,
  "claim-change": texts.aChangeRequest,
  report: texts.aReport,
  dispute: texts.aDispute,
  order: texts.anOrder,
  "discount-code": texts.aPromoCode,
  "state-rule": texts.aStatesRules,
  "shelter-invitation": texts.aShelter,
  "staff-invitation": texts.aStaffMember,
  "fraud-case": texts.aFraudCase,
  delivery: texts.aDelivery,
};

/** Returns the parts of an entry's sentence: the actor, the action and its subject. */
export function sentenceOf(entry: AuditEntry): { who: string; did: string; what: string } {
  // The owner closed their own account, and the name is gone with it.
  if (entry.action === "account-closed") return { who: texts.theOwner, did: "closed", what: texts.anAccount };
  const known = DID[entry.action];
  const what = entry.subjectName ?? KINDS[entry.subjectKind];
  // An action without words here reads as its name.
  return { who: entry.actorName, did: known ?? `${entry.action.replaceAll("-", " ")}:`, what };
}

/** Returns a field's name in words: "accountStatus" reads "Account status". */
export function fieldWord(field: string): string {
  const spaced = field.replaceAll(/[-_]+/g, " ").replaceAll(/([a-z])([A-Z])/g, "$1 $2").toLowerCase();
  return spaced.charAt(0).toUpperCase() + spaced.slice(1);
}

/** Names of the roles. */
export const ROLES = {
  Customer: texts.buyer,
  Breeder: texts.breeder,
  ShelterBreeder: texts.shelter,
  Admin: texts.staff,
} as const;

/** A verification's status in words for staff. */
export const VERIFICATION: Readonly<Record<VerificationStatus, string>> = {
  "not-started": texts.notStarted,
  submitted: texts.submitted,
  "in-review": texts.inReview,
  approved: texts.verified,
  "needs-info": texts.moreInfoRequested,
  rejected: texts.notApproved,
};
